//! Ways over the page: measured once, walked by the style sheet.

use crate::decimal::decimal;
use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element, HtmlElement};

/// The middle of a place, and how large something is there.
#[derive(Clone, Copy)]
pub struct Place {
    x: f64,
    y: f64,
    size: f64,
}

impl Place {
    /// The middle of what is seen there; something is that large.
    pub fn of(rect: &DomRect, size: f64) -> Self {
        Self { x: rect.left() + rect.width() / 2.0, y: rect.top() + rect.height() / 2.0, size }
    }
}

/// Where the first of these elements lies that is seen at all. Some are on the page several times, and the style sheet
/// shows one of them.
pub fn seen(selector: &str) -> Option<DomRect> {
    let found = web_sys::window()?.document()?.query_selector_all(selector).ok()?;
    let elements = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok());
    elements.map(|element| element.get_bounding_client_rect()).find(|rect| rect.height() > 0.0)
}

/// Tells the style sheet the way of an element.
pub fn lead(element: &HtmlElement, from: Place, to: Place) {
    let style = element.style();
    let set = |name, value: f64, unit| {
        let _ = style.set_property(name, &(decimal(value) + unit));
    };
    set("--from-x", from.x, "px");
    set("--from-y", from.y, "px");
    set("--from-size", from.size, "");
    set("--to-x", to.x, "px");
    set("--to-y", to.y, "px");
    set("--to-size", to.size, "");
}

/// Lets it set out.
pub fn set_out(element: &HtmlElement) {
    let _ = element.set_attribute("data-walking", "");
}
