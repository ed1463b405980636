//! The kinds of tile: one table line each, read by the rules and by the art alike.

mod base;
mod language;
mod oriented;
mod school;

use crate::geometry::{PortSet, Rotation, Side};
use core::fmt;

pub(crate) use oriented::{NONE, Oriented};
pub use school::{LEFT_HALF, RIGHT_HALF};

/// What a feature is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FeatureKind {
    /// Scores by tile and coat of arms.
    City,
    /// Scores by tile.
    Road,
    /// Scores for itself and its eight neighbours.
    Monastery,
    /// Scores by completed city, at the end of the classic game only.
    Field,
}

/// What a side of a tile shows, and so what its neighbour must show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Edge {
    /// A building of two tiles runs across; nothing else can ever be laid here.
    Sealed,
    /// One field from corner to corner.
    Field,
    /// A road between two fields.
    Road,
    /// City from corner to corner.
    City,
}

/// A number of a segment within its tile, in the order cities, roads, monastery, fields.
pub type SegmentIndex = u8;

/// The most segments a tile has (a crossing of four roads between four fields).
pub const MAX_SEGMENTS: usize = 8;

/// A part of a feature on one tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// What it is a part of.
    pub kind: FeatureKind,
    /// Where it leaves the tile, before rotation. Empty for a monastery.
    pub ports: PortSet,
    /// Whether the city segment shows a coat of arms.
    pub coat: bool,
    /// For a field, the city segments of the same tile whose walls it touches: bit `i` for segment `i`.
    pub touches: u8,
}

/// All there is to know about a kind of tile, in its printed orientation.
#[derive(Clone, Copy, Debug)]
pub struct TileSpec {
    /// The short name used in records and traces.
    pub name: &'static str,
    /// How many the box holds.
    pub count: u8,
    /// What the sides show, clockwise from the north.
    pub edges: [Edge; 4],
    /// How many rotations look different: 1, 2 or 4.
    pub distinct_rotations: u8,
    segments: [Segment; MAX_SEGMENTS],
    len: u8,
}

impl TileSpec {
    /// The segments, in the order cities, roads, monastery, fields.
    pub fn segments(&self) -> &[Segment] {
        &self.segments[..self.len as usize]
    }
}

/// A kind of tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TileKind(u8);

/// The specification of every kind: the base game's in alphabetical order, then the expansions'.
pub(crate) const SPECS: [TileSpec; TileKind::COUNT] = {
    let mut specs = [base::TABLE[0]; TileKind::COUNT];
    let mut i = 0;
    while i < TileKind::COUNT {
        specs[i] = if i < base::TABLE.len() { base::TABLE[i] } else { school::TABLE[i - base::TABLE.len()] };
        i += 1;
    }
    specs
};

static SPEC_TABLE: [TileSpec; TileKind::COUNT] = SPECS;

impl TileKind {
    /// How many kinds there are, expansions included.
    pub const COUNT: usize = base::TABLE.len() + school::TABLE.len();

    /// The kind of the start tile.
    pub const START: Self = Self(3);

    /// Every kind, expansions included.
    #[allow(clippy::cast_possible_truncation, reason = "there are fewer than 256 kinds")]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The kinds of the base game.
    pub fn base() -> impl Iterator<Item = Self> {
        Self::all().take(base::TABLE.len())
    }

    pub(crate) const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The number of the kind, below [`TileKind::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its specification.
    pub fn spec(self) -> &'static TileSpec {
        &SPEC_TABLE[self.index()]
    }

    /// What the hot path reads of it in that rotation.
    #[inline]
    pub(crate) fn oriented(self, rotation: Rotation) -> &'static Oriented {
        &oriented::ORIENTED[self.index()][rotation.index()]
    }

    /// Its short name: a letter for the base game.
    pub fn name(self) -> &'static str {
        self.spec().name
    }

    /// The kind of that short name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::all().find(|kind| kind.name() == name)
    }

    /// What `side` shows once the tile has been turned by `rotation`.
    pub fn edge(self, side: Side, rotation: Rotation) -> Edge {
        self.spec().edges[(side.index() + 4 - rotation.index()) % 4]
    }

    /// The rotations that look different, from the upright one.
    pub fn rotations(self) -> impl Iterator<Item = Rotation> {
        (0..self.spec().distinct_rotations).map(Rotation::new)
    }

    /// The smallest rotation that looks the same as `rotation`.
    pub fn canonical(self, rotation: Rotation) -> Rotation {
        Rotation::new(rotation.turns() % self.spec().distinct_rotations)
    }

    /// Where segment `index` leaves the tile once that has been turned by `rotation`.
    pub fn ports(self, index: SegmentIndex, rotation: Rotation) -> PortSet {
        self.spec().segments()[index as usize].ports.rotated(rotation)
    }
}

impl fmt::Debug for TileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Display for TileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
