//! Pieces and tiles beside the board, drawn from the same symbols and outlines as on it.

use crate::decimal::decimal;
use crate::view::board::TileView;
use trivium_art::{ABBOT, Drawing, Layer, MEEPLE_AWAY, MEEPLES};
use yew::prelude::*;

/// A meeple, 0 to 4.
pub fn meeple(piece: u8) -> Html {
    symbol(MEEPLES[usize::from(piece).min(MEEPLES.len() - 1)], "piece")
}

/// Whose turn it is.
pub fn abbot() -> Html {
    symbol(ABBOT, "piece abbot")
}

/// A meeple to place, or the outline of one that is out on the board.
pub fn pip(piece: u8, away: bool) -> Html {
    if away { symbol(MEEPLE_AWAY, "pip") } else { symbol(MEEPLES[usize::from(piece).min(4)], "pip") }
}

/// A symbol of the art.
pub fn symbol(id: &str, class: &'static str) -> Html {
    html! {
        <svg {class} viewBox="-17 -20 34 38" aria-hidden="true"><use href={format!("#{id}")} /></svg>
    }
}

/// What a tile's picture is given.
#[derive(Properties, PartialEq)]
pub struct TilePictureProps {
    /// The tile, as it is seen.
    pub tile: TileView,
    /// What lies over it, in tile units.
    #[prop_or_default]
    pub children: Html,
}

/// A tile. Drawn again only when it is another one.
#[component]
pub fn TilePicture(props: &TilePictureProps) -> Html {
    let layers = use_memo(props.tile, |tile| Drawing::new(tile.kind, tile.placement.rotation, tile.seed).art().layers);
    html! {
        <svg class="tile-picture" viewBox="0 0 100 100" data-kind={props.tile.kind.name()} aria-hidden="true">
            <g>{ for layers.iter().map(layer) }</g>
            { props.children.clone() }
        </svg>
    }
}

fn layer(layer: &Layer) -> Html {
    match layer {
        Layer::Path { class, d } => html! { <path class={*class} d={d.clone()} /> },
        Layer::Symbol { id, at } => {
            html! { <use href={format!("#{id}")} x={decimal(at.x)} y={decimal(at.y)} /> }
        }
    }
}
