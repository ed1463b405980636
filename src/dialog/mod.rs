//! Dialogs and pages over the board.

mod about;
mod bad_link;
mod games;
mod keys;
mod modal;
mod new_game;
mod pick;
mod rules;
mod settings;
mod take_back;
mod words;

pub use modal::Modal;
pub use words::{options_in_words, problem_in_words};

use crate::app::state::{AppState, Dialog};
use crate::hooks::{use_act, use_settings, use_texts};
use std::rc::Rc;
use yew::prelude::*;

/// What the dialogs are given.
#[derive(Properties, PartialEq)]
pub struct DialogsProps {
    /// The page.
    pub state: Rc<AppState>,
}

/// The dialog that is open, if one is.
#[component]
pub fn Dialogs(props: &DialogsProps) -> Html {
    let state = &props.state;
    let (act, texts, settings) = (use_act(), use_texts(), use_settings());
    match state.dialog {
        None => html! {},
        Some(Dialog::NewGame) => html! { <new_game::NewGame key="new" table={state.table.clone()} /> },
        Some(Dialog::Games) => html! { <games::Games key="games" playing={state.table.id().0.to_string()} /> },
        Some(Dialog::Settings) => settings::settings_dialog(&settings, &act, texts),
        Some(Dialog::Rules(at)) => html! { <rules::Rules key="rules" is_classic={state.table.is_shared()} {at} /> },
        Some(Dialog::TakeBack) => take_back::take_back(state, &act, texts),
        Some(Dialog::About) => about::about(&act, texts),
        Some(Dialog::Keys) => keys::keys(texts),
        Some(Dialog::BadLink) => {
            let begun = !state.table.session().record().moves.is_empty();
            state.bad_link.as_ref().map_or_else(Html::default, |link| bad_link::bad_link(link, begun, &act, texts))
        }
    }
}
