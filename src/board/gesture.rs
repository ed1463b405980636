//! Tells taps from drags and pinches. Pure: pointers come in with their places and times, changes of view go out.

use super::plane::Point;

/// How far a pressed mouse may move and still tap, in CSS pixels.
const MOUSE_SLACK: f64 = 5.0;
/// How far a finger may.
const TOUCH_SLACK: f64 = 10.0;
/// How long the last part of a drag is that tells its speed, in milliseconds.
const RECENT: f64 = 90.0;

/// What a moving pointer does to the view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shift {
    /// How far it moves the board.
    pub pan: Point,
    /// How much larger it makes it,
    pub zoom: f64,
    /// about this point, after the move.
    pub about: Point,
    /// Whether this begins a drag or pinch: until then it might have become a tap.
    pub begins: bool,
}

/// A pointer that is down.
#[derive(Clone, Copy, Debug)]
struct Held {
    id: i32,
    at: Point,
}

/// The pointers that are down and what they have done so far.
#[derive(Clone, Debug, Default)]
pub struct Gesture {
    held: Vec<Held>,
    start: Point,
    slack: f64,
    /// Whether the pointers have moved the board: then their release is no tap.
    moved: bool,
    /// Where the pointer was of late, for the speed on release.
    recent: Vec<(f64, Point)>,
}

impl Gesture {
    /// A pointer goes down. The first one begins anew; a third one is not looked at.
    pub fn down(&mut self, id: i32, at: Point, touch: bool) {
        if self.held.is_empty() {
            *self = Self { start: at, slack: if touch { TOUCH_SLACK } else { MOUSE_SLACK }, ..Self::default() };
        }
        if self.held.len() < 2 && self.held.iter().all(|held| held.id != id) {
            self.held.push(Held { id, at });
        }
    }

    /// A pointer moves; tells what that does to the view, if anything.
    pub fn moves(&mut self, id: i32, at: Point, time: f64) -> Option<Shift> {
        let index = self.held.iter().position(|held| held.id == id)?;
        let begins = !self.moved;
        if begins && self.held.len() == 1 && at.distance(self.start) <= self.slack {
            return None;
        }
        self.moved = true;
        let before = self.held[index].at;
        self.held[index].at = at;
        self.recent.retain(|&(then, _)| time - then < RECENT);
        if self.held.len() == 1 {
            self.recent.push((time, at));
            return Some(Shift { pan: at - before, zoom: 1.0, about: at, begins });
        }
        self.recent.clear();
        let other = self.held[1 - index].at;
        let (old, new) = (before.halfway(other), at.halfway(other));
        let zoom = at.distance(other) / before.distance(other).max(1.0);
        Some(Shift { pan: new - old, zoom, about: new, begins })
    }

    /// A pointer goes up; tells how fast it went, in pixels a millisecond, if it threw the board.
    pub fn up(&mut self, id: i32, time: f64) -> Option<Point> {
        self.held.retain(|held| held.id != id);
        if !self.held.is_empty() || !self.moved {
            return None;
        }
        self.recent.retain(|&(then, _)| time - then < RECENT);
        let (&(from, start), &(_, end)) = (self.recent.first()?, self.recent.last()?);
        (time - from > 8.0).then(|| (end - start) * (1.0 / (time - from)))
    }

    /// The gesture comes to nothing: the browser or another element has taken the pointers.
    pub fn cancel(&mut self) {
        self.held.clear();
        self.recent.clear();
    }

    /// Whether what the pointers did was no tap.
    pub fn was_drag(&self) -> bool {
        self.moved
    }

    /// What follows is no tap any more: a long press was answered.
    pub fn spend(&mut self) {
        self.moved = true;
        self.cancel();
    }

    /// Where the only pointer presses, while that may still be a tap.
    pub fn pressed(&self) -> Option<Point> {
        match self.held[..] {
            [only] if !self.moved => Some(only.at),
            _ => None,
        }
    }

    /// Whether it is, or last was, a finger that points.
    pub fn is_touch(&self) -> bool {
        self.slack >= TOUCH_SLACK
    }

    /// Whether a pointer is down.
    pub fn is_held(&self) -> bool {
        !self.held.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: f64, y: f64) -> Point {
        Point::new(x, y)
    }

    #[test]
    fn a_wobble_is_a_tap_and_a_longer_way_a_drag() {
        for (touch, within, beyond) in [(false, 5.0, 6.0), (true, 10.0, 11.0)] {
            let mut gesture = Gesture::default();
            gesture.down(1, at(100.0, 100.0), touch);
            assert_eq!(gesture.moves(1, at(100.0 + within, 100.0), 10.0), None);
            assert!(!gesture.was_drag());
            let shift = gesture.moves(1, at(100.0 + beyond, 100.0), 20.0).expect("a drag");
            // The board catches up with the pointer.
            assert_eq!((shift.pan, shift.begins), (at(beyond, 0.0), true));
            assert!(gesture.was_drag());
        }
    }

    #[test]
    fn a_drag_back_to_its_start_is_still_no_tap() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(0.0, 0.0), false);
        gesture.moves(1, at(20.0, 0.0), 10.0);
        gesture.moves(1, at(0.0, 0.0), 20.0);
        gesture.up(1, 30.0);
        assert!(gesture.was_drag());
        gesture.down(1, at(0.0, 0.0), false);
        assert!(!gesture.was_drag());
    }

    #[test]
    fn two_pointers_zoom_about_the_point_between_them() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(100.0, 200.0), true);
        gesture.down(2, at(200.0, 200.0), true);
        let shift = gesture.moves(2, at(220.0, 200.0), 10.0).expect("a pinch");
        assert_eq!((shift.pan, shift.about), (at(10.0, 0.0), at(160.0, 200.0)));
        assert!((shift.zoom - 1.2).abs() < 1e-9);
        // The finger that stays goes on dragging, without a jump.
        gesture.up(2, 20.0);
        let shift = gesture.moves(1, at(101.0, 200.0), 30.0).expect("a drag");
        assert_eq!((shift.pan, shift.begins), (at(1.0, 0.0), false));
    }

    #[test]
    fn a_board_that_is_let_go_in_motion_is_thrown() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(0.0, 0.0), false);
        for step in 1..10 {
            let time = f64::from(step) * 16.0;
            gesture.moves(1, at(time, 0.0), time);
        }
        let speed = gesture.up(1, 144.0).expect("a throw");
        assert!((speed.x - 1.0).abs() < 0.2, "{speed:?}");
        gesture.down(1, at(0.0, 0.0), false);
        gesture.moves(1, at(50.0, 0.0), 200.0);
        assert_eq!(gesture.up(1, 900.0), None, "held still before it was let go");
    }

    #[test]
    fn what_was_cancelled_or_answered_is_over() {
        let mut gesture = Gesture::default();
        gesture.down(1, at(0.0, 0.0), true);
        assert!(gesture.pressed().is_some());
        gesture.spend();
        assert!(gesture.was_drag() && !gesture.is_held());
        assert_eq!(gesture.moves(1, at(90.0, 0.0), 5.0), None);
    }
}
