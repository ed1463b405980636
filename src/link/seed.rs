//! What a player typed as a seed: a code, a phrase, or perhaps a code with a slip in it.

use trivium_engine::seed::{MAX_PHRASE, Phrase, PhraseError, Seed, SeedCode, SeedCodeError};

/// What a text is as a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeedText {
    /// Nothing yet.
    Nothing,
    /// A code.
    Code(SeedCode),
    /// A phrase.
    Phrase(Phrase),
    /// It looks like a code with a slip in it, and may be meant as a phrase.
    Doubtful {
        /// The code that comes nearest, if one does.
        nearest: Option<SeedCode>,
        /// The phrase that it is if no code was meant.
        phrase: Phrase,
    },
    /// Longer than a phrase may be.
    TooLong,
}

/// Judges what was typed into the seed field. The text must be in Unicode normalisation form C.
pub fn judge(text: &str) -> SeedText {
    if let Ok(code) = text.parse() {
        return SeedText::Code(code);
    }
    match Phrase::new(text) {
        Err(PhraseError::Empty) => SeedText::Nothing,
        Err(PhraseError::TooLong) => SeedText::TooLong,
        Ok(phrase) if phrase.looks_like_a_code() => SeedText::Doubtful { nearest: nearest_code(text), phrase },
        Ok(phrase) => SeedText::Phrase(phrase),
    }
}

/// The code that comes nearest to a text that is none: one with a symbol missing, one too many or one that no code
/// has, or the one with the same first seven symbols.
pub(super) fn nearest_code(text: &str) -> Option<SeedCode> {
    let symbols: Vec<char> = text.chars().filter(|symbol| symbol.is_alphanumeric()).take(10).collect();
    let error = symbols.iter().collect::<String>().parse::<SeedCode>().err()?;
    let candidates: Vec<Vec<char>> = match (&error, symbols.len()) {
        (SeedCodeError::Check { nearest }, _) => return Some(*nearest),
        (SeedCodeError::Symbol(strange), 8) => {
            let at = symbols.iter().position(|symbol| symbol == strange)?;
            alphabet().map(|symbol| [&symbols[..at], &[symbol], &symbols[at + 1..]].concat()).collect()
        }
        // The last symbol is the one that is easily left out.
        (SeedCodeError::Length(_), 7) => alphabet().map(|symbol| [&symbols[..], &[symbol]].concat()).collect(),
        (SeedCodeError::Length(_), 9) => (0..9).map(|at| [&symbols[..at], &symbols[at + 1..]].concat()).collect(),
        _ => return None,
    };
    candidates.into_iter().find_map(|symbols| symbols.iter().collect::<String>().parse().ok())
}

fn alphabet() -> impl Iterator<Item = char> {
    ('0'..='9').chain('B'..='Z')
}

/// The phrase nearest to a text that is none: its beginning.
pub(super) fn nearest_phrase(text: &str) -> Option<Phrase> {
    let beginning: String = text.trim().chars().take(MAX_PHRASE).collect();
    Phrase::new(&beginning).ok()
}

/// The seed nearest to what stands where a code should.
pub(super) fn nearest_seed(text: &str) -> Option<Seed> {
    let phrase = || nearest_phrase(text).filter(|phrase| !phrase.looks_like_a_code());
    nearest_code(text).map(Seed::Code).or_else(|| phrase().map(Seed::Phrase))
}
