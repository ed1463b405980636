//! The log: a group of lines for each move, the newest first.

use super::names::Names;
use super::tell::Teller;
use crate::app::state::Lit;
use crate::game::Table;
use trivium_engine::event::Event;
use trivium_engine::player::Player;

/// A move in the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The number of the move, from 1.
    pub ply: usize,
    /// Which piece stands beside it.
    pub piece: u8,
    /// What happened.
    pub lines: Vec<LogLine>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// What happened; `*…*` marks what is stressed.
    pub text: String,
    /// What lights up when one looks at the line.
    pub lit: Option<Lit>,
}

/// The log of a game, the newest move first.
pub fn log(table: &Table, names: &Names) -> Vec<LogEntry> {
    let only_last = table.game().rules().goals;
    let entries = (1..).zip(table.session().events()).map(|(ply, events)| entry(ply, events, names, only_last));
    let mut entries: Vec<LogEntry> = entries.collect();
    entries.reverse();
    entries
}

fn entry(ply: usize, events: &[Event], names: &Names, only_last: bool) -> LogEntry {
    let sentences = Teller { names, only_last }.tell(events).into_iter();
    let lines =
        sentences.map(|sentence| LogLine { text: sentence.text, lit: sentence.about.map(|at| Lit { at, ply }) });
    LogEntry { ply, piece: names.piece(mover(events)), lines: lines.collect() }
}

/// Who laid the tile.
fn mover(events: &[Event]) -> Player {
    let laid = events.iter().find_map(|event| match event {
        Event::TilePlaced { player, .. } => Some(*player),
        _ => None,
    });
    laid.unwrap_or(Player::FIRST)
}
