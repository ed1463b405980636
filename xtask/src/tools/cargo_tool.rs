//! Tools that cargo can build: taken from `PATH` if they suit, else built once into the per-user cache.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::path;
use crate::failure::Doing;
use crate::project::Project;
use crate::{Failure, Result, command};

/// The version of Trunk that is built where none suits.
const TRUNK: &str = "0.21.14";

/// Builds of tools are for our use only: compile them fast rather than well.
const QUICK_BUILD: &[(&str, &str)] = &[
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_STRIP", "true"),
];

/// A tool and the version we want.
#[derive(Debug)]
pub struct CargoTool {
    package: &'static str,
    /// The programs it must have; the first one tells its version.
    programs: &'static [&'static str],
    version: String,
    options: &'static [&'static str],
    suits: fn(found: &str, wanted: &str) -> bool,
}

impl CargoTool {
    /// The bundler. Any later 0.21 will do.
    pub fn trunk() -> Self {
        Self {
            package: "trunk",
            programs: &["trunk"],
            version: TRUNK.to_owned(),
            options: &["--no-default-features"],
            suits: same_series_or_later,
        }
    }

    /// The JavaScript glue generator. It refuses a page built with any other version of its library.
    pub fn wasm_bindgen(version: String) -> Self {
        Self {
            package: "wasm-bindgen-cli",
            programs: &["wasm-bindgen", "wasm-bindgen-test-runner"],
            version,
            options: &[],
            suits: |found, wanted| found == wanted,
        }
    }

    /// The folder that holds the tool's programs, after building it if need be.
    ///
    /// # Errors
    /// If it can neither be found nor built.
    pub fn set_up(&self, project: &Project) -> Result<PathBuf> {
        if let Some(folder) = path::folder_of(self.programs[0])
            && self.is_in(&folder)
        {
            println!("    found on PATH");
            return Ok(folder);
        }
        let cache = path::cache().ok_or_else(|| {
            Failure::new("no folder for the tools: neither XDG_CACHE_HOME nor HOME is set").remedy(self.remedy())
        })?;
        let home = cache.join(format!("{}-{}", self.programs[0], self.version));
        let folder = home.join("bin");
        if self.is_in(&folder) {
            println!("    found in {}", home.display());
            return Ok(folder);
        }
        println!("    building it once into {}; this takes minutes", home.display());
        self.build(project, &home)?;
        if self.is_in(&folder) {
            return Ok(folder);
        }
        Err(Failure::new(format!("{self} was built, but does not start")).remedy(self.remedy()))
    }

    /// Builds the tool. What an interrupted build has compiled is kept for the next try.
    fn build(&self, project: &Project, home: &Path) -> Result<()> {
        let scratch = home.join("build");
        fs::create_dir_all(&scratch).doing(format_args!("create {}", scratch.display()))?;
        let mut install = command::cargo();
        install
            .current_dir(&project.root)
            .args(["install", self.package, "--version", &self.version])
            .args(["--locked", "--force"])
            .args(self.options)
            .arg("--root")
            .arg(home)
            .envs(QUICK_BUILD.iter().copied())
            .env("CARGO_TARGET_DIR", &scratch)
            .env_remove("RUSTFLAGS");
        command::run(&mut install, &self.remedy())?;
        fs::remove_dir_all(&scratch).doing(format_args!("remove {}", scratch.display()))
    }

    /// Whether all its programs are in `folder`, in a version that suits.
    fn is_in(&self, folder: &Path) -> bool {
        let all = self.programs.iter().all(|name| path::file_in(folder, name).is_some());
        all && command::output(Command::new(folder.join(self.programs[0])).arg("--version"))
            .as_deref()
            .and_then(|line| line.split_whitespace().nth(1))
            .is_some_and(|found| (self.suits)(found, &self.version))
    }

    fn remedy(&self) -> String {
        format!("try again with a connection to your cargo registry (what was built is kept), or put {self} on PATH")
    }
}

impl fmt::Display for CargoTool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.programs[0], self.version)
    }
}

/// Same major and minor number, and a patch at least as late.
fn same_series_or_later(found: &str, wanted: &str) -> bool {
    let numbers = |version: &str| -> Option<[u32; 3]> {
        let parts: Vec<u32> = version.split('.').map_while(|part| part.parse().ok()).collect();
        parts.try_into().ok()
    };
    match (numbers(found), numbers(wanted)) {
        (Some(found), Some(wanted)) => found[..2] == wanted[..2] && found[2] >= wanted[2],
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_later_patch_suits_but_no_other_series() {
        assert!(same_series_or_later("0.21.14", "0.21.14"));
        assert!(same_series_or_later("0.21.20", "0.21.14"));
        assert!(!same_series_or_later("0.21.9", "0.21.14"));
        assert!(!same_series_or_later("0.22.0", "0.21.14"));
        assert!(!same_series_or_later("0.22.0-beta.1", "0.21.14"));
        assert!(!same_series_or_later("", "0.21.14"));
    }
}
