//! `trivium-model check [FILE]`: judges traces from a file or from standard input.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::process::ExitCode;

use trivium_model::check::check;

const USAGE: &str = "usage: trivium-model check [FILE]";

fn main() -> ExitCode {
    match run() {
        Ok(code) => code,
        Err(error) => {
            eprintln!("trivium-model: {error}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<ExitCode, String> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let input: Box<dyn BufRead> = match words[..] {
        ["check"] | ["check", "-"] => Box::new(BufReader::new(io::stdin())),
        ["check", path] => {
            let file = File::open(path).map_err(|error| format!("cannot open {path}: {error}"))?;
            Box::new(BufReader::new(file))
        }
        _ => return Err(USAGE.to_owned()),
    };
    let mut out = io::stdout().lock();
    let tally = check(input, &mut out).map_err(|error| error.to_string())?;
    writeln!(out, "{} passed, {} failed", tally.passed, tally.failed).map_err(|error| error.to_string())?;
    // Judging nothing is no success: an empty pipe usually means that the writer of the trace fell over.
    Ok(if tally.failed == 0 && tally.passed > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
