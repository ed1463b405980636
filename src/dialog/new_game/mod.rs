//! The next game: its options and its seed. The usual one is one press away.

mod draft;
mod options;
mod seats;
mod seed;

use self::draft::Draft;
use self::options::option_picks;
use self::seats::seat_picks;
use self::seed::seed_field;
use super::Modal;
use crate::app::state::{Action, Notice};
use crate::boot::{address, fresh};
use crate::game::{Table, TableId};
use crate::hooks::{use_act, use_settings, use_texts};
use crate::storage::SavedGame;
use std::rc::Rc;
use yew::prelude::*;

/// What the dialog is given.
#[derive(Properties, PartialEq)]
pub struct NewGameProps {
    /// The game that lies on the table now.
    pub table: Table,
}

/// Options and seed of the next game. It begins as the one before was set.
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let (act, texts) = (use_act(), use_texts());
    let record = props.table.session().record();
    let draft = {
        let options = record.options;
        let (seats, pieces) = (props.table.seats().clone(), use_settings().pieces);
        use_state(move || Draft::new(options).seated(&seats, pieces))
    };
    let change = {
        let draft = draft.clone();
        Callback::from(move |next: Draft| draft.set(next))
    };
    let start = {
        let (draft, table) = (draft.clone(), props.table.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let previous = &table.session().record().seed;
            let Some(seed) = draft.seed(address::normalise, || fresh::seed(Some(previous))) else { return };
            let unfinished = SavedGame::of(&table, 0, 0).is_begun() && table.game().end().is_none();
            let next = Table::new(TableId(Rc::from(fresh::id())), draft.options, seed);
            act.act(Action::Open(next.seated(draft.seats())));
            act.act(Action::Tell(unfinished.then_some(Notice::PutAway)));
        })
    };
    let ready = draft.is_ready(address::normalise);
    html! {
        <Modal title={texts.new_game()} name="new-game" focus_inside=true>
            <form class="new-game" onsubmit={start}>
                { option_picks(&draft, &change, texts) }
                if draft.players() > 0 { { seat_picks(&draft, &change, texts) } }
                { seed_field(&draft, record.seed.to_string(), &change, texts) }
                <footer class="modal-foot">
                    <button type="submit" class="button primary" data-testid="start" autofocus=true disabled={!ready}>
                        { texts.start() }
                    </button>
                </footer>
            </form>
        </Modal>
    }
}
