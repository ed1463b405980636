//! The page as a whole: its state, and the component that lays it out.

pub mod settings;
pub mod state;
