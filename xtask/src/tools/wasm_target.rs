//! The standard library for WebAssembly.

use std::path::Path;
use std::process::Command;

use crate::project::Project;
use crate::{Result, command};

/// The name of the target the browser runs.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Adds the target through rustup unless the compiler has it.
pub fn set_up(project: &Project) -> Result<()> {
    if is_there(project) {
        println!("    {TARGET} is there");
        return Ok(());
    }
    let mut rustup = Command::new("rustup");
    rustup.current_dir(&project.root).args(["target", "add", TARGET]);
    command::run(
        &mut rustup,
        "install Rust through rustup, or add your system's package of the Rust library for wasm32-unknown-unknown",
    )
}

fn is_there(project: &Project) -> bool {
    let mut rustc = Command::new("rustc");
    rustc.current_dir(&project.root).args(["--print", "target-libdir", "--target", TARGET]);
    command::output(&mut rustc).is_some_and(|folder| Path::new(&folder).is_dir())
}
