//! The spots on the tile for trial where a meeple may go.

use super::meeples::{piece_href, standing};
use super::{Hit, Tap};
use crate::board::turn::Turn;
use crate::board::words::spot_name;
use crate::decimal::decimal;
use crate::hooks::use_texts;
use crate::i18n::Texts;
use crate::view::board::{Spot, Trial};
use trivium_art::{Drawing, Point};
use trivium_engine::tile::SegmentIndex;
use yew::prelude::*;

/// Half the width of a target that a finger hits, in tile units: 44 pixels across on a tile of 100.
const REACH: f32 = 22.0;

/// What the layer is given.
#[derive(Properties, PartialEq)]
pub struct SpotsProps {
    /// The tile for trial.
    pub trial: Trial,
    /// The piece of the player whose turn it is.
    pub piece: u8,
    /// How the board is turned.
    pub turn: Turn,
    /// A spot was tapped.
    pub tap: Callback<Tap>,
    /// A spot is looked at, or none any more.
    pub look: Callback<Option<SegmentIndex>>,
}

/// The spots; on the chosen one stands the piece itself.
#[component]
pub fn Spots(props: &SpotsProps) -> Html {
    let SpotsProps { trial, turn, .. } = props;
    let texts = use_texts();
    let placement = trial.tile.placement;
    let drawing = Drawing::new(trial.tile.kind, turn.rotation(placement.rotation), trial.tile.seed);
    let spots: Vec<(Spot, Point)> = trial.spots.iter().map(|&spot| (spot, drawing.anchor(spot.segment))).collect();
    html! {
        <g class="spots" transform={turn.transform(placement.pos)}>
            { for spots.iter().map(|&(spot, anchor)| spot_view(props, texts, spot, anchor, reach(anchor, &spots))) }
        </g>
    }
}

/// How far round its anchor a spot can be hit: not into the next one's half.
fn reach(anchor: Point, spots: &[(Spot, Point)]) -> f32 {
    let others = spots.iter().map(|(_, other)| other.distance(anchor)).filter(|&distance| distance > 0.0);
    others.fold(REACH, |reach, distance| reach.min(distance / 2.0))
}

/// A disc with the digit; looked at or chosen, the piece itself on a halo.
fn spot_view(props: &SpotsProps, texts: Texts, spot: Spot, anchor: Point, reach: f32) -> Html {
    let SpotsProps { trial, piece, tap, look, .. } = props;
    let segment = spot.segment;
    let onclick = tap.reform(move |event| (event, Hit::Spot(segment)));
    let onpointerover = look.reform(move |_| Some(segment));
    let onpointerout = look.reform(|_| None);
    let chosen = trial.chosen == Some(segment);
    let kind = trial.tile.kind.spec().segments().get(usize::from(segment)).map(|segment| segment.kind);
    html! {
        <g key={segment} class={classes!("spot", chosen.then_some("chosen"))} role="button" {onclick}
            {onpointerover} {onpointerout}
            transform={format!("translate({} {})", decimal(anchor.x), decimal(anchor.y))}
            data-testid={format!("spot-{}", spot.digit)} aria-label={spot_name(texts, spot.digit, kind)}>
            <circle class="spot-reach" r={decimal(reach)} />
            <g class="spot-disc">
                <circle class="spot-shadow" cy="1" r="11.5" />
                <circle class="spot-paper" r="10.4" />
                <circle class={format!("spot-ring ring-{piece}")} r="8.6" />
                <text class="spot-digit" y="4.2">{ spot.digit }</text>
            </g>
            <g class="spot-piece">
                <circle class="spot-halo" r="19" />
                <use href={piece_href(*piece)} y={decimal(standing(anchor) - anchor.y)} />
            </g>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_large_but_do_not_overlap() {
        let spot = |segment| Spot { segment, digit: segment + 1 };
        let alone = [(spot(0), Point { x: 20.0, y: 50.0 })];
        assert!((reach(alone[0].1, &alone) - REACH).abs() < 1e-6);
        let near = [alone[0], (spot(1), Point { x: 50.0, y: 50.0 })];
        assert!((reach(near[0].1, &near) - 15.0).abs() < 1e-6);
    }
}
