//! Figures that belong to nobody, beside the player who has them.

use super::piece::symbol;
use crate::view::players::{FigureView, PlayerView};
use yew::prelude::*;

/// The figures that stand with a player. There is a place for them also while there are none, for them to walk to.
pub fn figures(player: &PlayerView) -> Html {
    let Some(figures) = &player.figures else { return html! {} };
    html! {
        <span class="player-figures" data-figure-place={player.player.to_string()}>
            { for figures.iter().map(figure) }
        </span>
    }
}

fn figure(figure: &FigureView) -> Html {
    html! {
        <span key={figure.name} data-testid={format!("held-{}", figure.name)} title={figure.words}>
            { symbol(figure.symbol, "piece figure") }
            <span class="unseen">{ figure.words }</span>
        </span>
    }
}
