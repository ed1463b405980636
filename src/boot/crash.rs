//! When the program fails: a page that says so and leads back. The program is dead by then, so the page is plain
//! HTML with plain links.

use super::{Keeper, address, keeper};
use crate::i18n::Texts;
use web_sys::{Document, Element, Storage};

/// Where it is noted which game failed, and how often running.
const NOTE: &str = "trivium.crash";

/// Behind `#`: the failing game is to be set aside.
const ASIDE: &str = "aside";

/// Which build this is.
pub const BUILD: &str = match option_env!("TRIVIUM_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// From now on a panic shows the page instead of leaving a dead board.
pub fn catch() {
    // Yew would put a hook of its own over one that was set in the usual way.
    yew::set_custom_panic_hook(Box::new(|info| {
        let reason = info.to_string();
        web_sys::console::error_1(&reason.as_str().into());
        let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
        let again = note();
        if let (Some(body), Some(page)) = (document.body(), page(&document, &reason, again)) {
            body.set_inner_html("");
            let _ = body.append_child(&page);
        }
    }));
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// Notes that this tab's game failed. Tells whether it did so the last time, too.
fn note() -> bool {
    let Some((storage, game)) = storage().zip(keeper::tab_game()) else { return false };
    let again = storage.get_item(NOTE).ok().flatten().as_ref() == Some(&game);
    let _ = storage.set_item(NOTE, &game);
    again
}

/// The game has gone on: the failure is over.
pub(super) fn forget() {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(NOTE);
    }
}

/// Sets the failing game aside if the player asked for it on the page below.
pub(super) fn set_aside_if_asked(keeper: &Keeper) {
    if address::hash() != ASIDE {
        return;
    }
    let failing = storage().and_then(|storage| storage.get_item(NOTE).ok().flatten());
    if let Some(id) = failing {
        let _ = keeper.shelf().set_aside(&id);
        forget();
    }
    address::drop_hash();
}

/// The page: the reason, the build, and the ways on. `again` if the same game failed the last time, too.
pub fn page(document: &Document, reason: &str, again: bool) -> Option<Element> {
    let texts = document.document_element().and_then(|root| root.get_attribute("lang"));
    let texts = texts.and_then(|tag| Texts::for_tag(&tag)).unwrap_or_default();
    let page = element(document, "div", "crash", "")?;
    page.set_attribute("role", "alert").ok()?;
    page.set_attribute("data-testid", "crash").ok()?;
    // Back to the very same address: the game that it names goes on from its save.
    let here = web_sys::window().and_then(|window| window.location().search().ok()).unwrap_or_default();
    let here = if here.is_empty() { "?".to_owned() } else { here };
    let mut parts = vec![
        element(document, "h1", "", texts.crash_title())?,
        element(document, "p", "", if again { texts.crash_again() } else { texts.crash_saved() })?,
        link(document, "crash-continue", &here, texts.crash_continue())?,
        link(document, "crash-new", "?mode=solo", texts.crash_new())?,
    ];
    if again {
        parts.push(link(document, "crash-aside", &format!("?mode=solo#{ASIDE}"), texts.crash_aside())?);
    }
    parts.push(element(document, "pre", "", reason)?);
    parts.push(element(document, "p", "build", &texts.build(BUILD))?);
    parts.iter().try_for_each(|part| page.append_child(part).map(drop)).ok()?;
    Some(page)
}

fn element(document: &Document, name: &str, class: &str, text: &str) -> Option<Element> {
    let element = document.create_element(name).ok()?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    element.set_text_content(Some(text));
    Some(element)
}

fn link(document: &Document, id: &str, href: &str, text: &str) -> Option<Element> {
    let anchor = element(document, "a", "button", text)?;
    anchor.set_attribute("href", href).ok()?;
    anchor.set_attribute("data-testid", id).ok()?;
    let line = element(document, "p", "", "")?;
    line.append_child(&anchor).ok()?;
    Some(line)
}
