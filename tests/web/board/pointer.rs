//! Pointers as a browser would send them.

use super::table::TestBoard;
use web_sys::{
    Element, Event, EventTarget, MouseEvent, MouseEventInit, PointerEvent, PointerEventInit, WheelEvent, WheelEventInit,
};

/// The middle of an element on the screen.
pub fn middle(element: &Element) -> (i32, i32) {
    let rect = element.get_bounding_client_rect();
    #[allow(clippy::cast_possible_truncation, reason = "pixels of a small window")]
    let at = |from: f64, size: f64| (from + size / 2.0).round() as i32;
    (at(rect.left(), rect.width()), at(rect.top(), rect.height()))
}

/// Sends a pointer event; `kind` is `mouse` or `touch`.
pub fn pointer(target: &EventTarget, name: &str, id: i32, kind: &str, (x, y): (i32, i32)) {
    let init = PointerEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_pointer_id(id);
    init.set_pointer_type(kind);
    init.set_client_x(x);
    init.set_client_y(y);
    let event = PointerEvent::new_with_event_init_dict(name, &init).expect("an event");
    target.dispatch_event(&event).expect("sent");
}

/// Sends a click.
pub fn click(target: &EventTarget, at: (i32, i32)) {
    mouse(target, "click", 0, at);
}

/// Sends a right click.
pub fn right_click(target: &EventTarget, at: (i32, i32)) {
    mouse(target, "contextmenu", 2, at);
}

fn mouse(target: &EventTarget, name: &str, button: i16, (x, y): (i32, i32)) {
    let init = MouseEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_client_x(x);
    init.set_client_y(y);
    init.set_button(button);
    let event = MouseEvent::new_with_mouse_event_init_dict(name, &init).expect("an event");
    target.dispatch_event(&event).expect("sent");
}

/// Turns the wheel; tells whether the page may still scroll.
pub fn wheel(target: &EventTarget, delta: f64, (x, y): (i32, i32)) -> bool {
    let init = WheelEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_delta_y(delta);
    init.set_client_x(x);
    init.set_client_y(y);
    let event = WheelEvent::new_with_event_init_dict("wheel", &init).expect("an event");
    target.dispatch_event(&event).expect("sent")
}

/// A pinch on a touch pad, as most browsers send it; tells whether the page may zoom.
pub fn pad_pinch(target: &EventTarget, delta: f64, (x, y): (i32, i32)) -> bool {
    let init = WheelEventInit::new();
    init.set_bubbles(true);
    init.set_cancelable(true);
    init.set_ctrl_key(true);
    init.set_delta_y(delta);
    init.set_client_x(x);
    init.set_client_y(y);
    let event = WheelEvent::new_with_event_init_dict("wheel", &init).expect("an event");
    target.dispatch_event(&event).expect("sent")
}

/// A step of a pinch on a touch pad as Safari sends it; tells whether the page may zoom.
pub fn safari_pinch(target: &EventTarget, name: &str, scale: f64, (x, y): (i32, i32)) -> bool {
    let event = Event::new(name).expect("an event");
    event.init_event_with_bubbles_and_cancelable(name, true, true);
    for (key, value) in [("scale", scale), ("clientX", f64::from(x)), ("clientY", f64::from(y))] {
        js_sys::Reflect::set(&event, &key.into(), &value.into()).expect("a property");
    }
    target.dispatch_event(&event).expect("sent")
}

/// Presses on an element, moves by `way` and lets go; the browser then clicks where the pointer went down.
pub async fn press_and_move(board: &TestBoard, id: &str, kind: &str, way: (i32, i32)) {
    let element = board.get(id);
    let from = middle(&element);
    let to = (from.0 + way.0, from.1 + way.1);
    pointer(&element, "pointerdown", 1, kind, from);
    pointer(&element, "pointermove", 1, kind, to);
    pointer(&element, "pointerup", 1, kind, to);
    click(&element, to);
    board.settle().await;
}

/// Taps an element.
pub async fn tap(board: &TestBoard, id: &str) {
    press_and_move(board, id, "mouse", (0, 0)).await;
}
