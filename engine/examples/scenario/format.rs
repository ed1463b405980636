//! The scenario files: what their keys may hold. A key that is not here is an error.

use serde::{Deserialize, Deserializer, de::IgnoredAny};
use serde_json::Value;
use std::collections::BTreeMap;

/// Kind, rotation, x, y.
pub type TileAt = (String, u8, i8, i8);

/// A position and what is done on it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    #[serde(default, rename = "id")]
    _id: IgnoredAny,
    #[serde(default, rename = "title")]
    _title: IgnoredAny,
    #[serde(default, rename = "source")]
    _source: IgnoredAny,
    #[serde(default, rename = "urls")]
    _urls: IgnoredAny,
    pub mode: Mode,
    pub players: Vec<String>,
    pub start: Option<Vec<TileAt>>,
    #[serde(default)]
    pub meeples: Vec<Standing>,
    #[serde(default)]
    pub scores: BTreeMap<String, u16>,
    #[serde(default)]
    pub supply: BTreeMap<String, u8>,
    pub teacher: Option<String>,
    #[serde(default)]
    pub options: Options,
    pub steps: Vec<Value>,
}

/// Which rules are in force.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    Base,
    Solo,
}

/// What may be set besides.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    #[serde(default)]
    pub tiny_city_2: bool,
}

/// A meeple that stands already: player, x, y, type and, but for a monastery, where.
#[derive(Deserialize)]
#[serde(untagged)]
pub enum Standing {
    At(String, i8, i8, String, String),
    OnMonastery(String, i8, i8, String),
}

/// One thing that is done, and what must come of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    tile: Option<TileAt>,
    by: Option<String>,
    meeple: Option<String>,
    #[serde(default)]
    order: Vec<String>,
    teacher_on: Option<String>,
    #[serde(default)]
    last: bool,
    free: Option<Vec<String>>,
    illegal: Option<TileAt>,
    unplaceable: Option<String>,
    fails: Option<Box<Self>>,
    #[serde(rename = "final")]
    final_count: Option<IgnoredAny>,
    expect: Option<Expect>,
}

/// A turn.
pub struct Turn {
    pub tile: TileAt,
    pub by: String,
    pub meeple: Option<String>,
    pub order: Vec<String>,
    pub teacher_on: Option<String>,
    pub last: bool,
    pub free: Option<Vec<String>>,
}

/// What a step does.
pub enum Action {
    Turn(Turn),
    Illegal(TileAt),
    Unplaceable(String),
    Fails(Turn),
    FinalCount,
}

impl Step {
    /// Reads a step, which must do exactly one thing.
    pub fn read(value: &Value) -> Result<(Action, Option<Expect>), String> {
        let step = Self::deserialize(value).map_err(|error| error.to_string())?;
        step.split()
    }

    fn split(self) -> Result<(Action, Option<Expect>), String> {
        let is_turn = self.tile.is_some();
        let speaks_of_a_turn = self.by.is_some()
            || self.meeple.is_some()
            || !self.order.is_empty()
            || self.teacher_on.is_some()
            || self.last
            || self.free.is_some();
        if speaks_of_a_turn && !is_turn {
            return Err("what belongs to a turn stands in a step without a tile".to_owned());
        }
        let action = match (self.tile, self.illegal, self.unplaceable, self.fails, self.final_count) {
            (Some(tile), None, None, None, None) => Action::Turn(Turn {
                tile,
                by: self.by.ok_or("a tile is placed by somebody")?,
                meeple: self.meeple,
                order: self.order,
                teacher_on: self.teacher_on,
                last: self.last,
                free: self.free,
            }),
            (None, Some(tile), None, None, None) => Action::Illegal(tile),
            (None, None, Some(kind), None, None) => Action::Unplaceable(kind),
            (None, None, None, Some(step), None) => match step.split()? {
                (Action::Turn(turn), None) => Action::Fails(turn),
                _ => return Err("what must be refused is a turn without expectations".to_owned()),
            },
            (None, None, None, None, Some(_)) => Action::FinalCount,
            _ => return Err("a step does exactly one thing".to_owned()),
        };
        Ok((action, self.expect))
    }
}

/// What must have come of a step. What is left out may be anything.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expect {
    pub events: Option<Vec<ExpectedEvent>>,
    #[serde(default)]
    pub score: BTreeMap<String, u16>,
    #[serde(default)]
    pub supply: BTreeMap<String, u8>,
    pub teacher: Option<String>,
    #[serde(default, deserialize_with = "present")]
    pub ended: Option<Ended>,
    pub result: Option<u16>,
}

/// An event, on the keys that are given.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExpectedEvent {
    #[serde(rename = "type")]
    pub what: Option<String>,
    pub value: Option<u16>,
    pub points: Option<BTreeMap<String, u16>>,
    pub returned: Option<BTreeMap<String, u16>>,
    pub tiles: Option<u16>,
    pub by: Option<String>,
}

/// How the game must have ended; `null` if it goes on.
pub struct Ended(pub Option<String>);

/// Tells a key that holds `null` from one that is left out.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Ended>, D::Error> {
    Option::deserialize(deserializer).map(|ended| Some(Ended(ended)))
}

/// The name of a scenario, as far as it has one.
pub fn id(scenario: &Value) -> &str {
    scenario.get("id").and_then(Value::as_str).unwrap_or("?")
}
