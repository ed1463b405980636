//! Records as text: a first line, the options and the seed, then one move a line.

use super::{read_move, read_option, write_move, write_options};
use crate::illegal::IllegalMove;
use crate::notation::{MoveSyntaxError, OptionError};
use crate::options::GameOptions;
use crate::record::GameRecord;
use crate::seed::{Phrase, PhraseError, Seed, SeedCodeError};
use core::fmt;

/// The format that this version writes, and the latest one it reads.
pub const RECORD_FORMAT: u32 = 1;

/// The most characters of a record that are looked at.
const MAX_TEXT: usize = 64 * 1024;

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// It does not begin with `trivium` and a format number.
    NoRecord,
    /// A later version wrote it, in this format.
    LaterFormat(u32),
    /// It is far longer than any game.
    TooLong,
    /// An option, by name, is unknown or has a value it cannot have.
    Option(String, OptionError),
    /// There is no seed.
    NoSeed,
    /// The seed code is none.
    SeedCode(SeedCodeError),
    /// The phrase is none.
    Phrase(PhraseError),
    /// A move cannot be read; the moves before it are kept.
    Move {
        /// Which one, from 1.
        ply: usize,
        /// Why.
        error: MoveSyntaxError,
        /// The record up to it.
        kept: GameRecord,
    },
    /// A move is illegal; the moves before it are kept.
    Illegal {
        /// Which one, from 1.
        ply: usize,
        /// Why.
        error: IllegalMove,
        /// The record up to it.
        kept: GameRecord,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRecord => write!(f, "this is no record of a game"),
            Self::LaterFormat(format) => write!(f, "a later version wrote this record, in format {format}"),
            Self::TooLong => write!(f, "this is longer than any game"),
            Self::Option(name, error) => write!(f, "{name}: {error}"),
            Self::NoSeed => write!(f, "the record names no seed"),
            Self::SeedCode(error) => error.fmt(f),
            Self::Phrase(error) => error.fmt(f),
            Self::Move { ply, error, .. } => write!(f, "move {ply}: {error}"),
            Self::Illegal { ply, error, .. } => write!(f, "move {ply}: {error}"),
        }
    }
}

impl core::error::Error for RecordError {}

impl GameRecord {
    /// The record as text. Moves that are not legal end it.
    pub fn write(&self) -> String {
        let mut lines = vec![format!("trivium {RECORD_FORMAT}")];
        lines.extend(write_options(&self.options).iter().map(|(name, value)| format!("{name} {value}")));
        lines.push(match &self.seed {
            Seed::Code(code) => format!("seed {code}"),
            Seed::Phrase(phrase) => format!("phrase {phrase}"),
        });
        let mut game = self.start();
        for &mv in &self.moves {
            if game.check(mv).is_err() {
                break;
            }
            lines.push(write_move(&game, mv));
            game.play_unchecked(mv, &mut Vec::new());
        }
        lines.push(String::new());
        lines.join("\n")
    }

    /// Reads a record. Its moves are legal if this succeeds.
    ///
    /// # Errors
    /// If the text is no record, or from a later format, or a move cannot be read or is illegal; in the last two
    /// cases the longest legal beginning comes with the error.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        if text.len() > MAX_TEXT {
            return Err(RecordError::TooLong);
        }
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        read_format(lines.next().unwrap_or_default())?;
        let mut options = GameOptions::default();
        let seed = loop {
            let (name, value) = lines.next().and_then(|line| line.split_once(' ')).ok_or(RecordError::NoSeed)?;
            match name {
                "seed" => break Seed::Code(value.parse().map_err(RecordError::SeedCode)?),
                "phrase" => break Seed::Phrase(Phrase::new(value).map_err(RecordError::Phrase)?),
                _ => read_option(&mut options, name, value)
                    .map_err(|error| RecordError::Option(name.chars().take(40).collect(), error))?,
            }
        };
        let mut record = Self { options, seed, moves: Vec::new() };
        let mut game = record.start();
        for (ply, line) in (1..).zip(lines) {
            let mv = match read_move(&game, line) {
                Ok(mv) => mv,
                Err(error) => return Err(RecordError::Move { ply, error, kept: record }),
            };
            // Replaying listens, as playing does: whoever only plays and reads then carries the rules once.
            if let Err(error) = game.play(mv) {
                return Err(RecordError::Illegal { ply, error, kept: record });
            }
            record.moves.push(mv);
        }
        Ok(record)
    }
}

fn read_format(line: &str) -> Result<(), RecordError> {
    let format = line.strip_prefix("trivium ").and_then(|format| format.parse().ok()).ok_or(RecordError::NoRecord)?;
    match format {
        1..=RECORD_FORMAT => Ok(()),
        0 => Err(RecordError::NoRecord),
        later => Err(RecordError::LaterFormat(later)),
    }
}
