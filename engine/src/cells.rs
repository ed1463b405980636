//! A compact map between cells and small numbers.

use crate::geometry::Pos;

/// Slots, a power of two: more than twice the cells that any game can name (74 tiles and 150 cells around them).
const SLOTS: usize = 512;

/// How far apart in the slots a cell and the one to its south are: about the root of [`SLOTS`], so that boards up to
/// some twenty cells across have a slot for each.
const ROW: i32 = 23;

/// Every number belongs to one cell at a time. So the map remembers where each number is, and needs no keys: a slot is
/// the right one if its number is at that cell. A board that runs so far that cells share a slot merely probes on.
/// Numbers are replaced, never taken away.
#[derive(Clone, Copy)]
pub(crate) struct CellMap {
    numbers: [u8; SLOTS],
    cells: [Pos; 1 << u8::BITS],
}

impl CellMap {
    /// The number of a cell that has none.
    pub const VACANT: u8 = 0;

    pub const fn new() -> Self {
        Self { numbers: [Self::VACANT; SLOTS], cells: [Pos::ORIGIN; 1 << u8::BITS] }
    }

    /// The number of a cell.
    #[inline]
    pub fn number(&self, cell: Pos) -> u8 {
        self.numbers[self.slot(cell)]
    }

    /// The cell that had that number given to it last.
    #[inline]
    pub fn cell(&self, number: u8) -> Pos {
        self.cells[usize::from(number)]
    }

    /// The cells that had the numbers from `first` on given to them last.
    #[inline]
    pub fn cells(&self, first: u8, count: u8) -> &[Pos] {
        &self.cells[first.into()..][..count.into()]
    }

    /// Gives a number to a cell.
    #[inline]
    pub fn set(&mut self, cell: Pos, number: u8) {
        self.fill(self.slot(cell), cell, number);
    }

    /// The number of a cell, and the slot to [`CellMap::fill`] with another.
    #[inline]
    pub fn look_up(&self, cell: Pos) -> (usize, u8) {
        let slot = self.slot(cell);
        (slot, self.numbers[slot])
    }

    /// Gives a number to the cell whose slot [`CellMap::look_up`] has told, while no other cell has been given one since.
    #[inline]
    pub fn fill(&mut self, slot: usize, cell: Pos, number: u8) {
        self.numbers[slot] = number;
        self.cells[usize::from(number)] = cell;
    }

    /// Where the number of `cell` is, or where it would go.
    #[inline]
    fn slot(&self, cell: Pos) -> usize {
        #[allow(clippy::cast_sign_loss, reason = "the low bits are wanted")]
        let mut slot = (i32::from(cell.x) + ROW * i32::from(cell.y)) as usize % SLOTS;
        while self.numbers[slot] != Self::VACANT && self.cells[usize::from(self.numbers[slot])] != cell {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_share_a_slot_stay_apart() {
        let mut map = CellMap::new();
        let slot = |cell: Pos| (i32::from(cell.x) + ROW * i32::from(cell.y)).rem_euclid(512);
        let all = (-60..=60).flat_map(|x| (-60..=60).map(move |y| Pos::new(x, y)));
        let far: Vec<Pos> = all.filter(|&cell| [511, 0, 1].contains(&slot(cell))).take(50).collect();
        for (number, &cell) in (1..).zip(&far) {
            map.set(cell, number);
        }
        for (number, &cell) in (1..).zip(&far) {
            assert_eq!(map.number(cell), number);
        }
        assert_eq!(map.cells(1, 50), far);
        assert_eq!(map.number(Pos::new(5, 5)), CellMap::VACANT);
        map.set(far[0], 99);
        assert_eq!((map.number(far[0]), map.number(far[1])), (99, 2));
    }
}
