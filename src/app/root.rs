//! Which page it is: the game, or at `#tiles` the gallery.

use super::App;
use crate::gallery::Gallery;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use yew::prelude::*;

/// The fragment of the gallery's address.
const GALLERY: &str = "#tiles";

/// The page that the address asks for.
#[component]
pub fn Root() -> Html {
    let gallery = use_state_eq(wants_gallery);
    {
        let gallery = gallery.clone();
        use_effect_with((), move |()| {
            let changed = Closure::<dyn Fn()>::new(move || gallery.set(wants_gallery()));
            let window = web_sys::window();
            if let Some(window) = &window {
                let _ = window.add_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
            }
            move || {
                if let Some(window) = window {
                    let _ = window.remove_event_listener_with_callback("hashchange", changed.as_ref().unchecked_ref());
                }
            }
        });
    }
    use_effect_with((), |()| announce_ready());
    if *gallery {
        html! { <Gallery /> }
    } else {
        html! { <App /> }
    }
}

fn wants_gallery() -> bool {
    web_sys::window().and_then(|window| window.location().hash().ok()).is_some_and(|hash| hash == GALLERY)
}

/// Sets `data-ready="1"` on the document, for those who wait for the first picture: tests, screenshots.
fn announce_ready() {
    let root = web_sys::window().and_then(|window| window.document()).and_then(|document| document.document_element());
    if let Some(root) = root {
        let _ = root.set_attribute("data-ready", "1");
    }
}
