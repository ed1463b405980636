//! Points and vectors.

use core::ops::{Add, Mul, Neg, Sub};

/// A point or vector in tile units: `x` to the east, `y` to the south, a tile from 0 to 100.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// Eastward.
    pub x: f32,
    /// Southward.
    pub y: f32,
}

/// Short for a [`Point`].
pub(crate) const fn at(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The middle of a tile.
    pub const CENTRE: Self = at(50.0, 50.0);

    /// Length as a vector.
    pub fn length(self) -> f32 {
        self.dot(self).sqrt()
    }

    /// The straight way to `other`.
    pub fn distance(self, other: Self) -> f32 {
        (other - self).length()
    }

    pub(crate) fn dot(self, other: Self) -> f32 {
        self.x * other.x + self.y * other.y
    }

    /// The vector a quarter turn clockwise of this one.
    pub(crate) fn right(self) -> Self {
        at(-self.y, self.x)
    }

    /// The same direction, one unit long.
    pub(crate) fn unit(self) -> Self {
        self * (1.0 / self.length().max(1e-6))
    }

    pub(crate) fn towards(self, other: Self, share: f32) -> Self {
        self + (other - self) * share
    }

    /// After `quarters` clockwise quarter turns of the tile about its middle.
    pub(crate) fn turned(self, quarters: usize) -> Self {
        (0..quarters % 4).fold(self, |p, _| at(100.0 - p.y, p.x))
    }
}

impl Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        at(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        at(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f32> for Point {
    type Output = Self;

    fn mul(self, k: f32) -> Self {
        at(self.x * k, self.y * k)
    }
}

impl Neg for Point {
    type Output = Self;

    fn neg(self) -> Self {
        self * -1.0
    }
}
