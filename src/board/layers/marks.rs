//! Marks over the tiles: which was laid last, which feature is meant.

use crate::board::turn::Turn;
use crate::view::board::TileView;
use trivium_art::Drawing;
use trivium_engine::geometry::Pos;
use trivium_engine::tile::SegmentIndex;
use yew::prelude::*;

/// A segment that is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The tile that it is on.
    pub tile: TileView,
    /// The segment.
    pub segment: SegmentIndex,
}

/// What the layer is given.
#[derive(Properties, PartialEq)]
pub struct MarksProps {
    /// `lit` or `closes`.
    pub class: &'static str,
    /// The segments.
    pub marks: Vec<Mark>,
    /// How the board is turned.
    pub turn: Turn,
}

/// The segments of features that are pointed out: a wash over each, and a line along it.
#[component]
pub fn Marks(MarksProps { class, marks, turn }: &MarksProps) -> Html {
    let place = |mark: &Mark| format!("{}/{}", mark.tile.placement.pos, mark.segment);
    let draw = |mark: &Mark| {
        let placement = mark.tile.placement;
        let drawing = Drawing::new(mark.tile.kind, turn.rotation(placement.rotation), mark.tile.seed);
        let line: AttrValue = drawing.line(mark.segment).into();
        let transform: AttrValue = turn.transform(placement.pos).into();
        let place = place(mark);
        let under = html! {
            <g key={place.clone()} transform={transform.clone()} data-testid={format!("{class}-{place}")}>
                <path class="mark-wash" d={drawing.outline(mark.segment)} />
                <path class="mark-under" d={line.clone()} />
            </g>
        };
        (under, html! { <path key={place} class="mark-line" {transform} d={line} /> })
    };
    // All dark lines lie below all bright ones, so that they join across tiles.
    let (under, over): (Vec<Html>, Vec<Html>) = marks.iter().map(draw).unzip();
    // They light up together, as one picture: another feature is another element.
    let light = |first: &Mark| html! { <g key={place(first)} class="light"><g key="under">{ under }</g><g key="over">{ over }</g></g> };
    html! { <g class={classes!("marks", *class)}>{ for marks.first().map(light) }</g> }
}

/// The frame within the tile that was laid last.
pub fn newest(pos: Option<Pos>, turn: Turn) -> Html {
    let frame = |class: &'static str| html! { <rect {class} x="3" y="3" width="94" height="94" rx="3" /> };
    let marked = pos.map(|pos| {
        html! {
            <g transform={turn.transform(pos)} data-testid={format!("newest-{pos}")}>
                { frame("newest-under") }
                { frame("newest-line") }
            </g>
        }
    });
    html! { <g class="newest">{ marked }</g> }
}
