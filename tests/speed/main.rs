//! How fast the browser plays: the random full games of the engine's `playouts` example, compiled to WebAssembly.
//! Prints figures and asserts none. Started by `cargo xtask speed`.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::cast_precision_loss, reason = "figures are for people")]

#[path = "../../engine/examples/playouts/random.rs"]
mod random;

use js_sys::Date;
use random::Random;
use std::hint::black_box;
use trivium_engine::game::Game;
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::seed::{Seed, SeedCode};
use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

/// Games a run: about half a second, so that a clock of milliseconds will do.
const GAMES: u64 = 20_000;

/// Runs, of which the one in the middle is told.
const RUNS: usize = 7;

#[wasm_bindgen_test]
fn random_full_classic_games_for_two() {
    let options = GameOptions::classic(ClassicPlayers::default());
    let starts: Vec<Game> =
        (0..GAMES).map(|number| Game::new(options, &Seed::Code(SeedCode::from_number(number)))).collect();
    let mut runs: Vec<f64> = (0..RUNS).map(|_| games_a_second(&starts)).collect();
    runs.sort_by(f64::total_cmp);
    console_log!("games a second in the browser {:>9.0}", runs[RUNS / 2]);
}

/// A call of its own: a browser optimises a function for its next call, not while it runs.
#[inline(never)]
fn games_a_second(starts: &[Game]) -> f64 {
    let mut random = Random::new(0);
    let began = Date::now();
    for start in starts {
        let mut game = start.clone();
        while random.turn(&mut game) {}
        black_box(&game);
    }
    starts.len() as f64 / (Date::now() - began) * 1e3
}
