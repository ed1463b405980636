//! The placed tiles and the frontier: the vacant cells beside them.

use crate::cells::CellMap;
use crate::frontier::{Frontier, MAX_FRONTIER};
use crate::geometry::{Pos, Rotation, Side};
use crate::moves::Placement;
use crate::placements::Placements;
use crate::tile::{FeatureKind, Oriented, SegmentIndex, TileKind};

/// The most tiles on a board: the 72 of the base game and two more that an expansion may lay.
pub const MAX_TILES: usize = 74;

/// A number of a tile in the order of placement; the start tile is 0.
pub type TileIndex = u8;

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedTile {
    /// Its kind.
    pub kind: TileKind,
    /// Where it lies and how it is turned.
    pub placement: Placement,
}

impl PlacedTile {
    pub(crate) fn oriented(self) -> &'static Oriented {
        self.kind.oriented(self.placement.rotation)
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
#[derive(Clone, Copy)]
pub struct Board {
    map: CellMap,
    tiles: [PlacedTile; MAX_TILES],
    tile_count: u8,
    frontier: Frontier,
}

impl Board {
    pub(crate) const fn new() -> Self {
        let start = Placement { pos: Pos::ORIGIN, rotation: Rotation::new(0) };
        Self {
            map: CellMap::new(),
            tiles: [PlacedTile { kind: TileKind::START, placement: start }; MAX_TILES],
            tile_count: 0,
            frontier: Frontier::new(),
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
        match Cell::read(self.map.number(pos)) {
            Cell::Tile(index) => Some(index),
            Cell::Vacant | Cell::Frontier(_) => None,
        }
    }

    /// The vacant cells beside a tile, in no particular order.
    #[inline]
    pub fn frontier(&self) -> &[Pos] {
        self.map.cells(FRONTIER_BASE, self.frontier.len())
    }

    /// Whether every tile side that `placement` would meet matches (base rules 2.1 and 2.2). Any rotation may be asked.
    pub fn fits(&self, kind: TileKind, placement: Placement) -> bool {
        match Cell::read(self.map.number(placement.pos)) {
            Cell::Frontier(at) => self.frontier.fits(at, kind, placement.rotation),
            Cell::Vacant | Cell::Tile(_) => false,
        }
    }

    /// Every legal placement of `kind`; of rotations that look the same only the smallest.
    #[inline]
    pub fn placements(&self, kind: TileKind) -> Placements<'_> {
        Placements::new(self.frontier(), |word| self.frontier.fitting(word, kind))
    }

    /// Whether `kind` has a legal placement anywhere.
    #[inline]
    pub fn is_placeable(&self, kind: TileKind) -> bool {
        self.frontier.has_place_for(kind)
    }

    /// Lays a tile without any check and tells its number. Tells `meet` of each tile beside it: on which side, the
    /// numbers of both, and what the other is.
    #[inline]
    pub(crate) fn lay(
        &mut self,
        tile: PlacedTile,
        mut meet: impl FnMut(Side, [TileIndex; 2], &PlacedTile),
    ) -> TileIndex {
        let index = self.tile_count;
        self.tiles[index as usize] = tile;
        self.tile_count += 1;
        let pos = tile.placement.pos;
        let (slot, number) = self.map.look_up(pos);
        self.map.fill(slot, pos, 1 + index);
        if let Cell::Frontier(at) = Cell::read(number) {
            let moved = self.frontier.remove(at);
            if moved != at {
                self.map.set(self.map.cell(FRONTIER_BASE + moved), FRONTIER_BASE + at);
            }
        }
        let edges = &tile.oriented().edges;
        for (side, beside) in Side::ALL.into_iter().zip(pos.beside()) {
            let (slot, number) = self.map.look_up(beside);
            let at = match Cell::read(number) {
                Cell::Tile(other) => {
                    meet(side, [index, other], &self.tiles[other as usize]);
                    continue;
                }
                Cell::Frontier(at) => at,
                Cell::Vacant => self.frontier.len(),
            };
            self.map.fill(slot, beside, FRONTIER_BASE + at);
            self.frontier.demand(at, side.opposite(), edges[side.index()]);
        }
        index
    }

    /// Whether one more tile can be laid, wherever; always so within the box.
    pub(crate) fn has_room(&self) -> bool {
        self.tiles().len() < MAX_TILES && self.frontier().len() + 4 <= MAX_FRONTIER
    }
}
