//! Writes games as JSON Lines: what was legal, what was done, what came of it (docs/NOTATION.md).
//!
//! Anybody can judge the rules by these lines without knowing the engine. The same arguments give the same bytes
//! on every machine.

mod args;
mod lines;
mod names;
mod policy;
mod tell;

use args::{Args, Source};
use policy::Player;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use tell::Teller;
use trivium_engine::game::Game;
use trivium_engine::notation::RecordError;
use trivium_engine::record::GameRecord;
use trivium_engine::seed::{Phrase, Seed};

/// Lines are short and many.
const BUFFER: usize = 1 << 20;

fn main() -> ExitCode {
    let result = args::read(std::env::args().skip(1)).and_then(|args| {
        let mut out = BufWriter::with_capacity(BUFFER, io::stdout().lock());
        let told = tell_all(&args, &mut out);
        // Whoever reads may have seen enough; that is no error.
        if out.flush().is_err() { Ok(()) } else { told }
    });
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("trace: {error}");
            ExitCode::from(2)
        }
    }
}

fn tell_all(args: &Args, out: &mut impl Write) -> Result<(), String> {
    let mut teller = Teller::new(out);
    match &args.source {
        Source::Code(code) => told(play(args, &Seed::Code(*code), 0, &mut teller)),
        Source::Phrase { text, games: None } => told(play(args, &phrase(text)?, 0, &mut teller)),
        Source::Phrase { text, games: Some(games) } => {
            for number in 0..*games {
                if play(args, &phrase(&format!("{text} {number}"))?, number, &mut teller).is_err() {
                    return Ok(());
                }
            }
            Ok(())
        }
        Source::Record(path) => replay(path, &mut teller),
    }
}

/// A reader that has gone away ends the telling and is no error.
#[allow(clippy::unnecessary_wraps, reason = "stands where a result is wanted")]
fn told(_: io::Result<()>) -> Result<(), String> {
    Ok(())
}

fn phrase(text: &str) -> Result<Seed, String> {
    Phrase::new(text).map(Seed::Phrase).map_err(|error| error.to_string())
}

/// Plays a game by a policy and tells it.
fn play(args: &Args, seed: &Seed, number: u64, teller: &mut Teller<impl Write>) -> io::Result<()> {
    let mut game = Game::new(args.options, seed);
    let mut player = Player::new(args.policy, args.policy_seed, number);
    teller.begin(args.options, seed, &game)?;
    for ply in 1.. {
        let Some(mv) = player.decide(&game) else { break };
        teller.turn(ply, &mut game, mv)?;
    }
    Ok(())
}

/// Tells a game that has been played, as far as its record is legal.
fn replay(path: &str, teller: &mut Teller<impl Write>) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let (record, error) = match GameRecord::read(&text) {
        Ok(record) => (record, None),
        Err(RecordError::Move { ply, error, kept }) => (kept, Some(format!("move {ply}: {error}"))),
        Err(RecordError::Illegal { ply, error, kept }) => (kept, Some(format!("move {ply}: {error}"))),
        Err(error) => return Err(format!("{path}: {error}")),
    };
    told(tell_record(&record, teller))?;
    error.map_or(Ok(()), |error| Err(format!("{path}: {error}")))
}

fn tell_record(record: &GameRecord, teller: &mut Teller<impl Write>) -> io::Result<()> {
    let mut game = record.start();
    teller.begin(record.options, &record.seed, &game)?;
    for (ply, &mv) in (1..).zip(&record.moves) {
        teller.turn(ply, &mut game, mv)?;
    }
    Ok(())
}
