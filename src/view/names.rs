//! What the players are called, and which piece each of them has.

use crate::app::settings::Settings;
use crate::game::{Seats, Table};
use crate::i18n::Texts;
use trivium_engine::player::{Player, PlayerSet};

/// What the players are called, and which piece each of them has.
#[derive(Clone, PartialEq)]
pub struct Names {
    /// The texts in the player's language.
    pub texts: Texts,
    pieces: [u8; 5],
    seats: Seats,
}

impl Names {
    /// The names by the colours that are set.
    pub fn new(texts: Texts, settings: &Settings) -> Self {
        Self { texts, pieces: settings.pieces, seats: Seats::default() }
    }

    /// The names of those who sit round a table.
    pub fn at(texts: Texts, settings: &Settings, table: &Table) -> Self {
        let seats = table.seats().clone();
        Self { texts, pieces: seats.pieces(settings.pieces), seats }
    }

    /// Which piece a player has, 0 to 4.
    pub fn piece(&self, player: Player) -> u8 {
        self.pieces[player.index()].min(4)
    }

    /// What a player is called.
    pub fn of(&self, player: Player) -> &str {
        self.seats.name(player).unwrap_or_else(|| self.colour(player))
    }

    /// The colour of a player's piece.
    pub fn colour(&self, player: Player) -> &'static str {
        self.texts.colour(self.piece(player))
    }

    /// A player by name and colour: "Anna (Blue)"; one without a name by the colour alone.
    pub fn titled(&self, player: Player) -> String {
        match self.seats.name(player) {
            Some(name) => self.texts.name_and_colour(name, self.colour(player)),
            None => self.colour(player).to_owned(),
        }
    }

    /// Several players as a list.
    pub fn all(&self, players: PlayerSet) -> String {
        let names: Vec<String> = players.iter().map(|player| self.of(player).to_owned()).collect();
        list(self.texts, &names)
    }
}

/// Several things as a list: "a, b and c".
pub fn list(texts: Texts, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => texts.list_two(first.as_str(), second.as_str()),
        [first, rest @ ..] => texts.list_more(first.as_str(), list(texts, rest)),
    }
}

/// Several things of which one is meant: "a, b or c".
pub fn list_or(texts: Texts, items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first, second] => texts.list_or(first.as_str(), second.as_str()),
        [first, rest @ ..] => texts.list_more(first.as_str(), list_or(texts, rest)),
    }
}
