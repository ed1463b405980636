//! What the browser knows and the board needs: sizes and pixels.

use super::plane::{Point, Rect};
use crate::decimal::decimal;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::NodeRef;

/// What may lie over the board.
pub const COVERS: &str = ".rail, .panel, .hand-bar";

/// The board's own buttons.
const BUTTONS: &str = ".view-controls";

/// Where an element lies in the window.
fn rect_of(element: &Element) -> Rect {
    let rect = element.get_bounding_client_rect();
    Rect::new(rect.left(), rect.top(), rect.right(), rect.bottom())
}

/// Where the board lies in the window.
pub fn board_rect(board: &NodeRef) -> Rect {
    board.cast::<Element>().map(|board| rect_of(&board)).unwrap_or_default()
}

/// The elements over the board.
pub fn covers() -> Vec<Element> {
    let found = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector_all(COVERS).ok());
    let Some(found) = found else { return Vec::new() };
    (0..found.length()).filter_map(|index| wasm_bindgen::JsCast::dyn_into(found.get(index)?).ok()).collect()
}

/// Where the board's own buttons lie, measured from its corner.
pub fn buttons_rect(board: &NodeRef, rect: Rect) -> Rect {
    let buttons = board.cast::<Element>().and_then(|board| board.query_selector(BUTTONS).ok().flatten());
    buttons.map(|buttons| from_corner(rect_of(&buttons), rect)).unwrap_or_default()
}

fn from_corner(rect: Rect, board: Rect) -> Rect {
    Rect::new(rect.left - board.left, rect.top - board.top, rect.right - board.left, rect.bottom - board.top)
}

/// Where those lie, measured from the board's own corner.
pub fn cover_rects(board: Rect) -> Vec<Rect> {
    covers().iter().map(|cover| from_corner(rect_of(cover), board)).collect()
}

/// Device pixels to a CSS pixel.
pub fn pixel_ratio() -> f64 {
    web_sys::window().map_or(1.0, |window| window.device_pixel_ratio()).max(0.5)
}

/// Tells the style sheet how far the free area is from each edge of the board, for all that lies over it too.
pub fn publish_free(board: &NodeRef, size: Rect, free: Rect) {
    let around = board.cast::<Element>().and_then(|board| board.parent_element());
    let Some(around) = around.and_then(|around| around.dyn_into::<HtmlElement>().ok()) else { return };
    let sides = [
        ("--free-top", free.top),
        ("--free-right", size.right - free.right),
        ("--free-bottom", size.bottom - free.bottom),
        ("--free-left", free.left),
    ];
    for (name, length) in sides {
        let _ = around.style().set_property(name, &(decimal(length) + "px"));
    }
}

/// Where a pointer is, measured from the board's own corner.
pub fn place(event: &web_sys::MouseEvent, board: Rect) -> Point {
    Point::new(f64::from(event.client_x()) - board.left, f64::from(event.client_y()) - board.top)
}

/// Whether a finger points.
pub fn is_touch(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}
