//! Legal placements as a list that is filled again and again without allocating.

use crate::board::MAX_FRONTIER;
use crate::geometry::{Pos, Rotation};
use crate::moves::Placement;

/// The legal placements of a kind of tile.
///
/// Which rotations fit cannot be foreseen from cell to cell, so a branch on each would cost more than the work it
/// saves. Instead four entries are written for every cell at once, those that fit first, and the list grows by as
/// many as do fit.
#[derive(Clone)]
pub struct Placements {
    packed: [u32; 4 * MAX_FRONTIER + 4],
    len: usize,
}

impl Placements {
    /// An empty list.
    pub const fn new() -> Self {
        Self { packed: [0; 4 * MAX_FRONTIER + 4], len: 0 }
    }

    /// How many placements there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The placement number `index`, if there are so many.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Placement> {
        self.packed[..self.len].get(index).map(|&packed| unpack(packed))
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Placement> {
        self.packed[..self.len].iter().map(|&packed| unpack(packed))
    }

    /// Fills the list anew from cells and the rotations that fit there, bit `k` for `k` quarter turns.
    #[inline]
    pub(crate) fn fill(&mut self, cells: impl Iterator<Item = (Pos, u8)>) {
        let mut len = 0;
        for (pos, mask) in cells {
            let cell = u32::from(pos.x.cast_unsigned()) | u32::from(pos.y.cast_unsigned()) << 8;
            let fitting = &FITTING[usize::from(mask & 15)];
            if let Some(row) = self.packed.get_mut(len..len + 4) {
                row.copy_from_slice(&fitting.rotations.map(|rotation| rotation | cell));
            }
            len += fitting.count;
        }
        self.len = len;
    }
}

impl Default for Placements {
    fn default() -> Self {
        Self::new()
    }
}

#[inline]
const fn unpack(packed: u32) -> Placement {
    let [x, y, turns, _] = packed.to_le_bytes();
    Placement { pos: Pos::new(x.cast_signed(), y.cast_signed()), rotation: Rotation::new(turns) }
}

/// A set of rotations: those in it, packed as they are in the list, and how many they are.
#[derive(Clone, Copy)]
struct Fitting {
    rotations: [u32; 4],
    count: usize,
}

/// Every set of rotations, bit `k` for `k` quarter turns.
static FITTING: [Fitting; 16] = {
    let mut table = [Fitting { rotations: [0; 4], count: 0 }; 16];
    let mut set = 0;
    while set < 16 {
        let mut turns = 0;
        while turns < 4 {
            if set >> turns & 1 == 1 {
                let count = table[set].count;
                table[set].rotations[count] = turns << 16;
                table[set].count += 1;
            }
            turns += 1;
        }
        set += 1;
    }
    table
};
