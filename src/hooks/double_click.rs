//! Keeps the second half of a double click from pressing what has come under the pointer meanwhile: the list of choices
//! makes room for the orders to choose from, and those for the next tile.

use crate::board::guard::Guard;
use crate::board::plane::Point;
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent};
use yew::prelude::*;

/// Watches the clicks within an element. At the window, since that alone hears of them before the page's components do.
#[hook]
pub fn use_double_clicks(node: &NodeRef) {
    let node = node.clone();
    use_effect_with((), move |()| {
        let first = EventListenerOptions { passive: false, ..EventListenerOptions::run_in_capture_phase() };
        let watch = RefCell::new((Guard::default(), None));
        let listener = web_sys::window().map(|window| {
            EventListener::new_with_options(&window, "click", first, move |event| {
                let (guard, last) = &mut *watch.borrow_mut();
                press(event, &node, guard, last);
            })
        });
        move || drop(listener)
    });
}

/// A click. The same button may be pressed as fast as one likes; another one at the same place at once is not meant.
fn press(event: &Event, node: &NodeRef, guard: &mut Guard, last: &mut Option<Element>) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let (Some(click), Some(target)) = (event.dyn_ref::<MouseEvent>(), target) else { return };
    let within = |selector| target.closest(selector).ok().flatten();
    // Keys click as well, and not at any place; and the board tells taps from drags by itself.
    let is_elsewhere = !node.get().is_some_and(|node| node.contains(Some(&target)));
    if click.detail() == 0 || is_elsewhere || within(".board-canvas").is_some() {
        return;
    }
    let button = within("button");
    let at = Point::new(f64::from(click.client_x()), f64::from(click.client_y()));
    if guard.counts(event.time_stamp(), at) || button == *last {
        *last = button;
    } else {
        event.stop_propagation();
        event.prevent_default();
    }
}
