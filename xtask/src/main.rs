//! `cargo xtask …`: see [`xtask::cli::HELP`].

use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match xtask::cli::parse(&words).and_then(|task| xtask::tasks::run(&task)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("\n{failure}");
            ExitCode::FAILURE
        }
    }
}
