//! Reading a link.

use super::problem::{BadLink, Problem, shown};
use super::seed::{nearest_phrase, nearest_seed};
use super::{Wanted, form};
use trivium_engine::notation::{OptionError, read_option};
use trivium_engine::options::GameOptions;
use trivium_engine::seed::{Phrase, PhraseError, Seed};

/// The most bytes of a link that are read; the longest link of ours has less than half as many.
const MAX_LINK: usize = 2_000;

/// The game that a query names, with or without its question mark; none where it names nothing at all.
/// `normalise` brings a text to Unicode normalisation form C.
///
/// # Errors
/// If the link names no game: what is wrong, and the game that comes nearest.
pub fn read(query: &str, normalise: impl Fn(&str) -> String) -> Result<Option<Wanted>, BadLink> {
    let query = query.strip_prefix('?').unwrap_or(query);
    let mut reader = Reader::default();
    for (number, pair) in (1..).zip(form::pairs(reader.within_length(query))) {
        match (pair.name, pair.value) {
            (Some(name), Some(value)) => reader.pairs.push((name, normalise(&value))),
            _ => reader.problems.push(Problem::NoText(number)),
        }
    }
    reader.drop_repeated();
    reader.read_seed();
    reader.read_options();
    reader.finish()
}

#[derive(Default)]
struct Reader {
    pairs: Vec<(String, String)>,
    options: GameOptions,
    seed: Option<Seed>,
    named: bool,
    problems: Vec<Problem>,
}

impl Reader {
    /// The query, or of one that is too long the pairs that are whole.
    fn within_length<'a>(&mut self, query: &'a str) -> &'a str {
        if query.len() <= MAX_LINK {
            return query;
        }
        self.problems.push(Problem::TooLong);
        let mut end = MAX_LINK;
        while !query.is_char_boundary(end) {
            end -= 1;
        }
        query[..end].rsplit_once('&').map_or("", |(whole, _)| whole)
    }

    fn drop_repeated(&mut self) {
        let mut seen: Vec<String> = Vec::new();
        let mut repeated: Vec<String> = Vec::new();
        self.pairs.retain(|(name, _)| {
            let known = seen.contains(name);
            if !known {
                seen.push(name.clone());
            } else if !repeated.contains(name) {
                repeated.push(name.clone());
            }
            !known
        });
        self.problems.extend(repeated.iter().map(|name| Problem::Twice { name: shown(name) }));
        self.named = !self.pairs.is_empty();
    }

    /// Takes the pairs that name the seed.
    fn read_seed(&mut self) {
        let (seeds, options): (Vec<_>, Vec<_>) =
            self.pairs.drain(..).partition(|(name, _)| matches!(name.as_str(), "seed" | "phrase"));
        self.pairs = options;
        if seeds.len() > 1 {
            self.problems.push(Problem::CodeAndPhrase);
        }
        for (name, text) in &seeds {
            let seed = if name == "seed" { self.read_code(text) } else { self.read_phrase(text) };
            self.seed = self.seed.take().or(seed);
        }
    }

    fn read_code(&mut self, text: &str) -> Option<Seed> {
        match text.parse() {
            Ok(code) => Some(Seed::Code(code)),
            Err(error) => {
                self.problems.push(Problem::SeedCode { text: shown(text), error });
                nearest_seed(text)
            }
        }
    }

    fn read_phrase(&mut self, text: &str) -> Option<Seed> {
        match Phrase::new(text) {
            Ok(phrase) => Some(Seed::Phrase(phrase)),
            Err(error) => {
                self.problems.push(match error {
                    PhraseError::Empty => Problem::EmptyPhrase,
                    PhraseError::TooLong => Problem::LongPhrase,
                });
                nearest_phrase(text).map(Seed::Phrase)
            }
        }
    }

    /// Takes the other pairs, the mode first: it decides which options there are.
    fn read_options(&mut self) {
        let (mode, others): (Vec<_>, Vec<_>) = self.pairs.drain(..).partition(|(name, _)| name == "mode");
        for (name, value) in mode.into_iter().chain(others) {
            match read_option(&mut self.options, &name, &value) {
                Ok(()) => {}
                Err(OptionError::Unknown) => self.problems.push(Problem::Unknown { name: shown(&name) }),
                Err(OptionError::Value) => {
                    self.problems.push(Problem::Value { name: shown(&name), value: shown(&value) });
                }
            }
        }
    }

    fn finish(mut self) -> Result<Option<Wanted>, BadLink> {
        let wanted = Wanted { options: self.options, seed: self.seed };
        if self.problems.is_empty() {
            return Ok(self.named.then_some(wanted));
        }
        self.problems.truncate(BadLink::MOST);
        Err(BadLink { problems: self.problems, nearest: wanted })
    }
}
