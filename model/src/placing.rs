//! Where a tile may go, by trying everything.

use crate::board::{Board, STEPS};
use crate::look::Look;
use crate::table::TileKind;

/// A cell and a rotation, as in traces: x, y, quarter turns clockwise.
pub type Placement = [i32; 3];

/// Every legal placement, each once; of rotations that look the same only the smallest.
pub fn placements(board: &Board, kind: TileKind) -> Vec<Placement> {
    let mut cells: Vec<(i32, i32)> = board
        .tiles()
        .iter()
        .flat_map(|tile| STEPS.map(|(dx, dy)| (tile.x + dx, tile.y + dy)))
        .filter(|&(x, y)| board.at(x, y).is_none())
        .collect();
    cells.sort_unstable();
    cells.dedup();
    let tile = kind.tile();
    let mut found = Vec::new();
    for (x, y) in cells {
        for &rotation in &tile.rotations {
            if fits(board, &tile.looks[usize::from(rotation)], x, y) {
                found.push([x, y, i32::from(rotation)]);
            }
        }
    }
    found
}

/// Whether every neighbour shows the same on the common edge. That there is a neighbour is for the caller to see to.
fn fits(board: &Board, look: &Look, x: i32, y: i32) -> bool {
    STEPS.iter().enumerate().all(|(side, (dx, dy))| match board.at(x + dx, y + dy) {
        None => true,
        Some(neighbour) => {
            let theirs = board.tiles()[neighbour].look.sides[(side + 2) % 4];
            theirs.is_some() && theirs == look.sides[side]
        }
    })
}
