//! Counting: how many ways there are to play the next moves. Cheap to state, and off by one as soon as a rule is.

use crate::event::Deaf;
use crate::game::Game;
use crate::moves::{Choice, Move};

/// The number of ways to play `depth` moves from here, each a placement and a claim; scoring orders are not told apart.
/// A game that ends earlier counts as one way.
pub fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 || game.end().is_some() {
        return 1;
    }
    let mut count = 0;
    for placement in game.legal_placements() {
        let Ok(claims) = game.legal_claims(placement) else { continue };
        for claim in claims {
            if depth == 1 {
                count += 1;
                continue;
            }
            let mut next = game.clone();
            next.play_unchecked(Move { placement, choice: Choice { claim, ..Choice::default() } }, &mut Deaf);
            count += perft(&next, depth - 1);
        }
    }
    count
}
