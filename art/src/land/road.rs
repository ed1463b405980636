//! The course of a road.

use super::Bank;
use super::rim::{HALF_ROAD, middle, mouth, round};
use crate::geo::{Cubic, Point, Rng, Trail, sin};
use core::f32::consts::PI;

/// The centre line of a road: a curve and how far it sways from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Course {
    curve: Cubic,
    sway: f32,
}

impl Course {
    /// From side to side: straight with a sway, or round the corner.
    pub fn through(from: usize, to: usize, rng: &mut Rng) -> Self {
        let (a, b) = (middle(from), middle(to));
        let (share, sway) = if (from + to).is_multiple_of(2) {
            let amount = rng.between(1.6, 2.8);
            (2.0 / 3.0, if rng.chance(0.5) { amount } else { -amount })
        } else {
            (rng.between(0.52, 0.59), 0.0)
        };
        Self { curve: Cubic(a, a.towards(Point::CENTRE, share), b.towards(Point::CENTRE, share), b), sway }
    }

    /// From a side straight to `end`.
    pub fn stub(from: usize, end: Point) -> Self {
        let start = middle(from);
        Self { curve: Cubic(start, start.towards(end, 1.0 / 3.0), start.towards(end, 2.0 / 3.0), end), sway: 0.0 }
    }

    /// The point at `t` from 0 to 1.
    pub fn at(&self, t: f32) -> Point {
        let bump = self.sway * sin(2.0 * PI * t) * sin(PI * t);
        self.curve.at(t) + self.curve.direction(t).right() * bump
    }

    /// The point at `t`, `off` to the right of the line.
    pub fn beside(&self, t: f32, off: f32) -> Point {
        let (before, after) = ((t - 0.01).max(0.0), (t + 0.01).min(1.0));
        let right = if self.sway == 0.0 {
            self.curve.direction(t).right()
        } else {
            // At the edge itself the road runs at a right angle to it: its sway has no slope there.
            (self.at(after) - self.at(before)).unit().right()
        };
        let right = if t <= 0.0 || t >= 1.0 { self.curve.direction(t).right() } else { right };
        self.at(t) + right * off
    }

    pub fn turned(&self, quarters: usize) -> Self {
        Self { curve: self.curve.turned(quarters), ..*self }
    }

    /// The line itself.
    pub fn line(&self) -> Trail {
        self.kerb(0.0)
    }

    fn kerb(&self, off: f32) -> Trail {
        Trail::along(0.0, 1.0, if self.sway == 0.0 { 2 } else { 5 }, |t| self.beside(t, off))
    }

    /// The outline of a road from side to side, reaching past both.
    pub fn outline(&self, from: usize, to: usize, reach: f32) -> Trail {
        let (left, right) = (self.kerb(-HALF_ROAD), self.kerb(HALF_ROAD));
        mouth(from, reach).then(&left).then(&mouth(to, reach)).then(&right.reversed())
    }

    /// Its two banks.
    pub fn banks(&self, from: usize, to: usize) -> [Bank; 2] {
        [
            Bank { from: round(from, -HALF_ROAD), to: round(to, HALF_ROAD), trail: self.kerb(HALF_ROAD) },
            Bank { from: round(to, -HALF_ROAD), to: round(from, HALF_ROAD), trail: self.kerb(-HALF_ROAD).reversed() },
        ]
    }
}
