//! What is kept: games, settings and what was ever achieved, in the browser's storage or in memory.

mod documents;
mod envelope;
mod ever;
mod game;
mod local;
mod settings;
mod shelf;
mod store;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;
mod transfer;

pub use documents::{Changed, Documents, Found};
pub use envelope::{Document, SCHEMA, Stamp};
pub use ever::{Best, Ever};
pub use game::{Reading, SavedGame};
pub use local::LocalStore;
pub use shelf::{Entry, Shelf, Sync};
pub use store::{MemoryStore, Store, StoreError};
pub use transfer::{Import, export, import};
