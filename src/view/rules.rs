//! The rules as plain values: sentences, what they are based on, and which of them stands behind a refusal.

use crate::app::state::{AppState, Notice};
use crate::game::{Forecast, Refusal, Table};
use crate::i18n::Texts;
use trivium_engine::illegal::IllegalMove;

/// A rule that something is refused by: the page of rules opens there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleId {
    /// How tiles are laid.
    Lay,
    /// When a meeple is placed.
    Claim,
    /// What is free.
    Free,
    /// What fields are for.
    Fields,
    /// What happens without meeples.
    Supply,
    /// In which order is scored.
    Order,
    /// When the game ends.
    End,
    /// How far moves can be taken back.
    TakeBack,
}

impl RuleId {
    /// The name of its element.
    pub fn name(self) -> &'static str {
        match self {
            Self::Lay => "rule-lay",
            Self::Claim => "rule-claim",
            Self::Free => "rule-free",
            Self::Fields => "rule-fields",
            Self::Supply => "rule-supply",
            Self::Order => "rule-order",
            Self::End => "rule-end",
            Self::TakeBack => "rule-take-back",
        }
    }

    /// The rule behind what the table did not do.
    pub fn behind(why: Refusal, table: &Table) -> Self {
        match why {
            Refusal::NoFit(_) if table.game().end().is_some() => Self::End,
            Refusal::NoFit(_) | Refusal::OneRotation | Refusal::NotNow => Self::Lay,
            Refusal::NothingThere => Self::TakeBack,
            Refusal::Illegal(why) => Self::behind_illegal(why),
        }
    }

    /// The rule that does not allow it.
    pub fn behind_illegal(why: IllegalMove) -> Self {
        match why {
            IllegalMove::GameOver => Self::End,
            IllegalMove::CellTaken
            | IllegalMove::NotAdjacent
            | IllegalMove::EdgeMismatch(_)
            | IllegalMove::SameByFewerTurns => Self::Lay,
            IllegalMove::NoSuchSegment(_) | IllegalMove::ClaimCompulsory => Self::Claim,
            IllegalMove::FieldsDoNotCount => Self::Fields,
            IllegalMove::Occupied { .. } => Self::Free,
            IllegalMove::NoMeepleLeft => Self::Supply,
            IllegalMove::UnknownInOrder(_) | IllegalMove::PickNotOffered => Self::Order,
        }
    }

    /// The rule behind what the player is told, if that is a refusal.
    pub fn of_notice(state: &AppState) -> Option<Self> {
        match state.notice {
            Some(Notice::Refused(why)) => Some(Self::behind(why, &state.table)),
            _ => None,
        }
    }

    /// The rule behind what cannot be claimed on the tile for trial.
    pub fn of_trial(forecast: &Forecast) -> Option<Self> {
        forecast.refused.first().map(|&(_, why)| Self::behind_illegal(why))
    }
}

/// A sentence of the rules.
#[derive(Clone, Copy)]
pub struct Rule {
    /// The sentence.
    pub text: &'static str,
    /// Why it is so, where it is a ruling of ours: where the rule sheet says nothing or may be read in two ways.
    pub why: Option<&'static str>,
    /// What refusals refer to it by.
    pub id: Option<RuleId>,
    /// A picture of it.
    pub picture: Option<&'static Picture>,
}

/// As a rule sheet has it.
pub fn sheet(text: &'static str) -> Rule {
    Rule { text, why: None, id: None, picture: None }
}

/// A ruling of ours, and why.
pub fn ours(text: &'static str, why: &'static str) -> Rule {
    Rule { why: Some(why), ..sheet(text) }
}

impl Rule {
    /// The same, found by that name.
    #[must_use]
    pub fn named(self, id: RuleId) -> Self {
        Self { id: Some(id), ..self }
    }

    /// The same with a picture.
    #[must_use]
    pub fn shown(self, picture: &'static Picture) -> Self {
        Self { picture: Some(picture), ..self }
    }
}

/// A small position that shows a rule: tiles in the order in which they were laid, and the meeples on them.
pub struct Picture {
    /// Kind, quarter turns, column and row.
    pub tiles: &'static [(&'static str, u8, i8, i8)],
    /// Which player, on which of the tiles, on which of its segments.
    pub meeples: &'static [(u8, usize, u8)],
    /// The feature that it is about, by one of its segments: it is lit up.
    pub about: &'static [(usize, u8)],
    /// What is seen, for those who do not see it.
    pub seen: fn(Texts) -> &'static str,
    /// What it shows.
    pub says: fn(Texts) -> &'static str,
}
