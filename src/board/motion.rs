//! How the view moves by itself: gliding to another one, or running out after a throw.

use super::plane::Point;
use super::viewport::Viewport;

/// How long the view takes to another one, in milliseconds.
const GLIDE: f64 = 240.0;
/// After so many milliseconds a thrown board has lost two thirds of its speed.
const FRICTION: f64 = 240.0;
/// Slower than this, in pixels a millisecond, it stands still.
const STILL: f64 = 0.02;
/// Faster than this it never is.
const FASTEST: f64 = 4.0;

/// A motion that has begun.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Motion {
    /// To another view.
    Glide {
        /// From here
        from: Viewport,
        /// to there.
        to: Viewport,
    },
    /// On in the direction of a throw.
    Coast {
        /// From here
        from: Viewport,
        /// with this speed in pixels a millisecond.
        speed: Point,
    },
}

impl Motion {
    /// A throw, if it is worth the name.
    pub fn throw(from: Viewport, speed: Point) -> Option<Self> {
        let size = speed.distance(Point::default());
        let speed = speed * (FASTEST / size.max(FASTEST));
        (size > 0.15).then_some(Self::Coast { from, speed })
    }

    /// The view `time` milliseconds after it began, and whether that is its end.
    pub fn at(self, time: f64) -> (Viewport, bool) {
        match self {
            Self::Glide { from, to } => {
                let left = 1.0 - (time / GLIDE).clamp(0.0, 1.0);
                if left <= 0.0 { (to, true) } else { (from.towards(to, 1.0 - left * left * left), false) }
            }
            Self::Coast { from, speed } => {
                let left = (-time.max(0.0) / FRICTION).exp();
                let still = speed.distance(Point::default()) * left < STILL;
                (from.panned(speed * (FRICTION * (1.0 - left))), still)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_glide_ends_where_it_was_meant_to() {
        let (from, to) = (Viewport::default(), Viewport::default().zoomed(Point::new(9.0, 9.0), 1.7));
        let glide = Motion::Glide { from, to };
        assert_eq!(glide.at(0.0), (from, false));
        assert_eq!(glide.at(240.0), (to, true));
        let (half, over) = glide.at(120.0);
        assert!(half.tile > f64::midpoint(from.tile, to.tile) && !over, "it slows down towards the end");
    }

    #[test]
    fn a_throw_runs_out() {
        let throw = Motion::throw(Viewport::default(), Point::new(1.0, 0.0)).expect("a throw");
        assert!(!throw.at(100.0).1);
        let (view, over) = throw.at(2000.0);
        assert!(over && (view.origin.x - 240.0).abs() < 1.0);
        assert_eq!(Motion::throw(Viewport::default(), Point::new(0.1, 0.0)), None);
    }
}
