//! What lies under and between the tiles: the table, the board's shadow, the hairline of the grid.

use crate::board::turn::Turn;
use crate::order::sorted;
use crate::view::board::TileView;
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

/// How many cells wide and high a block is. What is drawn under and between the tiles is drawn block by block, so that
/// a new tile makes the browser paint its neighbourhood anew and not the whole board.
const BLOCK: i32 = 3;

/// A cell as it is seen, and what is drawn there.
type Drawn = ((i32, i32), String);

/// The board's shadow, and a bed of meadow that keeps the table from shining through between tiles while they move.
#[component]
pub fn Shadow(TilesProps { tiles, turn }: &TilesProps) -> Html {
    let cells: Vec<(i32, i32)> = tiles.iter().map(|tile| turn.cell(tile.placement.pos)).collect();
    let squares = blocks(cells.iter().map(|&cell| (cell, square(cell, (100, 100)))).collect());
    let bed = blocks(cells.iter().map(|&cell| (cell, bed(cell, &cells))).collect());
    html! {
        <g class="shadow">
            <g class="shadow-far" transform="translate(0 9)">{ squares.clone() }</g>
            <g class="shadow-near" transform="translate(0 3)">{ squares }</g>
            <g class="art-meadow">{ bed }</g>
        </g>
    }
}

/// The hairline round every tile.
#[component]
pub fn Grid(TilesProps { tiles, turn }: &TilesProps) -> Html {
    html! { <g class="grid">{ blocks(hairlines(tiles, *turn)) }</g> }
}

/// One path a block.
fn blocks(drawn: Vec<Drawn>) -> Html {
    in_blocks(drawn).into_iter().map(|((x, y), d)| html! { <path key={format!("{x},{y}")} {d} /> }).collect()
}

/// What is drawn, put together block by block.
fn in_blocks(drawn: Vec<Drawn>) -> Vec<Drawn> {
    let mut blocks: Vec<Drawn> = Vec::new();
    for ((x, y), d) in drawn {
        let block = (x.div_euclid(BLOCK), y.div_euclid(BLOCK));
        match blocks.iter_mut().find(|(other, _)| *other == block) {
            Some((_, known)) => known.push_str(&d),
            None => blocks.push((block, d)),
        }
    }
    blocks
}

fn square((x, y): (i32, i32), (width, height): (i32, i32)) -> String {
    format!("M{} {}h{width}v{height}h-{width}z", x * 100, y * 100)
}

/// A square that reaches a little below its neighbours.
fn bed((x, y): (i32, i32), cells: &[(i32, i32)]) -> String {
    let side = |neighbour| if cells.contains(&neighbour) { 101 } else { 100 };
    square((x, y), (side((x + 1, y)), side((x, y + 1))))
}

/// Each edge once, as path data; none where a building runs across.
fn hairlines(tiles: &[TileView], turn: Turn) -> Vec<Drawn> {
    let mut edges = Vec::new();
    for tile in tiles {
        let (x, y) = turn.cell(tile.placement.pos);
        let rotation = turn.rotation(tile.placement.rotation);
        for side in Side::ALL.into_iter().filter(|&side| tile.kind.edge(side, rotation) != Edge::Sealed) {
            edges.push(match side {
                Side::North => (x, y, 'h'),
                Side::South => (x, y + 1, 'h'),
                Side::West => (x, y, 'v'),
                Side::East => (x + 1, y, 'v'),
            });
        }
    }
    let mut edges: Vec<(i32, i32, char)> = sorted(edges, |one, other| one < other);
    edges.dedup();
    edges.into_iter().map(|(x, y, way)| ((x, y), format!("M{} {}{way}100", x * 100, y * 100))).collect()
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

    fn lines(tiles: &[TileView], turn: Turn) -> usize {
        hairlines(tiles, turn).len()
    }

    #[test]
    fn a_tile_changes_its_own_block_only() {
        let tiles = [-4, -3, 0, 2, 5].map(|x| (x, 1));
        let drawn =
            |cells: &[(i32, i32)]| in_blocks(cells.iter().map(|&cell| (cell, square(cell, (100, 100)))).collect());
        let (before, after) = (drawn(&tiles), drawn(&[&tiles[..], &[(1, 2)]].concat()));
        let changed: Vec<_> = before.iter().zip(&after).filter(|(before, after)| before != after).collect();
        assert_eq!((before.len(), after.len(), changed.len()), (4, 4, 1));
        assert_eq!(after.iter().map(|(_, d)| d.matches('M').count()).sum::<usize>(), 6);
    }

    #[test]
    fn an_edge_between_two_tiles_is_drawn_once() {
        // The second and the third lie in different blocks.
        let tiles = [1, 2, 3].map(|x| at(TileKind::START, x));
        assert_eq!(lines(&tiles, Turn::default()), 10);
    }

    #[test]
    fn nothing_is_drawn_across_the_school_however_the_board_lies() {
        let tiles = [at(LEFT_HALF, 0), at(RIGHT_HALF, 1)];
        for turn in Rotation::ALL.map(Turn) {
            assert_eq!(lines(&tiles, turn), 6);
        }
    }
}
