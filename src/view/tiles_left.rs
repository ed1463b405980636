//! The tiles still to come: every kind with how many remain, what fits a cell, and cells that nothing left can fill.

use crate::app::state::AppState;
use crate::order::sorted;
use trivium_engine::board::Board;
use trivium_engine::game::Game;
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::moves::Placement;
use trivium_engine::tile::TileKind;

/// The tiles still to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TilesLeft {
    /// Every kind, in the order of the box.
    pub kinds: Vec<KindLeft>,
    /// How many tiles all stacks hold together.
    pub total: u8,
    /// Whether one more is in hand.
    pub in_hand: bool,
    /// How many of them fit the cell that is pointed at, if one is.
    pub fitting: Option<u8>,
    /// Tiles that were set aside, in the order in which they came up.
    pub set_aside: Vec<TileKind>,
    /// Vacant cells beside a tile that no tile left can fill, the one in hand included.
    pub dead: Vec<Pos>,
}

/// A kind of tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindLeft {
    /// Which kind.
    pub kind: TileKind,
    /// How many all stacks hold together.
    pub left: u8,
    /// Whether it fits the cell that is pointed at.
    pub fits: bool,
}

impl TilesLeft {
    /// The tiles still to come on a page.
    pub fn of(state: &AppState) -> Self {
        let game = state.table.game();
        let board = game.position().board();
        let cell = state.cell.filter(|cell| board.tile_at(*cell).is_none());
        let kind = |kind: TileKind| KindLeft {
            kind,
            left: game.deck().remaining(kind),
            fits: cell.is_some_and(|cell| fits(board, kind, cell)),
        };
        let kinds: Vec<KindLeft> = TileKind::base().map(kind).collect();
        Self {
            total: game.deck().left_in_all(),
            in_hand: game.hand().is_some(),
            fitting: cell.map(|_| kinds.iter().filter(|kind| kind.fits).map(|kind| kind.left).sum()),
            set_aside: game.set_aside().to_vec(),
            dead: dead_cells(game),
            kinds,
        }
    }
}

/// Whether a tile of that kind fits a cell, however it is turned.
fn fits(board: &Board, kind: TileKind, pos: Pos) -> bool {
    kind.rotations().any(|rotation: Rotation| board.fits(kind, Placement { pos, rotation }))
}

/// The cells that no tile left can fill, row by row. None once the game is over: then it goes without saying.
pub(super) fn dead_cells(game: &Game) -> Vec<Pos> {
    if game.end().is_some() {
        return Vec::new();
    }
    let board = game.position().board();
    let in_stacks = TileKind::base().filter(|&kind| game.deck().remaining(kind) > 0);
    // One in hand may be the last of its kind.
    let left: Vec<TileKind> = in_stacks.chain(game.hand()).collect();
    let is_dead = |cell: &Pos| !left.iter().any(|&kind| fits(board, kind, *cell));
    sorted(board.frontier().iter().copied().filter(is_dead), |one, other| (one.y, one.x) < (other.y, other.x))
}
