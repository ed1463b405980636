//! A second reading of the rules, written without a look at the first.
//!
//! The engine is clever; this crate is not. It keeps no running totals: every feature is found by flooding the board
//! from scratch, every placement by trying every turn of the tile in every cell beside a tile. It reads the engine's
//! traces line by line, works out by itself what each line should say, and reports the first difference of each game.
//!
//! The way through: [`check`](check::check) splits the input into games, a [`Judge`](judge::Judge) compares lines with a
//! [`Game`](game::Game), and the game asks [`board`], [`placing`], [`flood`], [`scoring`] and [`ending`].

pub mod board;
pub mod check;
pub mod difference;
pub mod ending;
pub mod flood;
pub mod game;
pub mod goals;
pub mod judge;
pub mod line;
pub mod look;
pub mod placing;
pub mod scoring;
pub mod setup;
pub mod table;
pub mod value;
