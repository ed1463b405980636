//! What holds in every game, tried on random games of every mode.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod choices;
mod conserved;
mod features;
mod flood;
mod legal;
#[path = "../../examples/perft/line.rs"]
mod line;
mod parsers;
mod perft;
mod records;
mod walk;
