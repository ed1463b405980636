//! Puts what the player has set where the style sheets and the browser see it.

use crate::app::settings::{Motion, Settings, Theme};
use crate::i18n::Texts;
use yew::prelude::*;

/// Puts theme, motion, language and title on the document.
#[hook]
pub fn use_page_settings(settings: &Settings, texts: Texts) {
    use_effect_with((settings.theme, settings.motion), |&(theme, motion)| {
        set(
            "data-theme",
            match theme {
                Theme::System => None,
                Theme::Light => Some("light"),
                Theme::Dark => Some("dark"),
            },
        );
        set(
            "data-motion",
            match motion {
                Motion::System => None,
                Motion::Reduced => Some("reduced"),
            },
        );
    });
    use_effect_with(texts, |texts| {
        set("lang", Some(texts.tag()));
        if let Some(document) = web_sys::window().and_then(|window| window.document()) {
            document.set_title(texts.title());
        }
    });
}

fn set(name: &str, value: Option<&str>) {
    let root = web_sys::window().and_then(|window| window.document()).and_then(|document| document.document_element());
    let Some(root) = root else { return };
    // Fails for names that are none, and these are.
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}
