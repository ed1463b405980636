//! How fast games are played: `playouts [--mode solo|classic] [--players N] [--games N] [--runs N]`.
//!
//! Random full games, every legal placement and claim enumerated every turn. Prints the median of the runs: games a
//! second, microseconds a turn early and late in the game, and the time that a clone takes. With `--runs 0` it plays
//! the games once and measures nothing, for those who count instructions (docs/PERFORMANCE.md).

#![allow(clippy::cast_precision_loss, reason = "figures are for people")]

mod random;

use random::Random;
use std::hint::black_box;
use std::process::ExitCode;
use std::time::{Duration, Instant};
use trivium_engine::game::Game;
use trivium_engine::notation::read_option;
use trivium_engine::options::GameOptions;
use trivium_engine::seed::{Seed, SeedCode};

/// Turns, from 1, whose times are told apart.
const SPANS: [(usize, usize); 5] = [(1, 5), (6, 15), (31, 40), (51, 60), (66, 71)];

/// Clones that are timed in each run.
const CLONES: u32 = 200_000;

struct Args {
    options: GameOptions,
    games: u64,
    runs: u32,
}

/// What one run came to.
struct Run {
    games_a_second: f64,
    turns_a_game: f64,
    spans: [f64; SPANS.len()],
    clone: f64,
    clone_from: f64,
}

fn main() -> ExitCode {
    let args = match read_args(std::env::args().skip(1)) {
        Ok(args) => args,
        Err(error) => {
            eprintln!("playouts: {error}");
            return ExitCode::from(2);
        }
    };
    if args.runs == 0 {
        play_all(&starts(&args));
        return ExitCode::SUCCESS;
    }
    let runs: Vec<Run> = (0..args.runs).map(|_| run(&args)).collect();
    let middle = |figure: &dyn Fn(&Run) -> f64| {
        let mut figures: Vec<f64> = runs.iter().map(figure).collect();
        figures.sort_by(f64::total_cmp);
        figures[figures.len() / 2]
    };
    println!("games a second   {:>9.0}", middle(&|run| run.games_a_second));
    println!("turns a game     {:>9.1}", middle(&|run| run.turns_a_game));
    for (i, (from, to)) in SPANS.into_iter().enumerate() {
        let time = middle(&|run| run.spans[i]);
        let time = if time.is_finite() { format!("{time:.3}") } else { "–".to_owned() };
        println!("turns {:<10} {time:>9} µs each", format!("{from}–{to}"));
    }
    println!("clone            {:>9.0} ns, {} bytes", middle(&|run| run.clone), size_of::<Game>());
    println!("clone_from       {:>9.0} ns", middle(&|run| run.clone_from));
    ExitCode::SUCCESS
}

fn read_args(mut words: impl Iterator<Item = String>) -> Result<Args, String> {
    let mut args = Args { options: GameOptions::default(), games: 10_000, runs: 7 };
    read_option(&mut args.options, "mode", "classic").map_err(|error| error.to_string())?;
    while let Some(flag) = words.next() {
        let value = words.next().ok_or_else(|| format!("{flag} wants a value"))?;
        let number = || value.parse().map_err(|_| format!("{flag} wants a number, not {value}"));
        match flag.as_str() {
            "--games" => args.games = number()?,
            "--runs" => args.runs = u32::try_from(number()?).unwrap_or(u32::MAX),
            other => {
                let name = other.strip_prefix("--").ok_or_else(|| format!("{other} is no flag"))?;
                read_option(&mut args.options, name, &value).map_err(|error| format!("{flag} {value}: {error}"))?;
            }
        }
    }
    Ok(args)
}

fn start(args: &Args, number: u64) -> Game {
    Game::new(args.options, &Seed::Code(SeedCode::from_number(number)))
}

fn starts(args: &Args) -> Vec<Game> {
    (0..args.games).map(|number| start(args, number)).collect()
}

/// Plays them to the end and tells how many turns that took. A function of its own, so that instructions can be counted
/// in it alone.
#[inline(never)]
fn play_all(starts: &[Game]) -> u32 {
    let mut random = Random::new(0);
    let mut turns = 0;
    for start in starts {
        let mut game = start.clone();
        while random.turn(&mut game) {
            turns += 1;
        }
        black_box(&game);
    }
    turns
}

fn run(args: &Args) -> Run {
    // The orders are dealt beforehand: what is timed is the play.
    let starts = starts(args);
    let began = Instant::now();
    let turns = play_all(&starts);
    let time = began.elapsed();
    let (clone, clone_from) = clone_times(&starts);
    Run {
        games_a_second: starts.len() as f64 / time.as_secs_f64(),
        turns_a_game: f64::from(turns) / starts.len() as f64,
        spans: spans(&starts),
        clone,
        clone_from,
    }
}

/// Microseconds a turn in each span. The clock is read at the ends of spans only, for many games at once.
fn spans(starts: &[Game]) -> [f64; SPANS.len()] {
    let mut times = [Duration::ZERO; SPANS.len()];
    let mut counts = [0_u64; SPANS.len()];
    let mut random = Random::new(1);
    for batch in starts.chunks(64) {
        let mut games: Vec<Game> = batch.to_vec();
        let mut turn = 1;
        for (i, (from, to)) in SPANS.into_iter().enumerate() {
            for game in &mut games {
                for _ in turn..from {
                    random.turn(game);
                }
            }
            let began = Instant::now();
            for game in &mut games {
                for _ in from..=to {
                    counts[i] += u64::from(random.turn(game));
                }
            }
            times[i] += began.elapsed();
            turn = to + 1;
        }
    }
    core::array::from_fn(|i| times[i].as_secs_f64() * 1e6 / counts[i] as f64)
}

/// Nanoseconds that the clone of a half-played game takes: into a new place, and into that of another game.
fn clone_times(starts: &[Game]) -> (f64, f64) {
    let Some(start) = starts.first() else { return (0.0, 0.0) };
    let mut game = start.clone();
    let mut random = Random::new(2);
    for _ in 0..35 {
        random.turn(&mut game);
    }
    let mut copy = game.clone();
    let new = nanoseconds_each(|| {
        black_box(black_box(&game).clone());
    });
    let reused = nanoseconds_each(|| {
        copy.clone_from(black_box(&game));
        black_box(&mut copy);
    });
    (new, reused)
}

fn nanoseconds_each(mut clone: impl FnMut()) -> f64 {
    let began = Instant::now();
    for _ in 0..CLONES {
        clone();
    }
    began.elapsed().as_secs_f64() * 1e9 / f64::from(CLONES)
}
