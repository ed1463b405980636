//! Counts the ways to play on from positions: `perft FILE` writes the lines of the file with their counts found anew,
//! to the same depths, and to standard error how fast that went. `engine/tests/perft.txt` is such a file.

mod line;

use std::process::ExitCode;
use std::time::Instant;
use trivium_engine::perft::perft;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: perft FILE");
        return ExitCode::from(2);
    };
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("perft: {path}: {error}");
            return ExitCode::from(2);
        }
    };
    for text in text.lines() {
        if text.starts_with('#') {
            println!("{text}");
        } else if let Some(counted) = count(text) {
            println!("{counted}");
        } else {
            eprintln!("perft: no position: {text}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn count(text: &str) -> Option<String> {
    let line = line::read(text)?;
    let game = line.game()?;
    let began = Instant::now();
    let counts: Vec<u64> = (1..).zip(&line.counts).map(|(depth, _)| perft(&game, depth)).collect();
    let time = began.elapsed();
    #[allow(clippy::cast_precision_loss, reason = "only a rough figure")]
    let speed = counts.iter().sum::<u64>() as f64 / time.as_secs_f64() / 1e6;
    eprintln!("{:>8.1} ms {speed:>6.1} million a second", time.as_secs_f64() * 1e3);
    let counts: Vec<String> = counts.iter().map(u64::to_string).collect();
    Some(format!("{} | {} | {} | {}", line.options, line.phrase, line.plies, counts.join(" ")))
}
