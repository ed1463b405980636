//! One game of the list.

use super::super::options_in_words;
use super::summary::{Outcome, Summary};
use crate::i18n::Texts;
use crate::panel::meeple;
use crate::view::names::Names;
use js_sys::{Date, Object};
use trivium_engine::player::Player;
use yew::prelude::*;

/// What can be done with a game of the list, each by its name.
pub struct Ways {
    /// It goes on the table.
    pub open: Callback<String>,
    /// It goes from the shelf.
    pub remove: Callback<String>,
}

/// A game: its seed and options, how far it came, and what one can do with it unless it lies on the table.
pub fn item(game: &Summary, is_playing: bool, names: &Names, ways: &Ways) -> Html {
    let texts = names.texts;
    let with_id = |callback: &Callback<String>| {
        let id = game.id.clone();
        callback.reform(move |_: MouseEvent| id.clone())
    };
    let open = if game.outcome.is_some() { texts.look_at() } else { texts.resume() };
    let seed = game.seed.to_string();
    html! {
        <li key={game.id.as_str()} class="game" data-testid={format!("game-{}", game.id)} data-tiles={game.tiles.to_string()}>
            <div>
                <strong>{ &seed }</strong>
                <p>{ options_in_words(texts, game.options) }</p>
                <p>{ how_far(texts, names, game) }{ " · " }{ date(texts, game.touched) }</p>
                if !game.scores.is_empty() { { standings(names, game) } }
            </div>
            if is_playing {
                <span class="tag">{ texts.on_the_table() }</span>
            } else {
                <button type="button" class="button" data-testid={format!("open-{}", game.id)}
                    aria-label={texts.open_game(open, seed.as_str())} onclick={with_id(&ways.open)}>{ open }</button>
                <button type="button" class="button" data-testid={format!("remove-{}", game.id)}
                    aria-label={texts.remove_game(seed.as_str())} onclick={with_id(&ways.remove)}>{ texts.remove() }</button>
            }
        </li>
    }
}

/// How far a game came: the tiles, or the result.
fn how_far(texts: Texts, names: &Names, game: &Summary) -> String {
    let far = match game.outcome {
        None => texts.tiles_placed(game.tiles),
        Some(Outcome::Result(result)) => texts.result_is(result, game.tiles),
        Some(Outcome::Shared(points)) => texts.won_by_several(points),
        Some(Outcome::Won(player, points)) => texts.won_by(names.of(player), points),
    };
    if game.taken_back && game.outcome.is_some() { texts.result_with_take_backs(far) } else { far }
}

/// Everybody who sat at one screen, with the score: the best first.
fn standings(names: &Names, game: &Summary) -> Html {
    let one = |&(player, score): &(Player, u16)| {
        html! { <li key={player.index()}>{ meeple(names.piece(player)) }<span>{ names.texts.score_of(names.of(player), score) }</span></li> }
    };
    html! { <ol class="standings" data-testid={format!("standings-{}", game.id)}>{ for game.scores.iter().map(one) }</ol> }
}

/// The day in the player's language.
fn date(texts: Texts, milliseconds: u64) -> String {
    #[allow(clippy::cast_precision_loss, reason = "exact for a quarter of a million years")]
    let date = Date::new(&(milliseconds as f64).into());
    date.to_locale_date_string(texts.tag(), &Object::new()).into()
}
