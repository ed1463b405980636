//! The legal placements of a tile: for each rotation, the set of cells that it fits.

use crate::frontier::{Fitting, WORD, WORDS};
use crate::geometry::{Pos, Rotation};
use crate::moves::Placement;

/// The legal placements of a kind of tile, each a bit of a set: so they are found sixty-four at a time and without a
/// branch. To go through them, iterate; where their order is of no interest, [`each`](Placements::each) is
/// faster.
#[derive(Clone)]
pub struct Placements<'a> {
    cells: &'a [Pos],
    fitting: [Fitting; WORDS],
}

impl<'a> Placements<'a> {
    /// None at all.
    pub(crate) const NONE: Placements<'static> = Placements { cells: &[], fitting: [[0; 4]; WORDS] };

    /// Those on `cells`, of which `fitting` tells by word and rotation which fit.
    #[inline]
    pub(crate) fn new(cells: &'a [Pos], fitting: impl Fn(usize) -> Fitting) -> Self {
        let mut placements = Self { cells, fitting: [[0; 4]; WORDS] };
        for word in 0..placements.words() {
            placements.fitting[word] = fitting(word);
        }
        placements
    }

    /// Shows all of them to `visit`, in no order that means anything: three times as fast as the iterator, which goes cell
    /// by cell.
    #[inline]
    pub fn each(&self, mut visit: impl FnMut(Placement)) {
        for (word, fitting) in self.fitting[..self.words()].iter().enumerate() {
            for (rotation, &cells) in Rotation::ALL.into_iter().zip(fitting) {
                let mut rest = cells;
                while rest != 0 {
                    visit(self.placement(word, rest, rotation));
                    rest &= rest - 1;
                }
            }
        }
    }

    #[inline]
    fn words(&self) -> usize {
        self.cells.len().div_ceil(WORD)
    }

    /// The placement on the first of some cells of a word.
    #[inline]
    fn placement(&self, word: usize, cells: u64, rotation: Rotation) -> Placement {
        Placement { pos: self.cells[WORD * word + cells.trailing_zeros() as usize], rotation }
    }
}

impl Iterator for Placements<'_> {
    type Item = Placement;

    /// Cell by cell, on each by rotation.
    fn next(&mut self) -> Option<Placement> {
        let any = |fitting: &Fitting| fitting.iter().fold(0, |any, cells| any | cells);
        let (word, cells) = self.fitting.iter().map(any).enumerate().find(|&(_, cells)| cells != 0)?;
        let cell = cells & cells.wrapping_neg();
        let rotation = Rotation::ALL.into_iter().find(|turns| self.fitting[word][turns.index()] & cell != 0)?;
        self.fitting[word][rotation.index()] ^= cell;
        Some(self.placement(word, cell, rotation))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let words = self.fitting[..self.words()].as_flattened();
        let len = words.iter().map(|cells| cells.count_ones() as usize).sum();
        (len, Some(len))
    }
}

impl ExactSizeIterator for Placements<'_> {}
