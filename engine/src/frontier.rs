//! What the vacant cells beside tiles demand, as sets of cells: so that one word answers for sixty-four of them.

use crate::board::MAX_TILES;
use crate::geometry::{Rotation, Side};
use crate::tile::{Edge, Oriented, TileKind};

/// More vacant cells than can ever lie beside [`MAX_TILES`] connected tiles (two a tile and two more).
pub(crate) const MAX_FRONTIER: usize = 2 * MAX_TILES + 4;

/// How many cells a word answers for.
pub(crate) const WORD: usize = u64::BITS as usize;

/// Words to answer for all of them. Nearly always the first one does.
pub(crate) const WORDS: usize = MAX_FRONTIER.div_ceil(WORD);

/// For each rotation, the cells of one word that a tile fits.
pub(crate) type Fitting = [u64; 4];

/// The vacant cells beside tiles, by number from 0 on without gaps.
#[derive(Clone, Copy)]
pub(crate) struct Frontier {
    /// By side and edge, the cells whose neighbour on that side shows something else.
    barred: [[[u64; 4]; 4]; WORDS],
    len: u8,
}

/// By what a neighbour shows and what it meets: whether that is barred, in every bit. A sealed edge says nothing.
static BARS: [[u64; 4]; 4] = {
    let mut bars = [[0; 4]; 4];
    let mut shown = Edge::Sealed as usize + 1;
    while shown < 4 {
        bars[shown] = [u64::MAX; 4];
        bars[shown][shown] = 0;
        shown += 1;
    }
    bars
};

impl Frontier {
    pub const fn new() -> Self {
        Self { barred: [[[0; 4]; 4]; WORDS], len: 0 }
    }

    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Notes that the neighbour of cell `at` on `side` shows `edge`. The number after the last adds a cell.
    #[inline]
    pub fn demand(&mut self, at: u8, side: Side, edge: Edge) {
        self.len = self.len.max(at + 1);
        let (word, bit) = place(at);
        for (cells, bar) in self.barred[word][side.index()].iter_mut().zip(BARS[edge as usize]) {
            *cells |= bit & bar;
        }
    }

    /// Takes a cell out; the last one, whose number is told, gets its number.
    #[inline]
    pub fn remove(&mut self, at: u8) -> u8 {
        self.len -= 1;
        let ((gap, bit), (word, last)) = (place(at), place(self.len));
        let (from, to) = (usize::from(self.len) % WORD, usize::from(at) % WORD);
        let moved = |cells: u64| (cells >> from & 1) << to;
        if word == gap {
            for cells in self.barred[word].as_flattened_mut() {
                *cells = (*cells & !bit | moved(*cells)) & !last;
            }
        } else {
            let source = self.barred[word];
            for (cells, source) in self.barred[gap].as_flattened_mut().iter_mut().zip(source.as_flattened()) {
                *cells = *cells & !bit | moved(*source);
            }
            self.barred[word].as_flattened_mut().iter_mut().for_each(|cells| *cells &= !last);
        }
        self.len
    }

    /// Whether `kind` fits cell `at` in that rotation; one that looks the same by fewer turns does not matter.
    pub fn fits(&self, at: u8, kind: TileKind, rotation: Rotation) -> bool {
        let (word, bit) = place(at);
        self.barred(word, kind.oriented(rotation)) & bit == 0
    }

    /// The cells of a word that `kind` fits in each rotation; of rotations that look the same only in the smallest.
    #[inline]
    pub fn fitting(&self, word: usize, kind: TileKind) -> Fitting {
        let present = self.present(word);
        Rotation::ALL.map(|rotation| {
            let tile = kind.oriented(rotation);
            present & !self.barred(word, tile) & if tile.is_distinct { u64::MAX } else { 0 }
        })
    }

    /// Whether `kind` fits anywhere.
    #[inline]
    pub fn has_place_for(&self, kind: TileKind) -> bool {
        let mut words = 0..usize::from(self.len).div_ceil(WORD);
        words.any(|word| {
            let present = self.present(word);
            Rotation::ALL.into_iter().any(|rotation| present & !self.barred(word, kind.oriented(rotation)) != 0)
        })
    }

    /// The cells of a word that there are.
    #[inline]
    fn present(&self, word: usize) -> u64 {
        let cells = usize::from(self.len) - WORD * word;
        if cells < WORD { (1 << cells) - 1 } else { u64::MAX }
    }

    /// The cells of a word where a side of the tile is barred.
    #[inline]
    fn barred(&self, word: usize, tile: &Oriented) -> u64 {
        let [north, east, south, west] = &self.barred[word];
        let [n, e, s, w] = &tile.edges;
        north[*n as usize] | east[*e as usize] | south[*s as usize] | west[*w as usize]
    }
}

/// The word that answers for a cell, and its bit there.
#[inline]
const fn place(at: u8) -> (usize, u64) {
    (at as usize / WORD, 1 << (at as usize % WORD))
}
