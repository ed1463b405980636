//! Walls as lines, and the gates in them.

use super::Bank;
use super::rim::{HALF_ROAD, middle, mouth, mouth_point, outward, round};
use crate::geo::{Cubic, Point, Trail};
use trivium_engine::geometry::Rotation;

/// A wall on the tile.
#[derive(Clone, Debug)]
pub(crate) struct Wall {
    /// The field, and whatever else is outside, lies to the right.
    pub curve: Cubic,
    pub gate: Option<Gate>,
}

/// Where a road enters.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gate {
    pub at: Point,
    /// Out of the city along the road, one unit long.
    pub out: Point,
}

impl Wall {
    pub fn turned(&self, rotation: Rotation) -> Self {
        let turns = rotation.index();
        let spin = |v: Point| (v + Point::CENTRE).turned(turns) - Point::CENTRE;
        let gate = self.gate.map(|gate| Gate { at: gate.at.turned(turns), out: spin(gate.out) });
        Self { curve: self.curve.turned(turns), gate }
    }
}

/// A wall cut by the road that comes in from a side.
pub(super) struct Cut {
    side: usize,
    wall: Cubic,
    /// Along the wall: where the road's kerbs and its middle meet it.
    before: f32,
    centre: f32,
    after: f32,
}

impl Cut {
    pub fn new(wall: Cubic, side: usize) -> Self {
        let across = outward(side).right();
        let offset = |t: f32| (wall.at(t) - middle(side)).dot(across);
        // With the field to the right the wall runs clockwise on screen past the side's middle, from its end.
        let meet = |wanted: f32| {
            let (mut low, mut high) = (0.0_f32, 1.0_f32);
            for _ in 0..30 {
                let mid = low.midpoint(high);
                if offset(mid) > wanted { low = mid } else { high = mid }
            }
            low
        };
        Self { side, wall, before: meet(HALF_ROAD), centre: meet(0.0), after: meet(-HALF_ROAD) }
    }

    pub fn meeting(&self) -> Point {
        self.wall.at(self.centre)
    }

    pub fn gate(&self) -> Gate {
        Gate { at: self.meeting(), out: outward(self.side) }
    }

    /// The road's outline, closed by the wall.
    pub fn road(&self, reach: f32) -> Trail {
        let (_, rest) = self.wall.split(self.before);
        let (cap, _) = rest.split((self.after - self.before) / (1.0 - self.before));
        mouth(self.side, reach).then(&cap.trail())
    }

    /// The banks on both sides of the road.
    pub fn banks(&self, first: usize, length: usize) -> [Bank; 2] {
        let (head, _) = self.wall.split(self.before);
        let (_, tail) = self.wall.split(self.after);
        let (minus, plus) = (mouth_point(self.side, -HALF_ROAD, 0.0), mouth_point(self.side, HALF_ROAD, 0.0));
        [
            Bank {
                from: round((first + length) % 4, -50.0),
                to: round(self.side, HALF_ROAD),
                trail: head.trail().line(plus),
            },
            Bank {
                from: round(self.side, -HALF_ROAD),
                to: round(first, -50.0),
                trail: Trail::new(minus).then(&tail.trail()),
            },
        ]
    }
}
