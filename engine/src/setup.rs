//! Positions set up by hand, and turns on them in any order: for scenarios and puzzles.
//!
//! A [`Setup`] is untrusted. Whether such a position can come about by play does not matter; whether it can be held does.

use crate::board::SegmentRef;
use crate::event::{Event, Sink};
use crate::expansion::{self, Hooks};
use crate::geometry::{Pos, Rotation};
use crate::illegal::IllegalMove;
use crate::moves::{Move, Placement};
use crate::player::{ByPlayer, MAX_PLAYERS, Player};
use crate::position::{MAX_MEEPLES, Position};
use crate::ruleset::Ruleset;
use crate::tile::TileKind;
use core::fmt;

pub use crate::turn::Turned;

/// The farthest that a tile may lie from the start cell, by row or column: play goes on from there without leaving `i8`.
pub const FARTHEST: i8 = 40;

/// The highest score a position may begin with.
pub const HIGHEST_SCORE: u16 = 10_000;

/// A position as somebody describes it.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rules in force.
    pub rules: Ruleset,
    /// What the expansions keep. Their tiles are among `tiles` where they are wanted.
    pub expansions: expansion::State,
    /// The tiles, in the order in which they are laid. Neither adjacency nor edges are checked.
    pub tiles: Vec<(TileKind, Placement)>,
    /// The meeples that stand on them, any number in one feature.
    pub meeples: Vec<(Player, SegmentRef)>,
    /// Scores that are not the usual ones.
    pub scores: ByPlayer<Option<u16>>,
    /// Supplies that are not what the standing meeples leave.
    pub supply: ByPlayer<Option<u8>>,
}

/// Why a position cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// There are no players, or more than [`MAX_PLAYERS`].
    PlayerCount(u8),
    /// Nobody sits in that seat.
    NoSuchPlayer(Player),
    /// No tile lies.
    NoTile,
    /// A tile lies farther out than [`FARTHEST`].
    TooFar(Pos),
    /// Two tiles lie on one cell.
    CellTaken(Pos),
    /// There is no room for so many tiles, or monasteries, or vacant cells around.
    NoRoom(TileKind),
    /// There is no such segment, or fields are no features in this game.
    NoSuchSegment(SegmentRef),
    /// A player has more meeples on the board than there are.
    Supply(Player),
    /// There are more meeples than in five boxes' worth of colours.
    TooManyMeeples,
    /// A score is above [`HIGHEST_SCORE`].
    Score(Player),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayerCount(count) => write!(f, "there cannot be {count} players"),
            Self::NoSuchPlayer(player) => write!(f, "there is no player {player}"),
            Self::NoTile => write!(f, "no tile lies"),
            Self::TooFar(pos) => write!(f, "{pos} is too far out"),
            Self::CellTaken(pos) => write!(f, "two tiles lie on {pos}"),
            Self::NoRoom(kind) => write!(f, "there is no room for tile {kind}"),
            Self::NoSuchSegment(at) => write!(f, "there is no segment {} on {} to stand on", at.segment, at.pos),
            Self::Supply(player) => write!(f, "player {player} has not so many meeples"),
            Self::TooManyMeeples => write!(f, "there are more than {MAX_MEEPLES} meeples"),
            Self::Score(player) => write!(f, "the score of player {player} is above {HIGHEST_SCORE}"),
        }
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// The start tile alone.
    pub fn new(rules: Ruleset) -> Self {
        let start = Placement { pos: Pos::ORIGIN, rotation: Rotation::new(0) };
        Self {
            rules,
            expansions: expansion::State::default(),
            tiles: vec![(TileKind::START, start)],
            meeples: Vec::new(),
            scores: ByPlayer::default(),
            supply: ByPlayer::default(),
        }
    }

    /// The position, if it can be held.
    ///
    /// # Errors
    /// What is wrong with the first thing that is.
    pub fn position(&self) -> Result<Position, SetupError> {
        if !(1..=MAX_PLAYERS).contains(&self.rules.players.into()) {
            return Err(SetupError::PlayerCount(self.rules.players));
        }
        let mut position = Position::empty(self.rules, self.expansions);
        for &(kind, placement) in &self.tiles {
            lay(&mut position, kind, placement)?;
        }
        if self.tiles.is_empty() {
            return Err(SetupError::NoTile);
        }
        position.expansions.set_up(position.board.tiles());
        let standing = self.station_all(&mut position)?;
        for player in position.players() {
            let left = self.rules.meeples.checked_sub(standing[player]);
            position.supply[player] = self.supply[player].or(left).ok_or(SetupError::Supply(player))?;
            position.scores[player] = self.scores[player].unwrap_or(position.scores[player]);
            if position.scores[player] > HIGHEST_SCORE {
                return Err(SetupError::Score(player));
            }
        }
        let in_supply: usize = position.players().map(|player| usize::from(position.supply[player])).sum();
        if self.meeples.len() + in_supply > MAX_MEEPLES { Err(SetupError::TooManyMeeples) } else { Ok(position) }
    }

    /// Puts the meeples on their segments and counts them.
    fn station_all(&self, position: &mut Position) -> Result<ByPlayer<u8>, SetupError> {
        if self.meeples.len() > MAX_MEEPLES {
            return Err(SetupError::TooManyMeeples);
        }
        let mut standing = ByPlayer::default();
        for &(player, at) in &self.meeples {
            if player.index() >= self.rules.players.into() {
                return Err(SetupError::NoSuchPlayer(player));
            }
            let tile = position.feature_at(at).and_then(|_| position.board.index_at(at.pos));
            position.station(player, tile.ok_or(SetupError::NoSuchSegment(at))?, at.segment);
            standing[player] += 1;
        }
        Ok(standing)
    }
}

fn lay(position: &mut Position, kind: TileKind, placement: Placement) -> Result<(), SetupError> {
    let pos = placement.pos;
    if pos.x.unsigned_abs().max(pos.y.unsigned_abs()) > FARTHEST.unsigned_abs() {
        return Err(SetupError::TooFar(pos));
    }
    if position.board.tile_at(pos).is_some() {
        return Err(SetupError::CellTaken(pos));
    }
    if !position.has_room_for(kind) {
        return Err(SetupError::NoRoom(kind));
    }
    position.lay(kind, placement);
    Ok(())
}

/// Why a turn on a position is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnError {
    /// Nobody sits in that seat.
    NoSuchPlayer(Player),
    /// The board is full.
    NoRoom,
    /// The move is illegal.
    Illegal(IllegalMove),
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchPlayer(player) => write!(f, "there is no player {player}"),
            Self::NoRoom => write!(f, "the board is full"),
            Self::Illegal(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for TurnError {}

impl From<IllegalMove> for TurnError {
    fn from(error: IllegalMove) -> Self {
        Self::Illegal(error)
    }
}

impl Position {
    /// The position with `kind` laid at `placement`, in any rotation that matches, before any claim.
    ///
    /// # Errors
    /// If the tile may not be laid there.
    pub fn with_tile(&self, kind: TileKind, placement: Placement) -> Result<Self, TurnError> {
        self.check_placement(kind, placement)?;
        if !self.has_room_for(kind) {
            return Err(TurnError::NoRoom);
        }
        let mut position = *self;
        position.lay(kind, placement);
        Ok(position)
    }

    /// Plays a whole turn of `player`, whoever's turn it may be. On an error nothing has changed.
    ///
    /// # Errors
    /// If the move is illegal.
    pub fn take_turn<S: Sink>(
        &mut self,
        player: Player,
        kind: TileKind,
        mv: Move,
        sink: &mut S,
    ) -> Result<Turned, TurnError> {
        if player.index() >= self.rules.players.into() {
            return Err(TurnError::NoSuchPlayer(player));
        }
        let mut after = self.with_tile(kind, mv.placement)?;
        after.check_choice(player, mv.choice)?;
        sink.accept(Event::TilePlaced { player, kind, placement: mv.placement });
        let (tile, _) = after.newest();
        let turned = after.finish_turn(player, tile, mv.choice, sink);
        *self = after;
        Ok(turned)
    }
}
