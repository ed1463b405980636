//! What was ever achieved: the goals met and the best result for each set of options. It only ever grows, so tabs
//! and imports may add to it in any order.

use super::documents::Documents;
use super::store::{Store, StoreError};
use crate::game::Table;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use trivium_engine::notation::write_options;
use trivium_engine::options::{GameOptions, Mode};

const NAME: &str = "ever";

/// What was ever achieved.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ever {
    /// The numbers of the goals that were ever met.
    #[serde(default)]
    pub goals: BTreeSet<u8>,
    /// The best results of Solo, by the options as links write them.
    #[serde(default)]
    pub best: BTreeMap<String, Best>,
}

/// The best results with the same options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Best {
    /// The best of all.
    #[serde(default)]
    pub any: u16,
    /// The best without take-backs.
    #[serde(default)]
    pub clean: u16,
}

impl Ever {
    /// What a finished game adds; nothing if it is not finished, or not Solo.
    pub fn of(table: &Table) -> Self {
        let game = table.game();
        let options = table.session().record().options;
        let (Some((result, _)), Mode::Solo { .. }) = (game.result(), options.mode) else { return Self::default() };
        let clean = if table.take_backs() == 0 { result } else { 0 };
        let mut ever = Self::default();
        // One by one: collecting them would bring a sort along.
        for goal in game.position().goals().iter() {
            ever.goals.insert(goal.number());
        }
        ever.best.insert(options_key(options), Best { any: result, clean });
        ever
    }

    /// Takes in what `other` has more.
    pub fn add(&mut self, other: &Self) {
        self.goals.extend(&other.goals);
        for (options, best) in &other.best {
            let known = self.best.entry(options.clone()).or_default();
            *known = Best { any: known.any.max(best.any), clean: known.clean.max(best.clean) };
        }
    }

    /// The best results with these options.
    pub fn best_with(&self, options: GameOptions) -> Best {
        self.best.get(&options_key(options)).copied().unwrap_or_default()
    }
}

fn options_key(options: GameOptions) -> String {
    write_options(&options).iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
}

impl<S: Store> Documents<S> {
    /// What was ever achieved.
    pub fn read_ever(&self) -> Ever {
        let document = self.read(NAME).ok().and_then(|found| found.document);
        document.and_then(|document| serde_json::from_str(&document.data).ok()).unwrap_or_default()
    }

    /// Adds to what was ever achieved.
    ///
    /// # Errors
    /// If it was not written.
    pub fn add_to_ever(&self, more: &Ever, tab: u32) -> Result<(), StoreError> {
        let before = self.read_ever();
        let mut after = before.clone();
        after.add(more);
        if after == before {
            return Ok(());
        }
        self.write_next(NAME, tab, serde_json::to_string(&after).map_err(|_| StoreError::InTheWay)?)
    }
}
