//! The names of all segments of all tiles in all rotations, made once.

use trivium_engine::board::PlacedTile;
use trivium_engine::geometry::Rotation;
use trivium_engine::notation::SegmentName;
use trivium_engine::tile::{SegmentIndex, TileKind};

/// By kind, rotation and segment.
pub struct Names(Vec<[Vec<String>; 4]>);

impl Names {
    pub fn new() -> Self {
        let of = |kind: TileKind, rotation: Rotation| {
            let name =
                |segment| SegmentName::of(kind, rotation, segment).map_or(String::new(), |name| name.to_string());
            (0..).take(kind.spec().segments().len()).map(name).collect()
        };
        Self(TileKind::all().map(|kind| Rotation::ALL.map(|rotation| of(kind, rotation))).collect())
    }

    /// The name of a segment of a tile on the board.
    pub fn of(&self, tile: PlacedTile, segment: SegmentIndex) -> &str {
        &self.0[tile.kind.index()][tile.placement.rotation.index()][usize::from(segment)]
    }
}
