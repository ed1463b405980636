//! The placed tiles and the frontier: the vacant cells beside them, with the edges each demands.

use crate::cells::CellMap;
use crate::geometry::{Pos, Rotation, Side};
use crate::moves::Placement;
use crate::placements::Placements;
use crate::tile::{self, FeatureKind, Oriented, SegmentIndex, TileKind};

/// The most tiles on a board: the 72 of the base game and two more that an expansion may lay.
pub const MAX_TILES: usize = 74;

/// More vacant cells than can ever lie beside [`MAX_TILES`] connected tiles (two a tile and two more).
pub(crate) const MAX_FRONTIER: usize = 2 * MAX_TILES + 4;

/// A number of a tile in the order of placement; the start tile is 0.
pub type TileIndex = u8;

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedTile {
    /// Its kind.
    pub kind: TileKind,
    /// Where it lies and how it is turned.
    pub placement: Placement,
    /// The node of its first city, road or monastery.
    pub(crate) first_feature: u8,
    /// The node of its first field.
    pub(crate) first_field: u8,
}

impl PlacedTile {
    pub(crate) fn oriented(self) -> &'static Oriented {
        &tile::ORIENTED[self.kind.index()][self.placement.rotation.index()]
    }

    /// The segment whose ports, as the tile lies, contain `port`, if it has one there.
    pub fn segment_at(&self, port: crate::geometry::Port) -> Option<SegmentIndex> {
        let rotation = self.placement.rotation;
        (0..).zip(self.kind.spec().segments()).find(|(_, s)| s.ports.rotated(rotation).contains(port)).map(|(i, _)| i)
    }

    /// The number of its monastery, if it has one.
    pub fn monastery(&self) -> Option<SegmentIndex> {
        (0..).zip(self.kind.spec().segments()).find(|(_, s)| s.kind == FeatureKind::Monastery).map(|(i, _)| i)
    }
}

/// "That road on that tile": names a segment on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SegmentRef {
    /// The cell of the tile.
    pub pos: Pos,
    /// The number of the segment within its tile.
    pub segment: SegmentIndex,
}

/// What the board's map holds for a cell: nothing, a tile, or a place in the frontier.
#[derive(Clone, Copy)]
enum Cell {
    Vacant,
    Tile(TileIndex),
    Frontier(u8),
}

impl Cell {
    #[inline]
    const fn read(value: u8) -> Self {
        match value {
            CellMap::VACANT => Self::Vacant,
            tile if tile < FRONTIER_BASE => Self::Tile(tile - 1),
            entry => Self::Frontier(entry - FRONTIER_BASE),
        }
    }
}

/// Frontier entries follow the tiles in the numbers of the map.
#[allow(clippy::cast_possible_truncation, reason = "checked below")]
const FRONTIER_BASE: u8 = 1 + MAX_TILES as u8;

const _: () = assert!(FRONTIER_BASE as usize + MAX_FRONTIER <= u8::MAX as usize);

/// The placed tiles and the cells around them.
#[derive(Clone)]
pub struct Board {
    map: CellMap,
    tiles: [PlacedTile; MAX_TILES],
    tile_count: u8,
    cells: [Pos; MAX_FRONTIER],
    demands: [u8; MAX_FRONTIER],
    frontier_len: u8,
}

impl Board {
    pub(crate) fn new() -> Self {
        let blank = PlacedTile {
            kind: TileKind::START,
            placement: Placement { pos: Pos::ORIGIN, rotation: Rotation::new(0) },
            first_feature: 0,
            first_field: 0,
        };
        Self {
            map: CellMap::new(),
            tiles: [blank; MAX_TILES],
            tile_count: 0,
            cells: [Pos::ORIGIN; MAX_FRONTIER],
            demands: [0; MAX_FRONTIER],
            frontier_len: 0,
        }
    }

    /// The tiles in the order of placement.
    pub fn tiles(&self) -> &[PlacedTile] {
        &self.tiles[..self.tile_count as usize]
    }

    /// The tile on `pos`, if there is one.
    pub fn tile_at(&self, pos: Pos) -> Option<&PlacedTile> {
        self.index_at(pos).map(|index| &self.tiles[index as usize])
    }

    /// The number of the tile on `pos`, if there is one.
    #[inline]
    pub fn index_at(&self, pos: Pos) -> Option<TileIndex> {
        match self.cell(pos) {
            Cell::Tile(index) => Some(index),
            Cell::Vacant | Cell::Frontier(_) => None,
        }
    }

    /// The vacant cells beside a tile, in no particular order.
    pub fn frontier(&self) -> &[Pos] {
        &self.cells[..self.frontier_len as usize]
    }

    /// Whether every tile side that `placement` would meet matches (base rules 2.1 and 2.2). Any rotation may be asked.
    pub fn fits(&self, kind: TileKind, placement: Placement) -> bool {
        match self.cell(placement.pos) {
            Cell::Frontier(at) => {
                let demand = self.demands[at as usize];
                tile::fits(kind, demand) & 1 << kind.canonical(placement.rotation).turns() != 0
            }
            Cell::Vacant | Cell::Tile(_) => false,
        }
    }

    /// Every legal placement of `kind`; of rotations that look the same only the smallest.
    pub fn placements(&self, kind: TileKind) -> impl Iterator<Item = Placement> {
        self.cells_fitting(kind).flat_map(|(pos, mask)| {
            Rotation::ALL
                .into_iter()
                .filter(move |r| mask & 1 << r.turns() != 0)
                .map(move |rotation| Placement { pos, rotation })
        })
    }

    /// The same as a list, for those who play many games.
    #[inline]
    pub fn list_placements(&self, kind: TileKind, list: &mut Placements) {
        let len = self.frontier_len as usize;
        let cells = self.cells[..len].iter().zip(&self.demands[..len]);
        list.fill(cells.map(|(&pos, &demand)| (pos, tile::fits(kind, demand))));
    }

    /// The cells where `kind` can lie, each with the rotations that fit (bit `k` for `k` quarter turns).
    #[inline]
    pub fn cells_fitting(&self, kind: TileKind) -> impl Iterator<Item = (Pos, u8)> {
        let len = self.frontier_len as usize;
        self.cells[..len]
            .iter()
            .zip(&self.demands[..len])
            .map(move |(&pos, &demand)| (pos, tile::fits(kind, demand)))
            .filter(|&(_, mask)| mask != 0)
    }

    /// Whether `kind` has a legal placement anywhere.
    #[inline]
    pub fn is_placeable(&self, kind: TileKind) -> bool {
        self.demands[..self.frontier_len as usize].iter().any(|&demand| tile::fits(kind, demand) != 0)
    }

    #[inline]
    fn cell(&self, pos: Pos) -> Cell {
        Cell::read(self.map.get(pos))
    }

    /// Lays a tile without any check and tells its number and its neighbours by side.
    #[inline]
    pub(crate) fn lay(&mut self, tile: PlacedTile) -> (TileIndex, [Option<TileIndex>; 4]) {
        let index = self.tile_count;
        self.tiles[index as usize] = tile;
        self.tile_count += 1;
        let pos = tile.placement.pos;
        let (slot, value) = self.map.look_up(pos);
        self.map.fill(slot, pos, 1 + index);
        if let Cell::Frontier(at) = Cell::read(value) {
            self.leave_frontier(at);
        }
        let oriented = tile.oriented();
        let mut neighbours = [None; 4];
        for side in Side::ALL {
            let beside = pos.step(side);
            let demand = oriented.edge(side.index()) << (2 * side.opposite().index());
            let (slot, value) = self.map.look_up(beside);
            match Cell::read(value) {
                Cell::Tile(other) => neighbours[side.index()] = Some(other),
                Cell::Frontier(at) => self.demands[at as usize] |= demand,
                Cell::Vacant => {
                    self.map.fill(slot, beside, FRONTIER_BASE + self.frontier_len);
                    self.join_frontier(beside, demand);
                }
            }
        }
        (index, neighbours)
    }

    /// Whether one more tile can be laid, wherever; always so within the box.
    pub(crate) fn has_room(&self) -> bool {
        self.tiles().len() < MAX_TILES && self.frontier().len() + 4 <= MAX_FRONTIER
    }

    #[inline]
    fn join_frontier(&mut self, pos: Pos, demand: u8) {
        let at = self.frontier_len;
        self.cells[at as usize] = pos;
        self.demands[at as usize] = demand;
        self.frontier_len += 1;
    }

    /// Takes an entry out of the frontier; the last one moves into the gap.
    #[inline]
    fn leave_frontier(&mut self, at: u8) {
        self.frontier_len -= 1;
        let last = self.frontier_len;
        if at != last {
            let moved = self.cells[last as usize];
            self.cells[at as usize] = moved;
            self.demands[at as usize] = self.demands[last as usize];
            self.map.set(moved, FRONTIER_BASE + at);
        }
    }
}
