//! What may be drawn a moment later.

use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use yew::prelude::*;

/// Waits for a picture. Dropped, it waits no more.
pub struct Wait {
    _frame: AnimationFrame,
    _rest: Rc<RefCell<Option<Timeout>>>,
}

/// The value as it was when the last picture was made: what is drawn from it comes one picture after what is drawn from
/// `now`. Both together are more than a slow machine draws within the time in which an answer seems to come at once.
#[hook]
pub fn use_later<T: Clone + PartialEq + 'static>(now: &T) -> T {
    let shown = use_state(|| now.clone());
    let latest = use_mut_ref(|| now.clone());
    let wait = use_mut_ref(|| None);
    latest.replace(now.clone());
    if *shown != *now && wait.borrow().is_none() {
        let (setter, waits) = (shown.setter(), Rc::clone(&wait));
        let show = move || {
            *waits.borrow_mut() = None;
            setter.set(latest.borrow().clone());
        };
        *wait.borrow_mut() = Some(after_picture(show));
    }
    (*shown).clone()
}

/// Does something once the next picture has been made: a frame comes before it, and what a frame puts off after it.
pub fn after_picture(act: impl FnOnce() + 'static) -> Wait {
    let rest = Rc::new(RefCell::new(None));
    let frame = {
        let rest = Rc::clone(&rest);
        request_animation_frame(move |_| *rest.borrow_mut() = Some(Timeout::new(0, act)))
    };
    Wait { _frame: frame, _rest: rest }
}
