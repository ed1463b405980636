//! Dialogs and pages over the board.

use crate::app::state::AppState;
use yew::prelude::*;

/// What the dialogs are given.
#[derive(Properties, PartialEq)]
pub struct DialogsProps {
    /// The page.
    pub state: AppState,
}

/// The dialog that is open, if one is.
#[component]
pub fn Dialogs(_props: &DialogsProps) -> Html {
    html! {}
}
