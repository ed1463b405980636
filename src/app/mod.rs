//! The page as a whole: its state, and the component that lays it out.

mod hand_over;
mod page;
mod root;
mod scored;
pub mod settings;
pub mod state;

pub use hand_over::{Final, HandOver};
pub use page::{App, Shared};
pub use root::Root;
pub use scored::Scored;
