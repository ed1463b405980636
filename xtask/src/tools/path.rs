//! Looking for programs.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The first folder on `PATH` that holds `program`.
pub fn folder_of(program: &str) -> Option<PathBuf> {
    let search = env::var_os("PATH")?;
    env::split_paths(&search).find(|folder| file_in(folder, program).is_some())
}

/// The program's file in `folder`, if it is there.
pub fn file_in(folder: &Path, program: &str) -> Option<PathBuf> {
    let file = folder.join(format!("{program}{}", env::consts::EXE_SUFFIX));
    file.is_file().then_some(file)
}

/// `PATH` with `folder` put first.
pub fn before_all(folder: &Path) -> OsString {
    let search = env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_path_buf()).chain(env::split_paths(&search));
    env::join_paths(folders).unwrap_or(search)
}

/// The per-user cache of this project's tools: it outlives any clone.
pub fn cache() -> Option<PathBuf> {
    let absolute = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = absolute("XDG_CACHE_HOME").or_else(|| {
        let home = absolute("HOME").or_else(|| absolute("USERPROFILE"))?;
        Some(home.join(".cache"))
    })?;
    Some(base.join("trivium"))
}
