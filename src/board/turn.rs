//! How the board lies before the player: cells go round the start tile by quarter turns, things stay upright.

use super::plane::{Point, Rect};
use trivium_engine::geometry::{Pos, Rotation};

/// How wide a tile is in the board's own units.
pub const TILE: f64 = 100.0;

/// How far the board is turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turn(pub Rotation);

impl Turn {
    /// The column and row in which a cell appears.
    pub fn cell(self, pos: Pos) -> (i32, i32) {
        let (x, y) = (i32::from(pos.x), i32::from(pos.y));
        match self.0.turns() {
            0 => (x, y),
            1 => (-y, x),
            2 => (-x, -y),
            _ => (y, -x),
        }
    }

    /// The cell that appears in a column and row, unless that is beyond all cells.
    pub fn pos(self, (x, y): (i32, i32)) -> Option<Pos> {
        let (x, y) = match self.0.turns() {
            0 => (x, y),
            1 => (y, -x),
            2 => (-x, -y),
            _ => (-y, x),
        };
        Some(Pos::new(i8::try_from(x).ok()?, i8::try_from(y).ok()?))
    }

    /// Where a cell appears.
    pub fn rect(self, pos: Pos) -> Rect {
        let (x, y) = self.cell(pos);
        let (left, top) = (f64::from(x) * TILE, f64::from(y) * TILE);
        Rect::new(left, top, left + TILE, top + TILE)
    }

    /// The cell under a point.
    pub fn pos_at(self, point: Point) -> Option<Pos> {
        #[allow(clippy::cast_possible_truncation, reason = "saturates, and what lies beyond all cells is none")]
        let [x, y] = [point.x, point.y].map(|along| (along / TILE).floor() as i32);
        self.pos((x, y))
    }

    /// The rotation with which a tile appears.
    pub fn rotation(self, rotation: Rotation) -> Rotation {
        Rotation::new(rotation.turns() + self.0.turns())
    }

    /// The `transform` that moves a drawing in tile units to its cell.
    pub fn transform(self, pos: Pos) -> String {
        let (x, y) = self.cell(pos);
        format!("translate({} {})", x * 100, y * 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_cell_is_found_again() {
        for turn in Rotation::ALL.map(Turn) {
            for pos in [Pos::new(0, 0), Pos::new(3, -2), Pos::new(-5, 7)] {
                assert_eq!(turn.pos(turn.cell(pos)), Some(pos));
                assert_eq!(turn.pos_at(turn.rect(pos).centre()), Some(pos));
            }
        }
        assert_eq!(Turn::default().pos((500, 0)), None);
    }

    #[test]
    fn a_quarter_turn_takes_north_to_east() {
        let quarter = Turn(Rotation::new(1));
        assert_eq!(quarter.cell(Pos::new(0, -1)), (1, 0));
        assert_eq!(quarter.rotation(Rotation::new(3)), Rotation::new(0));
    }
}
