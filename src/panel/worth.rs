//! What the feature that is looked at is worth: a caption over the board.

use crate::app::Shared;
use crate::app::state::AppState;
use crate::game::Forecast;
use crate::hooks::use_texts;
use crate::view::names::Names;
use crate::view::worth::worth;
use yew::prelude::*;

/// What the caption is given.
#[derive(Properties, PartialEq)]
pub struct WorthProps {
    /// The page.
    pub state: AppState,
    /// What will happen, while a tile lies for trial.
    pub forecast: Shared<Option<Forecast>>,
}

/// The caption, while a feature is looked at.
#[component]
pub fn Worth(props: &WorthProps) -> Html {
    let state = &props.state;
    let names = Names::at(use_texts(), &state.settings, &state.table);
    let text = worth(state, props.forecast.0.as_ref().as_ref(), &names);
    html! {
        <div class="worth-place" role="status">
            { for text.map(|text| html! { <p class="worth" data-testid="worth">{ text }</p> }) }
        </div>
    }
}
