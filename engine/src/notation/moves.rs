//! Moves as text: `-1,0 r3 road@W > city@N,monastery@2,-1 * road@W` with the claim, the order and the pick left out
//! where they go without saying.

use super::segment::{NoSegmentName, SegmentName};
use crate::board::SegmentRef;
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::moves::{Choice, Move, Order, Placement};
use crate::position::Position;
use core::fmt;

/// Why a text is no move, or names something that the tile in hand does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveSyntaxError {
    /// A move begins with a cell, such as `-1,0`.
    Cell,
    /// The turn is `r0` to `r3`.
    Turn,
    /// This names no segment.
    Segment(NoSegmentName),
    /// The tile in hand has no such segment, or completes no such feature.
    NotThere(SegmentName),
    /// The order names one feature twice.
    Order,
    /// There is no tile in hand, or it does not fit there.
    Unplaceable,
    /// Text is left over.
    Rest,
}

impl fmt::Display for MoveSyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell => write!(f, "a move begins with a cell such as -1,0"),
            Self::Turn => write!(f, "a turn is r0, r1, r2 or r3"),
            Self::Segment(error) => error.fmt(f),
            Self::NotThere(name) => write!(f, "there is no {name}"),
            Self::Order => write!(f, "the scoring order names a feature twice"),
            Self::Unplaceable => write!(f, "no tile can be placed there"),
            Self::Rest => write!(f, "something is left over"),
        }
    }
}

impl core::error::Error for MoveSyntaxError {}

impl From<NoSegmentName> for MoveSyntaxError {
    fn from(error: NoSegmentName) -> Self {
        Self::Segment(error)
    }
}

/// Writes a legal move of `game`.
pub fn write_move(game: &Game, mv: Move) -> String {
    let Placement { pos, rotation } = mv.placement;
    let mut text = format!("{pos} r{}", rotation.turns());
    let Ok(position) = game.placed(mv.placement) else { return text };
    if let Some(segment) = mv.choice.claim {
        push_names(&mut text, " ", &position, &[SegmentRef { pos, segment }]);
    }
    let completed: Vec<SegmentRef> = position.completed_segments().collect();
    #[allow(clippy::cast_possible_truncation, reason = "at most MAX_COMPLETED")]
    let order = mv.choice.order.shortest(completed.len() as u8);
    let named: Vec<SegmentRef> = order.named().iter().filter_map(|&i| completed.get(usize::from(i)).copied()).collect();
    push_names(&mut text, " > ", &position, &named);
    let pick: Vec<SegmentRef> =
        mv.choice.pick.and_then(|i| completed.get(usize::from(i)).copied()).into_iter().collect();
    push_names(&mut text, " * ", &position, &pick);
    text
}

fn push_names(text: &mut String, lead: &str, position: &Position, segments: &[SegmentRef]) {
    let (_, tile) = position.newest();
    for (i, &at) in segments.iter().enumerate() {
        if let Some(name) = SegmentName::seen_from(position, tile.placement.pos, at) {
            text.push_str(if i == 0 { lead } else { " " });
            text.push_str(&name.to_string());
        }
    }
}

/// Reads a move of `game`. Whether it is legal is for [`Game::play`] to say.
///
/// # Errors
/// If the text is no move, or names what the tile in hand does not have there.
pub fn read_move(game: &Game, text: &str) -> Result<Move, MoveSyntaxError> {
    let mut words = text.split_whitespace().peekable();
    let pos = words.next().and_then(read_pos).ok_or(MoveSyntaxError::Cell)?;
    let rotation = words.next().and_then(read_rotation).ok_or(MoveSyntaxError::Turn)?;
    let placement = Placement { pos, rotation };
    let kind = game.hand().ok_or(MoveSyntaxError::Unplaceable)?;
    let mut choice = Choice::default();
    if let Some(word) = words.next_if(|word| !matches!(*word, ">" | "*")) {
        let name: SegmentName = word.parse()?;
        choice.claim = Some(name.on(kind, rotation).ok_or(MoveSyntaxError::NotThere(name))?);
    }
    if words.peek().is_some() {
        let position = game.placed(placement).map_err(|_| MoveSyntaxError::Unplaceable)?;
        let mut named = Vec::new();
        if words.next_if_eq(&">").is_some() {
            while let Some(word) = words.next_if(|word| *word != "*") {
                named.push(completed_number(&position, word.parse()?)?);
            }
        }
        choice.order = Order::new(&named).ok_or(MoveSyntaxError::Order)?;
        if words.next_if_eq(&"*").is_some() {
            let word = words.next().unwrap_or_default();
            choice.pick = Some(completed_number(&position, word.parse()?)?);
        }
    }
    if words.next().is_some() { Err(MoveSyntaxError::Rest) } else { Ok(Move { placement, choice }) }
}

/// The number of a completed feature in the engine's own order, by any of its segments on the newest tile.
///
/// # Errors
/// If the newest tile has no such segment, or did not complete that feature.
pub fn completed_number(position: &Position, name: SegmentName) -> Result<u8, MoveSyntaxError> {
    let (_, tile) = position.newest();
    let at = name.resolve(position, tile).ok_or(MoveSyntaxError::NotThere(name))?;
    let feature = position.segments_of(at);
    (0..)
        .zip(position.completed_segments())
        .find(|(_, other)| feature.contains(other))
        .map(|(i, _)| i)
        .ok_or(MoveSyntaxError::NotThere(name))
}

fn read_pos(word: &str) -> Option<Pos> {
    let (x, y) = word.split_once(',')?;
    Some(Pos::new(x.parse().ok()?, y.parse().ok()?))
}

fn read_rotation(word: &str) -> Option<Rotation> {
    match word {
        "r0" => Some(Rotation::new(0)),
        "r1" => Some(Rotation::new(1)),
        "r2" => Some(Rotation::new(2)),
        "r3" => Some(Rotation::new(3)),
        _ => None,
    }
}
