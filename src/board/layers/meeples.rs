//! A meeple on the board.

use crate::board::turn::Turn;
use crate::decimal::decimal;
use crate::view::board::MeepleView;
use trivium_art::{Drawing, MEEPLES, Point};
use trivium_engine::board::SegmentRef;
use yew::prelude::*;

/// What a meeple is given.
#[derive(Properties, PartialEq)]
pub struct MeepleProps {
    /// The meeple.
    pub meeple: MeepleView,
    /// The piece of its player.
    pub piece: u8,
    /// Whether it is being counted.
    pub counted: bool,
    /// How the board is turned.
    pub turn: Turn,
    /// Its segment is pointed at, or none any more.
    pub light: Callback<Option<SegmentRef>>,
}

/// The piece, upright on its segment.
#[component]
pub fn Meeple(MeepleProps { meeple, piece, counted, turn, light }: &MeepleProps) -> Html {
    let placement = meeple.tile.placement;
    let at = meeple.at();
    let rotation = turn.rotation(placement.rotation);
    let anchor = Drawing::new(meeple.tile.kind, rotation, meeple.tile.seed).anchor(meeple.segment);
    let onpointerover = light.reform(move |_| Some(at));
    let onpointerout = light.reform(|_| None);
    let transform: AttrValue = turn.transform(at.pos).into();
    html! {
        <>
            if *counted {
                <circle class="counted-halo" transform={transform.clone()} cx={decimal(anchor.x)} cy={decimal(anchor.y)} r="22" />
            }
            <use class="meeple" href={piece_href(*piece)} {transform} x={decimal(anchor.x)}
                y={decimal(standing(anchor))} data-testid={format!("meeple-{}/{}", at.pos, at.segment)}
                {onpointerover} {onpointerout} />
        </>
    }
}

/// What refers to the picture of a piece.
pub fn piece_href(piece: u8) -> String {
    format!("#{}", MEEPLES[usize::from(piece) % MEEPLES.len()])
}

/// A piece stands a little above its anchor: its weight is in its feet.
pub fn standing(anchor: Point) -> f32 {
    anchor.y - 1.0
}
