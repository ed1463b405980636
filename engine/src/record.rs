//! Records: the decisions of a game, which with its options and seed make it again on any machine.

use crate::event::Event;
use crate::game::Game;
use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::options::GameOptions;
use crate::seed::Seed;

/// A game as a list of decisions. Structural: whether the moves are legal, [`GameRecord::replay`] tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// What was set before it.
    pub options: GameOptions,
    /// What its tile order grows from.
    pub seed: Seed,
    /// What was played.
    pub moves: Vec<Move>,
}

/// What came of a replay.
pub struct Replay {
    /// The game after the longest legal beginning.
    pub game: Game,
    /// What each of its moves brought about.
    pub events: Vec<Vec<Event>>,
    /// The first illegal move, if there is one: its number from 0, and why.
    pub error: Option<(usize, IllegalMove)>,
}

impl GameRecord {
    /// A game that has just begun.
    pub fn new(options: GameOptions, seed: Seed) -> Self {
        Self { options, seed, moves: Vec::new() }
    }

    /// The game before the first move.
    pub fn start(&self) -> Game {
        Game::new(self.options, &self.seed)
    }

    /// Plays the moves as far as they are legal.
    pub fn replay(&self) -> Replay {
        let mut replay = Replay { game: self.start(), events: Vec::with_capacity(self.moves.len()), error: None };
        for (ply, &mv) in self.moves.iter().enumerate() {
            match replay.game.play(mv) {
                Ok(events) => replay.events.push(events),
                Err(error) => {
                    replay.error = Some((ply, error));
                    break;
                }
            }
        }
        replay
    }
}
