//! The checks and test runs, one function each.

use std::process::Command;

use crate::chromedriver::ChromeDriver;
use crate::project::Project;
use crate::tools::{Browser, PageTools, WASM_TARGET};
use crate::{Result, command};

const READ_ABOVE: &str = "read the first error above";

fn cargo(project: &Project, arguments: &[&str]) -> Command {
    let mut cargo = command::cargo();
    cargo.current_dir(&project.root).args(arguments);
    cargo
}

/// Every file as rustfmt writes it.
pub fn format(project: &Project) -> Result<()> {
    command::run(&mut cargo(project, &["fmt", "--all", "--check"]), "run `cargo fmt --all`")
}

/// No warning on the host.
pub fn lint_host(project: &Project) -> Result<()> {
    let deny = ["--", "-D", "warnings"];
    let mut all = cargo(project, &["clippy", "--workspace", "--all-targets"]);
    command::run(all.args(deny), READ_ABOVE)?;
    // Not among all targets, as plain `cargo test` must leave it out.
    let mut e2e = cargo(project, &["clippy", "--package", "trivium", "--test", "e2e"]);
    command::run(e2e.args(deny), READ_ABOVE)
}

/// No warning in what the browser gets.
pub fn lint_wasm(project: &Project) -> Result<()> {
    let mut clippy = cargo(project, &["clippy", "--package", "trivium", "--all-targets", "--target", WASM_TARGET]);
    command::run(clippy.args(["--", "-D", "warnings"]), READ_ABOVE)
}

/// No warning in the documentation.
pub fn document(project: &Project) -> Result<()> {
    let mut doc = cargo(project, &["doc", "--workspace", "--no-deps"]);
    command::run(doc.env("RUSTDOCFLAGS", "-D warnings"), READ_ABOVE)
}

/// All tests that need no browser.
pub fn test_native(project: &Project) -> Result<Vec<String>> {
    command::run_tests(&mut cargo(project, &["test", "--workspace"]), "read the failed test's output above")
}

/// The component tests, in a headless browser.
pub fn test_components(
    project: &Project,
    tools: &PageTools,
    browser: &Browser,
    filter: &[String],
) -> Result<Vec<String>> {
    let mut test = in_browser(project, tools, browser, &["--test", "web"]);
    command::run_tests(test.arg("--").args(filter), "read the failed test's output above; the tests are in tests/web/")
}

/// A test program of the page, to be run in a headless browser.
fn in_browser(project: &Project, tools: &PageTools, browser: &Browser, program: &[&str]) -> Command {
    let mut test = cargo(project, &["test", "--package", "trivium", "--target", WASM_TARGET]);
    test.args(program)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", tools.test_runner())
        .env("CHROMEDRIVER", &browser.driver)
        .env("WASM_BINDGEN_TEST_TIMEOUT", "120");
    test
}

/// Random full games for two, as fast as they go.
pub fn play_for_speed(project: &Project) -> Result<()> {
    let mut games = cargo(project, &["run", "--release", "--package", "trivium-engine", "--example", "playouts", "--"]);
    command::run(games.args(["--players", "2", "--games", "20000", "--runs", "7"]), READ_ABOVE)
}

/// The same games, in a headless browser.
pub fn play_for_speed_in_browser(project: &Project, tools: &PageTools, browser: &Browser) -> Result<()> {
    let mut games = in_browser(project, tools, browser, &["--release", "--test", "speed", "--", "--nocapture"]);
    command::run(&mut games, READ_ABOVE)
}

/// The end-to-end tests, against the finished page.
pub fn test_end_to_end(project: &Project, browser: &Browser, filter: &[String]) -> Result<Vec<String>> {
    let driver = ChromeDriver::start(browser)?;
    let mut test = cargo(project, &["test", "--package", "trivium", "--test", "e2e", "--"]);
    test.args(filter).env("TRIVIUM_DIST", project.dist());
    driver.introduce(browser, &mut test);
    command::run_tests(
        &mut test,
        "read the failed test's output above; its picture and document are in the target folder, under e2e/",
    )
}

/// The page's weight, file by file.
pub fn weigh(project: &Project) -> Result<()> {
    let mut size = cargo(project, &["run", "--quiet", "--package", "trivium-harness", "--bin", "size", "--"]);
    command::run(size.arg(project.dist()), "take out what the page can do without")
}

/// How smooth the page is, by the browser's own trace.
pub fn trace_frames(project: &Project, browser: &Browser) -> Result<()> {
    look_from_outside(project, browser, "frames", &[])
}

/// Pictures of the page: `arguments` as the program `shot` takes them.
pub fn take_pictures(project: &Project, browser: &Browser, arguments: &[String]) -> Result<()> {
    look_from_outside(project, browser, "shot", arguments)
}

/// Runs a program of the harness with a browser at hand.
fn look_from_outside(project: &Project, browser: &Browser, program: &str, arguments: &[String]) -> Result<()> {
    let driver = ChromeDriver::start(browser)?;
    let mut look = command::cargo();
    look.args(["run", "--quiet", "--manifest-path"])
        .arg(project.root.join("harness/Cargo.toml"))
        .args(["--bin", program, "--"])
        .args(arguments)
        .env("TRIVIUM_DIST", project.dist());
    driver.introduce(browser, &mut look);
    command::run(&mut look, "read the message above")
}
