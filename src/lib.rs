//! The page.

pub mod app;
pub mod game;
pub mod i18n;
pub mod view;

use yew::prelude::*;

/// The root of the page.
#[component]
pub fn App() -> Html {
    use_effect_with((), |()| announce_ready());
    html! { <h1>{ "Trivium" }</h1> }
}

/// Sets `data-ready="1"` on the document, for those who wait for the first picture: tests, screenshots.
fn announce_ready() {
    let root = web_sys::window().and_then(|window| window.document()).and_then(|document| document.document_element());
    if let Some(root) = root {
        let _ = root.set_attribute("data-ready", "1");
    }
}
