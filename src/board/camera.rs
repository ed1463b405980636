//! The camera: holds the view and writes it straight to the element that holds the board. Nothing is drawn anew
//! when it moves, and nothing is written while it stands still. A glide is left to the browser, which needs the page
//! for none of its frames.

use super::fit::{Scene, Screen, fit, follow, free_area, refit};
use super::gesture::Shift;
use super::measure;
use super::motion::Coast;
use super::plane::{Point, Rect};
use super::viewport::Viewport;
use crate::hooks::{Wait, after_picture};
use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use web_sys::SvgGraphicsElement;
use yew::{Callback, NodeRef};

/// After so many milliseconds without another turn of the wheel the view comes to rest.
const WHEEL_REST: u32 = 140;
/// After so many milliseconds a glide has come to its end, however late it began.
const GLIDE_REST: u32 = 400;

/// What leads the board to the views that are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Moved {
    /// Nothing: it is drawn sharply where it is.
    #[default]
    Not,
    /// The pointer, or the speed that it has left behind. The browser moves the picture as it is: that is what makes it
    /// follow within the frame.
    ByHand,
    /// The browser, on its own.
    Gliding,
}

/// A view and what it depends on.
#[derive(Default)]
struct State {
    /// Where the board rests, or where a glide leads.
    view: Viewport,
    moved: Moved,
    /// Where the board lies in the window.
    board: Rect,
    screen: Screen,
    scene: Option<Scene>,
    /// Whether the player has chosen the view: then it is not fitted.
    by_hand: bool,
    /// Whether nothing may move by itself.
    calm: bool,
    /// A throw that runs out, and when it began.
    coast: Option<(Coast, Option<f64>)>,
    /// Where a glide was to lead that a hand on the board has stopped.
    paused: Option<Viewport>,
}

struct Inner {
    /// The element that holds everything of the board.
    board: NodeRef,
    /// The element that is moved.
    plane: NodeRef,
    state: RefCell<State>,
    frame: RefCell<Option<AnimationFrame>>,
    rest: RefCell<Option<Timeout>>,
    wait: RefCell<Option<Wait>>,
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
            wait: RefCell::default(),
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

    /// The view as it is seen just now.
    pub fn view(&self) -> Viewport {
        let State { view, moved, .. } = *self.0.state.borrow();
        if moved == Moved::Gliding { measure::view_of(&self.0.plane).unwrap_or(view) } else { view }
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
            measure::publish_free(size, free);
        }
        changed
    }

    /// Shows another scene. `anew` fits it whatever the player has chosen before, at once.
    pub fn show(&self, scene: Scene, anew: bool) {
        self.0.state.borrow_mut().scene = Some(scene);
        if anew {
            // Else the sizes are told of once the browser has laid the page out: asking here makes it do so twice.
            self.measure();
            self.0.state.borrow_mut().by_hand = false;
            let screen = self.0.state.borrow().screen;
            self.jump(fit(scene, screen));
        } else if self.0.state.borrow().calm {
            self.refit();
        } else {
            self.refit_later();
        }
    }

    /// The same once the move is seen, on the board and in the panel: the browser has much to paint for a glide, and what
    /// else is drawn would have to wait for it.
    fn refit_later(&self) {
        let weak = Rc::downgrade(&self.0);
        let refit = {
            let weak = weak.clone();
            move || with(&weak, Self::refit)
        };
        let wait = after_picture(move || with(&weak, |camera| _ = camera.0.wait.replace(Some(after_picture(refit)))));
        *self.0.wait.borrow_mut() = Some(wait);
    }

    /// The window or what covers the board has changed.
    pub fn resized(&self) {
        let State { board: before, screen: seen, .. } = *self.0.state.borrow();
        if !self.measure() {
            return;
        }
        let State { board, by_hand, scene, screen, .. } = *self.0.state.borrow();
        match scene {
            Some(scene) if !by_hand && board != before => self.jump(fit(scene, screen)),
            // The result takes more room than the hand. That the hand needs more or less with every tile moves nothing.
            Some(scene) if !by_hand && (screen.free.width() - seen.free.width()).abs() >= 1.0 => {
                self.glide(fit(scene, screen));
            }
            _ => self.refit(),
        }
        self.tell();
    }

    /// Moves only if what matters is out of view.
    fn refit(&self) {
        let State { scene, screen, by_hand, .. } = *self.0.state.borrow();
        if let Some(scene) = scene {
            self.glide(refit(self.aim(), scene, screen, by_hand));
        }
    }

    /// Where the board rests, or where a glide leads that is under way or will go on.
    fn aim(&self) -> Viewport {
        let State { view, paused, .. } = *self.0.state.borrow();
        paused.unwrap_or(view)
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
        let State { screen: Screen { free, ratio, .. }, .. } = *self.0.state.borrow();
        self.0.state.borrow_mut().by_hand = true;
        self.glide(self.aim().zoomed(free.centre(), factor).at_rest(free.centre(), ratio));
    }

    /// Brings a part of the board into view.
    pub fn look_at(&self, part: Rect) {
        let State { screen: Screen { free, ratio, .. }, .. } = *self.0.state.borrow();
        self.0.state.borrow_mut().by_hand = true;
        self.glide(follow(self.view(), part, free).at_rest(free.centre(), ratio));
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
        self.set_moved(Moved::ByHand);
        self.write(view);
    }

    /// The pointers have let go, perhaps in motion. A glide that they stopped goes on, unless they moved the board.
    pub fn release(&self, about: Point, speed: Option<Point>) {
        let State { view, calm, paused, .. } = *self.0.state.borrow();
        self.0.state.borrow_mut().paused = None;
        match (speed.filter(|_| !calm).and_then(|speed| Coast::throw(view, speed)), paused) {
            (Some(throw), _) => self.throw(throw),
            (None, Some(to)) => self.glide(to),
            (None, None) => self.rest(about),
        }
    }

    /// A hand on the board stops it: a press and its release must meet the same cell.
    pub fn hold(&self) {
        let paused = if self.is_gliding() { Some(self.0.state.borrow().view) } else { self.0.state.borrow().paused };
        self.stop();
        self.0.state.borrow_mut().paused = paused;
    }

    /// Whether the view is on its way to another one.
    pub fn is_gliding(&self) -> bool {
        !self.view().is_near(self.0.state.borrow().view)
    }

    /// Stops all motion where it is.
    fn stop(&self) {
        let seen = self.view();
        {
            let mut state = self.0.state.borrow_mut();
            (state.coast, state.paused) = (None, None);
        }
        if self.0.state.borrow().moved == Moved::Gliding {
            self.set_moved(Moved::Not);
            self.write(seen);
        }
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
        self.set_moved(Moved::Not);
        self.write(view);
    }

    /// Takes the view to another one, unless it is on its way there already.
    fn glide(&self, to: Viewport) {
        let from = self.view();
        let State { calm, moved, .. } = *self.0.state.borrow();
        if from == to && moved == Moved::Not {
            return;
        }
        if calm || from == to {
            self.jump(to);
        } else if self.aim() != to || !self.is_gliding() {
            self.stop();
            self.set_moved(Moved::Gliding);
            self.write(to);
            let weak = Rc::downgrade(&self.0);
            let rest = Timeout::new(GLIDE_REST, move || with(&weak, |camera| camera.set_moved(Moved::Not)));
            *self.0.rest.borrow_mut() = Some(rest);
        }
    }

    fn throw(&self, throw: Coast) {
        self.stop();
        self.set_moved(Moved::ByHand);
        self.0.state.borrow_mut().coast = Some((throw, None));
        self.ask_for_frame();
    }

    fn ask_for_frame(&self) {
        let weak = Rc::downgrade(&self.0);
        let frame = request_animation_frame(move |time| with(&weak, |camera| camera.advance(time)));
        *self.0.frame.borrow_mut() = Some(frame);
    }

    /// A frame of a throw.
    fn advance(&self, time: f64) {
        let Some((coast, began)) = self.0.state.borrow().coast else { return };
        let began = began.unwrap_or(time);
        let (view, over) = coast.at(time - began);
        if over {
            let centre = self.0.state.borrow().screen.free.centre();
            self.stop();
            self.write(view);
            self.rest(centre);
        } else {
            self.0.state.borrow_mut().coast = Some((coast, Some(began)));
            self.write(view);
            self.ask_for_frame();
        }
    }

    /// Tells the style sheet what moves the board.
    fn set_moved(&self, moved: Moved) {
        if std::mem::replace(&mut self.0.state.borrow_mut().moved, moved) == moved {
            return;
        }
        if let Some(plane) = self.0.plane.cast::<SvgGraphicsElement>() {
            let _ = match moved {
                Moved::Not => plane.remove_attribute("data-moved"),
                Moved::ByHand => plane.set_attribute("data-moved", "by-hand"),
                Moved::Gliding => plane.set_attribute("data-moved", "gliding"),
            };
        }
    }

    /// Puts the view where it is seen.
    fn write(&self, view: Viewport) {
        self.0.state.borrow_mut().view = view;
        if let Some(plane) = self.0.plane.cast::<SvgGraphicsElement>() {
            let _ = plane.style().set_property("transform", &view.transform());
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
