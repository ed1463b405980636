//! The game on the table: a session of the engine, and the step of the turn that the player has reached.

mod forecast;
mod seats;
mod table;
#[cfg(test)]
mod tests;

pub use forecast::{ClaimOption, Forecast};
pub use seats::{NAME_LENGTH, Seat, Seats};
pub use table::{Refusal, Stand, Step, Table, TableId};
