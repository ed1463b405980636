//! Why a move is refused.

use crate::board::SegmentRef;
use crate::geometry::Side;
use crate::moves::{Choice, Placement};
use crate::player::Player;
use crate::position::Position;
use crate::ruleset::Claiming;
use crate::tile::{SegmentIndex, TileKind};
use core::fmt;

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// A tile lies there already (B2.1).
    CellTaken,
    /// No tile lies beside that cell (B2.1).
    NotAdjacent,
    /// The edge on this side shows something else (B2.2).
    EdgeMismatch(Side),
    /// The tile looks the same by fewer turns; a record names the fewest.
    SameByFewerTurns,
    /// The tile has no such segment.
    NoSuchSegment(SegmentIndex),
    /// Fields are no features in this game (S3.3).
    FieldsDoNotCount,
    /// The feature holds a meeple already (B3.2, S3.2).
    Occupied {
        /// Whose it is.
        by: Player,
        /// Where it stands.
        at: SegmentRef,
    },
    /// No meeple is left to place (B3.5).
    NoMeepleLeft,
    /// A feature is free and a meeple is left, so one must be placed (S3.1).
    ClaimCompulsory,
    /// The scoring order names a feature that is not completed.
    UnknownInOrder(u8),
    /// There is nothing to pick, or not this.
    PickNotOffered,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => write!(f, "the game is over"),
            Self::CellTaken => write!(f, "a tile lies there already"),
            Self::NotAdjacent => write!(f, "no tile lies beside that cell"),
            Self::EdgeMismatch(side) => write!(f, "the edge to the {side:?} does not match"),
            Self::SameByFewerTurns => write!(f, "the tile looks the same by fewer turns"),
            Self::NoSuchSegment(segment) => write!(f, "the tile has no segment {segment}"),
            Self::FieldsDoNotCount => write!(f, "fields are no features in this game"),
            Self::Occupied { by, at } => write!(f, "player {by} holds that feature at {}", at.pos),
            Self::NoMeepleLeft => write!(f, "no meeple is left"),
            Self::ClaimCompulsory => write!(f, "a free feature must be claimed"),
            Self::UnknownInOrder(item) => write!(f, "no completed feature has number {item}"),
            Self::PickNotOffered => write!(f, "that feature cannot be picked"),
        }
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// Whether a tile may be laid there, in any rotation that matches.
    ///
    /// # Errors
    /// Why it may not.
    pub fn check_placement(&self, kind: TileKind, placement: Placement) -> Result<(), IllegalMove> {
        let board = self.board();
        if board.fits(kind, placement) {
            return Ok(());
        }
        if board.tile_at(placement.pos).is_some() {
            return Err(IllegalMove::CellTaken);
        }
        let mismatch = Side::ALL.into_iter().find(|&side| {
            board.tile_at(placement.pos.step(side)).is_some_and(|other| {
                other.kind.edge(side.opposite(), other.placement.rotation) != kind.edge(side, placement.rotation)
            })
        });
        Err(mismatch.map_or(IllegalMove::NotAdjacent, IllegalMove::EdgeMismatch))
    }

    /// Whether `player` may decide so now that the newest tile lies.
    ///
    /// # Errors
    /// Why not.
    pub fn check_choice(&self, player: Player, choice: Choice) -> Result<(), IllegalMove> {
        let compulsory = self.rules.claiming == Claiming::Compulsory && self.supply[player] > 0;
        if let Some(segment) = choice.claim {
            self.check_claim(player, segment)?;
        } else if compulsory && !self.free_segments().is_empty() {
            return Err(IllegalMove::ClaimCompulsory);
        }
        let completed = self.completed().len();
        if let Some(&item) = choice.order.named().iter().find(|&&item| item >= completed) {
            return Err(IllegalMove::UnknownInOrder(item));
        }
        match choice.pick {
            Some(pick) if !self.picks(player, choice).contains(&pick) => Err(IllegalMove::PickNotOffered),
            _ => Ok(()),
        }
    }

    /// Whether `player` may claim that segment of the newest tile.
    ///
    /// # Errors
    /// Why not.
    pub fn check_claim(&self, player: Player, segment: SegmentIndex) -> Result<(), IllegalMove> {
        let (_, tile) = self.newest();
        if usize::from(segment) >= tile.kind.spec().segments().len() {
            return Err(IllegalMove::NoSuchSegment(segment));
        }
        if segment >= tile.oriented().features && !self.rules.fields {
            return Err(IllegalMove::FieldsDoNotCount);
        }
        let at = SegmentRef { pos: tile.placement.pos, segment };
        if let Some(meeple) = self.meeples_in(at).next() {
            return Err(IllegalMove::Occupied { by: meeple.player, at: self.segment_of(meeple) });
        }
        if self.supply[player] == 0 { Err(IllegalMove::NoMeepleLeft) } else { Ok(()) }
    }
}
