//! The end of a game: whose result it is, why it ended, what was counted, and what was the largest.

use super::history::History;
use super::names::Names;
use crate::app::state::{AppState, Lit};
use crate::game::Table;
use trivium_engine::board::SegmentRef;
use trivium_engine::deck::DECK_SIZE;
use trivium_engine::event::{EndReason, Event};
use trivium_engine::player::{Player, PlayerSet};
use trivium_engine::query::FeatureInfo;
use trivium_engine::tile::FeatureKind;

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
    /// The biggest city.
    pub city: Option<Largest>,
    /// The longest road.
    pub road: Option<Largest>,
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

/// The largest feature of its kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Largest {
    /// The feature, to light it up.
    pub lit: Lit,
    /// How many tiles it has.
    pub tiles: u8,
    /// How many coats of arms.
    pub coats: u8,
}

impl ResultView {
    /// The end of the game on the table, if it has ended.
    pub fn of(state: &AppState, names: &Names) -> Option<Self> {
        let table = &state.table;
        let game = table.game();
        let reason = game.end()?;
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
            why: why(table, reason, names),
            is_solo: game.rules().goals,
            has_take_backs: table.take_backs() > 0,
            rows: rows(table, whose, names),
            city: largest(table, FeatureKind::City),
            road: largest(table, FeatureKind::Road),
        })
    }
}

fn why(table: &Table, reason: EndReason, names: &Names) -> String {
    let texts = names.texts;
    let laid = table.session().ply();
    let unable = table.session().events().last().into_iter().flatten().find_map(|event| match event {
        Event::ClaimImpossible { player } => Some(*player),
        _ => None,
    });
    match (reason, unable) {
        (EndReason::ClaimImpossible, Some(player)) => texts.why_claim(names.of(player), laid, DECK_SIZE),
        (EndReason::ClaimImpossible, None) => texts.ended_claim().to_owned(),
        (EndReason::LastTile, _) if laid == DECK_SIZE => texts.why_all_tiles(DECK_SIZE),
        (EndReason::LastTile, _) => texts.why_last_tile(laid, DECK_SIZE),
    }
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

/// The largest feature of a kind on the board, finished or not: by tiles, then by what it is worth.
fn largest(table: &Table, kind: FeatureKind) -> Option<Largest> {
    let position = table.game().position();
    let ply = table.session().ply();
    let segments = position.board().tiles().iter().flat_map(|tile| {
        let segments = tile.kind.spec().segments().iter().zip(0_u8..);
        let pos = tile.placement.pos;
        segments.filter(|(segment, _)| segment.kind == kind).map(move |(_, segment)| SegmentRef { pos, segment })
    });
    let sized = segments.filter_map(|at| position.feature_at(at).map(|feature| (at, feature)));
    let size = |(_, feature): &(SegmentRef, FeatureInfo)| (feature.tiles.len(), feature.worth.points());
    let (at, feature) = sized.max_by_key(size)?;
    Some(Largest { lit: Lit { at, ply }, tiles: feature.tiles.len(), coats: feature.coats })
}
