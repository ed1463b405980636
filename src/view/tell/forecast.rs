//! What will happen, in sentences: before anything is committed.

use super::score::{Paid, closes};
use crate::expansion;
use crate::game::ClaimOption;
use crate::view::names::{Names, list};
use trivium_engine::event::{EndReason, Scoring};
use trivium_engine::player::{ByPlayer, Player};
use trivium_engine::position::Position;

/// Tells what will happen.
#[derive(Clone, Copy)]
pub struct Foreteller<'a> {
    /// What the players are called.
    pub names: &'a Names,
    /// The position before the move.
    pub before: &'a Position,
    /// Whose turn it is.
    pub turn: Player,
    /// Whether only the last one may score.
    pub only_last: bool,
}

impl Foreteller<'_> {
    /// What an option leads to. Where the order of the scorings matters, only what each feature is worth.
    pub fn option(self, option: &ClaimOption) -> Vec<String> {
        let texts = self.names.texts;
        let mut told = match option.outcomes.as_slice() {
            [only] => self.scorings(&only.scorings),
            several => {
                let closing = several.iter().take(1).flat_map(|first| &first.scorings);
                let mut told: Vec<String> = closing.map(|scoring| closes(self.names, scoring)).collect();
                told.push(texts.order_matters().to_owned());
                told
            }
        };
        let besides = option.outcomes.first().map_or(&[][..], |outcome| &outcome.besides);
        told.extend(besides.iter().map(|&event| expansion::told(event, self.names)));
        match option.ends {
            Some(EndReason::ClaimImpossible) => told.push(texts.will_end_claim(self.names.of(self.turn))),
            Some(EndReason::LastTile) => told.push(texts.will_end_tiles().to_owned()),
            None => {}
        }
        told
    }

    /// What scorings in that order lead to: a line for each.
    pub fn scorings(self, scorings: &[Scoring]) -> Vec<String> {
        let mut scores = *self.before.scores();
        scorings.iter().map(|scoring| self.scoring(scoring, &mut scores)).collect()
    }

    /// What a scoring leads to; `scores` are those before it, and then those after.
    fn scoring(self, scoring: &Scoring, scores: &mut ByPlayer<u16>) -> String {
        let (names, texts) = (self.names, self.names.texts);
        let before = *scores;
        let points = scoring.worth.points();
        for player in scoring.receivers.iter() {
            scores[player] += points;
        }
        let after = *scores;
        let step = |player: Player| texts.change(names.of(player), before[player], after[player]);
        let receivers: Vec<Player> = scoring.receivers.iter().collect();
        let changes = || list(texts, &receivers.iter().map(|&player| step(player)).collect::<Vec<_>>());
        let last = || names.all(scoring.last);
        let mut told = vec![closes(names, scoring)];
        match (Paid::of(scoring, self.only_last), receivers.first()) {
            (Paid::NotLast, _) => told.push(texts.not_last(last(), scoring.last.len(), names.all(scoring.majority))),
            (Paid::Last, Some(&player)) => {
                told.push(texts.will_last(names.of(player), before[player], after[player]));
            }
            (Paid::JointLast, Some(&player)) => {
                told.push(texts.will_joint_last(names.of(player), before[player], after[player]));
            }
            (Paid::Several, _) => told.push(texts.will_all(last(), scoring.last.len(), changes())),
            (Paid::Majority, _) => told.push(texts.will_change(changes())),
            _ => {}
        }
        if let Some(player) = scoring.copied_by {
            scores[player] += points;
            told.push(expansion::will_copy(player, points, (after[player], scores[player]), names));
        }
        told.extend(self.home(scoring));
        told.join(" ")
    }

    /// Who comes home from a feature.
    fn home(self, scoring: &Scoring) -> Vec<String> {
        let holders = self.before.players().filter(|&player| scoring.holders[player] > 0);
        holders.map(|player| self.names.texts.home(self.names.of(player), scoring.holders[player])).collect()
    }
}
