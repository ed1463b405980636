//! Settings as they are kept. A value that this version does not know counts as not set.

use super::documents::Documents;
use super::store::{Store, StoreError};
use crate::app::settings::{Confirm, Motion, Settings, TakeBack, Theme};
use crate::json::{Json, Object, list, text};

/// The name of the document.
pub(super) const NAME: &str = "settings";

impl<S: Store> Documents<S> {
    /// The settings that are kept, or the usual ones.
    pub fn read_settings(&self) -> Settings {
        let document = self.read(NAME).ok().and_then(|found| found.document);
        document.and_then(|document| read(&document.data)).unwrap_or_default()
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// If they were not written.
    pub fn write_settings(&self, settings: &Settings, tab: u32) -> Result<(), StoreError> {
        self.write_next(NAME, tab, write(settings))
    }
}

fn write(settings: &Settings) -> String {
    let theme = match settings.theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    let motion = match settings.motion {
        Motion::System => "system",
        Motion::Reduced => "reduced",
    };
    let confirm = match settings.confirm {
        Confirm::WhereNeeded => "needed",
        Confirm::Always => "always",
    };
    let take_back = match settings.take_back {
        TakeBack::Ask => "ask",
        TakeBack::Freely => "freely",
    };
    Object::default()
        .with("language", &settings.language.as_deref().map_or_else(|| "null".to_owned(), text))
        .with("theme", &text(theme))
        .with("motion", &text(motion))
        .with("confirm", &text(confirm))
        .with("pieces", &list(&settings.pieces.map(|piece| piece.to_string())))
        .with("aids", &settings.aids.to_string())
        .with("confirm_pass", &settings.confirm_pass.to_string())
        .with("take_back", &text(take_back))
        .finish()
}

fn read(data: &str) -> Option<Settings> {
    let (data, usual) = (Json::read(data)?.members()?, Settings::default());
    let word = |name| data.get(name).and_then(Json::text).unwrap_or_default();
    let flag = |name| data.get(name).and_then(Json::flag);
    Some(Settings {
        language: data.get("language").and_then(Json::text).filter(|tag| tag.len() < 40),
        theme: match word("theme").as_str() {
            "light" => Theme::Light,
            "dark" => Theme::Dark,
            _ => usual.theme,
        },
        motion: if word("motion") == "reduced" { Motion::Reduced } else { usual.motion },
        confirm: if word("confirm") == "always" { Confirm::Always } else { usual.confirm },
        pieces: data.get("pieces").and_then(pieces).unwrap_or(usual.pieces),
        aids: flag("aids").unwrap_or(usual.aids),
        confirm_pass: flag("confirm_pass").unwrap_or(usual.confirm_pass),
        take_back: if word("take_back") == "freely" { TakeBack::Freely } else { usual.take_back },
    })
}

/// Five different pieces.
fn pieces(data: Json) -> Option<[u8; 5]> {
    let pieces: Option<Vec<u8>> = data.items()?.into_iter().map(Json::number).collect();
    let pieces: [u8; 5] = pieces?.try_into().ok()?;
    (0..5).all(|piece| pieces.contains(&piece)).then_some(pieces)
}
