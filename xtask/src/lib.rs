//! The project's tasks: set up the tools, build the page, serve it, test everything.
//!
//! Reading order: [`cli`] says what can be asked for, [`tasks`] does it step by step, [`tools`] finds or
//! builds what a step needs, [`page`] builds the page unless it is current, [`server`] serves it.

mod check;
pub mod chromedriver;
pub mod cli;
pub mod command;
pub mod failure;
pub mod fingerprint;
mod model_check;
pub mod page;
pub mod project;
pub mod server;
pub mod steps;
pub mod tasks;
pub mod tools;

pub use failure::{Failure, Result};
