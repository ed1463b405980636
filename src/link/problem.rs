//! What is wrong with a link.

use super::Wanted;
use trivium_engine::seed::SeedCodeError;

/// A link that names no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadLink {
    /// What is wrong, in the order of the link; at least one thing, and no more than [`BadLink::MOST`].
    pub problems: Vec<Problem>,
    /// The game that comes nearest.
    pub nearest: Wanted,
}

impl BadLink {
    /// The most problems that are told.
    pub const MOST: usize = 6;
}

/// One thing that is wrong. Texts from the link are cut to what fits a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is longer than any link of ours, and was read only to there.
    TooLong,
    /// The bytes of this parameter, by its number from 1, are no text.
    NoText(usize),
    /// There is no such option, or not in this mode.
    Unknown {
        /// Its name.
        name: String,
    },
    /// An option cannot have this value.
    Value {
        /// Its name.
        name: String,
        /// What the link says.
        value: String,
    },
    /// An option is there twice; the first one counts.
    Twice {
        /// Its name.
        name: String,
    },
    /// There are a seed code and a phrase; the first one counts.
    CodeAndPhrase,
    /// The seed code is none.
    SeedCode {
        /// What the link says.
        text: String,
        /// Why it is none.
        error: SeedCodeError,
    },
    /// The phrase is empty.
    EmptyPhrase,
    /// The phrase has more than 64 characters.
    LongPhrase,
}

/// The beginning of a text from outside, without anything that could upset a line.
pub(super) fn shown(text: &str) -> String {
    const MOST: usize = 40;
    let mut shown: String = text
        .chars()
        .map(|symbol| if symbol.is_control() || is_invisible(symbol) { '\u{FFFD}' } else { symbol })
        .take(MOST)
        .collect();
    if text.chars().nth(MOST).is_some() {
        shown.push('…');
    }
    shown
}

/// Marks that turn the direction of a line or cannot be seen.
fn is_invisible(symbol: char) -> bool {
    matches!(symbol, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}')
}
