//! Who sits where: names and pieces by place in the turn order. They are no part of the rules: no seed, no record and
//! no link knows them.

use std::rc::Rc;
use trivium_engine::player::{MAX_PLAYERS, Player};

/// The most characters of a name.
pub const NAME_LENGTH: usize = 20;

/// A seat as it is set before a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seat {
    /// The player's name; empty for that of the colour.
    pub name: String,
    /// Which piece, 0 to 4; none for the usual one of the place.
    pub piece: Option<u8>,
}

/// The seats of a game, in turn order. Cheap to clone; none at all where everything is as usual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats(Rc<[Seat]>);

impl Default for Seats {
    fn default() -> Self {
        Self(Rc::from([]))
    }
}

impl Seats {
    /// Seats as they come: names are cleaned, and pieces that two claim are left to custom.
    pub fn new(seats: impl IntoIterator<Item = Seat>) -> Self {
        let mut taken = [false; MAX_PLAYERS];
        let clean = |Seat { name, piece }: Seat| {
            let free = piece.and_then(|piece| taken.get_mut(usize::from(piece))).filter(|taken| !**taken);
            Seat { name: clean_name(&name), piece: free.map(|taken| *taken = true).and(piece) }
        };
        let seats: Vec<Seat> = seats.into_iter().take(MAX_PLAYERS).map(clean).collect();
        if seats.iter().all(|seat| *seat == Seat::default()) { Self::default() } else { Self(seats.into()) }
    }

    /// The seats that were set, in turn order.
    pub fn iter(&self) -> impl Iterator<Item = &Seat> {
        self.0.iter()
    }

    /// The name of a player, if there is one.
    pub fn name(&self, player: Player) -> Option<&str> {
        self.0.get(player.index()).map(|seat| seat.name.as_str()).filter(|name| !name.is_empty())
    }

    /// The piece of each place: those that were chosen, then the usual ones as far as they are free.
    pub fn pieces(&self, usual: [u8; MAX_PLAYERS]) -> [u8; MAX_PLAYERS] {
        let chosen: [Option<u8>; MAX_PLAYERS] = std::array::from_fn(|place| self.0.get(place)?.piece);
        let mut left: Vec<u8> = usual.into_iter().filter(|&piece| !chosen.contains(&Some(piece))).collect();
        std::array::from_fn(|place| {
            // Whoever has chosen nothing keeps his usual piece if nobody else took it.
            let own = left.iter().position(|&piece| piece == usual[place]).unwrap_or(0);
            chosen[place].unwrap_or_else(|| if left.is_empty() { usual[place] } else { left.remove(own) })
        })
    }
}

/// A name without what cannot be seen or would upset the line, single spaces, and not too long.
pub fn clean_name(text: &str) -> String {
    let disturbs = |c: &char| c.is_control() || matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    // The star marks what is stressed in our own texts.
    let name: String =
        words.chars().filter(|c| !disturbs(c)).map(|c| if c == '*' { '∗' } else { c }).take(NAME_LENGTH).collect();
    name.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(name: &str, piece: Option<u8>) -> Seat {
        Seat { name: name.to_owned(), piece }
    }

    #[test]
    fn names_are_cleaned_and_may_be_of_any_script() {
        assert_eq!(clean_name("  Anna \n Maria "), "Anna Maria");
        assert_eq!(clean_name("小明 👩‍🚀"), "小明 👩‍🚀");
        assert_eq!(clean_name("\u{202E}*x*"), "∗x∗");
        assert_eq!(clean_name(&"é".repeat(30)).chars().count(), NAME_LENGTH);
    }

    #[test]
    fn every_place_has_a_piece_of_its_own() {
        let usual = [4, 3, 2, 1, 0];
        assert_eq!(Seats::default().pieces(usual), usual);
        for chosen in 0..5 {
            for place in 0..5 {
                let mut seats = vec![Seat::default(); 5];
                seats[place].piece = Some(chosen);
                let mut pieces = Seats::new(seats).pieces(usual);
                assert_eq!(pieces[place], chosen);
                pieces.sort_unstable();
                assert_eq!(pieces, [0, 1, 2, 3, 4]);
            }
        }
        let twice = Seats::new([seat("", Some(1)), seat("", Some(1)), seat("", Some(9))]);
        assert_eq!(twice.pieces([0, 1, 2, 3, 4]), [1, 0, 2, 3, 4]);
    }

    #[test]
    fn seats_that_say_nothing_are_none() {
        assert_eq!(Seats::new([seat(" ", None), seat("", None)]), Seats::default());
    }
}
