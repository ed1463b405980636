//! Inside, and how far.

use super::{Point, at};

/// The distance from `p` to a line through `line`'s points.
pub(crate) fn distance(p: Point, line: &[Point]) -> f32 {
    let squared = line.windows(2).fold(f32::MAX, |best, pair| {
        let (start, way) = (pair[0], pair[1] - pair[0]);
        let share = ((p - start).dot(way) / way.dot(way).max(1e-6)).clamp(0.0, 1.0);
        let off = p - start - way * share;
        best.min(off.dot(off))
    });
    squared.sqrt()
}

/// What a closed line holds, in square units: positive if it runs clockwise on screen.
pub(crate) fn area(points: &[Point]) -> f32 {
    let ahead = points.iter().cycle().skip(1);
    points.iter().zip(ahead).map(|(a, b)| a.x * b.y - b.x * a.y).sum::<f32>() / 2.0
}

/// The smallest upright box around `points`.
pub(crate) fn bounds(points: &[Point]) -> Frame {
    let first = Frame::new(f32::MAX, f32::MAX, f32::MIN, f32::MIN);
    points.iter().fold(first, |frame, p| Frame {
        left: frame.left.min(p.x),
        top: frame.top.min(p.y),
        right: frame.right.max(p.x),
        bottom: frame.bottom.max(p.y),
    })
}

/// A closed line of points.
#[derive(Clone, Debug)]
pub(crate) struct Polygon(pub Vec<Point>);

impl Polygon {
    /// How often a ray from `p` to the east crosses the rim, even or odd.
    pub fn contains(&self, p: Point) -> bool {
        let Self(points) = self;
        let mut inside = false;
        let mut last = points[points.len() - 1];
        for &next in points {
            if (next.y > p.y) != (last.y > p.y) && p.x < (last.x - next.x) * (p.y - next.y) / (last.y - next.y) + next.x
            {
                inside = !inside;
            }
            last = next;
        }
        inside
    }
}

/// An upright box: what a standing thing covers on screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// West end.
    pub left: f32,
    /// North end.
    pub top: f32,
    /// East end.
    pub right: f32,
    /// South end.
    pub bottom: f32,
}

impl Frame {
    pub(crate) const fn new(left: f32, top: f32, right: f32, bottom: f32) -> Self {
        Self { left, top, right, bottom }
    }

    /// `left`, `up`, `right` and `down` of `foot`.
    pub(crate) fn about(foot: Point, half: f32, up: f32, down: f32) -> Self {
        Self::new(foot.x - half, foot.y - up, foot.x + half, foot.y + down)
    }

    pub(crate) fn overlaps(self, other: Self, gap: f32) -> bool {
        self.left < other.right + gap
            && self.right > other.left - gap
            && self.top < other.bottom + gap
            && self.bottom > other.top - gap
    }

    /// Whether it stays `margin` clear of the edges of the tile.
    pub fn on_tile(self, margin: f32) -> bool {
        self.left >= margin && self.top >= margin && self.right <= 100.0 - margin && self.bottom <= 100.0 - margin
    }

    /// The box with `margin` added on all sides.
    pub(crate) fn grown(self, margin: f32) -> Self {
        Self::new(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)
    }

    pub(crate) fn holds(self, other: Self) -> bool {
        self.left <= other.left && self.top <= other.top && self.right >= other.right && self.bottom >= other.bottom
    }

    /// Nine points: corners, middles of the sides, and the middle.
    pub(crate) fn samples(self) -> impl Iterator<Item = Point> {
        let across = [self.left, self.left.midpoint(self.right), self.right];
        let down = [self.top, self.top.midpoint(self.bottom), self.bottom];
        (0..9).map(move |i| at(across[i % 3], down[i / 3]))
    }
}
