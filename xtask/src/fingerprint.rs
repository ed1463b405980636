//! One number for the contents of files and folders: equal number, nothing changed.

use std::collections::BTreeSet;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use crate::Result;
use crate::failure::Doing;

/// The fingerprint of `entries` (files or folders) under `root`; those that do not exist are left out.
///
/// # Errors
/// If a file cannot be read.
pub fn of(root: &Path, entries: &[&str]) -> Result<u64> {
    let mut files = BTreeSet::new();
    for entry in entries {
        collect(&root.join(entry), &mut files)?;
    }
    let mut hasher = DefaultHasher::new();
    for file in files {
        file.strip_prefix(root).unwrap_or(&file).hash(&mut hasher);
        let bytes = fs::read(&file).doing(format_args!("read {}", file.display()))?;
        bytes.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// Adds `path`, or every file beneath it.
fn collect(path: &Path, files: &mut BTreeSet<PathBuf>) -> Result<()> {
    if path.is_file() {
        files.insert(path.to_path_buf());
    } else if path.is_dir() {
        let entries = fs::read_dir(path).doing(format_args!("list {}", path.display()))?;
        for entry in entries {
            let entry = entry.doing(format_args!("list {}", path.display()))?;
            collect(&entry.path(), files)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_with_contents_and_names_only() {
        let root = std::env::temp_dir().join(format!("xtask-fingerprint-{}", std::process::id()));
        fs::create_dir_all(root.join("src")).unwrap();
        fs::write(root.join("src/a"), "one").unwrap();
        let entries = ["src", "missing"];
        let first = of(&root, &entries).unwrap();
        fs::write(root.join("src/a"), "one").unwrap();
        assert_eq!(of(&root, &entries).unwrap(), first, "same contents");
        fs::write(root.join("src/a"), "two").unwrap();
        assert_ne!(of(&root, &entries).unwrap(), first, "other contents");
        fs::write(root.join("src/a"), "one").unwrap();
        fs::rename(root.join("src/a"), root.join("src/b")).unwrap();
        assert_ne!(of(&root, &entries).unwrap(), first, "other name");
        fs::remove_dir_all(root).unwrap();
    }
}
