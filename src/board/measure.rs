//! What the browser knows and the board needs: sizes and pixels.

use super::plane::{Point, Rect};
use super::turn::TILE;
use super::viewport::Viewport;
use crate::decimal::decimal;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent, SvgGraphicsElement};
use yew::NodeRef;

/// What may lie over the board.
const COVERS: &str = ".rail, .panel, .hand-bar";

/// What lies within the part of the board that nothing covers.
const WITHIN: &str = ".board-free, .over-board";

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
    all(COVERS)
}

/// All elements that match.
fn all<T: JsCast>(css: &str) -> Vec<T> {
    let found = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.query_selector_all(css).ok());
    let Some(found) = found else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// The view that is seen just now of what moves.
pub fn view_of(plane: &NodeRef) -> Option<Viewport> {
    let matrix = plane.cast::<SvgGraphicsElement>()?.get_ctm()?;
    let [scale, x, y] = [matrix.a(), matrix.e(), matrix.f()].map(f64::from);
    Some(Viewport { tile: scale * TILE, origin: Point::new(x, y) })
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

/// Tells what lies there how far the free area is from each edge of the board. Those few, and not the page: all that is
/// below an element is styled anew when it is told.
pub fn publish_free(size: Rect, free: Rect) {
    let sides = [
        ("--free-top", free.top),
        ("--free-right", size.right - free.right),
        ("--free-bottom", size.bottom - free.bottom),
        ("--free-left", free.left),
    ];
    for element in all::<HtmlElement>(WITHIN) {
        for (name, length) in sides {
            let _ = element.style().set_property(name, &(decimal(length) + "px"));
        }
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
