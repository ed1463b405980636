//! The tile table: its totals, and its fields derived again from a drawing of each tile.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(clippy::cast_precision_loss, reason = "squared paper is small")]

mod picture;
mod totals;
