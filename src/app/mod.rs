//! The page as a whole: its state, and the component that lays it out.

mod page;
mod root;
pub mod settings;
pub mod state;

pub use page::{App, Shared};
pub use root::Root;
