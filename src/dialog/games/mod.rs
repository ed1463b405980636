//! The shelf: running and finished games, each of which can be taken up again; and all of them as one file.

mod item;
mod share;
mod summary;

use self::item::{Ways, item};
use self::share::Transfer;
use self::summary::Summary;
use super::Modal;
use crate::app::state::Action;
use crate::hooks::{use_act, use_keeper, use_settings, use_texts};
use crate::storage::SavedGame;
use crate::view::names::Names;
use yew::prelude::*;

/// What the list of games is given.
#[derive(Properties, PartialEq)]
pub struct GamesProps {
    /// The game on the table.
    pub playing: AttrValue,
}

/// All games but those that never began.
///
/// # Panics
/// Outside the page, which provides the keeper.
#[component]
pub fn Games(props: &GamesProps) -> Html {
    let (act, texts, settings) = (use_act(), use_texts(), use_settings());
    let keeper = use_keeper();
    let removed = use_state(|| None::<(String, SavedGame)>);
    let version = use_state(|| 0u32);
    let games = use_memo((keeper.clone(), *version), |(keeper, _)| {
        keeper.shelf().list().into_iter().filter_map(Summary::of).collect::<Vec<_>>()
    });
    let look_again = {
        let version = version.clone();
        Callback::from(move |()| version.set(*version + 1))
    };
    let open = {
        let keeper = keeper.clone();
        Callback::from(move |id: String| {
            if let Some(table) = keeper.table(&id) {
                act.act(Action::Open(table));
            }
        })
    };
    let remove = {
        let (keeper, removed, look_again) = (keeper.clone(), removed.clone(), look_again.clone());
        Callback::from(move |id: String| {
            removed.set(keeper.shelf().open(&id).map(|reading| (id.clone(), reading.game)));
            let _ = keeper.shelf().remove(&id);
            look_again.emit(());
        })
    };
    let put_back = {
        let (keeper, removed, look_again) = (keeper, removed.clone(), look_again.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some((id, game)) = &*removed {
                let _ = keeper.shelf().put(id, game);
            }
            removed.set(None);
            look_again.emit(());
        })
    };
    let ways = Ways { open, remove };
    let item =
        |game: &Summary| item(game, *game.id == *props.playing, &Names::at(texts, &settings, &game.table), &ways);
    let (running, finished): (Vec<_>, Vec<_>) = games.iter().partition(|game| game.outcome.is_none());
    html! {
        <Modal title={texts.games()} name="games">
            if removed.is_some() {
                <p class="line" role="status">
                    { texts.game_removed() }
                    <button type="button" class="button" data-testid="put-back" onclick={put_back}>{ texts.put_back() }</button>
                </p>
            }
            if games.is_empty() { <p data-testid="no-games">{ texts.no_games() }</p> }
            if !running.is_empty() { <h3>{ texts.running_games() }</h3> }
            <ul class="games">{ for running.into_iter().map(&item) }</ul>
            if !finished.is_empty() { <h3>{ texts.finished_games() }</h3> }
            <ul class="games">{ for finished.into_iter().map(&item) }</ul>
            <Transfer on_change={look_again} />
        </Modal>
    }
}
