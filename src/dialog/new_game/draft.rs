//! The next game as far as it is set. Pure.

use crate::game::{Seat, Seats};
use crate::link::{SeedText, judge};
use trivium_engine::expansion::PARAMETERS;
use trivium_engine::notation::{read_option, write_options};
use trivium_engine::options::{GameOptions, Mode};
use trivium_engine::player::MAX_PLAYERS;
use trivium_engine::seed::Seed;

/// The next game as far as it is set.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The options.
    pub options: GameOptions,
    /// What stands in the seed field.
    pub seed_text: String,
    /// What looks like a mistyped code is meant as a phrase.
    pub phrase_meant: bool,
    /// Who plays, in turn order; each with a piece of his own, also those who may join.
    pub seats: [Seat; MAX_PLAYERS],
}

impl Draft {
    /// The options of the game before, and a seed of chance.
    pub fn new(options: GameOptions) -> Self {
        Self { options, seed_text: String::new(), phrase_meant: false, seats: Default::default() }
            .seated(&Seats::default(), [0, 1, 2, 3, 4])
    }

    /// With the players of the game before; `usual` are the pieces of those who have chosen none.
    #[must_use]
    pub fn seated(mut self, seats: &Seats, usual: [u8; MAX_PLAYERS]) -> Self {
        let pieces = seats.pieces(usual);
        let mut names = seats.iter().map(|seat| seat.name.clone());
        self.seats = pieces.map(|piece| Seat { name: names.next().unwrap_or_default(), piece: Some(piece) });
        self
    }

    /// How many sit round the table; in Solo nobody has a seat.
    pub fn players(&self) -> usize {
        match self.options.mode {
            Mode::Classic { players, .. } => usize::from(players.get()),
            Mode::Solo { .. } => 0,
        }
    }

    /// The seats of the next game.
    pub fn seats(&self) -> Seats {
        Seats::new(self.seats.iter().take(self.players()).cloned())
    }

    /// With another name at a place.
    #[must_use]
    pub fn with_name(&self, place: usize, name: String) -> Self {
        let mut next = self.clone();
        next.seats[place].name = name;
        next
    }

    /// With another piece at a place; whoever had it gets the one that becomes free.
    #[must_use]
    pub fn with_piece(&self, place: usize, piece: u8) -> Self {
        let mut next = self.clone();
        let before = next.seats[place].piece;
        if let Some(other) = next.seats.iter_mut().find(|seat| seat.piece == Some(piece)) {
            other.piece = before;
        }
        next.seats[place].piece = Some(piece);
        next
    }

    /// With a player one place earlier in the turn order.
    #[must_use]
    pub fn earlier(&self, place: usize) -> Self {
        let mut next = self.clone();
        if let Some(before) = place.checked_sub(1) {
            next.seats.swap(before, place);
        }
        next
    }

    /// With another text in the seed field.
    #[must_use]
    pub fn with_seed(&self, text: String) -> Self {
        Self { seed_text: text, phrase_meant: false, ..self.clone() }
    }

    /// With an option set, as links write it. Another mode brings its own usual options and keeps the expansions.
    #[must_use]
    pub fn with(&self, name: &str, value: &str) -> Self {
        let mut next = self.clone();
        if let Some(parameter) = PARAMETERS.iter().find(|parameter| parameter.name == name) {
            (parameter.write)(&mut next.options.expansions, value);
        } else {
            // What is not offered is not chosen, so this cannot fail.
            let _ = read_option(&mut next.options, name, value);
        }
        next
    }

    /// The value of an option, as links write it, or `usual` where it is left out.
    pub fn value(&self, name: &str, usual: &str) -> String {
        let written = write_options(&self.options).into_iter().find(|(known, _)| *known == name);
        written.map_or_else(|| usual.to_owned(), |(_, value)| value)
    }

    /// What the text in the seed field is.
    pub fn judged(&self, normalise: impl Fn(&str) -> String) -> SeedText {
        match judge(&normalise(&self.seed_text)) {
            SeedText::Doubtful { phrase, .. } if self.phrase_meant => SeedText::Phrase(phrase),
            judged => judged,
        }
    }

    /// Whether the game can begin.
    pub fn is_ready(&self, normalise: impl Fn(&str) -> String) -> bool {
        matches!(self.judged(normalise), SeedText::Nothing | SeedText::Code(_) | SeedText::Phrase(_))
    }

    /// The seed: what was typed, or a fresh one; none while it is doubtful or too long.
    pub fn seed(&self, normalise: impl Fn(&str) -> String, fresh: impl FnOnce() -> Seed) -> Option<Seed> {
        match self.judged(normalise) {
            SeedText::Nothing => Some(fresh()),
            SeedText::Code(code) => Some(Seed::Code(code)),
            SeedText::Phrase(phrase) => Some(Seed::Phrase(phrase)),
            SeedText::Doubtful { .. } | SeedText::TooLong => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_engine::options::Mode;

    #[test]
    fn options_are_set_by_their_names_and_survive_a_change_of_mode_where_they_can() {
        let draft = Draft::new(GameOptions::solo()).with("meeples", "6").with("school", "right");
        assert_eq!((draft.value("meeples", "4"), draft.value("school", "off")), ("6".to_owned(), "right".to_owned()));
        let draft = draft.with("mode", "classic").with("players", "4");
        assert!(matches!(draft.options.mode, Mode::Classic { players, .. } if players.get() == 4));
        assert_eq!(draft.value("school", "off"), "right");
        assert_eq!(draft.with("school", "off").value("school", "off"), "off");
    }

    #[test]
    fn seats_exchange_pieces_and_places() {
        let draft = Draft::new(GameOptions::solo()).with("mode", "classic").with("players", "3");
        assert_eq!(draft.players(), 3);
        let draft = draft.with_name(2, " Zoë ".to_owned()).with_piece(2, 0);
        assert_eq!(draft.seats().pieces([0, 1, 2, 3, 4]), [2, 1, 0, 3, 4]);
        let draft = draft.earlier(2).earlier(1).earlier(0);
        let again = Draft::new(draft.options).seated(&draft.seats(), [0, 1, 2, 3, 4]);
        assert_eq!(again.seats[0], Seat { name: "Zoë".to_owned(), piece: Some(0) });
        assert_eq!(Draft::new(GameOptions::solo()).seats(), Seats::default());
    }

    #[test]
    fn a_doubtful_seed_is_asked_about_first() {
        let draft = Draft::new(GameOptions::solo()).with_seed("K7Q2-M9XD".to_owned());
        assert!(!draft.is_ready(str::to_owned));
        let meant = Draft { phrase_meant: true, ..draft.clone() };
        assert!(matches!(meant.seed(str::to_owned, || unreachable!()), Some(Seed::Phrase(_))));
        assert!(draft.with_seed("k7q2m9xc".to_owned()).is_ready(str::to_owned));
        assert!(!draft.with_seed("x".repeat(65)).is_ready(str::to_owned));
        let fresh = Seed::Code("K7Q2-M9XC".parse().expect("a code"));
        assert_eq!(draft.with_seed(" ".to_owned()).seed(str::to_owned, || fresh.clone()), Some(fresh));
    }
}
