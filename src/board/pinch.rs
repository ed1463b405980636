//! Safari tells of pinches on a touch pad by events of its own, which must not zoom the page.

use super::measure::board_rect;
use super::plane::Point;
use super::pointing::Pointing;
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::Element;
use yew::prelude::*;

/// Listens to them while the board is there.
#[hook]
pub fn use_safari_pinch(canvas: &NodeRef, pointing: &Rc<Pointing>) {
    let (canvas, pointing) = (canvas.clone(), Rc::clone(pointing));
    use_effect_with((), move |()| {
        let listeners = canvas.cast::<Element>().map(|element| listen(&element, &canvas, &pointing));
        move || drop(listeners)
    });
}

fn listen(element: &Element, canvas: &NodeRef, pointing: &Rc<Pointing>) -> [EventListener; 3] {
    // Safari counts from the start of the pinch, the camera from one event to the next.
    let last = Rc::new(Cell::new(1.0));
    ["gesturestart", "gesturechange", "gestureend"].map(|name| {
        let (last, canvas, pointing) = (Rc::clone(&last), canvas.clone(), Rc::clone(pointing));
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(element, name, options, move |event| {
            event.prevent_default();
            let read = |key: &str| js_sys::Reflect::get(event, &JsValue::from_str(key)).ok()?.as_f64();
            let scale = read("scale").filter(|scale| *scale > 0.0).unwrap_or(1.0);
            if name == "gesturechange" {
                let board = board_rect(&canvas);
                let at = [("clientX", board.left), ("clientY", board.top)];
                let [x, y] = at.map(|(key, corner)| read(key).unwrap_or(corner) - corner);
                pointing.pinch(Point::new(x, y), scale / last.get());
            }
            last.set(if name == "gesturestart" { 1.0 } else { scale });
        })
    })
}
