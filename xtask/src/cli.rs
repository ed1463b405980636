//! What can be asked for.

use crate::{Failure, Result};

/// The overview that `cargo xtask` prints.
pub const HELP: &str = "\
cargo xtask play [--port N]   set up what is missing, build the page, serve it (port 8080)
cargo xtask build             build the page into dist/
";

/// A task, with its options.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Task {
    /// Print the overview.
    Help,
    /// Build and serve the page.
    Play {
        /// Where to listen.
        port: u16,
    },
    /// Build the page.
    Build,
}

/// Reads the words after `cargo xtask`.
///
/// # Errors
/// If they name no task or an option it does not have.
pub fn parse(words: &[String]) -> Result<Task> {
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        [] | ["help" | "--help" | "-h", ..] => Ok(Task::Help),
        ["play"] => Ok(Task::Play { port: 8080 }),
        ["play", "--port", port] => match port.parse() {
            Ok(port) => Ok(Task::Play { port }),
            Err(_) => Err(misread(&format!("`{port}` is no port number"))),
        },
        ["build"] => Ok(Task::Build),
        other => Err(misread(&format!("no such task: {}", other.join(" ")))),
    }
}

fn misread(reason: &str) -> Failure {
    Failure::new(reason).remedy(format!("the tasks are\n{HELP}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Task> {
        let words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        parse(&words)
    }

    #[test]
    fn reads_tasks_and_options() {
        assert_eq!(read(""), Ok(Task::Help));
        assert_eq!(read("play"), Ok(Task::Play { port: 8080 }));
        assert_eq!(read("play --port 9000"), Ok(Task::Play { port: 9000 }));
        assert!(read("play --port many").is_err());
        assert!(read("brew tea").is_err());
    }
}
