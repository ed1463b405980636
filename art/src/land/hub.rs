//! Where roads end together: the square of a village, the grounds of a monastery, the grounds of
//! a building across an edge.

use super::Bank;
use super::rim::{HALF_ROAD, HALF_SEALED, mouth, mouth_point, outward, round};
use crate::geo::{Point, Step, Trail, at};

/// What kind of place it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Straw roofs around a stone square.
    Village,
    /// The abbey in its hedge; the grounds are a segment of their own.
    Cloister,
    /// Half of a building that lies across the sealed side of that index.
    School(usize),
}

/// Radius of the village square.
pub(crate) const SQUARE: f32 = 14.0;
/// From the middle of the monastery to its hedge, and the radius of the hedge's corners.
const HEDGE: f32 = 26.8;
const HEDGE_CORNER: f32 = 13.0;
/// From the middle of the tile to the far hedge of half a school, and the radius of its corners.
const YARD: f32 = 15.0;
const YARD_CORNER: f32 = 9.4;
/// How far a road runs into the grounds through the gap in the hedge.
const GAP: f32 = 3.4;

/// The rim of a place, cut where roads may meet it, and the roads that do.
#[derive(Clone, Debug)]
pub(super) struct Hub {
    place: Place,
    centre: Point,
    /// From the clockwise-first end of the mouth on a side, anticlockwise to the mouth on the side before.
    quarters: [Trail; 4],
    /// The sides with a road, or with the other half of the building, clockwise.
    arms: Vec<usize>,
}

impl Hub {
    pub fn new(place: Place, roads: &[usize]) -> Self {
        let is_sealed = |side| matches!(place, Place::School(sealed) if sealed == side);
        let arms = (0..4).filter(|side| roads.contains(side) || is_sealed(*side)).collect();
        let (centre, quarters) = match place {
            Place::Village => (Point::CENTRE, [0, 1, 2, 3].map(round_quarter)),
            Place::Cloister => (Point::CENTRE, [0, 1, 2, 3].map(|side| hedge_quarter(side, HEDGE, HEDGE_CORNER))),
            Place::School(sealed) => (Point::CENTRE + outward(sealed) * 50.0, school_quarters(sealed)),
        };
        Self { place, centre, quarters, arms }
    }

    /// The whole rim, anticlockwise, with a gap where a road comes in.
    pub fn rim(&self) -> Trail {
        let Self { quarters, .. } = self;
        let mut trail = quarters[3].clone();
        for side in [2, 1, 0] {
            trail = self.across(trail, side).then(&quarters[side]);
        }
        self.across(trail, 3)
    }

    /// The part of the rim between the road on `side` and the next one anticlockwise.
    fn flank(&self, arm: usize) -> Trail {
        let last = self.arms[(arm + self.arms.len() - 1) % self.arms.len()];
        let mut side = self.arms[arm];
        let mut trail = self.quarters[side].clone();
        loop {
            side = (side + 3) % 4;
            if side == last {
                return trail;
            }
            trail = self.across(trail, side).then(&self.quarters[side]);
        }
    }

    fn across(&self, trail: Trail, side: usize) -> Trail {
        let end = self.quarters[side].from;
        let inward = outward(side) * -GAP;
        match self.place {
            Place::Village => {
                let start = trail.end();
                trail.then(&Trail::arc(Point::CENTRE, start, end))
            }
            Place::Cloister if self.arms.contains(&side) => {
                let start = trail.end();
                trail.line(start + inward).line(end + inward).line(end)
            }
            Place::School(sealed) if side == sealed => {
                // Out over the edge and back, so that no hedge runs along the seam.
                let start = trail.end();
                trail.line(start - inward * 2.0).line(end - inward * 2.0).line(end)
            }
            _ => trail.line(end),
        }
    }

    /// The banks of the fields between the roads.
    pub fn banks(&self) -> Vec<Bank> {
        let half = |side: usize| if self.place == Place::School(side) { HALF_SEALED } else { HALF_ROAD };
        let arms = self.arms.len();
        (0..arms)
            .map(|arm| {
                let (from, to) = (self.arms[arm], self.arms[(arm + arms - 1) % arms]);
                let trail = Trail::new(mouth_point(from, -half(from), 0.0)).then(&self.flank(arm));
                let trail = trail.line(mouth_point(to, half(to), 0.0));
                Bank { from: round(from, -half(from)), to: round(to, half(to)), trail }
            })
            .collect()
    }

    /// The road on `side` with its share of the ground it ends in.
    pub fn outline(&self, side: usize) -> Trail {
        if self.place == Place::Cloister {
            return self.painted(side, 0.0);
        }
        let arms = self.arms.len();
        let arm = self.arms.iter().position(|&s| s == side).unwrap_or(0);
        let (near, far) = (self.share(arm).0, self.share((arm + 1) % arms).1);
        mouth(side, 0.0).then(&far.reversed()).line(self.centre).then(&near.reversed())
    }

    /// The flank in two: what goes to the road it begins at, what to the one it ends at.
    fn share(&self, arm: usize) -> (Trail, Trail) {
        let flank = self.flank(arm);
        let before = self.arms[(arm + self.arms.len() - 1) % self.arms.len()];
        match self.place {
            Place::School(sealed) if self.arms[arm] == sealed => (Trail::new(flank.from), flank),
            Place::School(sealed) if before == sealed => {
                let end = flank.end();
                (flank, Trail::new(end))
            }
            _ => flank.halves(),
        }
    }

    /// The road on `side` as it is painted, closed a little inside the place it leads to.
    pub fn painted(&self, side: usize, reach: f32) -> Trail {
        let inward = outward(side) * -GAP;
        let start = self.quarters[side].from;
        let end = start + outward(side).right() * (2.0 * HALF_ROAD);
        mouth(side, reach).line(end + inward).line(start + inward)
    }

    /// Where that road ends.
    pub fn end(&self, side: usize) -> Point {
        self.quarters[side].from + outward(side).right() * HALF_ROAD - outward(side) * GAP
    }
}

fn round_quarter(side: usize) -> Trail {
    let far = (SQUARE * SQUARE - HALF_ROAD * HALF_ROAD).sqrt();
    let (start, end) = (at(-HALF_ROAD, -far), at(-far, -HALF_ROAD));
    Trail::arc(Point::CENTRE, Point::CENTRE + start, Point::CENTRE + end).turned(side)
}

/// From the mouth in the north round the north-western corner to the mouth in the west, `half` from the middle.
fn hedge_quarter(side: usize, half: f32, radius: f32) -> Trail {
    let (near, bend) = (50.0 - half, 50.0 - half + radius);
    let straight = at(50.0 - HALF_ROAD, near);
    round_corner(straight, at(bend, near), at(near, bend), at(near, 50.0 - HALF_ROAD)).turned(side)
}

fn round_corner(start: Point, bend: Point, unbend: Point, end: Point) -> Trail {
    // A quarter circle's controls lie 0.55 of the radius along; the corner is where both straights would meet.
    let meet = if (bend.y - start.y).abs() < 0.01 { at(unbend.x, bend.y) } else { at(bend.x, unbend.y) };
    let mut trail = Trail::new(start).line(bend);
    trail.steps.push(Step::Curve(bend.towards(meet, 0.55), unbend.towards(meet, 0.55), unbend));
    trail.line(end)
}

/// The quarters of a yard that leaves the tile by `sealed`; drawn for the east, then turned.
fn school_quarters(sealed: usize) -> [Trail; 4] {
    let (top, low) = (50.0 - HALF_SEALED, 50.0 + HALF_SEALED);
    let (west, bend) = (50.0 - YARD, 50.0 - YARD + YARD_CORNER);
    let (minus, plus) = (50.0 - HALF_ROAD, 50.0 + HALF_ROAD);
    let drawn = [
        round_corner(at(minus, top), at(bend, top), at(west, top + YARD_CORNER), at(west, minus)),
        Trail::lines(&[at(100.0, top), at(plus, top)]),
        Trail::lines(&[at(plus, low), at(100.0, low)]),
        round_corner(at(west, plus), at(west, low - YARD_CORNER), at(bend, low), at(minus, low)),
    ];
    let turns = (sealed + 3) % 4;
    [0, 1, 2, 3].map(|side| drawn[(side + 4 - turns) % 4].turned(turns))
}
