//! The tile that lies for trial.

use super::tile::picture;
use super::{Hit, Tap};
use crate::board::turn::Turn;
use crate::view::board::TileView;
use std::cell::Cell;
use trivium_art::tile_art;
use trivium_engine::geometry::{Pos, Rotation};
use yew::prelude::*;

/// What the layer is given.
#[derive(Properties, PartialEq)]
pub struct TrialProps {
    /// The tile.
    pub tile: TileView,
    /// The piece of the player whose turn it is.
    pub piece: u8,
    /// How the board is turned.
    pub turn: Turn,
    /// It was tapped.
    pub tap: Callback<Tap>,
}

/// The tile, raised, in three rings.
#[component]
pub fn TrialTile(TrialProps { tile, piece, turn, tap }: &TrialProps) -> Html {
    let placement = tile.placement;
    let rotation = turn.rotation(placement.rotation);
    let art = tile_art(tile.kind, rotation, tile.seed);
    let quarters = use_quarters(placement.pos, rotation);
    let ring = |class: String| html! { <rect {class} x="-3" y="-3" width="106" height="106" rx="5" /> };
    let onclick = tap.reform(|event| (event, Hit::Trial));
    html! {
        <g class="trial" transform={turn.transform(placement.pos)} {onclick} data-testid="trial"
            data-rotation={placement.rotation.turns().to_string()}>
            <rect class="trial-shadow" x="-6" y="2" width="112" height="111" rx="10" />
            <g key={rotation.turns()} class={format!("tile quarters-{quarters}")} clip-path="url(#board-tile)">
                { picture(&art) }
            </g>
            { ring("ring ring-ink".to_owned()) }
            { ring("ring ring-cream".to_owned()) }
            { ring(format!("ring ring-piece ring-{piece}")) }
        </g>
    }
}

/// By how many quarters the tile has been turned since it was drawn last: so far it is seen turning. 0 elsewhere.
#[hook]
fn use_quarters(pos: Pos, rotation: Rotation) -> u8 {
    let last = use_mut_ref(|| Cell::new(None));
    match last.borrow().replace(Some((pos, rotation))) {
        Some((before, from)) if before == pos => (rotation.turns() + 4 - from.turns()) % 4,
        _ => 0,
    }
}
