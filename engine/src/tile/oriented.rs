//! Tables derived from the specifications at compile time: what the hot path reads.

use super::{Edge, FeatureKind, MAX_SEGMENTS, SPECS, TileKind};
use crate::geometry::{Port, Rotation, Side};

/// Stands for the city or road of a side that has none, the field of a half-side that has none, or a monastery where
/// there is none: the segment after the last possible one.
pub(crate) const NONE: u8 = 4;

/// The most walls between fields and cities on a tile; more would not compile.
const MAX_WALLS: usize = 2;

/// A kind in one rotation. Cities, roads and monasteries count as *features*, numbered before the fields.
#[derive(Clone, Copy)]
pub(crate) struct Oriented {
    /// What each side shows, and so what the neighbour across must show.
    pub edges: [Edge; 4],
    /// Whether it looks different by fewer turns.
    pub is_distinct: bool,
    /// How many segments are no fields.
    pub features: u8,
    /// How many segments are fields.
    pub fields: u8,
    /// The city or road on each side.
    pub middle: [u8; 4],
    /// The field on the anticlockwise half of each side, counted from the first field.
    pub left: [u8; 4],
    /// The field on the clockwise half of each side, counted from the first field.
    pub right: [u8; 4],
    /// The kind of each segment that is no field.
    pub kinds: [FeatureKind; 4],
    /// Sides each such segment leaves by; for a monastery the neighbours it waits for.
    pub open: [u8; 4],
    /// Coats of arms on each such segment, 0 or 1.
    pub coats: [u8; 4],
    /// Which such segment is the monastery.
    pub monastery: u8,
    /// Where fields touch cities of the tile: the field, counted from the first field, and the city.
    pub walls: [(u8, u8); MAX_WALLS],
}

/// Every kind in every rotation.
pub(super) static ORIENTED: [[Oriented; 4]; TileKind::COUNT] = {
    let mut table = [[orient(0, 0); 4]; TileKind::COUNT];
    let mut kind = 0;
    while kind < TileKind::COUNT {
        let mut turns = 0;
        while turns < 4 {
            table[kind][turns as usize] = orient(kind, turns);
            turns += 1;
        }
        kind += 1;
    }
    table
};

#[allow(clippy::cast_possible_truncation, reason = "at most twelve ports")]
const fn orient(kind: usize, turns: u8) -> Oriented {
    let spec = &SPECS[kind];
    let mut out = Oriented {
        edges: spec.edges,
        is_distinct: turns < spec.distinct_rotations,
        features: 0,
        fields: 0,
        middle: [NONE; 4],
        left: [NONE; 4],
        right: [NONE; 4],
        kinds: [FeatureKind::City; 4],
        open: [0; 4],
        coats: [0; 4],
        monastery: NONE,
        walls: [(NONE, NONE); MAX_WALLS],
    };
    let (mut index, mut walls) = (0, 0);
    while index < spec.len {
        let segment = spec.segments[index as usize];
        let ports = segment.ports.rotated(Rotation::new(turns));
        let is_field = matches!(segment.kind, FeatureKind::Field);
        let mut side = 0;
        while side < 4 {
            if is_field && ports.contains(Port::left(Side::ALL[side])) {
                out.left[side] = out.fields;
            }
            if is_field && ports.contains(Port::right(Side::ALL[side])) {
                out.right[side] = out.fields;
            }
            if !is_field && ports.contains(Port::middle(Side::ALL[side])) {
                out.middle[side] = index;
            }
            side += 1;
        }
        if is_field {
            let mut city = 0;
            while city < MAX_SEGMENTS as u8 {
                if segment.touches >> city & 1 == 1 {
                    out.walls[walls] = (out.fields, city);
                    walls += 1;
                }
                city += 1;
            }
            out.fields += 1;
        } else {
            assert!(out.fields == 0, "fields come last in a table line");
            out.kinds[index as usize] = segment.kind;
            out.open[index as usize] =
                if matches!(segment.kind, FeatureKind::Monastery) { 8 } else { ports.len() as u8 };
            out.coats[index as usize] = segment.coat as u8;
            if matches!(segment.kind, FeatureKind::Monastery) {
                out.monastery = index;
            }
            out.features += 1;
        }
        index += 1;
    }
    assert!((out.features + out.fields) as usize <= MAX_SEGMENTS, "too many segments");
    let mut side = 0;
    while side < 4 {
        out.edges[side] = spec.edges[(side + 4 - turns as usize) % 4];
        side += 1;
    }
    out
}
