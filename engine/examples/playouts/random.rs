//! Random games with every legal placement and claim enumerated every turn, as fast as they go.

use trivium_engine::event::Deaf;
use trivium_engine::game::Game;
use trivium_engine::moves::{Choice, Placement};
use trivium_engine::tile::SegmentIndex;

/// Somebody who plays at random and fast: uniformly among the placements, then among the claims there, none included
/// where that is allowed.
pub struct Random {
    chance: Chance,
    /// The choices of the turn, each written down; the lists are kept for the next one.
    placements: Vec<Placement>,
    claims: Vec<Option<SegmentIndex>>,
}

impl Random {
    /// The player of that number: the same numbers play the same games.
    pub fn new(number: u64) -> Self {
        Self { chance: Chance(number), placements: Vec::new(), claims: Vec::new() }
    }

    /// Plays one move; false once the game is over.
    #[inline]
    pub fn turn(&mut self, game: &mut Game) -> bool {
        let Self { chance, placements, claims } = self;
        placements.clear();
        game.legal_placements().each(|placement| placements.push(placement));
        let Some(placement) = chance.one_of(placements) else { return false };
        let decide = |game: &Game| {
            claims.clear();
            claims.extend(game.claims_among(game.position().free_segments()));
            Choice { claim: chance.one_of(claims).flatten(), ..Choice::default() }
        };
        game.turn_unchecked(placement, decide, &mut Deaf);
        true
    }
}

/// `SplitMix64`.
struct Chance(u64);

impl Chance {
    /// An entry of the list, all but equally likely: the high half of a product of 32 bits each.
    #[inline]
    fn one_of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        #[allow(clippy::cast_possible_truncation, reason = "below the length of the list")]
        let chosen = ((((mixed ^ mixed >> 31) >> 32) * list.len() as u64) >> 32) as usize;
        list.get(chosen).copied()
    }
}
