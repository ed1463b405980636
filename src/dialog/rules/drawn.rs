//! A picture on the page of rules: tiles and meeples as on the board, what they show in words beside them.

use crate::board::layers::{Mark, Marks, picture, piece_href, standing};
use crate::board::turn::Turn;
use crate::decimal::decimal;
use crate::i18n::Texts;
use crate::view::board::{TileView, tile_view};
use crate::view::rules::Picture;
use trivium_art::Drawing;
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::moves::Placement;
use trivium_engine::tile::TileKind;
use yew::prelude::*;

/// The tiles of a picture.
pub fn tiles(picture: &Picture) -> Vec<TileView> {
    let tile = |&(kind, turns, x, y): &(&str, u8, i8, i8)| {
        let placement = Placement { pos: Pos::new(x, y), rotation: Rotation::new(turns) };
        Some(tile_view(TileKind::from_name(kind)?, placement))
    };
    picture.tiles.iter().filter_map(tile).collect()
}

/// The picture and what it shows.
pub fn drawn(shown: &Picture, texts: Texts) -> Html {
    let tiles = tiles(shown);
    let drawings: Vec<Drawing> =
        tiles.iter().map(|tile| Drawing::new(tile.kind, tile.placement.rotation, tile.seed)).collect();
    let place = |at: usize| Turn::default().transform(tiles[at].placement.pos);
    let tile = |(at, drawing): (usize, &Drawing)| {
        html! { <g clip-path="url(#board-tile)" transform={place(at)}>{ picture(&drawing.art()) }<rect width="100" height="100" /></g> }
    };
    let meeple = |&(piece, at, segment): &(u8, usize, u8)| {
        let anchor = drawings[at].anchor(segment);
        html! {
            <use href={piece_href(piece)} transform={place(at)} x={decimal(anchor.x)} y={decimal(standing(anchor))} />
        }
    };
    let marks: Vec<Mark> = shown.about.iter().map(|&(at, segment)| Mark { tile: tiles[at], segment }).collect();
    let (left, top, width, height) = frame(&tiles);
    html! {
        <figure class="shown">
            <svg role="img" aria-label={(shown.seen)(texts)} width={format!("{}em", width * 5 / 100)}
                viewBox={format!("{left} {top} {width} {height}")}>
                { for drawings.iter().enumerate().map(tile) }
                <Marks class="lit" {marks} turn={Turn::default()} />
                { for shown.meeples.iter().map(meeple) }
            </svg>
            <figcaption>{ (shown.says)(texts) }</figcaption>
        </figure>
    }
}

/// Left and upper edge, width and height of all tiles.
fn frame(tiles: &[TileView]) -> (i32, i32, i32, i32) {
    let mut edges = (i32::MAX, i32::MAX, i32::MIN, i32::MIN);
    for tile in tiles {
        let (x, y) = Turn::default().cell(tile.placement.pos);
        edges = (edges.0.min(x), edges.1.min(y), edges.2.max(x + 1), edges.3.max(y + 1));
    }
    (edges.0 * 100, edges.1 * 100, (edges.2 - edges.0) * 100, (edges.3 - edges.1) * 100)
}
