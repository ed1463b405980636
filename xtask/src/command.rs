//! Running other programs.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::failure::Doing;
use crate::{Failure, Result};

/// The cargo that started this task, or the one on `PATH`.
pub fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Shows the command, runs it with its output in view, and fails unless it succeeds.
///
/// # Errors
/// If it cannot be started or ends with a failure; `remedy` is the advice given then.
pub fn run(command: &mut Command, remedy: &str) -> Result<()> {
    let line = shown(command);
    println!("    $ {line}");
    let status = command.status().doing(format_args!("start `{line}`")).map_err(|failure| failure.remedy(remedy))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("`{line}` ended with {status}")).remedy(remedy))
}

/// As [`run`], and returns the runner's own `test result:` lines.
///
/// # Errors
/// As [`run`], and if no test ran at all.
pub fn run_tests(command: &mut Command, remedy: &str) -> Result<Vec<String>> {
    let line = shown(command);
    println!("    $ {line}");
    let mut child = command.stdout(Stdio::piped()).spawn().doing(format_args!("start `{line}`"))?;
    let mut results = Vec::new();
    if let Some(stdout) = child.stdout.take() {
        for text in BufReader::new(stdout).lines().map_while(std::io::Result::ok) {
            println!("{text}");
            if text.starts_with("test result:") {
                results.push(text);
            }
        }
    }
    let status = child.wait().doing(format_args!("wait for `{line}`"))?;
    if !status.success() {
        return Err(Failure::new(format!("`{line}` ended with {status}")).remedy(remedy));
    }
    results.retain(|result| !result.contains(" 0 passed; 0 failed; 0 ignored"));
    if results.is_empty() {
        return Err(Failure::new(format!("`{line}` ran no test at all"))
            .remedy("check the filter, and that the test target has tests"));
    }
    Ok(results)
}

/// The standard output of a short command, if it can be run and succeeds.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

/// A command as one would type it, program by its bare name.
fn shown(command: &Command) -> String {
    let program = std::path::Path::new(command.get_program());
    let mut line = program.file_stem().unwrap_or(command.get_program()).to_string_lossy().into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}
