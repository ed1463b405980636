//! The command line.

use crate::policy::Policy;
use trivium_engine::notation::read_option;
use trivium_engine::options::GameOptions;
use trivium_engine::seed::SeedCode;

/// What is asked for.
pub struct Args {
    pub options: GameOptions,
    pub source: Source,
    pub policy: Policy,
    pub policy_seed: u64,
}

/// Where the games come from.
pub enum Source {
    Code(SeedCode),
    Phrase { text: String, games: Option<u64> },
    Record(String),
}

const USAGE: &str = "usage: trace --mode solo|classic [--players N] [--meeples N] [--school left|right] \
    [--small-city 2] (--seed CODE | --phrase TEXT [--games N]) [--policy random|careful] [--policy-seed N]\n       \
    trace --record FILE";

/// Reads the arguments.
pub fn read(mut words: impl Iterator<Item = String>) -> Result<Args, String> {
    let mut pairs: Vec<(String, String)> = Vec::new();
    while let Some(flag) = words.next() {
        let name = flag.strip_prefix("--").ok_or_else(|| format!("{flag} is no flag\n{USAGE}"))?.to_owned();
        if pairs.iter().any(|(other, _)| *other == name) {
            return Err(format!("{flag} is given twice"));
        }
        let value = words.next().ok_or_else(|| format!("{flag} wants a value\n{USAGE}"))?;
        pairs.push((name, value));
    }
    let mut take = |name: &str| {
        let at = pairs.iter().position(|(other, _)| other == name)?;
        Some(pairs.remove(at).1)
    };
    let record = take("record").map(Source::Record);
    let policy = match take("policy").as_deref() {
        None | Some("random") => Policy::Random,
        Some("careful") => Policy::Careful,
        Some(other) => return Err(format!("there is no policy {other}")),
    };
    let policy_seed = take("policy-seed").map_or(Ok(0), |text| number("--policy-seed", &text))?;
    let games = take("games").map(|text| number("--games", &text)).transpose()?;
    let source = match (take("seed"), take("phrase"), record) {
        (Some(code), None, None) if games.is_none() => {
            Source::Code(code.parse().map_err(|error: trivium_engine::seed::SeedCodeError| error.to_string())?)
        }
        (None, Some(text), None) => Source::Phrase { text, games },
        (None, None, Some(record)) if games.is_none() && pairs.is_empty() => record,
        _ => return Err(USAGE.to_owned()),
    };
    Ok(Args { options: read_options(pairs)?, source, policy, policy_seed })
}

/// What is left must be options, which are named almost as in links and records.
fn read_options(mut pairs: Vec<(String, String)>) -> Result<GameOptions, String> {
    // The mode has to come first.
    pairs.sort_by_key(|(name, _)| name != "mode");
    let is_classic = pairs.first().is_some_and(|(name, value)| name == "mode" && value == "classic");
    let mut options = GameOptions::default();
    for (name, value) in &pairs {
        match (name.as_str(), value.as_str()) {
            // These are as they are.
            ("meeples", "7") if is_classic => continue,
            ("small-city", "4") if !is_classic => continue,
            _ => {}
        }
        let known = match name.as_str() {
            "players" if !is_classic => "colours",
            "small-city" => "smallcity",
            "smallcity" | "colours" => "",
            other => other,
        };
        read_option(&mut options, known, value).map_err(|error| format!("--{name} {value}: {error}"))?;
    }
    Ok(options)
}

fn number(flag: &str, text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("{flag} wants a number, not {text}"))
}
