//! The camera: holds the view and writes it straight to the element that holds the board. Nothing is drawn anew
//! when it moves, and nothing is written while it stands still.

use super::fit::{Scene, Screen, fit, follow, free_area, refit};
use super::gesture::Shift;
use super::measure;
use super::motion::Motion;
use super::plane::{Point, Rect};
use super::viewport::Viewport;
use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use web_sys::Element;
use yew::{Callback, NodeRef};

/// After so many milliseconds without another turn of the wheel the view comes to rest.
const WHEEL_REST: u32 = 140;

/// A view and what it depends on.
#[derive(Default)]
struct State {
    view: Viewport,
    /// Where the board lies in the window.
    board: Rect,
    screen: Screen,
    scene: Option<Scene>,
    /// Whether the player has chosen the view: then it is not fitted.
    by_hand: bool,
    /// Whether nothing may move by itself.
    calm: bool,
    /// Whether the board is kept as one picture for moving.
    moving: bool,
    /// The motion under way, and when it began.
    motion: Option<(Motion, Option<f64>)>,
}

struct Inner {
    /// The element that holds everything of the board.
    board: NodeRef,
    /// The element that is moved.
    plane: NodeRef,
    state: RefCell<State>,
    frame: RefCell<Option<AnimationFrame>>,
    rest: RefCell<Option<Timeout>>,
    /// Told of every view, for what has to be drawn beside the board.
    watch: RefCell<Callback<(Viewport, Rect)>>,
}

/// The camera of a board. Cheap to clone; clones are the same camera.
#[derive(Clone)]
pub struct Camera(Rc<Inner>);

impl PartialEq for Camera {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Camera {
    /// A camera for what is in `board`, moving `plane`.
    pub fn new(board: NodeRef, plane: NodeRef) -> Self {
        Self(Rc::new(Inner {
            board,
            plane,
            state: RefCell::default(),
            frame: RefCell::default(),
            rest: RefCell::default(),
            watch: RefCell::default(),
        }))
    }

    /// Who is told of every view and of the free area.
    pub fn set_watch(&self, watch: Callback<(Viewport, Rect)>) {
        *self.0.watch.borrow_mut() = watch;
        self.tell();
    }

    /// Whether nothing may move by itself.
    pub fn set_calm(&self, calm: bool) {
        self.0.state.borrow_mut().calm = calm;
    }

    /// The view.
    pub fn view(&self) -> Viewport {
        self.0.state.borrow().view
    }

    /// Where the board lies in the window.
    pub fn board(&self) -> Rect {
        self.0.state.borrow().board
    }

    /// Measures the window. Tells whether anything has changed.
    pub fn measure(&self) -> bool {
        let board = measure::board_rect(&self.0.board);
        let size = Rect::new(0.0, 0.0, board.width(), board.height());
        let free = free_area(size, &measure::cover_rects(board));
        let buttons = measure::buttons_rect(&self.0.board, board);
        let screen = Screen { free, buttons, ratio: measure::pixel_ratio() };
        let mut state = self.0.state.borrow_mut();
        let changed = (state.board, state.screen) != (board, screen);
        if changed {
            (state.board, state.screen) = (board, screen);
            measure::publish_free(&self.0.board, size, free);
        }
        changed
    }

    /// Shows another scene. `anew` fits it whatever the player has chosen before, at once.
    pub fn show(&self, scene: Scene, anew: bool) {
        self.measure();
        self.0.state.borrow_mut().scene = Some(scene);
        if anew {
            self.0.state.borrow_mut().by_hand = false;
            let screen = self.0.state.borrow().screen;
            self.jump(fit(scene, screen));
        } else {
            self.refit();
        }
    }

    /// The window or what covers the board has changed.
    pub fn resized(&self) {
        if !self.measure() {
            return;
        }
        let State { by_hand, scene, screen, .. } = *self.0.state.borrow();
        match scene {
            Some(scene) if !by_hand => self.jump(fit(scene, screen)),
            _ => self.refit(),
        }
        self.tell();
    }

    /// Moves only if what matters is out of view.
    fn refit(&self) {
        let State { view, scene, screen, by_hand, .. } = *self.0.state.borrow();
        if let Some(scene) = scene {
            self.glide(refit(self.aim().unwrap_or(view), scene, screen, by_hand));
        }
    }

    /// Where a glide under way leads.
    fn aim(&self) -> Option<Viewport> {
        match self.0.state.borrow().motion {
            Some((Motion::Glide { to, .. }, _)) => Some(to),
            _ => None,
        }
    }

    /// Shows all of the board.
    pub fn fit(&self) {
        let State { scene, screen, .. } = *self.0.state.borrow();
        self.0.state.borrow_mut().by_hand = false;
        if let Some(scene) = scene {
            self.glide(fit(scene, screen));
        }
    }

    /// Makes the board larger by a factor, about the middle of what is seen.
    pub fn zoom_step(&self, factor: f64) {
        let State { view, screen: Screen { free, ratio, .. }, .. } = *self.0.state.borrow();
        self.0.state.borrow_mut().by_hand = true;
        let from = self.aim().unwrap_or(view);
        self.glide(from.zoomed(free.centre(), factor).at_rest(free.centre(), ratio));
    }

    /// Brings a part of the board into view.
    pub fn look_at(&self, part: Rect) {
        let State { view, screen: Screen { free, ratio, .. }, .. } = *self.0.state.borrow();
        self.0.state.borrow_mut().by_hand = true;
        self.glide(follow(view, part, free).at_rest(free.centre(), ratio));
    }

    /// Turns the wheel over a point.
    pub fn zoom_at(&self, about: Point, factor: f64) {
        self.shift(Shift { pan: Point::default(), zoom: factor, about, begins: false });
        let weak = Rc::downgrade(&self.0);
        let rest = Timeout::new(WHEEL_REST, move || with(&weak, |camera| camera.rest(about)));
        *self.0.rest.borrow_mut() = Some(rest);
    }

    /// Follows the pointers.
    pub fn shift(&self, shift: Shift) {
        self.stop();
        let view = {
            let mut state = self.0.state.borrow_mut();
            state.by_hand = true;
            state.view.panned(shift.pan).zoomed(shift.about, shift.zoom)
        };
        self.set_moving(true);
        self.write(view);
    }

    /// The pointers have let go, perhaps in motion.
    pub fn release(&self, about: Point, speed: Option<Point>) {
        let State { view, calm, .. } = *self.0.state.borrow();
        match speed.filter(|_| !calm).and_then(|speed| Motion::throw(view, speed)) {
            Some(throw) => self.start(throw),
            None => self.rest(about),
        }
    }

    /// A hand on the board stops one that was thrown.
    pub fn hold(&self) {
        if !self.is_gliding() {
            self.stop();
        }
    }

    /// Whether the view is on its way to another one.
    pub fn is_gliding(&self) -> bool {
        self.aim().is_some()
    }

    /// Stops all motion where it is.
    fn stop(&self) {
        self.0.state.borrow_mut().motion = None;
        self.0.frame.borrow_mut().take();
        self.0.rest.borrow_mut().take();
    }

    /// Comes to rest on whole pixels.
    fn rest(&self, about: Point) {
        let State { view, screen, .. } = *self.0.state.borrow();
        self.jump(view.at_rest(about, screen.ratio));
    }

    fn jump(&self, view: Viewport) {
        self.stop();
        self.set_moving(false);
        self.write(view);
    }

    fn glide(&self, to: Viewport) {
        let State { view, calm, .. } = *self.0.state.borrow();
        if calm || view == to {
            self.jump(to);
        } else if self.aim() != Some(to) {
            self.start(Motion::Glide { from: view, to });
        }
    }

    fn start(&self, motion: Motion) {
        self.stop();
        self.set_moving(true);
        self.0.state.borrow_mut().motion = Some((motion, None));
        self.ask_for_frame();
    }

    fn ask_for_frame(&self) {
        let weak = Rc::downgrade(&self.0);
        let frame = request_animation_frame(move |time| with(&weak, |camera| camera.advance(time)));
        *self.0.frame.borrow_mut() = Some(frame);
    }

    /// A frame of a motion.
    fn advance(&self, time: f64) {
        let Some((motion, began)) = self.0.state.borrow().motion else { return };
        let began = began.unwrap_or(time);
        let (view, over) = motion.at(time - began);
        if over {
            let centre = self.0.state.borrow().screen.free.centre();
            self.stop();
            self.write(view);
            self.rest(centre);
        } else {
            self.0.state.borrow_mut().motion = Some((motion, Some(began)));
            self.write(view);
            self.ask_for_frame();
        }
    }

    /// Lets the browser keep the board as one picture while it moves: that is what makes it follow within the frame.
    /// At rest it is drawn sharply.
    fn set_moving(&self, moving: bool) {
        let mut state = self.0.state.borrow_mut();
        if state.moving == moving {
            return;
        }
        state.moving = moving;
        if let Some(plane) = self.0.plane.cast::<Element>() {
            let _ = if moving { plane.set_attribute("data-moving", "") } else { plane.remove_attribute("data-moving") };
        }
    }

    /// Puts the view where it is seen.
    fn write(&self, view: Viewport) {
        self.0.state.borrow_mut().view = view;
        if let Some(plane) = self.0.plane.cast::<Element>() {
            let _ = plane.set_attribute("transform", &view.transform());
        }
        self.tell();
    }

    fn tell(&self) {
        let State { view, screen, .. } = *self.0.state.borrow();
        let watch = self.0.watch.borrow().clone();
        watch.emit((view, screen.free));
    }
}

fn with(weak: &Weak<Inner>, act: impl FnOnce(&Camera)) {
    if let Some(inner) = weak.upgrade() {
        act(&Camera(inner));
    }
}
