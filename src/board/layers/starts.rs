//! Where something sets out from that flies to a player: nothing is seen of it, but it can be measured.

use super::Mark;
use super::meeples::standing;
use crate::board::turn::Turn;
use crate::decimal::decimal;
use trivium_art::Drawing;
use yew::prelude::*;

/// A place as large as a meeple on each of these segments.
pub fn starts(marks: &[Mark], turn: Turn) -> Html {
    marks.iter().map(|mark| start(mark, turn)).collect()
}

fn start(mark: &Mark, turn: Turn) -> Html {
    let placement = mark.tile.placement;
    let anchor = Drawing::new(mark.tile.kind, turn.rotation(placement.rotation), mark.tile.seed).anchor(mark.segment);
    html! {
        <rect class="start" transform={turn.transform(placement.pos)} data-start={format!("{}/{}", placement.pos, mark.segment)}
            x={decimal(anchor.x - 17.0)} y={decimal(standing(anchor) - 20.0)} width="34" height="38" />
    }
}
