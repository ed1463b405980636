//! The rules of Trivium.
pub mod geometry;
pub mod tile;
