//! Options and problems of links in words.

use crate::expansion;
use crate::i18n::Texts;
use crate::link::Problem;
use trivium_engine::notation::write_options;
use trivium_engine::options::{GameOptions, Mode};
use trivium_engine::seed::SeedCodeError;

/// A game's options in a line: the mode, the number of players or colours, and what is not usual.
pub fn options_in_words(texts: Texts, options: GameOptions) -> String {
    let mut parts = vec![match options.mode {
        Mode::Solo { colours, meeples } => texts.solo_with(colours.get(), meeples.get()),
        Mode::Classic { players, .. } => texts.classic_with(players.get()),
    }];
    let named = |(name, value): &(&str, String)| match *name {
        "mode" | "colours" | "meeples" | "players" => None,
        name => Some(texts.option_is(option_name(texts, name), value_name(texts, name, value))),
    };
    parts.extend(write_options(&options).iter().filter_map(named));
    parts.join(" · ")
}

/// The name of an option, as links write it, in words.
pub fn option_name(texts: Texts, name: &str) -> String {
    match name {
        "mode" => texts.mode(),
        "colours" => texts.colours(),
        "meeples" => texts.meeples(),
        "players" => texts.players(),
        "smallcity" => texts.small_city(),
        other => expansion::option_name(texts, other).unwrap_or(other),
    }
    .to_owned()
}

/// The value of an option, as links write it, in words.
pub fn value_name(texts: Texts, name: &str, value: &str) -> String {
    match (name, value) {
        ("smallcity", "2") => texts.small_city_two(),
        ("smallcity", _) => texts.small_city_four(),
        _ => expansion::value_name(texts, name, value).unwrap_or(value),
    }
    .to_owned()
}

/// What is wrong with a link, in a sentence.
pub fn problem_in_words(texts: Texts, problem: &Problem) -> String {
    match problem {
        Problem::TooLong => texts.link_too_long().to_owned(),
        Problem::NoText(number) => texts.link_no_text(*number),
        Problem::Unknown { name } => texts.link_unknown(name.as_str()),
        Problem::Value { name, value } if value.is_empty() => texts.link_no_value(name.as_str()),
        Problem::Value { name, value } => texts.link_value(name.as_str(), value.as_str()),
        Problem::Twice { name } => texts.link_twice(name.as_str()),
        Problem::CodeAndPhrase => texts.link_code_and_phrase().to_owned(),
        Problem::EmptyPhrase => texts.link_empty_phrase().to_owned(),
        Problem::LongPhrase => texts.link_long_phrase().to_owned(),
        Problem::SeedCode { text, error } => match error {
            SeedCodeError::Length(0) => texts.link_no_code().to_owned(),
            SeedCodeError::Length(symbols) => texts.link_code_length(text.as_str(), *symbols),
            SeedCodeError::Symbol(symbol) => texts.link_code_symbol(text.as_str(), symbol.to_string()),
            SeedCodeError::Check { .. } => texts.link_code_check(text.as_str()),
        },
    }
}
