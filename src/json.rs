//! JSON, as far as stored documents need it: small, because every page carries it.

mod read;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
mod write;

pub use read::Json;
pub use write::{Object, list, pretty, text};
