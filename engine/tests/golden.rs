//! Golden orders: what a seed means must never change.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use trivium_engine::deck::{self, DECK_SIZE};
use trivium_engine::game::Game;
use trivium_engine::notation::read_option;
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::player::Player;
use trivium_engine::seed::{Phrase, Seed};
use trivium_engine::tile::TileKind;

const ORDERS: &str = include_str!("golden/orders.txt");

fn golden() -> Vec<(Seed, String)> {
    let read = |line: &str| {
        let (seed, order) = line.rsplit_once(" | ").unwrap();
        let seed = match seed.split_once(' ').unwrap() {
            ("code", code) => Seed::Code(code.parse().unwrap()),
            (_, phrase) => Seed::Phrase(Phrase::new(phrase).unwrap()),
        };
        (seed, order.to_owned())
    };
    ORDERS.lines().filter(|line| !line.starts_with('#')).map(read).collect()
}

fn letters(order: &[TileKind]) -> String {
    order.iter().map(|kind| kind.name()).collect()
}

#[test]
fn every_golden_seed_still_gives_its_order() {
    let golden = golden();
    assert!(golden.len() >= 100);
    for (seed, order) in golden {
        assert_eq!(letters(&deck::order(&seed)), order, "{seed}");
    }
}

#[test]
fn every_order_is_the_box_without_the_start_tile() {
    for (seed, order) in golden() {
        assert_eq!(order.len(), DECK_SIZE);
        for kind in TileKind::base() {
            let expected = kind.spec().count - u8::from(kind == TileKind::START);
            assert_eq!(order.matches(kind.name()).count(), usize::from(expected), "{seed} {kind}");
        }
    }
}

/// What the stacks of a game hold, one after the other.
fn stacks(options: GameOptions, seed: &Seed) -> String {
    let game = Game::new(options, seed);
    let stacks = Player::first(game.deck().stack_count(game.rules()));
    let hand = |stack| game.hand().filter(|_| stack == game.turn()).map(TileKind::name);
    stacks.map(|stack| hand(stack).unwrap_or_default().to_owned() + &letters(game.deck().upcoming(stack))).collect()
}

#[test]
fn mode_and_options_leave_the_order_as_it_is() {
    for (seed, order) in golden().into_iter().step_by(7) {
        for mut options in [GameOptions::solo(), GameOptions::classic(ClassicPlayers::default())] {
            for (name, value) in [("", ""), ("school", "left"), ("school", "right"), ("colours", "4"), ("players", "5")]
            {
                // Not every option is one of each mode.
                let _ = read_option(&mut options, name, value);
                assert_eq!(stacks(options, &seed), order, "{seed} {name} {value}");
            }
        }
    }
}
