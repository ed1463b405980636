//! Lets the keyboard play.

use super::{Act, Key, key_action};
use crate::app::state::{Action, AppState};
use gloo_events::{EventListener, EventListenerOptions};
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// Lets the keyboard play, wherever the focus is.
#[hook]
pub fn use_keyboard(state: &AppState, act: &Act) {
    let latest = use_memo((), |()| RefCell::new(None::<AppState>));
    // The listener stays; what it sees is always the latest picture.
    latest.replace(Some(state.clone()));
    let act = act.clone();
    use_effect_with((), move |()| {
        let may_prevent = EventListenerOptions::enable_prevent_default();
        let listener = web_sys::window().map(|window| {
            EventListener::new_with_options(&window, "keydown", may_prevent, move |event| press(&latest, &act, event))
        });
        move || drop(listener)
    });
}

fn press(latest: &Rc<RefCell<Option<AppState>>>, act: &Act, event: &Event) {
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else { return };
    let Some(state) = latest.borrow().clone() else { return };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let name = event.key();
    if event.default_prevented() || event.is_composing() || target.as_ref().is_some_and(types) {
        return;
    }
    // A button that is held would press itself as well.
    if event.repeat() && plays(&name) {
        event.prevent_default();
        return;
    }
    if target.as_ref().is_some_and(|target| keeps(target, &name)) {
        return;
    }
    let key = Key {
        name: &name,
        shift: event.shift_key(),
        command: event.ctrl_key() || event.meta_key(),
        alt: event.alt_key(),
    };
    if let Some(action) = key_action(&state, key) {
        event.prevent_default();
        if matches!(action, Action::PointAt(_)) {
            focus_board(target);
        }
        act.act(action);
    }
}

/// Whoever points at cells means the board with the next key, not the button that has had the focus.
fn focus_board(focused: Option<Element>) {
    let board = focused.and_then(|element| element.owner_document()?.query_selector(".board-canvas").ok()?);
    // An SVG element takes the focus as any other does.
    let _ = board.map(|board| board.unchecked_into::<HtmlElement>().focus());
}

/// Whether a key may play, so that one that is held down must not go on by itself. Looking, turning and taking back may.
fn plays(key: &str) -> bool {
    matches!(key, "Enter" | " ") || matches!(key.as_bytes(), [b'0'..=b'9'])
}

/// Whether the focused element has a use of its own for the key.
fn keeps(target: &Element, key: &str) -> bool {
    let arrow = key.starts_with("Arrow");
    matches!(key, "Enter" | " ") && within(target, "button, a[href], summary, [role=button], [role=tab]")
        || arrow && within(target, "[role=tablist], [role=radiogroup], [role=listbox]")
}

/// Whether keys are typed into the focused element, or it has the page to itself.
fn types(target: &Element) -> bool {
    within(target, "input, textarea, select, [contenteditable], dialog")
}

fn within(target: &Element, selectors: &str) -> bool {
    target.closest(selectors).ok().flatten().is_some()
}
