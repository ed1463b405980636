//! Games of the engine, judged move by move by the independent model.

use std::io::Read;
use std::process::{Command, Stdio};

use crate::failure::Doing;
use crate::project::Project;
use crate::{Failure, Result, command};

/// Phrases played for each set of solo options.
const SOLO_GAMES: u32 = 150;
/// Phrases played for each set of classic options.
const CLASSIC_GAMES: u32 = 50;
/// Phrases played for each expansion, in either game.
const EXPANSION_GAMES: u32 = 50;

/// What expansions add to the arguments.
const EXPANSIONS: [&str; 2] = ["--school left", "--school right"];

/// Every set of options to play, as arguments of the `trace` example.
fn all_options() -> Vec<String> {
    let mut all = Vec::new();
    for policy in ["random", "careful"] {
        for players in 3..=4 {
            for meeples in 3..=7 {
                all.push(format!(
                    "--mode solo --players {players} --meeples {meeples} --policy {policy} --games {SOLO_GAMES}"
                ));
            }
        }
        for players in 2..=5 {
            all.push(format!("--mode classic --players {players} --policy {policy} --games {CLASSIC_GAMES}"));
        }
        for expansion in EXPANSIONS {
            for game in ["solo", "solo --players 4 --meeples 7", "classic", "classic --players 4"] {
                all.push(format!("--mode {game} {expansion} --policy {policy} --games {EXPANSION_GAMES}"));
            }
        }
    }
    all
}

/// Plays every set of options and has the model judge the traces.
///
/// Both are built as for tests: nothing to compile twice, and arithmetic is checked.
pub fn run(project: &Project) -> Result<()> {
    let mut build = command::cargo();
    build.current_dir(&project.root).args(["build", "--package", "trivium-engine", "--example", "trace"]).args([
        "--package",
        "trivium-model",
        "--bin",
        "trivium-model",
    ]);
    command::run(&mut build, "read the first error above")?;
    for options in all_options() {
        let verdict = judge(project, &options)?;
        println!("    {options}: {verdict}");
    }
    Ok(())
}

/// Pipes one set of games through the model; returns the model's last line.
fn judge(project: &Project, options: &str) -> Result<String> {
    let built = project.target.join("debug");
    let mut game = Command::new(built.join("examples/trace"))
        .args(["--phrase", "model check"])
        .args(options.split(' '))
        .stdout(Stdio::piped())
        .spawn()
        .doing("start the trace example")?;
    let Some(trace) = game.stdout.take() else {
        return Err(Failure::new("the trace example has no output"));
    };
    let mut model = Command::new(built.join("trivium-model"))
        .arg("check")
        .stdin(trace)
        .stdout(Stdio::piped())
        .spawn()
        .doing("start the model")?;
    let mut said = String::new();
    if let Some(mut stdout) = model.stdout.take() {
        stdout.read_to_string(&mut said).doing("read the model's verdict")?;
    }
    let verdict = model.wait().doing("wait for the model")?;
    let played = game.wait().doing("wait for the trace example")?;
    if verdict.success() && played.success() {
        return Ok(said.lines().last().unwrap_or_default().to_owned());
    }
    print!("{said}");
    Err(Failure::new(format!("engine and model disagree, or one of them fell over ({options})")).remedy(format!(
        "look at one game: cargo run -p trivium-engine --example trace -- --phrase 'model check' {options} \
         | cargo run -p trivium-model -- check"
    )))
}

#[cfg(test)]
mod tests {
    use super::all_options;

    #[test]
    fn covers_two_thousand_solo_games_and_every_number_of_players() {
        let all = all_options();
        let solo = all.iter().filter(|options| options.contains("solo")).count();
        assert!(solo * super::SOLO_GAMES as usize >= 2000);
        for players in 2..=5 {
            assert!(all.iter().any(|options| options.contains(&format!("classic --players {players} "))));
        }
        for expansion in super::EXPANSIONS {
            for game in ["--mode solo", "--mode classic"] {
                assert!(all.iter().any(|options| options.contains(game) && options.contains(expansion)));
            }
        }
    }
}
