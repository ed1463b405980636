//! Features: segments that have grown together share a name.

use crate::board::{MAX_TILES, TileIndex};
use crate::tile::Oriented;

/// Names for every city, road and monastery segment that can be on the board (117 in the base game), and [`NOTHING`].
pub(crate) const MAX_FEATURES: usize = 128;

/// Names for every field segment that can be on the board (126 in the base game), and [`NOTHING`].
pub(crate) const MAX_FIELDS: usize = 144;

/// No tile has more segments of either sort. All are looked at, whatever a tile has: that spares the hot path loops of
/// unforeseeable length.
pub(crate) const LANES: usize = 4;

/// A set of tiles by number in the order of placement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u128);

impl TileSet {
    /// The set of one tile.
    pub const fn one(tile: u8) -> Self {
        Self(1 << tile)
    }

    /// Both sets together.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// This set less those of the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether the sets share a tile.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether the tile is in the set.
    pub const fn contains(self, tile: u8) -> bool {
        self.0 & 1 << tile != 0
    }

    /// How many tiles are in the set.
    #[allow(clippy::cast_possible_truncation, reason = "at most 128")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether no tile is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The tiles, in the order of placement.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..128).filter(move |&tile| self.contains(tile))
    }
}

impl FromIterator<TileIndex> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileIndex>>(tiles: I) -> Self {
        tiles.into_iter().map(Self::one).fold(Self::default(), Self::union)
    }
}

/// The name of a feature: a number that all its segments share.
pub(crate) type Name = u8;

/// The name of what is not there. It is neither free nor completed, so that nobody claims or scores it.
pub(crate) const NOTHING: Name = 0;

/// The names of all segments of one sort, a row for each tile.
#[derive(Clone, Copy)]
struct Names {
    rows: [[Name; LANES]; ROWS],
    tiles: u8,
    /// The first name of the newest tile.
    fresh: Name,
    next: Name,
}

/// Rows that are gone through at a time: sixteen names, which a processor compares in one step.
const BLOCK: usize = 4;

/// A row for each tile, in whole blocks.
const ROWS: usize = MAX_TILES.next_multiple_of(BLOCK);

/// The bytes of a row that so many segments take.
static PRESENT: [u32; LANES + 1] = [0, 0xFF, 0xFFFF, 0xFF_FFFF, 0xFFFF_FFFF];

impl Names {
    const fn new() -> Self {
        Self { rows: [[NOTHING; LANES]; ROWS], tiles: 0, fresh: NOTHING + 1, next: NOTHING + 1 }
    }

    /// Adds a tile with `count` segments that have new names, and tells the first of [`LANES`] places for what is
    /// known of them. Places that are not needed are the next tile's.
    #[inline]
    fn grow(&mut self, count: u8) -> usize {
        self.fresh = self.next;
        let names = u32::from(self.fresh) * 0x0101_0101 + 0x0302_0100;
        self.rows[usize::from(self.tiles)] = (names & PRESENT[usize::from(count)]).to_le_bytes();
        self.tiles += 1;
        self.next += count;
        self.fresh.into()
    }

    /// The name of a segment; [`NOTHING`] for `lane` 4.
    #[inline]
    fn get(&self, tile: TileIndex, lane: u8) -> Name {
        let row = u64::from(u32::from_le_bytes(self.rows[usize::from(tile)]));
        #[allow(clippy::cast_possible_truncation, reason = "one byte of the row")]
        let name = (row >> (8 * lane)) as u8;
        name
    }

    /// Gives another name to all segments of a feature. Every one is asked, at least on the newest tile, where alone
    /// fresh names are: so there are no chains to follow, here or in any look-up, and little to foresee.
    #[inline]
    fn rename(&mut self, gone: Name, name: Name) {
        let blocks = usize::from(self.tiles).div_ceil(BLOCK);
        let first = if gone >= self.fresh { blocks - 1 } else { 0 };
        let (names, _) = self.rows.as_flattened_mut().as_chunks_mut::<{ BLOCK * LANES }>();
        for block in &mut names[first..blocks] {
            for other in block {
                *other = if *other == gone { name } else { *other };
            }
        }
    }

    /// The tiles that have a segment of that name.
    fn tiles(&self, name: Name) -> TileSet {
        (0..self.tiles).filter(|&tile| self.rows[usize::from(tile)].contains(&name)).collect()
    }

    /// How many they are, counted without looking which.
    fn tile_count(&self, name: Name) -> u8 {
        let wanted = u32::from_ne_bytes([name; LANES]);
        let blocks = usize::from(self.tiles).div_ceil(BLOCK);
        let (blocks, _) = self.rows[..BLOCK * blocks].as_chunks::<BLOCK>();
        let mut counts = [0; BLOCK];
        for rows in blocks {
            for (count, row) in counts.iter_mut().zip(rows) {
                *count += u32::from(has_zero(u32::from_ne_bytes(*row) ^ wanted));
            }
        }
        #[allow(clippy::cast_possible_truncation, reason = "at most MAX_TILES")]
        let count = counts.iter().sum::<u32>() as u8;
        count
    }
}

/// Whether one of four bytes is zero.
#[inline]
const fn has_zero(bytes: u32) -> bool {
    bytes.wrapping_sub(0x0101_0101) & !bytes & 0x8080_8080 != 0
}

/// Cities, roads and monasteries.
#[derive(Clone, Copy)]
pub(crate) struct Features {
    names: Names,
    open: [u8; MAX_FEATURES],
    coats: [u8; MAX_FEATURES],
    /// Whether there is no meeple.
    free: [bool; MAX_FEATURES],
}

impl Features {
    pub const fn new() -> Self {
        // Two open ends are taken from an odd number again and again without ever leaving none.
        Self { names: Names::new(), open: [1; MAX_FEATURES], coats: [0; MAX_FEATURES], free: [false; MAX_FEATURES] }
    }

    /// Whether there are names for one more tile.
    pub const fn has_room(&self) -> bool {
        self.names.next as usize + LANES <= MAX_FEATURES
    }

    /// Adds the segments of a tile.
    #[inline]
    pub fn grow(&mut self, tile: &Oriented) {
        let at = self.names.grow(tile.features);
        self.open[at..at + LANES].copy_from_slice(&tile.open);
        self.coats[at..at + LANES].copy_from_slice(&tile.coats);
        self.free[at..at + LANES].copy_from_slice(&[true; LANES]);
    }

    /// The feature that a segment belongs to.
    #[inline]
    pub fn name(&self, tile: TileIndex, lane: u8) -> Name {
        self.names.get(tile, lane)
    }

    /// Joins two features that meet across an edge, so that two open ends are gone. The second keeps its name.
    #[inline]
    pub fn meet(&mut self, gone: Name, name: Name) {
        let (from, to) = (usize::from(gone), usize::from(name));
        if gone != name {
            self.names.rename(gone, name);
            self.open[to] += self.open[from];
            self.coats[to] += self.coats[from];
            self.free[to] &= self.free[from];
        }
        self.open[to] = self.open[to].wrapping_sub(2);
    }

    /// Counts one more neighbour of a monastery, if so it is.
    #[inline]
    pub fn surround(&mut self, monastery: Name, by_one_more: bool) {
        self.open[usize::from(monastery)] -= u8::from(by_one_more);
    }

    /// The segments of a tile whose features hold no meeple: bit `i` for segment `i`.
    #[inline]
    pub fn free(&self, tile: TileIndex) -> u8 {
        lanes(self.names.rows[usize::from(tile)], |name| self.free[usize::from(name)])
    }

    /// The segments of a tile whose features are completed: bit `i` for segment `i`.
    #[inline]
    pub fn completed(&self, tile: TileIndex) -> u8 {
        lanes(self.names.rows[usize::from(tile)], |name| self.open[usize::from(name)] == 0)
    }

    /// The tiles that a feature has segments on.
    pub fn tiles(&self, name: Name) -> TileSet {
        self.names.tiles(name)
    }

    /// How many they are.
    pub fn tile_count(&self, name: Name) -> u8 {
        self.names.tile_count(name)
    }

    /// Open ends; of a monastery the neighbours it still waits for.
    #[inline]
    pub fn open(&self, name: Name) -> u8 {
        self.open[usize::from(name)]
    }

    #[inline]
    pub fn coats(&self, name: Name) -> u8 {
        self.coats[usize::from(name)]
    }

    #[inline]
    pub fn is_free(&self, name: Name) -> bool {
        self.free[usize::from(name)]
    }

    #[inline]
    pub fn set_free(&mut self, name: Name, free: bool) {
        self.free[usize::from(name)] = free;
    }
}

/// Fields.
#[derive(Clone, Copy)]
pub(crate) struct Fields {
    names: Names,
    /// Whether there is no farmer.
    free: [bool; MAX_FIELDS],
}

impl Fields {
    pub const fn new() -> Self {
        Self { names: Names::new(), free: [false; MAX_FIELDS] }
    }

    /// Whether there are names for one more tile.
    pub const fn has_room(&self) -> bool {
        self.names.next as usize + LANES <= MAX_FIELDS
    }

    /// Adds the fields of a tile.
    #[inline]
    pub fn grow(&mut self, tile: &Oriented) {
        let at = self.names.grow(tile.fields);
        self.free[at..at + LANES].copy_from_slice(&[true; LANES]);
    }

    /// The field that a segment belongs to, counted from the first field of its tile.
    #[inline]
    pub fn name(&self, tile: TileIndex, lane: u8) -> Name {
        self.names.get(tile, lane)
    }

    /// Joins two fields that meet across an edge. The second keeps its name.
    #[inline]
    pub fn meet(&mut self, gone: Name, name: Name) {
        if gone != name {
            self.names.rename(gone, name);
            self.free[usize::from(name)] &= self.free[usize::from(gone)];
        }
    }

    /// Which fields of a tile are free: bit `i` for field `i`.
    #[inline]
    pub fn free(&self, tile: TileIndex) -> u8 {
        lanes(self.names.rows[usize::from(tile)], |name| self.free[usize::from(name)])
    }

    /// The tiles of a field.
    pub fn tiles(&self, name: Name) -> TileSet {
        self.names.tiles(name)
    }

    #[inline]
    pub fn occupy(&mut self, name: Name) {
        self.free[usize::from(name)] = false;
    }
}

/// The lanes whose features are so: bit `i` for lane `i`.
#[inline]
fn lanes(row: [Name; LANES], are: impl Fn(Name) -> bool) -> u8 {
    (0..).zip(row).fold(0, |found, (lane, name)| found | u8::from(are(name)) << lane)
}
