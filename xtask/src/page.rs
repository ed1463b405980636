//! The page: built by Trunk into `dist/`, and only when something changed.

use std::fs;
use std::path::PathBuf;

use crate::failure::Doing;
use crate::project::Project;
use crate::tools::PageTools;
use crate::{Result, command, fingerprint};

/// All that the page is made of. A folder that does not exist yet is no error.
const INPUTS: &[&str] = &[
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "art/Cargo.toml",
    "art/src",
    "build.rs",
    "engine/Cargo.toml",
    "engine/src",
    "index.html",
    "locales",
    "rust-toolchain.toml",
    "src",
    "static",
];

/// What the page was built from and what came out: both must still be so for the page to be current.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Stamp {
    inputs: u64,
    outputs: u64,
}

impl Stamp {
    fn now(project: &Project, inputs: u64) -> Result<Self> {
        let outputs = fingerprint::of(&project.root, &["dist"])?;
        Ok(Self { inputs, outputs })
    }

    fn file(project: &Project) -> PathBuf {
        project.scratch("page.fingerprint")
    }

    fn write(&self, project: &Project) -> Result<()> {
        let file = Self::file(project);
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder).doing(format_args!("create {}", folder.display()))?;
        }
        fs::write(&file, self.text()).doing(format_args!("write {}", file.display()))
    }

    fn text(&self) -> String {
        format!("inputs {:016x}\noutputs {:016x}\n", self.inputs, self.outputs)
    }
}

/// The name of the build with these inputs: what the page's *About* shows.
fn build_id(inputs: u64) -> String {
    format!("{:08x}", inputs >> 32)
}

/// Whether `dist/` is what a build would give now.
///
/// # Errors
/// If a source file cannot be read.
pub fn is_current(project: &Project) -> Result<bool> {
    let recorded = fs::read_to_string(Stamp::file(project)).unwrap_or_default();
    let inputs = fingerprint::of(&project.root, INPUTS)?;
    Ok(project.dist().join("index.html").is_file() && recorded == Stamp::now(project, inputs)?.text())
}

/// Builds the release page into `dist/`.
///
/// The program sees its build's name at compile time as the variable `TRIVIUM_BUILD`.
///
/// # Errors
/// If Trunk fails; the old `dist/` then stays.
pub fn build(project: &Project, tools: &PageTools) -> Result<()> {
    let inputs = fingerprint::of(&project.root, INPUTS)?;
    let mut trunk = tools.trunk();
    trunk
        .current_dir(&project.root)
        .args(["build", "--release"])
        .env("TRIVIUM_BUILD", build_id(inputs))
        .env("TRUNK_SKIP_VERSION_CHECK", "true")
        .env_remove("NO_COLOR"); // Trunk 0.21 refuses the usual value 1
    command::run(&mut trunk, "mend what the compiler names above; `cargo xtask check` shows it sooner")?;
    Stamp::now(project, inputs)?.write(project)
}
