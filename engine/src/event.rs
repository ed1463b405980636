//! What happened, in the order in which it happened: the one source of log lines, announcements and animations.

use crate::board::SegmentRef;
use crate::expansion;
use crate::feature::TileSet;
use crate::moves::Placement;
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::score::ScoreExpr;
use crate::tile::{FeatureKind, TileKind};

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A drawn tile had no legal placement and left the game (docs/RULES.md B2.5, S2.3).
    TileSetAside {
        /// Whose stack it came from; in Classic whose turn it was.
        player: Player,
        /// What it was.
        kind: TileKind,
    },
    /// A colour whose stack is empty was passed over (docs/RULES.md S2.4).
    TurnSkipped {
        /// Which one.
        player: Player,
    },
    /// A tile was laid.
    TilePlaced {
        /// By whom.
        player: Player,
        /// What it was.
        kind: TileKind,
        /// Where, and how turned.
        placement: Placement,
    },
    /// A meeple was placed.
    MeeplePlaced {
        /// Whose.
        player: Player,
        /// On which segment.
        at: SegmentRef,
    },
    /// A free feature had to be claimed and no meeple was left: the game ends after this turn's scoring (S3.7).
    ClaimImpossible {
        /// Whose duty it was.
        player: Player,
    },
    /// A feature was completed, whether or not it paid anybody.
    FeatureCompleted(Scoring),
    /// A feature or field was counted at the end.
    FeatureCounted(Scoring),
    /// A meeple went home.
    MeepleReturned {
        /// Whose.
        player: Player,
        /// From which segment.
        from: SegmentRef,
    },
    /// A meeple left on the board was counted at the end (S5.3).
    MeepleCounted {
        /// Whose.
        player: Player,
        /// Where it stands.
        at: SegmentRef,
        /// What it is worth.
        worth: ScoreExpr,
    },
    /// Something that only an expansion knows.
    Expansion(expansion::Event),
    /// The game is over; the final count follows.
    GameEnded {
        /// Why.
        reason: EndReason,
    },
}

/// A feature that was scored: its worth, and who got it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// A segment of it: of the tile just placed where it has one there.
    pub at: SegmentRef,
    /// What it is.
    pub kind: FeatureKind,
    /// Its tiles; of a monastery also those around it.
    pub tiles: TileSet,
    /// What it is worth, once.
    pub worth: ScoreExpr,
    /// The meeples in it.
    pub holders: ByPlayer<u8>,
    /// Who had most of them.
    pub majority: PlayerSet,
    /// Who was last just before.
    pub last: PlayerSet,
    /// Who got the points, each in full.
    pub receivers: PlayerSet,
    /// Who got them once more by an expansion.
    pub copied_by: Option<Player>,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// A compulsory claim was impossible (S5.1).
    ClaimImpossible,
    /// No tile was left (S5.2, B5).
    LastTile,
}

/// Takes events. Search listens to none of them and pays nothing.
pub trait Sink {
    /// Whether events are wanted at all.
    const LISTENS: bool;

    /// Takes one.
    fn accept(&mut self, event: Event);
}

impl Sink for Vec<Event> {
    const LISTENS: bool = true;

    fn accept(&mut self, event: Event) {
        self.push(event);
    }
}

/// Hears nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Deaf;

impl Sink for Deaf {
    const LISTENS: bool = false;

    #[inline]
    fn accept(&mut self, _: Event) {}
}
