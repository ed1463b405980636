//! The rules of Trivium: a pure engine without browser, clock, input or output.
//!
//! A [`Seed`](seed::Seed) grows an order of tiles, [`GameOptions`](options::GameOptions) say which game is played, and a
//! [`Game`](game::Game) is both, valid by construction and reachable only by playing:
//!
//! ```
//! use trivium_engine::game::Game;
//! use trivium_engine::moves::{Choice, Move};
//! use trivium_engine::options::GameOptions;
//! use trivium_engine::seed::{Phrase, Seed};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let seed = Seed::Phrase(Phrase::new("a day in the country")?);
//! let mut game = Game::new(GameOptions::solo(), &seed);
//! assert_eq!(game.hand().map(trivium_engine::tile::TileKind::name), Some("M"));
//! # Ok(())
//! # }
//! ```
//!
//! A [`Move`](moves::Move) is a whole decision: where the tile goes, what is claimed, and in which order what it completes
//! is scored. The game lists what is legal, and tells what happened as [`Event`](event::Event)s, whose points are sums of
//! named terms:
//!
//! ```
//! # use trivium_engine::game::Game;
//! # use trivium_engine::moves::{Choice, Move};
//! # use trivium_engine::options::GameOptions;
//! # use trivium_engine::seed::{Phrase, Seed};
//! use trivium_engine::event::Event;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let seed = Seed::Phrase(Phrase::new("a day in the country")?);
//! # let mut game = Game::new(GameOptions::solo(), &seed);
//! while game.end().is_none() {
//!     let Some(placement) = game.legal_placements().next() else { break };
//!     let Some(claim) = game.legal_claims(placement)?.next() else { break };
//!     for event in game.play(Move { placement, choice: Choice { claim, ..Choice::default() } })? {
//!         if let Event::FeatureCompleted(scoring) = event {
//!             println!("{:?}: {} for {} colours", scoring.kind, scoring.worth, scoring.receivers.len());
//!         }
//!     }
//! }
//! let (points, last) = game.result().ok_or("the game is over")?;
//! assert!(!last.is_empty() && points >= 1);
//! # Ok(())
//! # }
//! ```
//!
//! What is illegal is refused with the reason, and changes nothing. Text forms are in [`notation`]:
//!
//! ```
//! # use trivium_engine::options::GameOptions;
//! # use trivium_engine::seed::{Phrase, Seed};
//! use trivium_engine::notation::read_move;
//! use trivium_engine::record::GameRecord;
//! use trivium_engine::session::Session;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let seed = Seed::Phrase(Phrase::new("a day in the country")?);
//! let (mut session, _) = Session::new(GameRecord::new(GameOptions::solo(), seed));
//! let far_away = read_move(session.game(), "5,5 r0")?;
//! assert_eq!(session.play(far_away).unwrap_err().to_string(), "no tile lies beside that cell");
//!
//! let mv = read_move(session.game(), "0,-1 r1 city@E")?;
//! session.play(mv)?;
//! session.undo();
//! session.redo();
//! assert_eq!(session.record().write(), "trivium 1\nphrase a day in the country\n0,-1 r1 city@E\n");
//! # Ok(())
//! # }
//! ```
//!
//! # The way through
//!
//! | | |
//! |---|---|
//! | [`geometry`], [`tile`], [`player`], [`score`] | the words: cells and ports, kinds of tile, colours, sums |
//! | [`options`], [`ruleset`] | what is set before a game, and what that comes to |
//! | [`seed`], [`deck`] | from words to an order of tiles, for ever the same |
//! | [`board`], [`feature`], [`position`] | what lies on the table |
//! | [`moves`], [`claims`], [`illegal`], [`choices`], [`game`] | what may be done, and doing it |
//! | [`event`], [`goals`], [`query`] | what came of it |
//! | [`record`], [`session`], [`notation`] | games as decisions, undo and redo, text |
//! | [`expansion`] | what is added to the base game: hooks, and a file for each |
//! | [`setup`], [`perft`], [`placements`] | positions by hand, counting, playing fast |
//!
//! Numbers such as S3.7 in comments are rulings of docs/RULES.md. How to add an expansion is told in docs/EXPANSIONS.md.

pub mod board;
mod cells;
pub mod choices;
pub mod claims;
pub mod deck;
pub mod event;
pub mod expansion;
pub mod feature;
mod final_count;
mod frontier;
pub mod game;
pub mod geometry;
pub mod goals;
pub mod illegal;
pub mod moves;
pub mod notation;
pub mod options;
pub mod perft;
pub mod placements;
pub mod player;
pub mod position;
pub mod query;
pub mod record;
pub mod ruleset;
pub mod score;
pub mod seed;
pub mod session;
pub mod setup;
pub mod tile;
mod turn;
