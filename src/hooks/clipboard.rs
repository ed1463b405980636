//! The clipboard.

use super::Act;
use crate::app::state::{Action, Notice};
use wasm_bindgen_futures::JsFuture;
use web_sys::window;
use yew::platform::spawn_local;

/// Copies a link and tells whether that worked; where it did not, the page shows the link to copy by hand.
pub fn copy_link(link: String, act: Act) {
    spawn_local(async move {
        let notice = if copy(&link).await { Notice::LinkCopied } else { Notice::LinkShown };
        act.act(Action::Tell(Some(notice)));
    });
}

/// Whether the text is in the clipboard now. Pages that are not served safely have no clipboard, and elsewhere it
/// can be denied.
async fn copy(text: &str) -> bool {
    let Some(clipboard) = window().map(|window| window.navigator().clipboard()) else { return false };
    if clipboard.is_undefined() {
        return false;
    }
    JsFuture::from(clipboard.write_text(text)).await.is_ok()
}
