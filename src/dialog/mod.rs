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
use yew::prelude::*;

/// What the dialogs are given.
#[derive(Properties, PartialEq)]
pub struct DialogsProps {
    /// The page.
    pub state: AppState,
}

/// The dialog that is open, if one is.
#[component]
pub fn Dialogs(props: &DialogsProps) -> Html {
    let state = &props.state;
    let record = state.table.session().record();
    match state.dialog {
        None => html! {},
        Some(Dialog::NewGame) => html! { <new_game::NewGame key="new" table={state.table.clone()} /> },
        Some(Dialog::Games) => html! { <games::Games key="games" playing={state.table.id().0.to_string()} /> },
        Some(Dialog::Settings) => html! { <settings::SettingsDialog key="settings" /> },
        Some(Dialog::Rules(at)) => html! { <rules::Rules key="rules" is_classic={state.table.is_shared()} {at} /> },
        Some(Dialog::TakeBack) => html! { <take_back::TakeBack key="take-back" state={state.clone()} /> },
        Some(Dialog::About) => html! { <about::About key="about" /> },
        Some(Dialog::Keys) => html! { <keys::Keys key="keys" /> },
        Some(Dialog::BadLink) => state.bad_link.as_ref().map_or_else(Html::default, |link| {
            html! { <bad_link::BadLinkPage key="link" link={(**link).clone()} begun={!record.moves.is_empty()} /> }
        }),
    }
}
