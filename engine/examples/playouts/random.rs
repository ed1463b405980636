//! Random games with every legal placement and claim enumerated every turn, as fast as they go.

use trivium_engine::event::Deaf;
use trivium_engine::game::Game;
use trivium_engine::moves::Choice;

/// Somebody who plays at random and fast: uniformly among the placements, then among the claims there, none included
/// where that is allowed.
pub struct Random {
    state: u64,
}

impl Random {
    /// The player of that number: the same numbers play the same games.
    pub fn new(number: u64) -> Self {
        Self { state: number }
    }

    /// Plays one move; false once the game is over.
    #[inline]
    pub fn turn(&mut self, game: &mut Game) -> bool {
        let Some(placement) = game.legal_placements().pick(|count| self.one_of(count)) else { return false };
        let decide = |game: &Game| {
            let mut claims = game.claims_among(game.position().free_segments());
            let claim = claims.nth(self.one_of(claims.len())).flatten();
            Choice { claim, ..Choice::default() }
        };
        game.turn_unchecked(placement, decide, &mut Deaf);
        true
    }

    /// A number below `count`, all but equally likely: `SplitMix64`, and the high half of a product.
    #[inline]
    fn one_of(&mut self, count: usize) -> usize {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.state ^ self.state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        #[allow(clippy::cast_possible_truncation, reason = "below `count`")]
        let chosen = ((u128::from(mixed ^ mixed >> 31) * count as u128) >> 64) as usize;
        chosen
    }
}
