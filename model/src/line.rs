//! The lines of a trace, one struct each. Unknown keys and missing keys are refused.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use crate::difference::Difference;
use crate::look::FeatureKind;
use crate::placing::Placement;

/// Which line it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Event {
    /// The set-up of a game.
    Start,
    /// A tile was placed.
    Turn,
    /// A colour had nothing to place.
    Skip,
    /// The final count.
    End,
}

/// The two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// Three or four colours, one person, the last colour counts.
    Solo,
    /// Two to five players with fields.
    Classic,
}

/// Where the school lies beside the start tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SchoolSide {
    /// To the west.
    Left,
    /// To the east.
    Right,
}

/// The teacher after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Teacher {
    /// He is with a player.
    Held(usize),
    /// He is at the school.
    Home(Home),
}

/// The word for the teacher's own place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Home {
    /// The school.
    School,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A meeple was due and the supply was empty.
    MustClaim,
    /// No tile is left.
    LastTile,
}

/// A `start` line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the keys are those of the trace format")]
pub struct Start {
    pub event: Event,
    pub format: u32,
    pub mode: Mode,
    #[serde(deserialize_with = "written")]
    pub seed: Option<String>,
    #[serde(deserialize_with = "written")]
    pub phrase: Option<String>,
    pub players: Vec<String>,
    pub meeples: usize,
    #[serde(deserialize_with = "written")]
    pub school: Option<SchoolSide>,
    pub small_city: i64,
    pub scores: Vec<i64>,
    pub stacks: Vec<Vec<String>>,
}

/// A `turn` line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the keys are those of the trace format")]
pub struct Turn {
    pub event: Event,
    pub ply: usize,
    pub player: usize,
    pub set_aside: Vec<String>,
    pub tile: String,
    pub placements: Vec<Placement>,
    pub placed: Placement,
    pub claims: Vec<String>,
    #[serde(deserialize_with = "written")]
    pub claim: Option<String>,
    pub scored: Vec<Scored>,
    #[serde(deserialize_with = "written")]
    pub teacher: Option<Teacher>,
    pub scores: Vec<i64>,
    pub supply: Vec<usize>,
}

/// One scoring of a `turn` line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the keys are those of the trace format")]
pub struct Scored {
    pub feature: String,
    pub kind: FeatureKind,
    pub points: i64,
    /// Written for roads and cities only, and never as null.
    #[serde(default, deserialize_with = "number", skip_serializing_if = "Option::is_none")]
    pub tiles: Option<usize>,
    pub coats_of_arms: usize,
    pub receivers: Vec<usize>,
    pub returned: Vec<usize>,
    #[serde(deserialize_with = "written")]
    pub teacher: Option<usize>,
}

/// A `skip` line.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the keys are those of the trace format")]
pub struct Skip {
    pub event: Event,
    pub player: usize,
    pub set_aside: Vec<String>,
}

/// The `end` line of a solo game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the keys are those of the trace format")]
pub struct SoloEnd {
    pub event: Event,
    pub reason: Reason,
    pub set_aside: Vec<String>,
    #[serde(rename = "final")]
    pub counted: Vec<Counted>,
    pub scores: Vec<i64>,
    pub result: i64,
    pub goals: Vec<String>,
}

/// One meeple of a solo final count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the keys are those of the trace format")]
pub struct Counted {
    pub player: usize,
    pub points: i64,
}

/// The `end` line of a classic game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the keys are those of the trace format")]
pub struct ClassicEnd {
    pub event: Event,
    pub reason: Reason,
    pub set_aside: Vec<String>,
    #[serde(rename = "final")]
    pub counted: Vec<Remaining>,
    pub scores: Vec<i64>,
    pub winners: Vec<usize>,
}

/// One feature or field of a classic final count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the keys are those of the trace format")]
pub struct Remaining {
    pub kind: FeatureKind,
    pub at: (i32, i32, String),
    pub points: i64,
    pub receivers: Vec<usize>,
}

/// What every line has.
#[derive(Deserialize)]
struct Tag {
    event: Event,
}

/// Which line this is, whatever else stands in it.
///
/// # Errors
///
/// If it is no JSON object with a known `event`.
pub fn event(line: &[u8]) -> Result<Event, Difference> {
    let tag: Tag = read(line)?;
    Ok(tag.event)
}

/// Reads a line as one of the structs above.
///
/// # Errors
///
/// If a key is missing, unknown, doubled or of another type.
pub fn read<T: DeserializeOwned>(line: &[u8]) -> Result<T, Difference> {
    serde_json::from_slice(line).map_err(|error| Difference(format!("unreadable line: {error}")))
}

/// A value that may be null but must be written.
fn written<'de, D: Deserializer<'de>, T: Deserialize<'de>>(source: D) -> Result<Option<T>, D::Error> {
    Option::deserialize(source)
}

/// A value that may be left out but not null.
fn number<'de, D: Deserializer<'de>>(source: D) -> Result<Option<usize>, D::Error> {
    usize::deserialize(source).map(Some)
}
