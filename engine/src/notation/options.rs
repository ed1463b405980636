//! Options as pairs of names and values, the same in links and in records; what is usual is left out.

use crate::expansion::PARAMETERS;
use crate::options::{ClassicPlayers, Colours, GameOptions, Mode, SmallCity, SoloMeeples};
use core::fmt;

/// Why an option cannot be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no such option in this mode.
    Unknown,
    /// It cannot have this value; the options now hold the nearest one it can have.
    Value,
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unknown => "there is no such option in this game",
            Self::Value => "the option cannot have this value",
        })
    }
}

impl core::error::Error for OptionError {}

/// Sets one option. `mode` has to come first, since it brings the usual options of that mode.
///
/// # Errors
/// If there is no such option, or it cannot have that value; then the nearest value is set.
pub fn read_option(options: &mut GameOptions, name: &str, value: &str) -> Result<(), OptionError> {
    if let Some(parameter) = PARAMETERS.iter().find(|parameter| parameter.name == name) {
        let known = parameter.values.contains(&value);
        (parameter.write)(&mut options.expansions, if known { value } else { parameter.values[0] });
        return if known { Ok(()) } else { Err(OptionError::Value) };
    }
    match (name, &mut options.mode) {
        ("mode", mode) => {
            let (wanted, known) = match value {
                "solo" => (GameOptions::solo().mode, true),
                "classic" => (GameOptions::classic(ClassicPlayers::default()).mode, true),
                _ => (*mode, false),
            };
            *mode = wanted;
            if known { Ok(()) } else { Err(OptionError::Value) }
        }
        ("colours", Mode::Solo { colours, .. }) => number(value, Colours::MAX, Colours::new, Colours::nearest, colours),
        ("meeples", Mode::Solo { meeples, .. }) => {
            number(value, SoloMeeples::MAX, SoloMeeples::new, SoloMeeples::nearest, meeples)
        }
        ("players", Mode::Classic { players, .. }) => {
            number(value, ClassicPlayers::MAX, ClassicPlayers::new, ClassicPlayers::nearest, players)
        }
        ("smallcity", Mode::Classic { small_city, .. }) => {
            *small_city = if value == "2" { SmallCity::Two } else { SmallCity::Four };
            if matches!(value, "2" | "4") { Ok(()) } else { Err(OptionError::Value) }
        }
        _ => Err(OptionError::Unknown),
    }
}

/// Sets a bounded number, or the nearest one allowed. What is no number at all leaves the usual one.
fn number<T: Default>(
    text: &str,
    max: u8,
    exact: fn(u8) -> Option<T>,
    nearest: fn(u64) -> T,
    place: &mut T,
) -> Result<(), OptionError> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    // A number too long to be read is larger than any bound.
    let number = if digits { Some(text.parse().unwrap_or(u64::from(max) + 1)) } else { None };
    if let Some(value) = number.and_then(|number: u64| u8::try_from(number).ok()).and_then(exact) {
        *place = value;
        return Ok(());
    }
    *place = number.map_or_else(T::default, nearest);
    Err(OptionError::Value)
}

/// The options that are not usual, in a fixed order.
pub fn write_options(options: &GameOptions) -> Vec<(&'static str, String)> {
    let mut pairs = Vec::new();
    match options.mode {
        Mode::Solo { colours, meeples } => {
            push(&mut pairs, "colours", colours, Colours::default());
            push(&mut pairs, "meeples", meeples, SoloMeeples::default());
        }
        Mode::Classic { players, small_city } => {
            pairs.push(("mode", "classic".to_owned()));
            push(&mut pairs, "players", players, ClassicPlayers::default());
            if small_city == SmallCity::Two {
                pairs.push(("smallcity", "2".to_owned()));
            }
        }
    }
    pairs.extend(
        PARAMETERS.iter().filter_map(|parameter| {
            (parameter.read)(&options.expansions).map(|value| (parameter.name, value.to_owned()))
        }),
    );
    pairs
}

fn push<T: Copy + PartialEq + fmt::Display>(
    pairs: &mut Vec<(&'static str, String)>,
    name: &'static str,
    value: T,
    usual: T,
) {
    if value != usual {
        pairs.push((name, value.to_string()));
    }
}
