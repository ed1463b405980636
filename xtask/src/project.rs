//! Where things are in the clone.

use std::path::{Path, PathBuf};

use crate::{Failure, Result};

/// The clone's folders.
#[derive(Debug, Clone)]
pub struct Project {
    /// The workspace root.
    pub root: PathBuf,
    /// Cargo's target folder.
    pub target: PathBuf,
}

impl Project {
    /// Finds the clone this task was built from.
    ///
    /// # Errors
    /// If this program does not lie in a cargo target folder.
    pub fn find() -> Result<Self> {
        let manifest = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_owned());
        let root = Path::new(&manifest).parent().map(Path::to_path_buf);
        let target = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.parent()?.to_path_buf()));
        match (root, target) {
            (Some(root), Some(target)) => Ok(Self { root, target }),
            _ => Err(Failure::new("cannot tell where the clone is")
                .remedy("start the task as `cargo xtask …` inside the clone")),
        }
    }

    /// The finished page.
    pub fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// A path for files of these tasks' own.
    pub fn scratch(&self, name: &str) -> PathBuf {
        self.target.join("xtask").join(name)
    }

    /// The version of a package in `Cargo.lock`.
    ///
    /// # Errors
    /// If the lock file cannot be read or has no such package.
    pub fn locked_version(&self, package: &str) -> Result<String> {
        let lock = std::fs::read_to_string(self.root.join("Cargo.lock")).unwrap_or_default();
        version_in_lock(&lock, package).ok_or_else(|| {
            Failure::new(format!("Cargo.lock names no version of {package}"))
                .remedy("restore the committed file: git checkout Cargo.lock")
        })
    }
}

/// Reads `version` in the `[[package]]` entry named `package`.
fn version_in_lock(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?;
    Some(version.strip_suffix('"')?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_versions_from_the_lock_file() {
        let lock = "[[package]]\nname = \"yew\"\nversion = \"0.23.0\"\n\n[[package]]\nname = \"yew-macro\"\nversion = \"0.23.1\"\n";
        assert_eq!(version_in_lock(lock, "yew").as_deref(), Some("0.23.0"));
        assert_eq!(version_in_lock(lock, "gloo"), None);
    }
}
