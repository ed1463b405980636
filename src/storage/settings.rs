//! Settings as they are kept. A value that this version does not know counts as not set.

use super::documents::Documents;
use super::store::{Store, StoreError};
use crate::app::settings::{Confirm, Motion, Settings, TakeBack, Theme};
use serde::{Deserialize, Serialize};

/// The name of the document.
pub(super) const NAME: &str = "settings";

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct SettingsData {
    language: Option<String>,
    theme: String,
    motion: String,
    confirm: String,
    pieces: Vec<u8>,
    aids: Option<bool>,
    confirm_pass: Option<bool>,
    take_back: String,
}

impl<S: Store> Documents<S> {
    /// The settings that are kept, or the usual ones.
    pub fn read_settings(&self) -> Settings {
        let document = self.read(NAME).ok().and_then(|found| found.document);
        document.and_then(|document| serde_json::from_str(&document.data).ok()).map_or_else(Settings::default, read)
    }

    /// Keeps the settings.
    ///
    /// # Errors
    /// If they were not written.
    pub fn write_settings(&self, settings: &Settings, tab: u32) -> Result<(), StoreError> {
        let data = serde_json::to_string(&write(settings)).map_err(|_| StoreError::InTheWay)?;
        self.write_next(NAME, tab, data)
    }
}

fn write(settings: &Settings) -> SettingsData {
    SettingsData {
        language: settings.language.clone(),
        theme: match settings.theme {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
        .to_owned(),
        motion: match settings.motion {
            Motion::System => "system",
            Motion::Reduced => "reduced",
        }
        .to_owned(),
        confirm: match settings.confirm {
            Confirm::WhereNeeded => "needed",
            Confirm::Always => "always",
        }
        .to_owned(),
        pieces: settings.pieces.to_vec(),
        aids: Some(settings.aids),
        confirm_pass: Some(settings.confirm_pass),
        take_back: match settings.take_back {
            TakeBack::Ask => "ask",
            TakeBack::Freely => "freely",
        }
        .to_owned(),
    }
}

fn read(data: SettingsData) -> Settings {
    let usual = Settings::default();
    Settings {
        language: data.language.filter(|tag| tag.len() < 40),
        theme: match data.theme.as_str() {
            "light" => Theme::Light,
            "dark" => Theme::Dark,
            _ => usual.theme,
        },
        motion: if data.motion == "reduced" { Motion::Reduced } else { usual.motion },
        confirm: if data.confirm == "always" { Confirm::Always } else { usual.confirm },
        pieces: pieces(&data.pieces).unwrap_or(usual.pieces),
        aids: data.aids.unwrap_or(usual.aids),
        confirm_pass: data.confirm_pass.unwrap_or(usual.confirm_pass),
        take_back: if data.take_back == "freely" { TakeBack::Freely } else { usual.take_back },
    }
}

/// Five different pieces.
fn pieces(data: &[u8]) -> Option<[u8; 5]> {
    let pieces: [u8; 5] = data.try_into().ok()?;
    (0..5).all(|piece| pieces.contains(&piece)).then_some(pieces)
}
