//! Links: the options and the seed of a game as an address, both ways. Pure; whatever the text is, reading it ends
//! with a game, or with what is wrong and the game that comes nearest.

mod form;
mod problem;
mod read;
mod seed;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

pub use problem::{BadLink, Problem};
pub use read::read;
pub use seed::{SeedText, judge};

use trivium_engine::notation::write_options;
use trivium_engine::options::GameOptions;
use trivium_engine::seed::Seed;

/// The game that a link names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Its options.
    pub options: GameOptions,
    /// Its seed; none where the link leaves that open.
    pub seed: Option<Seed>,
}

/// The query of the link to a game, with its question mark. What is usual is left out.
pub fn write(options: &GameOptions, seed: &Seed) -> String {
    let seed = match seed {
        Seed::Code(code) => ("seed", code.to_string()),
        Seed::Phrase(phrase) => ("phrase", phrase.to_string()),
    };
    let (mode, others): (Vec<_>, Vec<_>) = write_options(options).into_iter().partition(|(name, _)| *name == "mode");
    // The mode decides which options there are, so it comes first; then what matters most.
    let pairs = mode.into_iter().chain([seed]).chain(others);
    let written: Vec<String> = pairs.map(|(name, value)| format!("{name}={}", form::encode(&value))).collect();
    format!("?{}", written.join("&"))
}
