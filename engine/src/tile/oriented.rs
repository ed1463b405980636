//! Tables derived from the specifications at compile time: what the hot path reads.

use super::{Edge, FeatureKind, MAX_SEGMENTS, SPECS, TileKind};
use crate::geometry::{Port, Rotation, Side};

/// Marks a side without a city or road, or a half-side without a field.
pub(crate) const NONE: u8 = u8::MAX;

/// A kind in one rotation. Cities, roads and monasteries count as *features*, numbered before the fields.
#[derive(Clone, Copy)]
pub(crate) struct Oriented {
    /// Two bits a side, north lowest: what the neighbour across must show.
    pub edges: u8,
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
}

impl Oriented {
    /// What a side shows, as the two bits of [`Oriented::edges`].
    #[inline]
    pub const fn edge(&self, side: usize) -> u8 {
        self.edges >> (2 * side) & 3
    }
}

/// Every kind in every rotation.
pub(crate) static ORIENTED: [[Oriented; 4]; TileKind::COUNT] = TABLE;

const TABLE: [[Oriented; 4]; TileKind::COUNT] = {
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
        edges: 0,
        features: 0,
        fields: 0,
        middle: [NONE; 4],
        left: [NONE; 4],
        right: [NONE; 4],
        kinds: [FeatureKind::City; 4],
        open: [0; 4],
        coats: [0; 4],
        monastery: NONE,
    };
    let mut index = 0;
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
        let edge = spec.edges[(side + 4 - turns as usize) % 4] as u8;
        out.edges |= edge << (2 * side);
        side += 1;
    }
    out
}

/// Which rotations of `kind` fit a cell whose placed neighbours demand the edges in `demand`
/// (two bits a side, 0 where there is no neighbour): bit `k` for `k` quarter turns, of
/// rotations that look the same only the smallest.
#[inline]
pub(crate) fn fits(kind: TileKind, demand: u8) -> u8 {
    FIT[kind.index()][demand as usize]
}

#[allow(clippy::cast_possible_truncation, reason = "a demand is below 256")]
static FIT: [[u8; 256]; TileKind::COUNT] = {
    let mut fit = [[0; 256]; TileKind::COUNT];
    let mut kind = 0;
    while kind < TileKind::COUNT {
        let mut turns = 0;
        while turns < SPECS[kind].distinct_rotations {
            let edges = TABLE[kind][turns as usize].edges;
            let mut demand = 0;
            while demand < 256 {
                // A side that demands something has a bit set; both bits of such a side must agree.
                let demanding = (demand as u8 | (demand as u8 >> 1)) & 0b0101_0101;
                if (edges ^ demand as u8) & (demanding * 3) == 0 {
                    fit[kind][demand] |= 1 << turns;
                }
                demand += 1;
            }
            turns += 1;
        }
        kind += 1;
    }
    fit
};

const _: () = assert!(Edge::City as u8 == 3, "an edge takes two bits");
