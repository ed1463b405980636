//! Cubic curves and trails of lines and curves.

use super::{Point, at};

/// One cubic curve.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cubic(pub Point, pub Point, pub Point, pub Point);

impl Cubic {
    pub fn at(self, t: f32) -> Point {
        let s = 1.0 - t;
        self.0 * (s * s * s) + self.1 * (3.0 * s * s * t) + self.2 * (3.0 * s * t * t) + self.3 * (t * t * t)
    }

    /// The direction of travel, one unit long.
    pub fn direction(self, t: f32) -> Point {
        let s = 1.0 - t;
        ((self.1 - self.0) * (s * s) + (self.2 - self.1) * (2.0 * s * t) + (self.3 - self.2) * (t * t)).unit()
    }

    /// The parts before and after `t`.
    pub fn split(self, t: f32) -> (Self, Self) {
        let (ab, bc, cd) = (self.0.towards(self.1, t), self.1.towards(self.2, t), self.2.towards(self.3, t));
        let (abc, bcd) = (ab.towards(bc, t), bc.towards(cd, t));
        let middle = abc.towards(bcd, t);
        (Self(self.0, ab, abc, middle), Self(middle, bcd, cd, self.3))
    }

    pub fn turned(self, quarters: usize) -> Self {
        Self(self.0.turned(quarters), self.1.turned(quarters), self.2.turned(quarters), self.3.turned(quarters))
    }

    pub fn trail(self) -> Trail {
        Trail { from: self.0, steps: vec![Step::Curve(self.1, self.2, self.3)] }
    }
}

/// One step of a trail, named by where it leads.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    Line(Point),
    Curve(Point, Point, Point),
}

impl Step {
    pub const fn end(self) -> Point {
        match self {
            Self::Line(end) | Self::Curve(_, _, end) => end,
        }
    }
}

/// Lines and curves joined end to end. As an outline it is closed by a straight line.
#[derive(Clone, Debug)]
pub(crate) struct Trail {
    pub from: Point,
    pub steps: Vec<Step>,
}

impl Trail {
    pub const fn new(from: Point) -> Self {
        Self { from, steps: Vec::new() }
    }

    /// A trail of straight lines.
    pub fn lines(points: &[Point]) -> Self {
        Self { from: points[0], steps: points[1..].iter().map(|&p| Step::Line(p)).collect() }
    }

    /// A smooth trail along `path(t)` for `t` from `start` to `end`, in `pieces` cubics.
    pub fn along(start: f32, end: f32, pieces: u8, path: impl Fn(f32) -> Point) -> Self {
        let step = (end - start) / f32::from(pieces);
        let tiny = step * 0.01;
        // One-sided at both ends, so that nothing is asked of the path beyond them.
        let slope = |t: f32, back: f32, ahead: f32| (path(t + ahead) - path(t - back)) * (step / (back + ahead) / 3.0);
        let mut trail = Self::new(path(start));
        for i in 0..pieces {
            let (t, u) = (start + step * f32::from(i), start + step * f32::from(i + 1));
            let before = path(t) + slope(t, if i == 0 { 0.0 } else { tiny }, tiny);
            let after = path(u) - slope(u, tiny, if i + 1 == pieces { 0.0 } else { tiny });
            trail.steps.push(Step::Curve(before, after, path(u)));
        }
        trail
    }

    pub fn end(&self) -> Point {
        self.steps.last().map_or(self.from, |step| step.end())
    }

    #[must_use]
    pub fn line(mut self, to: Point) -> Self {
        self.steps.push(Step::Line(to));
        self
    }

    /// This trail and then `other`, joined by a line where there is a gap.
    #[must_use]
    pub fn then(mut self, other: &Self) -> Self {
        if self.end().distance(other.from) > 0.01 {
            self.steps.push(Step::Line(other.from));
        }
        self.steps.extend_from_slice(&other.steps);
        self
    }

    #[must_use]
    pub fn reversed(&self) -> Self {
        let starts = core::iter::once(self.from).chain(self.steps.iter().map(|step| step.end()));
        let pairs: Vec<_> = starts.zip(&self.steps).collect();
        let back = pairs.iter().rev().map(|&(start, step)| match *step {
            Step::Line(_) => Step::Line(start),
            Step::Curve(a, b, _) => Step::Curve(b, a, start),
        });
        Self { from: self.end(), steps: back.collect() }
    }

    #[must_use]
    pub fn turned(&self, quarters: usize) -> Self {
        let turn = |p: Point| p.turned(quarters);
        let steps = self.steps.iter().map(|step| match *step {
            Step::Line(p) => Step::Line(turn(p)),
            Step::Curve(a, b, p) => Step::Curve(turn(a), turn(b), turn(p)),
        });
        Self { from: turn(self.from), steps: steps.collect() }
    }

    /// Both halves, cut in the middle of the middle step.
    pub fn halves(&self) -> (Self, Self) {
        let middle = self.steps.len() / 2;
        let start = if middle == 0 { self.from } else { self.steps[middle - 1].end() };
        let (first, second) = match self.steps[middle] {
            Step::Line(end) => (Step::Line(start.towards(end, 0.5)), Step::Line(end)),
            Step::Curve(a, b, end) => {
                let (l, r) = Cubic(start, a, b, end).split(0.5);
                (Step::Curve(l.1, l.2, l.3), Step::Curve(r.1, r.2, r.3))
            }
        };
        let mut before = Self { from: self.from, steps: self.steps[..middle].to_vec() };
        before.steps.push(first);
        let mut after = Self { from: first.end(), steps: vec![second] };
        after.steps.extend_from_slice(&self.steps[middle + 1..]);
        (before, after)
    }

    /// Points along the trail, `pieces` to a curve.
    pub fn flat(&self, pieces: u8) -> Vec<Point> {
        let mut points = vec![self.from];
        for step in &self.steps {
            let start = points[points.len() - 1];
            match *step {
                Step::Line(end) => points.push(end),
                Step::Curve(a, b, end) => {
                    let curve = Cubic(start, a, b, end);
                    points.extend((1..=pieces).map(|i| curve.at(f32::from(i) / f32::from(pieces))));
                }
            }
        }
        points
    }

    /// A quarter of a circle or less from `from` to `to` about `centre`, anticlockwise on screen.
    pub fn arc(centre: Point, from: Point, to: Point) -> Self {
        let (a, b) = (from - centre, to - centre);
        let cos = (a.dot(b) / (a.length() * b.length())).clamp(-1.0, 1.0);
        // The tangent of a quarter of the angle, from the cosine of its half.
        let half = f32::midpoint(1.0, cos).sqrt();
        let reach = 4.0 / 3.0 * ((1.0 - half) / (1.0 + half)).sqrt();
        let left = |v: Point| at(v.y, -v.x);
        Self { from, steps: vec![Step::Curve(from + left(a) * reach, to - left(b) * reach, to)] }
    }
}
