//! A placed tile.

use crate::board::turn::Turn;
use crate::decimal::decimal;
use crate::view::board::TileView;
use trivium_art::{Layer, TileArt, tile_art};
use yew::prelude::*;

/// What a tile is given.
#[derive(Properties, PartialEq)]
pub struct TileProps {
    /// The tile.
    pub tile: TileView,
    /// How the board is turned.
    pub turn: Turn,
}

/// A tile as it lies. Its picture is worked out here and nowhere else, so it is only when the tile itself changes.
#[component]
pub fn Tile(TileProps { tile, turn }: &TileProps) -> Html {
    let pos = tile.placement.pos;
    let art = tile_art(tile.kind, turn.rotation(tile.placement.rotation), tile.seed);
    html! {
        <g class="tile" clip-path="url(#board-tile)" transform={turn.transform(pos)} data-testid={format!("tile-{pos}")}>
            { picture(&art) }
        </g>
    }
}

/// The elements of a tile's picture.
pub fn picture(art: &TileArt) -> Html {
    let element = |layer: &Layer| match layer {
        Layer::Path { class, d } => html! { <path class={*class} d={d.clone()} /> },
        Layer::Symbol { id, at } => {
            html! { <use href={format!("#{id}")} x={decimal(at.x)} y={decimal(at.y)} /> }
        }
    };
    art.layers.iter().map(element).collect()
}
