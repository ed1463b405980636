//! What can be asked for.

use crate::{Failure, Result};

/// The overview that `cargo xtask` prints.
pub const HELP: &str = "\
cargo xtask play [--port N]   set up what is missing, build the page, serve it (port 8080)
cargo xtask test              set up what is missing, then run every check and test there is

cargo xtask check             formatting, lints on the host, native tests
cargo xtask model             the engine's games, judged by the independent model
cargo xtask web [FILTER]      component tests in a headless browser
cargo xtask e2e [FILTER]      end-to-end tests against the release page
cargo xtask build             build the page into dist/, unless it is current
cargo xtask dist              the same, and list what to upload with its size
cargo xtask setup             only set up what is missing
cargo xtask frames            trace panning, zooming and turns in the browser: frames, long tasks, layout shift
cargo xtask speed             random full games a second, on the host and in the browser
cargo xtask shots [NAME…]     take the pictures listed in docs/images/shots.json
cargo xtask shot OUT.png [--size 390x844] [--query '?seed=…'] [--script 'JavaScript to run first']
                 [--dark] [--touch] [--scale 2] [--motion]
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
    /// Everything that can be checked.
    Test,
    /// The quick checks.
    Check,
    /// The engine against the model.
    Model,
    /// Component tests whose names contain a filter.
    Web(Vec<String>),
    /// End-to-end tests whose names contain a filter.
    EndToEnd(Vec<String>),
    /// Build the page.
    Build,
    /// Build the page and list its files.
    Dist,
    /// Trace how smooth the page is.
    Frames,
    /// Measure how fast games are played.
    Speed,
    /// Set up all tools.
    SetUp,
    /// The listed pictures whose names contain a filter.
    Shots(Vec<String>),
    /// One picture, with its options.
    Shot(Vec<String>),
}

/// Reads the words after `cargo xtask`.
///
/// # Errors
/// If they name no task or an option it does not have.
pub fn parse(words: &[String]) -> Result<Task> {
    let Some((name, rest)) = words.split_first() else {
        return Ok(Task::Help);
    };
    let task = match name.as_str() {
        "help" | "--help" | "-h" => return Ok(Task::Help),
        "play" => return parse_port(rest).map(|port| Task::Play { port }),
        "web" => return Ok(Task::Web(rest.to_vec())),
        "e2e" => return Ok(Task::EndToEnd(rest.to_vec())),
        "shots" => return Ok(Task::Shots(rest.to_vec())),
        "shot" => return Ok(Task::Shot(rest.to_vec())),
        "test" => Task::Test,
        "check" => Task::Check,
        "model" => Task::Model,
        "build" => Task::Build,
        "dist" => Task::Dist,
        "frames" => Task::Frames,
        "speed" => Task::Speed,
        "setup" => Task::SetUp,
        other => return Err(misread(&format!("no such task: {other}"))),
    };
    if rest.is_empty() { Ok(task) } else { Err(misread(&format!("`{name}` takes no options"))) }
}

fn parse_port(options: &[String]) -> Result<u16> {
    match options {
        [] => Ok(8080),
        [option, port] if option == "--port" => {
            port.parse().map_err(|_| misread(&format!("`{port}` is no port number")))
        }
        _ => Err(misread("`play` takes `--port N` only")),
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
        assert_eq!(read("e2e smoke"), Ok(Task::EndToEnd(vec!["smoke".to_owned()])));
        assert!(read("play --port many").is_err());
        assert!(read("test hard").is_err());
        assert!(read("brew tea").is_err());
    }
}
