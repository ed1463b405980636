//! The scores after every move, worked out from what each of them brought about.

use crate::game::Table;
use trivium_engine::event::{Event, Scoring};
use trivium_engine::player::{ByPlayer, Player};

/// The scores before the first move, after each move, and after the final count if there was one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// One step each.
    pub scores: Vec<ByPlayer<u16>>,
    /// Whether the last step is the final count.
    pub is_counted: bool,
}

impl History {
    /// The scores of a game up to now.
    pub fn of(table: &Table) -> Self {
        let mut now = *table.session().record().start().position().scores();
        let mut scores = vec![now];
        let mut is_counted = false;
        for events in table.session().events() {
            for event in events {
                if matches!(event, Event::GameEnded { .. }) {
                    scores.push(now);
                    is_counted = true;
                }
                pay(event, &mut now);
            }
            scores.push(now);
        }
        Self { scores, is_counted }
    }

    /// The scores before the final count.
    pub fn before_count(&self) -> ByPlayer<u16> {
        let back = if self.is_counted { 2 } else { 1 };
        self.scores.len().checked_sub(back).and_then(|at| self.scores.get(at)).copied().unwrap_or_default()
    }
}

/// Adds what an event pays to the scores.
pub(super) fn pay(event: &Event, scores: &mut ByPlayer<u16>) {
    let (receivers, points): (Vec<Player>, u16) = match event {
        Event::FeatureCompleted(scoring) | Event::FeatureCounted(scoring) => (paid(scoring), scoring.worth.points()),
        Event::MeepleCounted { player, worth, .. } => (vec![*player], worth.points()),
        _ => return,
    };
    for player in receivers {
        scores[player] += points;
    }
}

/// Everybody who gets the points of a scoring, once for each time.
fn paid(scoring: &Scoring) -> Vec<Player> {
    scoring.receivers.iter().chain(scoring.copied_by).collect()
}
