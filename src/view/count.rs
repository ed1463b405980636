//! The final count, step by step in the order in which it is done: in Solo a meeple at a time, else feature by feature,
//! fields last.

use super::history::{History, pay};
use super::names::Names;
use super::tell::Teller;
use crate::app::state::{AppState, Lit};
use crate::game::Table;
use trivium_engine::event::{Event, Scoring};
use trivium_engine::player::{ByPlayer, Player};

/// Something that is counted at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The feature, to light it up.
    pub lit: Lit,
    /// What is counted.
    pub event: Event,
    /// The scores before it.
    pub before: ByPlayer<u16>,
    /// The scores after it.
    pub scores: ByPlayer<u16>,
}

/// A step of the final count, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountStep {
    /// Whose it is, what it is worth and who gets that.
    pub text: String,
    /// What each player gets by it.
    pub gains: ByPlayer<u16>,
    /// The scores after it.
    pub scores: ByPlayer<u16>,
}

/// What was counted at the end.
pub fn counted(table: &Table) -> Vec<Counted> {
    let ply = table.session().ply();
    let mut scores = History::of(table).before_count();
    let count = |event: &Event| {
        let (Event::FeatureCounted(Scoring { at, .. }) | Event::MeepleCounted { at, .. }) = event else {
            return None;
        };
        let before = scores;
        pay(event, &mut scores);
        Some(Counted { lit: Lit { at: *at, ply }, event: *event, before, scores })
    };
    table.session().events().last().into_iter().flatten().filter_map(count).collect()
}

/// The scores that are shown: those of the game, or those that the final count has reached.
pub fn shown_scores(state: &AppState) -> ByPlayer<u16> {
    let reached = state.counting.and_then(|step| counted(&state.table).get(step).map(|counted| counted.scores));
    reached.unwrap_or(*state.table.game().position().scores())
}

/// The steps of the final count.
pub fn steps(table: &Table, names: &Names) -> Vec<CountStep> {
    let teller = Teller { names, only_last: table.game().rules().goals };
    let players: Vec<Player> = table.game().position().players().collect();
    let step = |counted: Counted| {
        let Counted { event, before, scores, .. } = counted;
        let lowest = players.iter().map(|&player| before[player]).min();
        let last = players.iter().filter(|&&player| Some(before[player]) == lowest).count();
        let text = match event {
            Event::MeepleCounted { player, worth, .. } if last > 1 => {
                names.texts.counted_jointly(names.of(player), worth.points())
            }
            _ => teller.describe(&event, None),
        };
        let mut gains = scores;
        for &player in &players {
            gains[player] -= before[player];
        }
        CountStep { text, gains, scores }
    };
    counted(table).into_iter().map(step).collect()
}
