//! The tiles on the table.

use crate::look::Look;
use crate::table::TileKind;

/// No chain of 74 tiles reaches further from the start tile.
const REACH: i32 = 78;
const SPAN: usize = 160;

/// The most tiles that can lie on the table: 72 and the school.
pub const MOST: usize = 74;

/// Steps to the neighbours over the sides north, east, south, west; x grows to the east, y to the south.
pub const STEPS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Steps to the eight cells round a cell.
pub const AROUND: [(i32, i32); 8] = [(-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)];

/// A tile on the table.
#[derive(Clone, Debug)]
pub struct Laid {
    /// Cells east of the start tile.
    pub x: i32,
    /// Cells south of the start tile.
    pub y: i32,
    /// How it lies there.
    pub look: &'static Look,
}

/// Every tile on the table in the order of laying, and a map from cells to them.
#[derive(Clone, Debug)]
pub struct Board {
    tiles: Vec<Laid>,
    cells: Vec<u8>,
}

impl Board {
    /// The empty table.
    pub fn empty() -> Board {
        Board { tiles: Vec::new(), cells: vec![0; SPAN * SPAN] }
    }

    /// The tiles in the order of laying.
    pub fn tiles(&self) -> &[Laid] {
        &self.tiles
    }

    /// The index of the tile in a cell.
    pub fn at(&self, x: i32, y: i32) -> Option<usize> {
        let number = *self.cells.get(slot(x, y)?)?;
        usize::from(number).checked_sub(1)
    }

    /// Lays a tile without any check of fit and returns its index.
    ///
    /// # Panics
    ///
    /// If more than [`MOST`] tiles are laid, or one outside the table.
    pub fn lay(&mut self, kind: TileKind, x: i32, y: i32, rotation: usize) -> usize {
        self.tiles.push(Laid { x, y, look: &kind.tile().looks[rotation % 4] });
        assert!(self.tiles.len() <= MOST, "more tiles than the box holds");
        let slot = slot(x, y).expect("a cell within reach of the start tile");
        self.cells[slot] = u8::try_from(self.tiles.len()).expect("a small number of tiles");
        self.tiles.len() - 1
    }

    /// How many of the eight cells round the tile hold a tile.
    pub fn neighbours(&self, tile: usize) -> usize {
        let Laid { x, y, .. } = self.tiles[tile];
        AROUND.iter().filter(|(dx, dy)| self.at(x + dx, y + dy).is_some()).count()
    }
}

fn slot(x: i32, y: i32) -> Option<usize> {
    if !(-REACH..=REACH).contains(&x) || !(-REACH..=REACH).contains(&y) {
        return None;
    }
    let column = usize::try_from(x + REACH).ok()?;
    let row = usize::try_from(y + REACH).ok()?;
    Some(row * SPAN + column)
}
