//! Features: segments that have grown together, kept by union–find in fixed arrays.

/// Room for every city, road and monastery segment that can be on the board (117 in the base game).
pub(crate) const MAX_FEATURES: usize = 128;

/// Room for every field segment that can be on the board (126 in the base game).
pub(crate) const MAX_FIELDS: usize = 144;

/// Nodes are added as many at a time, whatever a tile needs: that spares the hot path a loop of unforeseeable length.
/// Those that are not needed are overwritten by the next tile. No tile has more segments of either sort.
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

/// A node of the union–find, and as a root the name of a feature.
pub(crate) type Node = u8;

/// Trees over `N` nodes, the smaller hung below the larger, so that a look-up takes a step or two.
#[derive(Clone)]
pub(crate) struct Forest<const N: usize> {
    parent: [Node; N],
    weight: [u8; N],
    len: u8,
}

impl<const N: usize> Forest<N> {
    pub fn new() -> Self {
        Self { parent: [0; N], weight: [0; N], len: 0 }
    }

    pub fn len(&self) -> u8 {
        self.len
    }

    /// Adds `count` nodes, at most [`LANES`], and tells the place of the first.
    #[inline]
    pub fn grow(&mut self, count: u8) -> usize {
        let first = self.len;
        let at = usize::from(first);
        self.parent[at..at + LANES].copy_from_slice(&[first, first + 1, first + 2, first + 3]);
        self.weight[at..at + LANES].copy_from_slice(&[1; LANES]);
        self.len += count;
        at
    }

    #[inline]
    pub fn find(&self, mut node: Node) -> Node {
        while self.parent[node as usize] != node {
            node = self.parent[node as usize];
        }
        node
    }

    /// Joins two trees and tells the root that stays and the one that is gone, or none if they are one already.
    #[inline]
    pub fn join(&mut self, a: Node, b: Node) -> Result<(Node, Node), Node> {
        let (a, b) = (self.find(a), self.find(b));
        if a == b {
            return Err(a);
        }
        let (root, gone) = if self.weight[a as usize] >= self.weight[b as usize] { (a, b) } else { (b, a) };
        self.parent[gone as usize] = root;
        self.weight[root as usize] += self.weight[gone as usize];
        Ok((root, gone))
    }
}

/// What [`Features::survey`] finds: bit `i` for segment `i`.
#[derive(Clone, Copy)]
pub(crate) struct Survey {
    pub free: u8,
    pub completed: u8,
}

/// Cities, roads and monasteries.
#[derive(Clone)]
pub(crate) struct Features {
    forest: Forest<MAX_FEATURES>,
    tiles: [TileSet; MAX_FEATURES],
    open: [u8; MAX_FEATURES],
    coats: [u8; MAX_FEATURES],
    occupied: [bool; MAX_FEATURES],
}

impl Features {
    pub fn new() -> Self {
        Self {
            forest: Forest::new(),
            tiles: [TileSet(0); MAX_FEATURES],
            open: [0; MAX_FEATURES],
            coats: [0; MAX_FEATURES],
            occupied: [false; MAX_FEATURES],
        }
    }

    pub fn len(&self) -> u8 {
        self.forest.len()
    }

    /// Adds the segments of a tile, `count` of those given.
    #[inline]
    pub fn grow(&mut self, count: u8, tile: u8, open: [u8; LANES], coats: [u8; LANES]) {
        let at = self.forest.grow(count);
        self.tiles[at..at + LANES].copy_from_slice(&[TileSet::one(tile); LANES]);
        self.open[at..at + LANES].copy_from_slice(&open);
        self.coats[at..at + LANES].copy_from_slice(&coats);
        self.occupied[at..at + LANES].copy_from_slice(&[false; LANES]);
    }

    /// For the `count` segments from `first` on, whether their features are free and whether they are completed:
    /// bit `i` for segment `i`.
    #[inline]
    pub fn survey(&self, first: Node, count: u8) -> Survey {
        let mut survey = Survey { free: 0, completed: 0 };
        for lane in (0..).take(LANES) {
            let root = self.find(first + lane) as usize;
            survey.free |= u8::from(!self.occupied[root]) << lane;
            survey.completed |= u8::from(self.open[root] == 0) << lane;
        }
        let known = (1 << count) - 1;
        Survey { free: survey.free & known, completed: survey.completed & known }
    }

    #[inline]
    pub fn find(&self, node: Node) -> Node {
        self.forest.find(node)
    }

    /// Joins two segments that meet across an edge, so that two open ends are gone.
    #[inline]
    pub fn meet(&mut self, a: Node, b: Node) {
        match self.forest.join(a, b) {
            Ok((root, gone)) => {
                let (root, gone) = (root as usize, gone as usize);
                self.tiles[root] = self.tiles[root].union(self.tiles[gone]);
                self.open[root] = self.open[root] + self.open[gone] - 2;
                self.coats[root] += self.coats[gone];
                self.occupied[root] |= self.occupied[gone];
            }
            Err(root) => self.open[root as usize] -= 2,
        }
    }

    /// Counts one more neighbour of a monastery.
    #[inline]
    pub fn surround(&mut self, monastery: Node, tile: u8) {
        self.open[monastery as usize] -= 1;
        self.tiles[monastery as usize] = self.tiles[monastery as usize].union(TileSet::one(tile));
    }

    /// The tiles of a feature; of a monastery also those around it.
    #[inline]
    pub fn tiles(&self, root: Node) -> TileSet {
        self.tiles[root as usize]
    }

    /// Open ends; of a monastery the neighbours it still waits for.
    #[inline]
    pub fn open(&self, root: Node) -> u8 {
        self.open[root as usize]
    }

    pub fn coats(&self, root: Node) -> u8 {
        self.coats[root as usize]
    }

    #[inline]
    pub fn is_occupied(&self, root: Node) -> bool {
        self.occupied[root as usize]
    }

    #[inline]
    pub fn set_occupied(&mut self, root: Node, occupied: bool) {
        self.occupied[root as usize] = occupied;
    }
}

/// Fields.
#[derive(Clone)]
pub(crate) struct Fields {
    forest: Forest<MAX_FIELDS>,
    occupied: [bool; MAX_FIELDS],
}

impl Fields {
    pub fn new() -> Self {
        Self { forest: Forest::new(), occupied: [false; MAX_FIELDS] }
    }

    pub fn len(&self) -> u8 {
        self.forest.len()
    }

    /// Adds the fields of a tile.
    #[inline]
    pub fn grow(&mut self, count: u8) {
        let at = self.forest.grow(count);
        self.occupied[at..at + LANES].copy_from_slice(&[false; LANES]);
    }

    /// Which of the `count` fields from `first` on are free: bit `i` for field `i`.
    #[inline]
    pub fn free(&self, first: Node, count: u8) -> u8 {
        let free = (0..)
            .take(LANES)
            .fold(0, |free, lane| free | u8::from(!self.occupied[self.find(first + lane) as usize]) << lane);
        free & ((1 << count) - 1)
    }

    #[inline]
    pub fn find(&self, node: Node) -> Node {
        self.forest.find(node)
    }

    #[inline]
    pub fn meet(&mut self, a: Node, b: Node) {
        if let Ok((root, gone)) = self.forest.join(a, b) {
            self.occupied[root as usize] |= self.occupied[gone as usize];
        }
    }

    #[inline]
    pub fn occupy(&mut self, root: Node) {
        self.occupied[root as usize] = true;
    }
}
