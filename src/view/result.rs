//! The end of a game: whose result it is, why it ended, what was counted, and what was the largest.

use super::greatest::Greatest;
use super::history::History;
use super::names::Names;
use crate::app::state::AppState;
use crate::game::Table;
use trivium_engine::deck::DECK_SIZE;
use trivium_engine::event::{EndReason, Event};
use trivium_engine::player::{Player, PlayerSet};

/// The end of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultView {
    /// The result: in Solo the score of the last, else the highest.
    pub points: u16,
    /// Whose it is.
    pub whose: PlayerSet,
    /// Who that is, in a heading.
    pub heading: String,
    /// Why the game ended.
    pub why: String,
    /// Whether it is a Solo game, where the last one counts.
    pub is_solo: bool,
    /// Whether moves were taken back.
    pub has_take_backs: bool,
    /// Everybody's final count.
    pub rows: Vec<ResultRow>,
    /// The biggest city and the longest road.
    pub greatest: Greatest,
}

/// A player's final count.
#[derive(Clone, Debug, PartialEq)]
pub struct ResultRow {
    /// Which player.
    pub player: Player,
    /// How it came about.
    pub sum: String,
    /// The score.
    pub score: u16,
    /// Whether the result is theirs.
    pub is_result: bool,
}

impl ResultView {
    /// The end of the game on the table, if it has ended.
    pub fn of(state: &AppState, names: &Names) -> Option<Self> {
        let table = &state.table;
        let game = table.game();
        let (points, whose) = game.result()?;
        let texts = names.texts;
        let who = names.all(whose);
        let heading = match (game.rules().goals, whose.len()) {
            (true, 1) => texts.result_last(who),
            (true, _) => texts.result_last_together(who),
            (false, 1) => texts.result_winner(who),
            (false, _) => texts.result_winners(who),
        };
        Some(Self {
            points,
            whose,
            heading,
            why: why(table, names)?,
            is_solo: game.rules().goals,
            has_take_backs: table.take_backs() > 0,
            rows: rows(table, whose, names),
            greatest: Greatest::of(table),
        })
    }
}

/// Why the game ended, if it has.
pub fn why(table: &Table, names: &Names) -> Option<String> {
    let reason = table.game().end()?;
    let texts = names.texts;
    let laid = table.session().ply();
    let unable = table.session().events().last().into_iter().flatten().find_map(|event| match event {
        Event::ClaimImpossible { player } => Some(*player),
        _ => None,
    });
    Some(match (reason, unable) {
        (EndReason::ClaimImpossible, Some(player)) => texts.why_claim(names.of(player), laid, DECK_SIZE),
        (EndReason::ClaimImpossible, None) => texts.ended_claim().to_owned(),
        (EndReason::LastTile, _) if laid == DECK_SIZE => texts.why_all_tiles(DECK_SIZE),
        (EndReason::LastTile, _) => texts.why_last_tile(laid, DECK_SIZE),
    })
}

fn rows(table: &Table, whose: PlayerSet, names: &Names) -> Vec<ResultRow> {
    let position = table.game().position();
    let before = History::of(table).before_count();
    let last_move = table.session().events().last();
    let meeples = |player: Player| {
        let counted = last_move.into_iter().flatten().filter(move |event| match event {
            Event::MeepleCounted { player: whose, .. } => *whose == player,
            _ => false,
        });
        counted.count()
    };
    let row = |player: Player| {
        let (score, start) = (position.scores()[player], before[player]);
        let sum = match meeples(player) {
            _ if score == start => String::new(),
            0 => names.texts.sum_more(start, score - start),
            count => names.texts.sum_meeples(start, count, (score - start) / u16::try_from(count).unwrap_or(1)),
        };
        ResultRow { player, sum, score, is_result: whose.contains(player) }
    };
    position.players().map(row).collect()
}
