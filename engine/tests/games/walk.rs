//! Random games, and all that a game holds as one text.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use trivium_engine::deck::below;
use trivium_engine::event::Event;
use trivium_engine::game::Game;
use trivium_engine::moves::{Choice, Move, Order, Placement};
use trivium_engine::notation::read_option;
use trivium_engine::options::GameOptions;
use trivium_engine::seed::{Phrase, Seed};

/// Options of every mode.
const MODES: [&str; 11] = [
    "mode=solo",
    "mode=solo colours=4 meeples=3",
    "mode=solo meeples=7",
    "mode=solo school=left",
    "mode=solo colours=4 meeples=7 school=right",
    "mode=classic",
    "mode=classic players=3 smallcity=2",
    "mode=classic players=5",
    "mode=classic school=right",
    "mode=classic players=4 school=left",
    "mode=solo meeples=5",
];

pub fn options(text: &str) -> GameOptions {
    let mut options = GameOptions::default();
    for (name, value) in text.split_whitespace().filter_map(|pair| pair.split_once('=')) {
        read_option(&mut options, name, value).unwrap();
    }
    options
}

pub fn phrase(text: &str) -> Seed {
    Seed::Phrase(Phrase::new(text).unwrap())
}

/// A move of a random game, and what it did.
pub struct Step<'a> {
    pub before: &'a Game,
    pub mv: Move,
    pub events: &'a [Event],
    pub after: &'a Game,
}

/// A source of random numbers for tests.
pub struct Dice(ChaCha8Rng);

impl Dice {
    pub fn new(number: u64) -> Self {
        Self(ChaCha8Rng::from_seed(core::array::from_fn(|i| number.to_le_bytes()[i % 8])))
    }

    pub fn below(&mut self, bound: usize) -> usize {
        below(&mut self.0, u32::try_from(bound).unwrap()) as usize
    }

    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// A random legal move. Meeples are kept back now and then, so that games of Solo last.
pub fn random_move(game: &Game, dice: &mut Dice) -> Move {
    let placements: Vec<Placement> = game.legal_placements().collect();
    let wanted = |placement: &Placement| game.free_segments(*placement).unwrap().is_empty();
    let frugal: Vec<Placement> = placements.iter().copied().filter(wanted).collect();
    let careful = game.position().supply()[game.turn()] < 2 && !frugal.is_empty();
    let placement = dice.one_of(if careful { &frugal } else { &placements });
    let claims: Vec<Option<u8>> = game.legal_claims(placement).unwrap().collect();
    let laid = game.placed(placement).unwrap();
    let mut items: Vec<u8> = (0..).take(laid.completed_segments().count()).collect();
    for last in (1..items.len()).rev() {
        items.swap(last, dice.below(last + 1));
    }
    let mut choice = Choice { claim: dice.one_of(&claims), order: Order::new(&items).unwrap(), pick: None };
    let picks = laid.picks(game.turn(), choice);
    if !picks.is_empty() {
        choice.pick = Some(dice.one_of(&picks));
    }
    Move { placement, choice }
}

/// Shows `visit` every move of `count` random games of each mode.
pub fn walk(count: u64, mut visit: impl FnMut(&Step)) {
    for (number, mode) in (0..).zip(MODES) {
        for round in 0..count {
            let mut dice = Dice::new(1000 * number + round);
            let mut game = Game::new(options(mode), &phrase(&format!("walk {number} {round}")));
            while game.end().is_none() {
                let before = game.clone();
                let mv = random_move(&game, &mut dice);
                let events = game.play(mv).unwrap_or_else(|error| panic!("{mode}: {mv:?} {error}"));
                visit(&Step { before: &before, mv, events: &events, after: &game });
            }
        }
    }
}

/// The record of a random game of each mode.
pub fn records(rounds: u64) -> Vec<trivium_engine::record::GameRecord> {
    let mut records = Vec::new();
    for mode in MODES {
        for round in 0..rounds {
            let mut record = trivium_engine::record::GameRecord::new(options(mode), phrase(&format!("record {round}")));
            let mut dice = Dice::new(round);
            let mut game = record.start();
            while game.end().is_none() {
                let mv = random_move(&game, &mut dice);
                game.play(mv).unwrap();
                record.moves.push(mv);
            }
            records.push(record);
        }
    }
    records
}

/// All that a game holds.
pub fn state(game: &Game) -> String {
    let position = game.position();
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        position.board().tiles(),
        position.board().frontier(),
        position.meeples(),
        position.scores(),
        position.supply(),
        position.goals(),
        position.expansions(),
        game.deck(),
        game.turn(),
        game.hand(),
        game.end(),
        game.set_aside()
    )
}
