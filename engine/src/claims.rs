//! Which segments of a tile may be claimed.

use crate::tile::SegmentIndex;

/// A set of segments of one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims(u8);

impl Claims {
    /// Bit `i` for segment `i`.
    #[inline]
    pub(crate) const fn new(segments: u8) -> Self {
        Self(segments)
    }

    /// Whether `segment` is in the set.
    pub const fn contains(self, segment: SegmentIndex) -> bool {
        segment < 8 && self.0 & 1 << segment != 0
    }

    /// Whether no segment is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many segments are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The segments in the order of the tile.
    pub fn iter(self) -> impl Iterator<Item = SegmentIndex> {
        (0..8).filter(move |&segment| self.contains(segment))
    }
}

/// The legal claims: none at all where that is allowed, then the segments in the order of the tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalClaims {
    /// Bit 0 for none at all, bit `i + 1` for segment `i`.
    choices: u16,
}

impl LegalClaims {
    #[inline]
    pub(crate) fn new(segments: Claims, or_none: bool) -> Self {
        Self { choices: u16::from(segments.0) << 1 | u16::from(or_none) }
    }
}

impl Iterator for LegalClaims {
    type Item = Option<SegmentIndex>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        #[allow(clippy::cast_possible_truncation, reason = "at most 16")]
        let choice = (self.choices != 0).then(|| self.choices.trailing_zeros() as u8);
        self.choices &= self.choices.wrapping_sub(1);
        choice.map(|choice| choice.checked_sub(1))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.choices.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for LegalClaims {}
