//! What the feature that is looked at is worth: a caption over the board.

use crate::app::state::AppState;
use crate::game::Forecast;
use crate::i18n::Texts;
use crate::view::names::Names;
use crate::view::worth::worth;
use yew::prelude::*;

/// The caption, while a feature is looked at.
pub fn worth_line(state: &AppState, forecast: Option<&Forecast>, texts: Texts) -> Html {
    let names = Names::at(texts, &state.settings, &state.table);
    let text = worth(state, forecast, &names);
    html! {
        <div class="worth-place" role="status">
            { for text.map(|text| html! { <p class="worth" data-testid="worth">{ text }</p> }) }
        </div>
    }
}
