//! Pointers, wheel and pinch: what they do to the camera, and which of them are taps.

use super::camera::Camera;
use super::gesture::Gesture;
use super::guard::Guard;
use super::layers::{Hit, Tap};
use super::measure::{is_touch, place};
use super::plane::Point;
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// A press of this many milliseconds is a long look.
const LONG: u32 = 480;
/// How much a step of the wheel zooms, per pixel; and of a pinch on a touch pad, which comes as a wheel with `Ctrl`.
const WHEEL: f64 = 0.0016;
const PAD_PINCH: f64 = 0.01;
/// The pixels of a line and of a page, where the wheel counts in those.
const LINE: f64 = 18.0;
const PAGE: f64 = 400.0;

/// Who is told what the pointers do.
#[derive(Clone, Default)]
pub struct Listeners {
    /// Something was tapped.
    pub tapped: Callback<Hit>,
    /// A place was looked at for long.
    pub looked: Callback<Point>,
    /// The mouse is over a place, or over none.
    pub hovered: Callback<Option<Point>>,
}

/// The pointers over the board.
pub struct Pointing {
    camera: Camera,
    canvas: NodeRef,
    gesture: RefCell<Gesture>,
    guard: RefCell<Guard>,
    long_press: RefCell<Option<Timeout>>,
    listeners: RefCell<Listeners>,
}

impl Pointing {
    /// Pointers over `canvas` that move `camera`.
    pub fn new(camera: Camera, canvas: NodeRef) -> Self {
        Self {
            camera,
            canvas,
            gesture: RefCell::default(),
            guard: RefCell::default(),
            long_press: RefCell::default(),
            listeners: RefCell::default(),
        }
    }

    /// Who is told from now on.
    pub fn set_listeners(&self, listeners: Listeners) {
        *self.listeners.borrow_mut() = listeners;
    }

    fn listeners(&self) -> Listeners {
        self.listeners.borrow().clone()
    }

    /// A pointer goes down.
    pub fn down(self: &Rc<Self>, event: &PointerEvent) {
        let at = place(event, self.camera.board());
        let mut gesture = self.gesture.borrow_mut();
        if event.button() != 0 {
            // Not to move the board with, but from now on it is the mouse that points.
            if !gesture.is_held() {
                *gesture = Gesture::default();
            }
            return;
        }
        self.camera.hold();
        if event.is_primary() {
            // The first of its kind: whatever was held before has been let go where nobody could hear it.
            gesture.cancel();
        }
        gesture.down(event.pointer_id(), at, is_touch(event));
        drop(gesture);
        self.long_press.borrow_mut().take();
        if is_touch(event) && self.gesture.borrow().pressed().is_some() {
            let this = Rc::clone(self);
            *self.long_press.borrow_mut() = Some(Timeout::new(LONG, move || this.look()));
        }
    }

    /// A finger has rested on a place.
    fn look(&self) {
        let pressed = self.gesture.borrow().pressed();
        if let Some(at) = pressed {
            self.gesture.borrow_mut().spend();
            self.listeners().looked.emit(at);
        }
    }

    /// A pointer moves.
    pub fn moves(&self, event: &PointerEvent) {
        let at = place(event, self.camera.board());
        let shift = self.gesture.borrow_mut().moves(event.pointer_id(), at, event.time_stamp());
        if let Some(shift) = shift {
            self.long_press.borrow_mut().take();
            self.capture(event.pointer_id());
            self.camera.shift(shift);
        } else if !is_touch(event) && !self.gesture.borrow().is_held() {
            self.listeners().hovered.emit(Some(at));
        }
    }

    /// Keeps a pointer that drags. Not before: a captured pointer's tap would miss what it hit.
    fn capture(&self, pointer: i32) {
        if let Some(canvas) = self.canvas.cast::<Element>()
            && !canvas.has_pointer_capture(pointer)
        {
            let _ = canvas.set_pointer_capture(pointer);
        }
    }

    /// A pointer goes up.
    pub fn up(&self, event: &PointerEvent) {
        self.long_press.borrow_mut().take();
        let (speed, held) = {
            let mut gesture = self.gesture.borrow_mut();
            (gesture.up(event.pointer_id(), event.time_stamp()), gesture.is_held())
        };
        if !held && !self.camera.is_gliding() {
            self.camera.release(place(event, self.camera.board()), speed);
        }
    }

    /// The browser has taken the pointers for something else.
    pub fn cancel(&self, event: &PointerEvent) {
        self.long_press.borrow_mut().take();
        self.gesture.borrow_mut().cancel();
        self.camera.release(place(event, self.camera.board()), None);
    }

    /// Whether the last press was a finger's.
    pub fn is_touched(&self) -> bool {
        self.gesture.borrow().is_touch()
    }

    /// The mouse leaves the board.
    pub fn leave(&self) {
        self.listeners().hovered.emit(None);
    }

    /// The wheel turns.
    pub fn wheel(&self, event: &WheelEvent) {
        event.prevent_default(); // Neither page nor window may zoom or scroll.
        let unit = match event.delta_mode() {
            WheelEvent::DOM_DELTA_LINE => LINE,
            WheelEvent::DOM_DELTA_PAGE => PAGE,
            _ => 1.0,
        };
        let speed = if event.ctrl_key() { PAD_PINCH } else { WHEEL };
        let turned = (event.delta_y() * unit * speed).clamp(-0.6, 0.6);
        self.camera.zoom_at(place(event, self.camera.board()), (-turned).exp());
    }

    /// Safari's own pinch: `zoom` since its last event. Its fingers already come as pointers on a touch screen.
    pub fn pinch(&self, about: Point, zoom: f64) {
        if !self.gesture.borrow().is_held() {
            self.camera.zoom_at(about, zoom);
        }
    }

    /// Something was clicked. The end of a drag is no tap, nor is the second half of a double click.
    pub fn tap(&self, (event, hit): &Tap) {
        let at = place(event, self.camera.board());
        if self.gesture.borrow().was_drag() || !self.guard.borrow_mut().counts(event.time_stamp(), at) {
            return;
        }
        self.listeners().tapped.emit(*hit);
    }
}
