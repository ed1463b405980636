//! Points and rectangles, of the screen in CSS pixels or of the board in tile units (a tile is 100 wide).

/// A point, or a way from one to another.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// The point at `x`, `y`.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// How far it is to `other`.
    pub fn distance(self, other: Self) -> f64 {
        let (x, y) = (other.x - self.x, other.y - self.y);
        (x * x + y * y).sqrt()
    }

    /// The point halfway to `other`.
    #[must_use]
    pub fn halfway(self, other: Self) -> Self {
        Self::new(f64::midpoint(self.x, other.x), f64::midpoint(self.y, other.y))
    }
}

impl std::ops::Add for Point {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl std::ops::Sub for Point {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl std::ops::Mul<f64> for Point {
    type Output = Self;

    fn mul(self, k: f64) -> Self {
        Self::new(self.x * k, self.y * k)
    }
}

/// An upright rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Its left edge.
    pub left: f64,
    /// Its upper edge.
    pub top: f64,
    /// Its right edge.
    pub right: f64,
    /// Its lower edge.
    pub bottom: f64,
}

impl Rect {
    /// A rectangle from its edges.
    pub const fn new(left: f64, top: f64, right: f64, bottom: f64) -> Self {
        Self { left, top, right, bottom }
    }

    /// How wide it is, never negative.
    pub fn width(self) -> f64 {
        (self.right - self.left).max(0.0)
    }

    /// How high it is, never negative.
    pub fn height(self) -> f64 {
        (self.bottom - self.top).max(0.0)
    }

    /// Its middle.
    pub fn centre(self) -> Point {
        Point::new(f64::midpoint(self.left, self.right), f64::midpoint(self.top, self.bottom))
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::new(
            self.left.min(other.left),
            self.top.min(other.top),
            self.right.max(other.right),
            self.bottom.max(other.bottom),
        )
    }

    /// What both cover; empty if they do not meet.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self::new(
            self.left.max(other.left),
            self.top.max(other.top),
            self.right.min(other.right),
            self.bottom.min(other.bottom),
        )
    }

    /// Without a rim of that width.
    #[must_use]
    pub fn inset(self, rim: f64) -> Self {
        Self::new(self.left + rim, self.top + rim, self.right - rim, self.bottom - rim)
    }

    /// Whether `other` lies in it, give or take half a pixel.
    pub fn contains(self, other: Self) -> bool {
        const SLACK: f64 = 0.5;
        other.left >= self.left - SLACK
            && other.top >= self.top - SLACK
            && other.right <= self.right + SLACK
            && other.bottom <= self.bottom + SLACK
    }
}
