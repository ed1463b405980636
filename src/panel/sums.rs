//! What has just been scored, as sums: beside the tile in hand, where nothing is to be chosen yet.

use super::stressed::stressed;
use crate::app::state::{AppState, Tab};
use crate::view::names::Names;
use crate::view::scored::told;
use yew::prelude::*;

/// The sums of the move that has just been played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sums {
    lines: Vec<String>,
    in_log: bool,
}

impl Sums {
    /// The sums that a page shows, until something else is done.
    pub fn of(state: &AppState, names: &Names) -> Self {
        let lines = state.scored.map(|scored| told(&state.table, scored, names)).unwrap_or_default();
        Self { lines, in_log: state.tab == Tab::Log }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// The sums; the style sheet leaves them out where the log beside them says the same. The announcer has said them.
pub fn sums(sums: &Sums) -> Html {
    let class = classes!("sums", sums.in_log.then_some("in-log"));
    html! {
        <div {class} aria-hidden="true" data-testid="sums">
            { for sums.lines.iter().map(|line| html! { <p>{ stressed(line) }</p> }) }
        </div>
    }
}
