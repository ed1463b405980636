//! The address of the page: which game it names, and keeping it named after the game on the board.

use crate::link::{self, BadLink, Wanted};
use trivium_engine::options::GameOptions;
use trivium_engine::seed::Seed;
use web_sys::wasm_bindgen::JsValue;

/// The game that the address names.
///
/// # Errors
/// If it names none: what is wrong with it.
pub fn read() -> Result<Option<Wanted>, BadLink> {
    let query = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    link::read(&query, normalise)
}

/// Unicode normalisation form C, so that the same word typed on any keyboard is the same seed.
pub fn normalise(text: &str) -> String {
    js_sys::JsString::from(text).normalize("NFC").into()
}

/// The part of the address behind `#`, without it.
pub fn hash() -> String {
    let hash = web_sys::window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').unwrap_or_default().to_owned()
}

/// The whole link to a game, as one may send it.
pub fn link_to(options: &GameOptions, seed: &Seed) -> String {
    let page = web_sys::window()
        .map(|window| window.location())
        .and_then(|location| Some(format!("{}{}", location.origin().ok()?, location.pathname().ok()?)));
    page.unwrap_or_default() + &link::write(options, seed)
}

/// Names the game in the address. The history keeps its length: going back leaves the page.
pub fn name(options: &GameOptions, seed: &Seed) {
    let Some(window) = web_sys::window() else { return };
    let (query, location) = (link::write(options, seed), window.location());
    if location.search().ok().as_ref() == Some(&query) {
        return;
    }
    let path = location.pathname().unwrap_or_default();
    let url = format!("{path}{query}{}", location.hash().unwrap_or_default());
    // Throws where the page is no page of its own, as in a preview; the game does not need it.
    let _ = window.history().and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&url)));
}

/// Takes the part behind `#` off, once it has done its work.
pub fn drop_hash() {
    let Some(window) = web_sys::window() else { return };
    let location = window.location();
    let url = location.pathname().unwrap_or_default() + &location.search().unwrap_or_default();
    let _ = window.history().and_then(|history| history.replace_state_with_url(&JsValue::NULL, "", Some(&url)));
}
