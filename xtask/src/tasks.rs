//! The tasks, each a list of steps.

use crate::cli::{HELP, Task};
use crate::project::Project;
use crate::server::Server;
use crate::steps::Steps;
use crate::tools::{Browser, PageTools};
use crate::{Result, check, model_check, page};

/// Does what was asked for.
///
/// # Errors
/// The first step that fails.
pub fn run(task: &Task) -> Result<()> {
    let project = &Project::find()?;
    let steps = &mut Steps::default();
    match task {
        Task::Help => {
            print!("{HELP}");
            Ok(())
        }
        Task::Play { port } => play(project, steps, *port),
        Task::Test => test(project, steps),
        Task::Check => {
            quick_checks(project, steps)?;
            steps.summary();
            Ok(())
        }
        Task::Model => steps.run("model check", || model_check::run(project)),
        Task::Web(filter) => {
            let tools = PageTools::set_up(project, steps)?;
            let browser = steps.run("browser", Browser::set_up)?;
            steps.tests("component tests", || check::test_components(project, &tools, &browser, filter))
        }
        Task::EndToEnd(filter) => {
            build(project, steps)?;
            let browser = steps.run("browser", Browser::set_up)?;
            steps.tests("end-to-end tests", || check::test_end_to_end(project, &browser, filter))
        }
        Task::Build => build(project, steps),
        Task::Dist => {
            build(project, steps)?;
            steps.run("size of the page", || check::weigh(project))?;
            println!("\nServe this folder from anywhere, also below a sub-path: {}", project.dist().display());
            Ok(())
        }
        Task::SetUp => {
            PageTools::set_up(project, steps)?;
            steps.run("browser", Browser::set_up).map(drop)
        }
        Task::Frames => {
            build(project, steps)?;
            let browser = steps.run("browser", Browser::set_up)?;
            steps.run("frames", || check::trace_frames(project, &browser))
        }
        Task::Speed => {
            let tools = PageTools::set_up(project, steps)?;
            let browser = steps.run("browser", Browser::set_up)?;
            steps.run("games on the host", || check::play_for_speed(project))?;
            steps.run("games in the browser", || check::play_for_speed_in_browser(project, &tools, &browser))
        }
        Task::Shots(names) => {
            let list = project.root.join("docs/images/shots.json").display().to_string();
            pictures(project, steps, &[&["--list".to_owned(), list][..], names].concat())
        }
        Task::Shot(options) => pictures(project, steps, options),
    }
}

fn play(project: &Project, steps: &mut Steps, port: u16) -> Result<()> {
    // First, so that a busy port is said before minutes of building.
    let server = steps.run(&format!("port {port}"), || Server::bind(project.dist(), "/", port))?;
    build(project, steps)?;
    println!("\nReady after {}. Play at {} (Ctrl-C stops the server)", steps.elapsed(), server.url());
    server.serve();
    Ok(())
}

/// Builds the page unless it is current; then no tool is needed either.
fn build(project: &Project, steps: &mut Steps) -> Result<()> {
    if page::is_current(project)? {
        println!("The page in dist/ is current: nothing to build.");
        return Ok(());
    }
    let tools = PageTools::set_up(project, steps)?;
    steps.run("page", || page::build(project, &tools))
}

fn quick_checks(project: &Project, steps: &mut Steps) -> Result<()> {
    steps.run("format", || check::format(project))?;
    steps.run("lints, host", || check::lint_host(project))?;
    steps.tests("native tests", || check::test_native(project))
}

fn test(project: &Project, steps: &mut Steps) -> Result<()> {
    let tools = PageTools::set_up(project, steps)?;
    let browser = steps.run("browser", Browser::set_up)?;
    quick_checks(project, steps)?;
    steps.run("lints, WebAssembly", || check::lint_wasm(project))?;
    steps.run("documentation", || check::document(project))?;
    steps.run("model check", || model_check::run(project))?;
    steps.tests("component tests", || check::test_components(project, &tools, &browser, &[]))?;
    build(project, steps)?;
    steps.tests("end-to-end tests", || check::test_end_to_end(project, &browser, &[]))?;
    steps.run("size of the page", || check::weigh(project))?;
    steps.summary();
    println!("\nAll checks and tests passed.");
    Ok(())
}

fn pictures(project: &Project, steps: &mut Steps, arguments: &[String]) -> Result<()> {
    build(project, steps)?;
    let browser = steps.run("browser", Browser::set_up)?;
    steps.run("pictures", || check::take_pictures(project, &browser, arguments))
}
