//! Random full games, and what a copy of a game costs.

#[path = "../examples/playouts/random.rs"]
mod random;

use criterion::{BatchSize, Criterion};
use random::Random;
use trivium_engine::game::Game;
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::seed::{Seed, SeedCode};

/// Games that are played in turn, so that no single one decides.
const GAMES: u64 = 64;

fn starts(options: GameOptions) -> Vec<Game> {
    (0..GAMES).map(|number| Game::new(options, &Seed::Code(SeedCode::from_number(number)))).collect()
}

fn full_games(c: &mut Criterion) {
    let modes = [("classic 2", GameOptions::classic(ClassicPlayers::default())), ("solo 3", GameOptions::solo())];
    for (name, options) in modes {
        let starts = starts(options);
        let mut random = Random::new(0);
        let mut games = starts.iter().cycle();
        c.bench_function(&format!("random game, {name}"), |b| {
            b.iter_batched_ref(
                || games.next().unwrap_or(&starts[0]).clone(),
                |game| while random.turn(game) {},
                BatchSize::SmallInput,
            );
        });
    }
}

fn copies(c: &mut Criterion) {
    let mut game = starts(GameOptions::classic(ClassicPlayers::default())).swap_remove(0);
    let mut random = Random::new(0);
    for _ in 0..35 {
        random.turn(&mut game);
    }
    c.bench_function("clone", |b| b.iter(|| game.clone()));
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    full_games(&mut criterion);
    copies(&mut criterion);
    criterion.final_summary();
}
