//! What the components are given: plain values, made from the table, that ask no rules any more.

pub mod board;
pub mod chart;
pub mod count;
pub mod fields;
pub mod goals;
pub mod greatest;
pub mod hand;
pub mod history;
pub mod log;
pub mod names;
pub mod players;
pub mod rail;
pub mod result;
pub mod rules;
pub mod scored;
pub mod sources;
pub mod tell;
pub mod tiles_left;
pub mod worth;

#[cfg(test)]
mod tests;
