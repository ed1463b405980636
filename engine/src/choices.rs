//! The choices that are left after a claim: in which order to score, and what to copy. Only those that make a
//! difference are worth asking for (docs/RULES.md S4.9, E3).

use crate::event::Scoring;
use crate::game::Game;
use crate::goals::Goals;
use crate::illegal::IllegalMove;
use crate::moves::{Choice, Move, Order, Placement};
use crate::player::{ByPlayer, Player};
use crate::position::Position;
use crate::tile::SegmentIndex;
use crate::{event::Event, expansion};

/// The most features whose order is tried out; any further ones come last. No tile of the box completes so many
/// that hold meeples, but the number of orders must stay bounded.
const MAX_ORDERED: usize = 7;

/// One way the scoring can come out.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// A choice that leads to it.
    pub choice: Choice,
    /// The scorings, in that order.
    pub scorings: Vec<Scoring>,
    /// The scores after it.
    pub scores: ByPlayer<u16>,
    /// The goals met after it.
    pub goals: Goals,
    /// What the expansions bring about besides.
    pub besides: Vec<expansion::Event>,
    expansions: expansion::State,
}

impl Outcome {
    fn same_as(&self, other: &Self) -> bool {
        (self.scores, self.goals, self.expansions) == (other.scores, other.goals, other.expansions)
    }
}

impl Game {
    /// The different ways the scoring can come out if the tile in hand is laid at `placement` and `claim` is
    /// claimed: by scores, goals met and what the expansions keep. The engine's own order comes first; a single
    /// outcome means that there is nothing to choose.
    ///
    /// # Errors
    /// If placement or claim is illegal.
    pub fn scoring_orders(
        &self,
        placement: Placement,
        claim: Option<SegmentIndex>,
    ) -> Result<Vec<Outcome>, IllegalMove> {
        self.check(Move { placement, choice: Choice { claim, ..Choice::default() } })?;
        Ok(self.placed(placement)?.scoring_orders(self.turn(), claim))
    }
}

impl Position {
    /// The same for `player` and a legal claim on the newest tile.
    pub fn scoring_orders(&self, player: Player, claim: Option<SegmentIndex>) -> Vec<Outcome> {
        let plain = Choice { claim, ..Choice::default() };
        let mut outcomes: Vec<Outcome> = Vec::new();
        let mut add = |choice| {
            let outcome = self.outcome(player, choice);
            if outcomes.iter().all(|known| !known.same_as(&outcome)) {
                outcomes.push(outcome);
            }
        };
        add(plain);
        let held = held_features(self, player, plain);
        if held.len() > 1 {
            let mut items = held;
            let ordered = items.len().min(MAX_ORDERED);
            permute(&mut items, 0, ordered, &mut |items| {
                if let Some(order) = Order::new(items) {
                    add(Choice { order, ..plain });
                }
            });
        }
        for pick in self.picks(player, plain) {
            add(Choice { pick: Some(pick), ..plain });
        }
        outcomes
    }

    fn outcome(&self, player: Player, choice: Choice) -> Outcome {
        let mut after = *self;
        let mut events = Vec::new();
        let (tile, _) = self.newest();
        after.finish_turn(player, tile, choice, &mut events);
        let scorings = events.iter().filter_map(|event| match event {
            Event::FeatureCompleted(scoring) => Some(*scoring),
            _ => None,
        });
        let besides = events.iter().filter_map(|event| match event {
            Event::Expansion(event) => Some(*event),
            _ => None,
        });
        Outcome {
            choice,
            scorings: scorings.collect(),
            scores: *after.scores(),
            goals: after.goals(),
            besides: besides.collect(),
            expansions: *after.expansions(),
        }
    }
}

/// The completed features that hold meeples, by number: no others can ever pay.
fn held_features(position: &Position, player: Player, choice: Choice) -> Vec<u8> {
    let scorings = position.scorings(player, choice);
    (0..).zip(&scorings).filter(|(_, scoring)| !scoring.majority.is_empty()).map(|(number, _)| number).collect()
}

/// Shows `visit` every order of the items from `at` up to `end`.
fn permute(items: &mut [u8], at: usize, end: usize, visit: &mut impl FnMut(&[u8])) {
    if at == end {
        return visit(items);
    }
    for with in at..end {
        items.swap(at, with);
        permute(items, at + 1, end, visit);
        items.swap(at, with);
    }
}
