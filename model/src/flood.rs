//! Features, found by flooding from one segment.

use crate::board::{Board, MOST, STEPS};
use crate::look::FeatureKind;

/// Connected segments. A monastery is a feature of one segment whose tiles are itself and its neighbours.
#[derive(Clone, Debug)]
pub struct Feature {
    /// What it is.
    pub kind: FeatureKind,
    /// Its segments as (tile, segment) indices, in the order in which the flood reached them.
    pub segments: Vec<(usize, usize)>,
    /// Distinct tiles; for a monastery, itself and its neighbours.
    pub tiles: usize,
    /// Coats of arms in it.
    pub coats: usize,
    /// Open ends; for a monastery, empty cells round it.
    pub open: usize,
    /// Whether it runs over a tile of the school.
    pub school: bool,
    /// One bit a segment for each tile.
    reached: [u16; MOST],
}

impl Feature {
    /// Whether nothing of it is open. Never asked of a field.
    pub fn complete(&self) -> bool {
        self.open == 0
    }

    /// Whether the segment is part of it.
    pub fn contains(&self, tile: usize, segment: usize) -> bool {
        self.reached[tile] & 1 << segment != 0
    }
}

/// The whole feature of that segment.
pub fn flood(board: &Board, tile: usize, segment: usize) -> Feature {
    let kind = board.tiles()[tile].look.segments[segment].kind;
    let mut feature =
        Feature { kind, segments: Vec::new(), tiles: 0, coats: 0, open: 0, school: false, reached: [0; MOST] };
    feature.reached[tile] |= 1 << segment;
    feature.segments.push((tile, segment));
    if kind == FeatureKind::Monastery {
        let neighbours = board.neighbours(tile);
        feature.tiles = 1 + neighbours;
        feature.open = 8 - neighbours;
        return feature;
    }
    let mut next = 0;
    while let Some(&(tile, segment)) = feature.segments.get(next) {
        next += 1;
        let laid = &board.tiles()[tile];
        let here = &laid.look.segments[segment];
        feature.coats += here.coats;
        feature.school |= laid.look.school;
        for &port in &here.ports {
            let (side, along) = (port / 3, port % 3);
            let (dx, dy) = STEPS[side];
            let Some(beyond) = board.at(laid.x + dx, laid.y + dy) else {
                feature.open += 1;
                continue;
            };
            // The neighbour reads its own rim clockwise too, so the two half-edges swap.
            let mate = (side + 2) % 4 * 3 + (2 - along);
            let Some(theirs) = board.tiles()[beyond].look.rim[mate] else {
                continue;
            };
            if !feature.contains(beyond, theirs) {
                feature.reached[beyond] |= 1 << theirs;
                feature.segments.push((beyond, theirs));
            }
        }
    }
    feature.tiles = feature.reached.iter().filter(|&&bits| bits != 0).count();
    feature
}
