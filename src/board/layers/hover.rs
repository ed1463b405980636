//! The places to point at, of the one tile that the pointer is over.

use crate::board::turn::Turn;
use crate::view::board::TileView;
use trivium_art::Drawing;
use trivium_engine::board::SegmentRef;
use yew::prelude::*;

/// What the layer is given.
#[derive(Properties, PartialEq)]
pub struct HoverProps {
    /// The tile.
    pub tile: Option<TileView>,
    /// How the board is turned.
    pub turn: Turn,
    /// A segment is pointed at, or none any more.
    pub light: Callback<Option<SegmentRef>>,
}

/// Invisible outlines of the tile's segments: fields first, what lies in them above.
#[component]
pub fn Hover(HoverProps { tile, turn, light }: &HoverProps) -> Html {
    let areas = tile.map(|tile| {
        let pos = tile.placement.pos;
        let drawing = Drawing::new(tile.kind, turn.rotation(tile.placement.rotation), tile.seed);
        let area = |segment| {
            let onpointerover = light.reform(move |_| Some(SegmentRef { pos, segment }));
            let onpointerout = light.reform(|_| None);
            html! {
                <path key={segment} class="hover-area" d={drawing.outline(segment)} {onpointerover} {onpointerout}
                    data-testid={format!("area-{pos}/{segment}")} />
            }
        };
        let count = u8::try_from(tile.kind.spec().segments().len()).unwrap_or(0);
        html! { <g key={pos.to_string()} transform={turn.transform(pos)}>{ for (0..count).rev().map(area) }</g> }
    });
    html! { <g class="hover">{ areas }</g> }
}
