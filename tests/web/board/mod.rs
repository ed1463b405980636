//! The board: what taps, drags and pinches do, and what a move draws anew.

mod drawing;
mod pointer;
mod pointing;
mod table;
