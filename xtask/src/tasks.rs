//! The tasks, each a list of steps.

use crate::cli::{HELP, Task};
use crate::project::Project;
use crate::server::Server;
use crate::steps::Steps;
use crate::tools::PageTools;
use crate::{Result, page};

/// Does what was asked for.
///
/// # Errors
/// The first step that fails.
pub fn run(task: &Task) -> Result<()> {
    let project = Project::find()?;
    let mut steps = Steps::default();
    match task {
        Task::Help => {
            print!("{HELP}");
            Ok(())
        }
        Task::Play { port } => play(&project, &mut steps, *port),
        Task::Build => build(&project, &mut steps),
    }
}

fn play(project: &Project, steps: &mut Steps, port: u16) -> Result<()> {
    build(project, steps)?;
    let server = steps.run("server", || Server::bind(project.dist(), "/", port))?;
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
