//! How a thrown board runs out.

use super::plane::Point;
use super::viewport::Viewport;

/// After so many milliseconds it has lost two thirds of its speed.
const FRICTION: f64 = 240.0;
/// Slower than this, in pixels a millisecond, it stands still.
const STILL: f64 = 0.02;
/// Faster than this it never is.
const FASTEST: f64 = 4.0;

/// A throw that runs out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Coast {
    from: Viewport,
    /// In pixels a millisecond.
    speed: Point,
}

impl Coast {
    /// A throw, if it is worth the name.
    pub fn throw(from: Viewport, speed: Point) -> Option<Self> {
        let size = speed.distance(Point::default());
        let speed = speed * (FASTEST / size.max(FASTEST));
        (size > 0.15).then_some(Self { from, speed })
    }

    /// The view `time` milliseconds after it began, and whether that is its end.
    pub fn at(self, time: f64) -> (Viewport, bool) {
        let left = (-time.max(0.0) / FRICTION).exp();
        let still = self.speed.distance(Point::default()) * left < STILL;
        (self.from.panned(self.speed * (FRICTION * (1.0 - left))), still)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_throw_runs_out() {
        let throw = Coast::throw(Viewport::default(), Point::new(1.0, 0.0)).expect("a throw");
        assert!(!throw.at(100.0).1);
        let (view, over) = throw.at(2000.0);
        assert!(over && (view.origin.x - 240.0).abs() < 1.0);
        assert_eq!(Coast::throw(Viewport::default(), Point::new(0.1, 0.0)), None);
    }
}
