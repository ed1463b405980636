//! The order of the tiles: grown from a seed by a fixed rule, then dealt into stacks.
//!
//! Format 1, fixed for ever (docs/NOTATION.md): a 32-byte key is absorbed from the seed's text, `ChaCha8` makes
//! 32-bit words from it, and a Fisher–Yates shuffle on `u32` draws from those.

use crate::player::{ByPlayer, Player};
use crate::ruleset::{Ruleset, Stacks};
use crate::seed::Seed;
use crate::tile::TileKind;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// Tiles to draw: all of the box but the start tile.
pub const DECK_SIZE: usize = 71;

/// Written before the seed's text, so that a later format grows other orders from it.
const FORMAT: &str = "trivium 1";

/// The order in which the tiles of a seed come, before they are dealt.
pub fn order(seed: &Seed) -> [TileKind; DECK_SIZE] {
    let mut rng = generator(seed);
    let mut tiles = unshuffled();
    for last in (1..DECK_SIZE).rev() {
        #[allow(clippy::cast_possible_truncation, reason = "below DECK_SIZE")]
        let chosen = below(&mut rng, last as u32 + 1) as usize;
        tiles.swap(last, chosen);
    }
    tiles
}

/// The generator of a seed.
fn generator(seed: &Seed) -> ChaCha8Rng {
    let text = match seed {
        Seed::Code(code) => format!("{FORMAT} code {code}"),
        Seed::Phrase(phrase) => format!("{FORMAT} phrase {phrase}"),
    };
    ChaCha8Rng::from_seed(absorb(text.as_bytes()))
}

/// The key of a text: its length as four bytes and its bytes, in blocks of 32 filled up with zeros, each
/// xored into the key, which then is replaced by the first 32 bytes of its own `ChaCha8` stream.
fn absorb(text: &[u8]) -> [u8; 32] {
    #[allow(clippy::cast_possible_truncation, reason = "a seed's text is short")]
    let mut message = (text.len() as u32).to_le_bytes().to_vec();
    message.extend(text);
    message.chunks(32).fold([0; 32], |mut key, block| {
        for (byte, add) in key.iter_mut().zip(block) {
            *byte ^= add;
        }
        ChaCha8Rng::from_seed(key).fill_bytes(&mut key);
        key
    })
}

/// A uniform number below `bound`: words from the tail that would favour the small ones are thrown away.
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let fair = u32::MAX - u32::MAX % bound;
    loop {
        let word = rng.next_u32();
        if word < fair {
            return word % bound;
        }
    }
}

/// All tiles but the start tile, kind by kind.
fn unshuffled() -> [TileKind; DECK_SIZE] {
    let mut tiles = [TileKind::START; DECK_SIZE];
    let kinds = TileKind::base()
        .flat_map(|kind| std::iter::repeat_n(kind, usize::from(kind.spec().count - u8::from(kind == TileKind::START))));
    for (place, kind) in tiles.iter_mut().zip(kinds) {
        *place = kind;
    }
    tiles
}

/// The stacks of a game.
#[derive(Clone, Copy, Debug)]
pub struct Deck {
    tiles: [TileKind; DECK_SIZE],
    stacks: Stacks,
    /// Where each stack goes on in `tiles`.
    next: ByPlayer<u8>,
    /// Where each stack ends in `tiles`.
    end: ByPlayer<u8>,
}

impl Deck {
    /// Deals `tiles`: the first ones are the first player's stack, and so on. The larger stacks come first.
    #[allow(clippy::cast_possible_truncation, reason = "below DECK_SIZE")]
    pub fn deal(tiles: [TileKind; DECK_SIZE], rules: &Ruleset) -> Self {
        let stacks = match rules.stacks {
            Stacks::Shared => 1,
            Stacks::Own => usize::from(rules.players),
        };
        let start = |stack: usize| (stack * (DECK_SIZE / stacks) + stack.min(DECK_SIZE % stacks)) as u8;
        Self {
            tiles,
            stacks: rules.stacks,
            next: ByPlayer::from_fn(|p| if p.index() < stacks { start(p.index()) } else { 0 }),
            end: ByPlayer::from_fn(|p| if p.index() < stacks { start(p.index() + 1) } else { 0 }),
        }
    }

    /// The stack that `player` draws from.
    fn stack(&self, player: Player) -> Player {
        match self.stacks {
            Stacks::Shared => Player::FIRST,
            Stacks::Own => player,
        }
    }

    /// How many tiles the stack of `player` still holds.
    #[inline]
    pub fn left(&self, player: Player) -> u8 {
        let stack = self.stack(player);
        self.end[stack] - self.next[stack]
    }

    /// How many tiles all stacks hold together.
    pub fn left_in_all(&self) -> u8 {
        Player::first(crate::player::MAX_PLAYERS).map(|stack| self.end[stack] - self.next[stack]).sum()
    }

    #[inline]
    pub(crate) fn draw(&mut self, player: Player) -> Option<TileKind> {
        let stack = self.stack(player);
        (self.next[stack] < self.end[stack]).then(|| {
            let kind = self.tiles[self.next[stack] as usize];
            self.next[stack] += 1;
            kind
        })
    }

    /// The tiles of a stack in drawing order, drawn ones left out. No player may see this.
    pub fn upcoming(&self, player: Player) -> &[TileKind] {
        let stack = self.stack(player);
        &self.tiles[self.next[stack] as usize..self.end[stack] as usize]
    }

    /// How many stacks there are: one, or one a player.
    pub fn stack_count(&self, rules: &Ruleset) -> usize {
        match self.stacks {
            Stacks::Shared => 1,
            Stacks::Own => rules.players.into(),
        }
    }

    /// How many tiles of `kind` all stacks hold together.
    pub fn remaining(&self, kind: TileKind) -> u8 {
        Player::first(crate::player::MAX_PLAYERS)
            .map(|stack| {
                let tiles = &self.tiles[self.next[stack] as usize..self.end[stack] as usize];
                u8::try_from(tiles.iter().filter(|&&other| other == kind).count()).unwrap_or(u8::MAX)
            })
            .sum()
    }
}
