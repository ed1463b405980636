//! Random games with every legal placement and claim enumerated every turn, as fast as they go.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use trivium_engine::event::Deaf;
use trivium_engine::game::Game;
use trivium_engine::moves::Choice;
use trivium_engine::placements::Placements;

/// Somebody who plays at random and fast.
pub struct Random {
    rng: ChaCha8Rng,
    placements: Placements,
}

impl Random {
    /// The player of that number: the same numbers play the same games.
    pub fn new(number: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&number.to_le_bytes());
        Self { rng: ChaCha8Rng::from_seed(key), placements: Placements::new() }
    }

    /// Plays one move; false once the game is over.
    #[inline]
    pub fn turn(&mut self, game: &mut Game) -> bool {
        if !game.list_placements(&mut self.placements) {
            return false;
        }
        let Self { rng, placements } = self;
        let Some(placement) = placements.get(one_of(rng, placements.len())) else { return false };
        let decide = |game: &Game| {
            let claims = game.claims_among(game.position().free_segments());
            let mut list = [None; 9];
            let mut len = 0;
            for claim in claims {
                list[len] = claim;
                len += 1;
            }
            Choice { claim: list[one_of(rng, len)], ..Choice::default() }
        };
        game.turn_unchecked(placement, decide, &mut Deaf);
        true
    }
}

/// A number below `len`, all but equally likely.
#[inline]
fn one_of(rng: &mut ChaCha8Rng, len: usize) -> usize {
    #[allow(clippy::cast_possible_truncation, reason = "the high half of a product of 32-bit numbers")]
    let high = ((u64::from(rng.next_u32()) * len as u64) >> 32) as usize;
    high
}
