//! The final count, feature by feature, in the order in which it is done: fields last.

use super::names::Names;
use super::tell::Teller;
use crate::app::state::Lit;
use crate::game::Table;
use trivium_engine::event::{Event, Scoring};
use trivium_engine::player::ByPlayer;

/// A feature that is counted at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountStep {
    /// Whose it is, what it is worth and who gets that.
    pub text: String,
    /// The scores after it.
    pub scores: ByPlayer<u16>,
}

/// The features that were counted at the end, each lit up as it is looked at.
pub fn counted(table: &Table) -> Vec<(Lit, Scoring)> {
    let ply = table.session().ply();
    let last = table.session().events().last().into_iter().flatten();
    let scoring = |event: &Event| match event {
        Event::FeatureCounted(scoring) => Some((Lit { at: scoring.at, ply }, *scoring)),
        _ => None,
    };
    last.filter_map(scoring).collect()
}

/// The steps of the final count.
pub fn steps(table: &Table, names: &Names) -> Vec<CountStep> {
    let teller = Teller { names, only_last: table.game().rules().goals };
    let mut scores = super::history::History::of(table).before_count();
    let step = |(_, scoring): (Lit, Scoring)| {
        for player in scoring.receivers.iter() {
            scores[player] += scoring.worth.points();
        }
        CountStep { text: teller.describe(&Event::FeatureCounted(scoring), None), scores }
    };
    counted(table).into_iter().map(step).collect()
}
