//! Moves: complete decisions, so that a record of them needs nothing else.

use crate::geometry::{Pos, Rotation};
use crate::tile::SegmentIndex;

/// Where a tile is laid and how it is turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Placement {
    /// The cell.
    pub pos: Pos,
    /// Clockwise quarter turns.
    pub rotation: Rotation,
}

/// What one tile decides: where it goes, what is claimed, and in which order what it completes is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// Where the tile in hand goes.
    pub placement: Placement,
    /// What is decided once it lies there.
    pub choice: Choice,
}

/// The part of a move that follows the placement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Choice {
    /// The segment of the tile that gets a meeple.
    pub claim: Option<SegmentIndex>,
    /// The order in which completed features are scored.
    pub order: Order,
    /// The completed feature whose points are copied, by its number in the engine's own order,
    /// where that may be chosen apart from the scoring order.
    pub pick: Option<u8>,
}

impl Choice {
    /// Claims `segment` and leaves the rest to the engine's own order.
    pub fn claim(segment: SegmentIndex) -> Self {
        Self { claim: Some(segment), ..Self::default() }
    }
}

/// The most features one tile can complete: its own segments and all the monasteries of the game.
pub const MAX_COMPLETED: usize = 10;

/// A permutation of the completed features, by their numbers in the engine's own order. What is not
/// named follows in that order, so the default serves where the order does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Order {
    items: [u8; MAX_COMPLETED],
    len: u8,
}

impl Order {
    /// The order that names `items`, or none if they are too many, repeated or out of range.
    #[allow(clippy::cast_possible_truncation, reason = "bounded by MAX_COMPLETED")]
    pub fn new(items: &[u8]) -> Option<Self> {
        let sound = items.len() <= MAX_COMPLETED
            && items
                .iter()
                .enumerate()
                .all(|(i, item)| usize::from(*item) < MAX_COMPLETED && !items[..i].contains(item));
        sound.then(|| {
            let mut order = Self { items: [0; MAX_COMPLETED], len: items.len() as u8 };
            order.items[..items.len()].copy_from_slice(items);
            order
        })
    }

    /// The numbers that are named.
    pub fn named(&self) -> &[u8] {
        &self.items[..self.len as usize]
    }

    /// The whole permutation of `count` features: the named ones, then the others.
    #[inline]
    pub fn of(self, count: u8) -> impl Iterator<Item = u8> {
        let named = self.len;
        let rest = (0..count).filter(move |item| named == 0 || !self.named().contains(item));
        (0..named).map(move |i| self.items[i as usize]).chain(rest)
    }

    /// The same order without what goes without saying.
    #[must_use]
    pub fn shortest(self, count: u8) -> Self {
        let mut len = self.named().len();
        while len > 0 {
            let shorter = Self { len: self.len, ..self }.truncated(len - 1);
            if !shorter.of(count).eq(self.of(count)) {
                break;
            }
            len -= 1;
        }
        self.truncated(len)
    }

    #[allow(clippy::cast_possible_truncation, reason = "bounded by MAX_COMPLETED")]
    fn truncated(self, len: usize) -> Self {
        let mut items = [0; MAX_COMPLETED];
        items[..len].copy_from_slice(&self.items[..len]);
        Self { items, len: len as u8 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_names_the_first_and_keeps_the_rest() {
        let order = Order::new(&[2, 0]).expect("sound");
        assert_eq!(order.of(4).collect::<Vec<_>>(), [2, 0, 1, 3]);
        assert_eq!(order.shortest(4), Order::new(&[2]).expect("sound"));
        assert_eq!(Order::new(&[0, 1, 2]).expect("sound").shortest(3), Order::default());
        assert_eq!(Order::new(&[1, 1]), None);
        assert_eq!(Order::new(&[10]), None);
    }
}
