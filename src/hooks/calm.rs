//! Whether less motion is wanted.

use super::use_settings;
use crate::app::settings::Motion;
use yew::prelude::*;

/// Whether nothing may move by itself: by what the player has set, or the system.
#[hook]
pub fn use_calm() -> bool {
    let is_set = use_settings().motion == Motion::Reduced;
    is_set || wants_calm()
}

fn wants_calm() -> bool {
    let query = web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok());
    query.flatten().is_some_and(|query| query.matches())
}
