//! The release page, served twice: at the root and below a sub-path.

use std::path::PathBuf;
use std::sync::LazyLock;

use xtask::server::Server;

/// The page at the root of its host.
pub static ROOT: LazyLock<String> = LazyLock::new(|| serve("/"));

/// The page below a sub-path, as on a host with many projects.
pub static SUB_PATH: LazyLock<String> = LazyLock::new(|| serve("/games/trivium/"));

fn serve(base: &str) -> String {
    let folder = std::env::var("TRIVIUM_DIST").map_or_else(|_| PathBuf::from("dist"), PathBuf::from);
    assert!(folder.join("index.html").is_file(), "there is no page: start these tests through `cargo xtask e2e`");
    Server::bind(folder, base, 0).expect("a free port").serve_in_background()
}
