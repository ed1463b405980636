//! How the games are played: not well, but into every corner of the rules.

use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use trivium_engine::board::SegmentRef;
use trivium_engine::deck::below;
use trivium_engine::game::Game;
use trivium_engine::moves::{Choice, Move, Order, Placement};
use trivium_engine::player;
use trivium_engine::position::Position;
use trivium_engine::tile::{FeatureKind, SegmentIndex};

/// How moves are chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Policy {
    /// Uniform over placements, then claims, then scoring orders, then picks.
    Random,
    /// Among the moves that do not end the game, one that leaves the acting colour most meeples.
    Careful,
}

/// Somebody who plays by a policy.
pub struct Player {
    policy: Policy,
    rng: ChaCha8Rng,
}

impl Player {
    /// The player of game `number`. Each game has numbers of its own, whatever was played before it.
    pub fn new(policy: Policy, seed: u64, number: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&number.to_le_bytes());
        Self { policy, rng: ChaCha8Rng::from_seed(key) }
    }

    /// The next move; none once the game is over.
    pub fn decide(&mut self, game: &Game) -> Option<Move> {
        game.hand()?;
        let (placement, claim) = match self.policy {
            Policy::Random => self.any(game)?,
            Policy::Careful => self.careful(game)?,
        };
        let laid = game.placed(placement).ok()?;
        let mut choice = Choice { claim, order: self.order(laid.completed_segments().count()), pick: None };
        let picks = laid.picks(game.turn(), choice);
        choice.pick = self.one_of(&picks);
        Some(Move { placement, choice })
    }

    fn any(&mut self, game: &Game) -> Option<(Placement, Option<SegmentIndex>)> {
        let placements: Vec<Placement> = game.legal_placements().collect();
        let placement = self.one_of(&placements)?;
        let claims: Vec<Option<SegmentIndex>> = game.legal_claims(placement).ok()?.collect();
        Some((placement, self.one_of(&claims)?))
    }

    fn careful(&mut self, game: &Game) -> Option<(Placement, Option<SegmentIndex>)> {
        let mut best = Vec::new();
        let mut most = None;
        for placement in game.legal_placements() {
            let laid = game.placed(placement).ok()?;
            let goes_on = goes_on(game, &laid);
            for claim in game.claims_among(laid.free_segments()) {
                let worth = (goes_on, meeples_after(&laid, game.turn(), claim));
                if most.is_none_or(|most| worth > most) {
                    most = Some(worth);
                    best.clear();
                }
                if most == Some(worth) {
                    best.push((placement, claim));
                }
            }
        }
        // Where every move ends the game, any will do.
        if most.is_some_and(|(goes_on, _)| goes_on) { self.one_of(&best) } else { self.any_of_all(game) }
    }

    fn any_of_all(&mut self, game: &Game) -> Option<(Placement, Option<SegmentIndex>)> {
        let mut all = Vec::new();
        for placement in game.legal_placements() {
            all.extend(game.legal_claims(placement).ok()?.map(|claim| (placement, claim)));
        }
        self.one_of(&all)
    }

    /// A uniform permutation of `count` features.
    fn order(&mut self, count: usize) -> Order {
        let mut items: Vec<u8> = (0..).take(count).collect();
        for last in (1..count).rev() {
            items.swap(last, self.below(last + 1));
        }
        Order::new(&items).unwrap_or_default()
    }

    fn one_of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        match items {
            [] => None,
            [only] => Some(*only),
            _ => Some(items[self.below(items.len())]),
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        u32::try_from(bound).map_or(0, |bound| below(&mut self.rng, bound) as usize)
    }
}

/// Whether the game goes on once the tile in hand lies as in `laid`: no compulsory claim is impossible, and a tile is
/// left that can be placed.
fn goes_on(game: &Game, laid: &Position) -> bool {
    let player = game.turn();
    let stacks = player::Player::first(game.deck().stack_count(game.rules()));
    !laid.is_claim_impossible(player)
        && stacks.flat_map(|stack| game.deck().upcoming(stack)).any(|&kind| laid.board().is_placeable(kind))
}

/// The meeples that the player will have left after claiming and scoring.
fn meeples_after(laid: &Position, player: player::Player, claim: Option<SegmentIndex>) -> u8 {
    let (_, tile) = laid.newest();
    let home: u8 =
        laid.completed_segments().filter_map(|at| laid.feature_at(at)).map(|feature| feature.holders[player]).sum();
    let claimed = claim.map_or(0, |segment| {
        let is_field = tile.kind.spec().segments()[usize::from(segment)].kind == FeatureKind::Field;
        let at = SegmentRef { pos: tile.placement.pos, segment };
        let comes_back = !is_field && laid.feature_at(at).is_some_and(|feature| feature.open == 0);
        u8::from(!comes_back)
    });
    laid.supply()[player] + home - claimed
}
