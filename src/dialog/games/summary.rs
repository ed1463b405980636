//! What the list of games shows of each. Pure.

use crate::game::{Table, TableId};
use crate::order::sorted;
use crate::storage::Entry;
use std::rc::Rc;
use trivium_engine::options::{GameOptions, Mode};
use trivium_engine::player::Player;
use trivium_engine::seed::Seed;

/// What is shown of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Which one.
    pub id: String,
    /// Its options.
    pub options: GameOptions,
    /// Its seed.
    pub seed: Seed,
    /// How many tiles were placed.
    pub tiles: usize,
    /// How it ended, if it did.
    pub outcome: Option<Outcome>,
    /// Of Classic everybody's score, the best first; of Solo none, where only the last one counts.
    pub scores: Vec<(Player, u16)>,
    /// Moves were taken back.
    pub taken_back: bool,
    /// When it last changed, in milliseconds since 1970.
    pub touched: u64,
    /// The game itself: who sits round it.
    pub table: Table,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The result of Solo: what the last colour has.
    Result(u16),
    /// The winner of Classic and what he has.
    Won(Player, u16),
    /// Several have as much in Classic.
    Shared(u16),
}

impl Summary {
    /// What is shown of a game on the shelf; none if nothing has happened in it.
    pub fn of(entry: Entry) -> Option<Self> {
        let game = entry.reading.game;
        if !game.is_begun() {
            return None;
        }
        let options = game.record.options;
        let touched = game.touched;
        let table = game.onto(TableId(Rc::from("")));
        let outcome = table.game().result().map(|(result, who)| match (options.mode, who.len()) {
            (Mode::Solo { .. }, _) => Outcome::Result(result),
            (Mode::Classic { .. }, 1) => Outcome::Won(who.iter().next().unwrap_or(Player::FIRST), result),
            (Mode::Classic { .. }, _) => Outcome::Shared(result),
        });
        Some(Self {
            id: entry.id,
            options,
            seed: table.session().record().seed.clone(),
            tiles: table.session().ply(),
            outcome,
            scores: scores(&table),
            taken_back: table.take_backs() > 0,
            touched,
            table,
        })
    }
}

fn scores(table: &Table) -> Vec<(Player, u16)> {
    if !table.is_shared() {
        return Vec::new();
    }
    let position = table.game().position();
    let all = position.players().map(|player| (player, position.scores()[player]));
    sorted(all, |one: &(Player, u16), other| one.1 > other.1)
}
