//! What stands around the board: the score rail, the players, the hand, and the lists.

mod announcer;
mod chart;
mod chips;
mod choices;
mod count;
mod figures;
mod final_count;
mod goals;
mod hand;
mod hand_over;
mod hand_tile;
mod icon;
mod lists;
mod log;
mod menu;
mod outcomes;
mod piece;
mod players;
mod rail;
mod result;
mod share;
mod side;
mod sources;
mod stressed;
mod tiles_left;
mod track;
mod walkers;
mod worth;

pub use announcer::Announcer;
pub use hand::Hand;
pub use hand_over::PassOn;
pub use piece::TilePicture;
pub use rail::{Rail, RailProps};
pub use side::{Panel, PanelProps};
pub use walkers::Walkers;
pub use worth::Worth;
