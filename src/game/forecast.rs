//! What will happen: the consequences of a trial placement, before anything is committed.

use super::Table;
use trivium_engine::board::SegmentRef;
use trivium_engine::choices::Outcome;
use trivium_engine::event::{EndReason, Event, Scoring};
use trivium_engine::illegal::IllegalMove;
use trivium_engine::moves::{Choice, Move, Placement};
use trivium_engine::position::Position;
use trivium_engine::query::FeatureInfo;
use trivium_engine::tile::{FeatureKind, SegmentIndex};

/// The consequences of a trial placement.
#[derive(Clone)]
pub struct Forecast {
    /// Where the tile lies for trial.
    pub placement: Placement,
    /// The position with the tile laid and nothing claimed.
    pub position: Position,
    /// The features that it completes, in the engine's own order.
    pub completes: Vec<SegmentRef>,
    /// What may be chosen: the free segments, then "no meeple" where that is allowed.
    pub options: Vec<ClaimOption>,
    /// The segments that may not be claimed, with the reason.
    pub refused: Vec<(SegmentIndex, IllegalMove)>,
}

/// One thing that may be chosen, and what it leads to.
#[derive(Clone, Debug)]
pub struct ClaimOption {
    /// The segment, or no meeple.
    pub claim: Option<SegmentIndex>,
    /// The feature that it is part of.
    pub feature: Option<FeatureInfo>,
    /// The different ways the scoring can come out; one unless the order makes a difference.
    pub outcomes: Vec<Outcome>,
    /// Why the game would be over.
    pub ends: Option<EndReason>,
}

impl ClaimOption {
    /// What is scored, in the engine's own order.
    pub fn scorings(&self) -> &[Scoring] {
        self.outcomes.first().map_or(&[], |outcome| &outcome.scorings)
    }
}

impl Forecast {
    /// The forecast for the tile that lies for trial, if one does.
    pub fn of(table: &Table) -> Option<Self> {
        let game = table.game();
        let placement = table.placement()?;
        let position = game.placed(placement).ok()?;
        let options = game
            .legal_claims(placement)
            .ok()?
            .map(|claim| ClaimOption {
                claim,
                feature: claim.and_then(|segment| position.feature_at(SegmentRef { pos: placement.pos, segment })),
                outcomes: game.scoring_orders(placement, claim).unwrap_or_default(),
                ends: ends(table, placement, claim),
            })
            .collect::<Vec<_>>();
        // Segments first, "no meeple" last: the digits count the segments.
        let (mut segments, none): (Vec<_>, Vec<_>) = options.into_iter().partition(|option| option.claim.is_some());
        segments.extend(none);
        let count = u8::try_from(game.hand()?.spec().segments().len()).unwrap_or(0);
        let refused = (0..count)
            .filter(|&segment| segments.iter().all(|option| option.claim != Some(segment)))
            .filter_map(|segment| Some((segment, position.check_claim(game.turn(), segment).err()?)))
            .filter(|(_, error)| *error != IllegalMove::FieldsDoNotCount)
            .collect();
        let completes = game.would_complete(placement).unwrap_or_default();
        Some(Self { placement, position, completes, options: segments, refused })
    }

    /// Whether the only thing to choose is to place no meeple.
    pub fn nothing_to_claim(&self) -> bool {
        matches!(self.options.as_slice(), [ClaimOption { claim: None, .. }])
    }

    /// The kind of a segment of the tile that lies for trial.
    pub fn kind_of(&self, segment: SegmentIndex) -> Option<FeatureKind> {
        self.position.newest().1.kind.spec().segments().get(usize::from(segment)).map(|segment| segment.kind)
    }
}

/// Why the game would be over after that move, if it would.
fn ends(table: &Table, placement: Placement, claim: Option<SegmentIndex>) -> Option<EndReason> {
    let mut events: Vec<Event> = Vec::new();
    let mut after = table.game().clone();
    after.play_unchecked(Move { placement, choice: Choice { claim, ..Choice::default() } }, &mut events);
    // That the last tiles do not fit is not known before they are drawn: only what can be seen counts.
    let hidden = events.iter().any(|event| matches!(event, Event::TileSetAside { .. }));
    after.end().filter(|_| !hidden)
}
