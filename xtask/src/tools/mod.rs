//! The programs a task needs: found, or set up once.

mod browser;
mod cargo_tool;
mod path;
mod wasm_target;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

pub use browser::Browser;
use cargo_tool::CargoTool;
pub use wasm_target::TARGET as WASM_TARGET;

use crate::Result;
use crate::project::Project;
use crate::steps::Steps;

/// The compiler target, Trunk and wasm-bindgen: what building the page takes.
#[derive(Debug)]
pub struct PageTools {
    trunk: PathBuf,
    bindgen: PathBuf,
}

impl PageTools {
    /// Finds them, building those that are missing into the per-user cache.
    ///
    /// # Errors
    /// If one can neither be found nor built.
    pub fn set_up(project: &Project, steps: &mut Steps) -> Result<Self> {
        steps.run("WebAssembly target of the compiler", || wasm_target::set_up(project))?;
        let trunk = CargoTool::trunk();
        let trunk = steps.run(&trunk.to_string(), || trunk.set_up(project))?;
        let bindgen = CargoTool::wasm_bindgen(project.locked_version("wasm-bindgen")?);
        let bindgen = steps.run(&bindgen.to_string(), || bindgen.set_up(project))?;
        Ok(Self { trunk, bindgen })
    }

    /// Trunk, with our wasm-bindgen before any other on its `PATH`.
    pub fn trunk(&self) -> Command {
        let mut command = Command::new(self.trunk.join("trunk"));
        command.env("PATH", self.search_path());
        command
    }

    /// The program that runs wasm tests in a browser.
    pub fn test_runner(&self) -> PathBuf {
        self.bindgen.join("wasm-bindgen-test-runner")
    }

    fn search_path(&self) -> OsString {
        path::before_all(&self.bindgen)
    }
}
