//! A compact map from cells to small numbers.

use crate::geometry::Pos;

/// Slots, a power of two: more than twice the cells that any game can name (74 tiles and 150 cells around them).
const SLOTS: usize = 512;

/// A torus of 32 × 16 slots that checks its keys: within that span a look-up is one comparison, and a board
/// that runs further merely probes on. Entries are replaced, never removed.
#[derive(Clone)]
pub(crate) struct CellMap {
    keys: [u16; SLOTS],
    values: [u8; SLOTS],
}

impl CellMap {
    /// The value of a cell that has none.
    pub const VACANT: u8 = 0;

    pub fn new() -> Self {
        Self { keys: [0; SLOTS], values: [Self::VACANT; SLOTS] }
    }

    #[inline]
    pub fn get(&self, pos: Pos) -> u8 {
        self.values[self.slot(pos)]
    }

    #[inline]
    pub fn set(&mut self, pos: Pos, value: u8) {
        self.fill(self.slot(pos), pos, value);
    }

    /// The value of a cell, and the slot to [`CellMap::fill`] with another.
    #[inline]
    pub fn look_up(&self, pos: Pos) -> (usize, u8) {
        let slot = self.slot(pos);
        (slot, self.values[slot])
    }

    /// Replaces the value in the slot that [`CellMap::look_up`] has told, while no other cell has been set since.
    #[inline]
    pub fn fill(&mut self, slot: usize, pos: Pos, value: u8) {
        self.keys[slot] = key(pos);
        self.values[slot] = value;
    }

    /// Where `pos` is, or where it would go.
    #[inline]
    fn slot(&self, pos: Pos) -> usize {
        let key = key(pos);
        let mut slot = usize::from(pos.x.cast_unsigned() & 31) | usize::from(pos.y.cast_unsigned() & 15) << 5;
        while self.values[slot] != Self::VACANT && self.keys[slot] != key {
            slot = (slot + 1) % SLOTS;
        }
        slot
    }
}

#[inline]
const fn key(pos: Pos) -> u16 {
    u16::from_be_bytes([pos.x.cast_unsigned(), pos.y.cast_unsigned()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_share_a_slot_stay_apart() {
        let mut map = CellMap::new();
        let far: Vec<Pos> =
            (-3..=3).flat_map(|i| [Pos::new(32 * i, 0), Pos::new(0, 16 * i), Pos::new(1, 16 * i)]).collect();
        for (value, &pos) in (1..).zip(&far) {
            map.set(pos, value);
        }
        for (i, &pos) in far.iter().enumerate() {
            let last = far.iter().rposition(|&other| other == pos);
            assert_eq!(last, far.iter().rposition(|&other| other == far[i]));
            assert_eq!(usize::from(map.get(pos)), last.map_or(0, |at| at + 1));
        }
        assert_eq!(map.get(Pos::new(5, 5)), CellMap::VACANT);
    }
}
