//! Places on the rim of a tile.

use crate::geo::{Point, Trail, at};
use trivium_engine::geometry::{Port, PortSet, Side};

/// Half the width of a road.
pub(crate) const HALF_ROAD: f32 = 5.2;

/// Half the width of the place where the grounds of a building across an edge leave the tile.
pub(super) const HALF_SEALED: f32 = 25.0;

/// How far painted outlines reach past the edge, so that their border is not drawn along it.
pub(super) const REACH: f32 = 9.0;

/// Away from the tile.
pub(crate) const fn outward(side: usize) -> Point {
    match side % 4 {
        0 => at(0.0, -1.0),
        1 => at(1.0, 0.0),
        2 => at(0.0, 1.0),
        _ => at(-1.0, 0.0),
    }
}

/// The middle of a side.
pub(super) fn middle(side: usize) -> Point {
    Point::CENTRE + outward(side) * 50.0
}

/// The corner where a side begins, clockwise.
pub(super) const fn corner(side: usize) -> Point {
    match side % 4 {
        0 => at(0.0, 0.0),
        1 => at(100.0, 0.0),
        2 => at(100.0, 100.0),
        _ => at(0.0, 100.0),
    }
}

/// Where a port lies: the middle of its side, or of its half-side.
pub(crate) fn port_point(port: Port) -> Point {
    let side = port.side().index();
    corner(side).towards(corner(side + 1), [0.25, 0.5, 0.75][port.index() % 3])
}

/// The sides whose middles are in `ports`, clockwise from the north.
pub(super) fn sides(ports: PortSet) -> Vec<usize> {
    Side::ALL.into_iter().filter(|&side| ports.contains(Port::middle(side))).map(Side::index).collect()
}

/// How far a point at `offset` past the middle of a side is round the rim: 100 a side, clockwise.
#[allow(clippy::cast_precision_loss, reason = "four sides")]
pub(super) fn round(side: usize, offset: f32) -> f32 {
    side as f32 * 100.0 + 50.0 + offset
}

/// The point at `offset` past the middle of a side, clockwise, `out` beyond the edge.
pub(super) fn mouth_point(side: usize, offset: f32, out: f32) -> Point {
    middle(side) + outward(side).right() * offset + outward(side) * out
}

/// The mouth of a road, clockwise along the rim and `reach` beyond it.
pub(super) fn mouth(side: usize, reach: f32) -> Trail {
    Trail::lines(&[
        mouth_point(side, -HALF_ROAD, 0.0),
        mouth_point(side, -HALF_ROAD, reach),
        mouth_point(side, HALF_ROAD, reach),
        mouth_point(side, HALF_ROAD, 0.0),
    ])
}
