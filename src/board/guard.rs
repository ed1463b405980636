//! Keeps one press of a shaky finger or touch pad from counting twice.

use super::plane::Point;

/// A second tap within this time, in milliseconds,
const SOON: f64 = 250.0;
/// and within this distance, in CSS pixels, does nothing.
const SAME_SPOT: f64 = 24.0;

/// The last tap that counted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Guard(Option<(f64, Point)>);

impl Guard {
    /// Whether a tap counts: its time in milliseconds, and where it was.
    pub fn counts(&mut self, time: f64, at: Point) -> bool {
        let again = self.0.is_some_and(|(last, spot)| time - last < SOON && at.distance(spot) < SAME_SPOT);
        if !again {
            self.0 = Some((time, at));
        }
        !again
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_tap_at_once_at_the_same_spot_does_not_count() {
        let mut guard = Guard::default();
        let spot = Point::new(100.0, 100.0);
        assert!(guard.counts(1000.0, spot));
        assert!(!guard.counts(1060.0, spot));
        assert!(!guard.counts(1249.0, Point::new(104.0, 98.0)));
        assert!(guard.counts(1250.0, spot));
    }

    #[test]
    fn a_quick_tap_elsewhere_counts() {
        let mut guard = Guard::default();
        assert!(guard.counts(0.0, Point::new(10.0, 10.0)));
        assert!(guard.counts(60.0, Point::new(80.0, 10.0)));
    }
}
