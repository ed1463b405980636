//! Plays positions with expectations: `scenario FILE…` (docs/NOTATION.md).
//!
//! Prints one line a scenario and a last line with the sums; exits with 1 if any failed, with 2 if a file cannot be read.

mod format;
mod run;
mod seen;

use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut passed = 0;
    let mut failed = 0;
    for path in std::env::args().skip(1) {
        let scenarios = match read(&path) {
            Ok(scenarios) => scenarios,
            Err(error) => {
                eprintln!("{path}: {error}");
                return ExitCode::from(2);
            }
        };
        for scenario in &scenarios {
            let id = format::id(scenario);
            match run::run(scenario) {
                Ok(()) => {
                    passed += 1;
                    say(&format!("ok {id}"));
                }
                Err(failure) => {
                    failed += 1;
                    say(&format!("FAIL {id} {failure}"));
                }
            }
        }
    }
    say(&format!("{passed} passed, {failed} failed"));
    ExitCode::from(u8::from(failed > 0))
}

/// Prints a line. That nobody listens is no error.
fn say(line: &str) {
    drop(writeln!(std::io::stdout(), "{line}"));
}

fn read(path: &str) -> Result<Vec<serde_json::Value>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    serde_json::from_str(&text).map_err(|error| error.to_string())
}
