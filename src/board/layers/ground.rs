//! What lies under and between the tiles: the table, the board's shadow, the hairline of the grid.

use crate::board::turn::Turn;
use crate::order::sorted;
use crate::view::board::TileView;
use std::fmt::Write;
use std::rc::Rc;
use trivium_engine::geometry::Side;
use trivium_engine::tile::Edge;
use yew::prelude::*;

/// The crosses on the table. Larger than any board.
pub fn lattice() -> Html {
    html! { <rect class="lattice" x="-9000" y="-9000" width="18000" height="18000" fill="url(#board-lattice)" /> }
}

/// What the layers about all tiles are given.
#[derive(Properties, PartialEq)]
pub struct TilesProps {
    /// The tiles.
    pub tiles: Rc<[TileView]>,
    /// How the board is turned.
    pub turn: Turn,
}

/// The board's shadow, and a bed of meadow that keeps the table from shining through between tiles while they move.
#[component]
pub fn Shadow(TilesProps { tiles, turn }: &TilesProps) -> Html {
    let d: AttrValue = squares(tiles, *turn).into();
    html! {
        <g class="shadow">
            <path class="shadow-far" transform="translate(0 9)" d={d.clone()} />
            <path class="shadow-near" transform="translate(0 3)" d={d.clone()} />
            <path class="art-meadow" {d} />
        </g>
    }
}

/// The hairline round every tile.
#[component]
pub fn Grid(TilesProps { tiles, turn }: &TilesProps) -> Html {
    html! { <path class="grid" d={hairline(tiles, *turn)} /> }
}

fn squares(tiles: &[TileView], turn: Turn) -> String {
    tiles.iter().fold(String::new(), |mut d, tile| {
        let (x, y) = turn.cell(tile.placement.pos);
        let _ = write!(d, "M{} {}h100v100h-100z", x * 100, y * 100);
        d
    })
}

/// Each edge once, as path data; none where a building runs across.
fn hairline(tiles: &[TileView], turn: Turn) -> String {
    let mut edges = Vec::new();
    for tile in tiles {
        let (x, y) = turn.cell(tile.placement.pos);
        let rotation = turn.rotation(tile.placement.rotation);
        for side in Side::ALL.into_iter().filter(|&side| tile.kind.edge(side, rotation) != Edge::Sealed) {
            edges.push(match side {
                Side::North => (x, y, true),
                Side::South => (x, y + 1, true),
                Side::West => (x, y, false),
                Side::East => (x + 1, y, false),
            });
        }
    }
    let mut edges: Vec<(i32, i32, bool)> = sorted(edges, |one, other| one < other);
    edges.dedup();
    edges.into_iter().fold(String::new(), |mut d, (x, y, level)| {
        let _ = write!(d, "M{} {}{}100", x * 100, y * 100, if level { 'h' } else { 'v' });
        d
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::board::tile_view;
    use trivium_engine::geometry::{Pos, Rotation};
    use trivium_engine::moves::Placement;
    use trivium_engine::tile::{LEFT_HALF, RIGHT_HALF, TileKind};

    fn at(kind: TileKind, x: i8) -> TileView {
        tile_view(kind, Placement { pos: Pos::new(x, 0), rotation: Rotation::default() })
    }

    #[test]
    fn an_edge_between_two_tiles_is_drawn_once() {
        let tiles = [at(TileKind::START, 0), at(TileKind::START, 1)];
        assert_eq!(hairline(&tiles, Turn::default()).matches('M').count(), 7);
    }

    #[test]
    fn nothing_is_drawn_across_the_school_however_the_board_lies() {
        let tiles = [at(LEFT_HALF, 0), at(RIGHT_HALF, 1)];
        for turn in Rotation::ALL.map(Turn) {
            assert_eq!(hairline(&tiles, turn).matches('M').count(), 6);
        }
    }
}
