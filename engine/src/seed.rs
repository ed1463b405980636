//! Seeds: what a game's tile order grows from, as a code or a phrase (docs/NOTATION.md, format 1).

use core::fmt;
use core::str::FromStr;

/// Digits and consonants without L and Y. Their number is a prime, which makes the check symbol catch
/// every single slip and every swap.
const SYMBOLS: &[u8; 29] = b"0123456789BCDFGHJKMNPQRSTVWXZ";

/// How many symbols a code has; the last one is the check.
const CODE_LEN: usize = 8;

/// What the weighted sum of all symbols must be, modulo 29. Not 0, so that a code of noughts is none.
const CHECK_SUM: u32 = 1;

/// The most Unicode scalar values of a phrase.
pub const MAX_PHRASE: usize = 64;

/// What a game's tile order grows from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Seed {
    /// Eight symbols, made by the game.
    Code(SeedCode),
    /// Words of the player's own.
    Phrase(Phrase),
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Code(code) => code.fmt(f),
            Self::Phrase(phrase) => phrase.fmt(f),
        }
    }
}

/// A seed code such as `K7Q2-M9XC`: a number below 29⁷ and a check symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeedCode(u64);

/// Why a text is no seed code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeedCodeError {
    /// A code has eight symbols; this many were read.
    Length(usize),
    /// No code contains this character.
    Symbol(char),
    /// The check symbol does not fit the others: a slip of the pen. This code has the same first seven.
    Check {
        /// The code that the first seven symbols make.
        nearest: SeedCode,
    },
}

impl fmt::Display for SeedCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(len) => write!(f, "a seed code has 8 symbols, this has {len}"),
            Self::Symbol(symbol) => write!(f, "no seed code contains {symbol:?}"),
            Self::Check { nearest } => write!(f, "the check symbol does not fit; {nearest} would"),
        }
    }
}

impl core::error::Error for SeedCodeError {}

impl SeedCode {
    /// How many codes there are: 29⁷.
    pub const COUNT: u64 = 29u64.pow(7);

    /// The code of a number, taken modulo [`SeedCode::COUNT`]. Equal chances for each code, to within
    /// one in a thousand million, if the number is uniform.
    pub const fn from_number(number: u64) -> Self {
        Self(number % Self::COUNT)
    }

    /// The number, below [`SeedCode::COUNT`].
    pub const fn number(self) -> u64 {
        self.0
    }

    /// The values of its eight symbols.
    #[allow(clippy::cast_possible_truncation, reason = "remainders below 29")]
    fn values(self) -> [u32; CODE_LEN] {
        let mut values = [0; CODE_LEN];
        let mut rest = self.0;
        for value in values[..CODE_LEN - 1].iter_mut().rev() {
            *value = (rest % 29) as u32;
            rest /= 29;
        }
        values[CODE_LEN - 1] = (0..29)
            .find(|&check| {
                values[CODE_LEN - 1] = check;
                weighted_sum(&values) == CHECK_SUM
            })
            .unwrap_or(0);
        values
    }
}

/// Each symbol times its place, from 1, modulo 29.
fn weighted_sum(values: &[u32; CODE_LEN]) -> u32 {
    (1..).zip(values).map(|(weight, value)| weight * value).sum::<u32>() % 29
}

/// The value of a symbol, read leniently: either case, O as 0, I and L as 1.
fn value(symbol: char) -> Option<u32> {
    let symbol = match symbol.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    (0..).zip(SYMBOLS).find(|&(_, &known)| char::from(known) == symbol).map(|(value, _)| value)
}

fn is_filler(symbol: char) -> bool {
    symbol.is_whitespace() || matches!(symbol, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

impl FromStr for SeedCode {
    type Err = SeedCodeError;

    fn from_str(text: &str) -> Result<Self, SeedCodeError> {
        let mut values = [0; CODE_LEN];
        let mut len = 0;
        for symbol in text.chars().filter(|&symbol| !is_filler(symbol)) {
            let value = value(symbol).ok_or(SeedCodeError::Symbol(symbol))?;
            if let Some(place) = values.get_mut(len) {
                *place = value;
            }
            len += 1;
        }
        if len != CODE_LEN {
            return Err(SeedCodeError::Length(len));
        }
        let number = values[..CODE_LEN - 1].iter().fold(0, |number, &value| number * 29 + u64::from(value));
        let code = Self::from_number(number);
        if code.values() == values { Ok(code) } else { Err(SeedCodeError::Check { nearest: code }) }
    }
}

impl fmt::Display for SeedCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, value) in self.values().into_iter().enumerate() {
            if i == CODE_LEN / 2 {
                f.write_str("-")?;
            }
            write!(f, "{}", char::from(SYMBOLS[value as usize]))?;
        }
        Ok(())
    }
}

/// A phrase in its one spelling: trimmed, runs of white space as one space, ASCII letters in lower case.
/// Unicode normalisation is the caller's matter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase(String);

/// Why a text is no phrase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhraseError {
    /// Nothing but white space.
    Empty,
    /// More than [`MAX_PHRASE`] characters.
    TooLong,
}

impl fmt::Display for PhraseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Empty => "the phrase is empty",
            Self::TooLong => "the phrase is longer than 64 characters",
        })
    }
}

impl core::error::Error for PhraseError {}

impl Phrase {
    /// The phrase that `text` spells.
    ///
    /// # Errors
    /// If nothing is left after trimming, or more than [`MAX_PHRASE`] characters.
    pub fn new(text: &str) -> Result<Self, PhraseError> {
        let mut phrase = String::new();
        for word in text.split_whitespace() {
            if !phrase.is_empty() {
                phrase.push(' ');
            }
            phrase.extend(word.chars().map(|letter| letter.to_ascii_lowercase()));
            // A very long text is given up early.
            if phrase.len() > 4 * (MAX_PHRASE + 1) {
                return Err(PhraseError::TooLong);
            }
        }
        match phrase.chars().count() {
            0 => Err(PhraseError::Empty),
            1..=MAX_PHRASE => Ok(Self(phrase)),
            _ => Err(PhraseError::TooLong),
        }
    }

    /// Its one spelling.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether the words may be meant as a seed code with a slip in it: seven to nine symbols of the alphabet,
    /// read leniently.
    pub fn looks_like_a_code(&self) -> bool {
        let symbols = self.0.chars().filter(|&symbol| !is_filler(symbol));
        (CODE_LEN - 1..=CODE_LEN + 1).contains(&symbols.clone().count())
            && symbols.clone().all(|symbol| value(symbol).is_some())
    }
}

impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Result<SeedCode, SeedCodeError> {
        text.parse()
    }

    #[test]
    fn a_code_is_read_leniently_and_written_in_one_way() {
        let known = code("K7Q2-M9XC").expect("a valid code");
        assert_eq!(code(" k7 q2m-9xc\n"), Ok(known));
        assert_eq!(known.to_string(), "K7Q2-M9XC");
        for number in [0, 1, 28, 29, SeedCode::COUNT - 1, 123_456_789] {
            let code = SeedCode::from_number(number);
            assert_eq!(code.to_string().parse(), Ok(code));
            assert_eq!(code.to_string().replace('0', "o").replace('1', "l").parse(), Ok(code));
        }
    }

    #[test]
    fn every_slip_and_every_swap_is_caught() {
        for number in [0, 987_654_321, 16_000_000_000] {
            let text: Vec<char> = SeedCode::from_number(number).to_string().replace('-', "").chars().collect();
            for at in 0..CODE_LEN {
                for &other in SYMBOLS {
                    let mut slip = text.clone();
                    slip[at] = char::from(other);
                    assert_eq!(code(&String::from_iter(&slip)).is_ok(), slip == text);
                }
                for with in 0..CODE_LEN {
                    let mut swap = text.clone();
                    swap.swap(at, with);
                    assert_eq!(code(&String::from_iter(&swap)).is_ok(), swap == text);
                }
            }
        }
    }

    #[test]
    fn what_is_no_code_says_why() {
        assert_eq!(code("K7Q2"), Err(SeedCodeError::Length(4)));
        assert_eq!(code("K7Q2-M9XE"), Err(SeedCodeError::Symbol('E')));
        assert!(
            matches!(code("K7Q2-M9XD"), Err(SeedCodeError::Check { nearest }) if nearest.to_string() == "K7Q2-M9XC")
        );
        assert_eq!(code(&"7".repeat(10_000)), Err(SeedCodeError::Length(10_000)));
    }

    #[test]
    fn a_phrase_has_one_spelling() {
        assert_eq!(Phrase::new("  Merry \t\n CHRISTMAS Émile ").map(|p| p.0), Ok("merry christmas Émile".into()));
        assert_eq!(Phrase::new(" \u{3000} "), Err(PhraseError::Empty));
        assert!(Phrase::new(&"ä".repeat(64)).is_ok());
        assert_eq!(Phrase::new(&"ä".repeat(65)), Err(PhraseError::TooLong));
        assert_eq!(Phrase::new(&"ab ".repeat(100_000)), Err(PhraseError::TooLong));
    }

    #[test]
    fn a_mistyped_code_is_told_from_words() {
        for (text, expected) in
            [("k7q2-m9xd", true), ("k7q2m9x", true), ("christmas", false), ("k7q2 m9xcd", true), ("12", false)]
        {
            assert_eq!(Phrase::new(text).map(|p| p.looks_like_a_code()), Ok(expected), "{text}");
        }
    }
}
