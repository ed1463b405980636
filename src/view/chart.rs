//! The chart of the scores over the turns: steps, in the units of the picture.

use super::history::History;
use super::names::Names;
use super::rail::{FLAGS, spread};
use crate::decimal::decimal;
use crate::order::sorted;
use std::fmt::Write;
use trivium_engine::player::{Player, PlayerSet};

/// The size of the chart itself, numbers and pieces beside it not counted.
pub const WIDTH: f32 = 426.0;
/// See [`WIDTH`].
pub const HEIGHT: f32 = 170.0;

/// How far apart the pieces at the ends of the lines stand at least.
const APART: f32 = 16.0;

/// The chart.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartView {
    /// A line for each player.
    pub lines: Vec<ChartLine>,
    /// The area under the line of the one whose result counts.
    pub area: String,
    /// The tens of points: how far down, how many, and for a goal whether it was reached.
    pub rows: Vec<(f32, u16, Option<bool>)>,
    /// The tens of moves: how far right, and how many.
    pub columns: Vec<(f32, usize)>,
    /// Where the final count begins.
    pub count: Option<f32>,
}

/// The line of a player.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartLine {
    /// Which piece.
    pub piece: u8,
    /// The steps.
    pub path: String,
    /// How far down its piece stands.
    pub end: f32,
}

impl ChartView {
    /// The chart of a game; `first` are those whose result counts. Goals only where the game has them.
    pub fn of(
        history: &History,
        players: impl Iterator<Item = Player>,
        first: PlayerSet,
        has_goals: bool,
        names: &Names,
    ) -> Self {
        let players: Vec<Player> = players.collect();
        let moves = history.scores.len().saturating_sub(1).max(1);
        let highest =
            history.scores.last().map_or(0, |scores| players.iter().map(|&player| scores[player]).max().unwrap_or(0));
        let top = (highest / 10 + 1).max(2) * 10;
        let x = |step: usize| number(step) / number(moves) * WIDTH;
        let y = |score: u16| HEIGHT - f32::from(score) / f32::from(top) * HEIGHT;
        let path = |player: Player| steps(history.scores.iter().map(|scores| y(scores[player])), x);
        let ends = ends(history, &players, y);
        let line = |(&player, end): (&Player, f32)| ChartLine { piece: names.piece(player), path: path(player), end };
        let result = first.iter().next().and_then(|player| history.scores.last().map(|scores| scores[player]));
        let step = if top > 120 { 20 } else { 10 };
        let row = |score: u16| {
            let goal = (has_goals && FLAGS.contains(&score)).then_some(result.is_some_and(|result| result >= score));
            (y(score), score, goal)
        };
        let played = if history.is_counted { moves - 1 } else { moves };
        Self {
            lines: players.iter().zip(ends).map(line).collect(),
            area: first
                .iter()
                .next()
                .filter(|_| has_goals)
                .map(|p| format!("{}V{}H0Z", path(p), decimal(HEIGHT)))
                .unwrap_or_default(),
            rows: (0..=top).step_by(step).map(row).collect(),
            // The word below the final count needs room.
            columns: (0..=played).step_by(10).map(|step| (x(step), step)).filter(|(x, _)| *x < WIDTH - 36.0).collect(),
            count: history.is_counted.then(|| x(played)),
        }
    }
}

/// Steps through these heights: a score holds until the move that changes it.
fn steps(heights: impl Iterator<Item = f32>, x: impl Fn(usize) -> f32) -> String {
    let heights: Vec<f32> = heights.collect();
    let start = heights.first().map_or(HEIGHT, |height| *height);
    let end = x(heights.len().saturating_sub(1));
    let changes = heights.windows(2).enumerate().filter(|(_, pair)| pair[0].to_bits() != pair[1].to_bits());
    let mut path = format!("M0 {}", tenths(start));
    for (step, pair) in changes {
        // Writing to a string cannot fail.
        let _ = write!(path, "H{}V{}", tenths(x(step + 1)), tenths(pair[1]));
    }
    let _ = write!(path, "H{}", tenths(end));
    path
}

/// A tenth is as fine as a line is seen.
fn tenths(length: f32) -> String {
    decimal((length * 10.0).round() / 10.0)
}

/// Where the pieces at the ends stand: beside their lines, apart from each other.
fn ends(history: &History, players: &[Player], y: impl Fn(u16) -> f32) -> Vec<f32> {
    let Some(scores) = history.scores.last() else { return Vec::new() };
    let order = sorted(0..players.len(), |&one, &other| scores[players[one]] > scores[players[other]]);
    let wanted: Vec<f32> = order.iter().map(|&at| y(scores[players[at]])).collect();
    let places = spread(&wanted, APART, HEIGHT);
    let mut ends = vec![0.0; players.len()];
    for (at, place) in order.into_iter().zip(places) {
        ends[at] = place;
    }
    ends
}

#[allow(clippy::cast_precision_loss, reason = "a game has fewer than a hundred moves")]
fn number(count: usize) -> f32 {
    count as f32
}
