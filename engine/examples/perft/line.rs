//! Lines of counts: the options, the phrase, how many moves have been played, the counts by depth from 1.

use trivium_engine::game::Game;
use trivium_engine::moves::{Choice, Move, Placement};
use trivium_engine::notation::read_option;
use trivium_engine::options::GameOptions;
use trivium_engine::seed::{Phrase, Seed};

/// A position, and in how many ways its next moves can be played.
pub struct Line {
    pub options: String,
    pub phrase: String,
    pub plies: usize,
    pub counts: Vec<u64>,
}

/// Reads a line such as `mode=solo meeples=7 | first | 9 | 62 4530`.
pub fn read(line: &str) -> Option<Line> {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let &[options, phrase, plies, counts] = &parts[..] else { return None };
    let counts = counts.split_whitespace().map(|count| count.parse().ok()).collect::<Option<_>>()?;
    Some(Line { options: options.to_owned(), phrase: phrase.to_owned(), plies: plies.parse().ok()?, counts })
}

impl Line {
    /// The position. The moves before it each take the seventh of all placements by cell and rotation, counted round
    /// and round, and the last claim in the order of the tile.
    pub fn game(&self) -> Option<Game> {
        let mut options = GameOptions::default();
        for pair in self.options.split_whitespace() {
            let (name, value) = pair.split_once('=')?;
            read_option(&mut options, name, value).ok()?;
        }
        let mut game = Game::new(options, &Seed::Phrase(Phrase::new(&self.phrase).ok()?));
        for _ in 0..self.plies {
            let mut placements: Vec<Placement> = game.legal_placements().collect();
            placements.sort_unstable();
            let placement = *placements.get(6 % placements.len().max(1))?;
            let claim = game.legal_claims(placement).ok()?.last()?;
            game.play(Move { placement, choice: Choice { claim, ..Choice::default() } }).ok()?;
        }
        Some(game)
    }
}
