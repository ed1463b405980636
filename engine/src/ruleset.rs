//! The options resolved to values. Nothing else in the engine asks which mode is played.

use crate::options::{GameOptions, Mode, SmallCity};

/// How the drawing tiles are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stacks {
    /// One stack for all.
    Shared,
    /// A stack for each player, as equal as they can be, the first ones larger.
    Own,
}

/// Whether a free feature must be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claiming {
    /// A meeple may be placed.
    Optional,
    /// A meeple must be placed, and where none is left the game ends (docs/RULES.md S3).
    Compulsory,
}

/// Who of the majority scores a completed feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payout {
    /// All of them.
    Majority,
    /// All of them if one of them is last, else nobody (docs/RULES.md S4).
    MajorityWithLast,
}

/// What is counted when the game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FinalCount {
    /// Incomplete features, then fields (docs/RULES.md B5).
    Features,
    /// Two points for each meeple still on the board, while its colour is last (docs/RULES.md S5).
    MeeplesOfTheLast,
}

/// The rules of one game as values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruleset {
    /// How many players, or colours.
    pub players: u8,
    /// Meeples each has at the start.
    pub meeples: u8,
    /// What the first player has at the start; each one after has `score_step` more.
    pub first_score: u8,
    /// See `first_score`.
    pub score_step: u8,
    /// How the drawing tiles are dealt.
    pub stacks: Stacks,
    /// Whether fields are features.
    pub fields: bool,
    /// Whether a free feature must be claimed.
    pub claiming: Claiming,
    /// Who of the majority scores.
    pub payout: Payout,
    /// What is counted at the end.
    pub final_count: FinalCount,
    /// Points for each tile of a completed city of two tiles.
    pub small_city_each: u8,
    /// Whether the goals of the rule sheet are judged, and the result is the score of the last.
    pub goals: bool,
    /// Whether a copied scoring may be picked out of turn (docs/RULES.md E3), rather than by the scoring order alone.
    pub free_pick: bool,
}

impl From<GameOptions> for Ruleset {
    fn from(options: GameOptions) -> Self {
        match options.mode {
            Mode::Solo { colours, meeples } => Self {
                players: colours.get(),
                meeples: meeples.get(),
                first_score: 1,
                score_step: 1,
                stacks: Stacks::Own,
                fields: false,
                claiming: Claiming::Compulsory,
                payout: Payout::MajorityWithLast,
                final_count: FinalCount::MeeplesOfTheLast,
                small_city_each: 2,
                goals: true,
                free_pick: false,
            },
            Mode::Classic { players, small_city } => Self {
                players: players.get(),
                meeples: 7,
                first_score: 0,
                score_step: 0,
                stacks: Stacks::Shared,
                fields: true,
                claiming: Claiming::Optional,
                payout: Payout::Majority,
                final_count: FinalCount::Features,
                small_city_each: match small_city {
                    SmallCity::Four => 2,
                    SmallCity::Two => 1,
                },
                goals: false,
                free_pick: true,
            },
        }
    }
}
