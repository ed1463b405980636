//! What stands around the board: the score rail, the players, the hand, and the lists.

use crate::app::Shared;
use crate::app::state::AppState;
use crate::game::Forecast;
use yew::prelude::*;

/// What the rail is given.
#[derive(Properties, PartialEq)]
pub struct RailProps {
    /// The page.
    pub state: AppState,
}

/// The score rail.
#[component]
pub fn Rail(_props: &RailProps) -> Html {
    html! { <header class="rail"></header> }
}

/// What the panel is given.
#[derive(Properties, PartialEq)]
pub struct PanelProps {
    /// The page.
    pub state: AppState,
    /// What will happen, while a tile lies for trial.
    pub forecast: Shared<Option<Forecast>>,
}

/// The panel beside the board, or on a phone the bar below it.
#[component]
pub fn Panel(_props: &PanelProps) -> Html {
    html! { <aside class="panel"></aside> }
}
