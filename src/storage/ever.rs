//! What was ever achieved: the goals met and the best result for each set of options. It only ever grows, so tabs
//! and imports may add to it in any order.

use super::documents::Documents;
use super::store::{Store, StoreError};
use crate::game::Table;
use crate::json::{Json, Object, list};
use crate::named::Named;
use trivium_engine::notation::write_options;
use trivium_engine::options::{GameOptions, Mode};

const NAME: &str = "ever";

/// What was ever achieved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ever {
    /// The numbers of the goals that were ever met, from the lowest.
    pub goals: Vec<u8>,
    /// The best results of Solo, by the options as links write them.
    pub best: Named<Best>,
}

/// The best results with the same options.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Best {
    /// The best of all.
    pub any: u16,
    /// The best without take-backs.
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
        for goal in game.position().goals().iter() {
            ever.meet(goal.number());
        }
        ever.best.set(&options_key(options), Best { any: result, clean });
        ever
    }

    /// Adds a goal.
    pub fn meet(&mut self, goal: u8) {
        if let Err(place) = self.goals.binary_search(&goal) {
            self.goals.insert(place, goal);
        }
    }

    /// Takes in what `other` has more.
    pub fn add(&mut self, other: &Self) {
        for &goal in &other.goals {
            self.meet(goal);
        }
        for (options, best) in other.best.iter() {
            let known = self.best.get(options).copied().unwrap_or_default();
            self.best.set(options, Best { any: known.any.max(best.any), clean: known.clean.max(best.clean) });
        }
    }

    /// The best results with these options.
    pub fn best_with(&self, options: GameOptions) -> Best {
        self.best.get(&options_key(options)).copied().unwrap_or_default()
    }

    pub(super) fn write(&self) -> String {
        let goals: Vec<_> = self.goals.iter().map(u8::to_string).collect();
        let best = self.best.iter().fold(Object::default(), |all, (options, best)| {
            let Best { any, clean } = best;
            let best = Object::default().with("any", &any.to_string()).with("clean", &clean.to_string());
            all.with(options, &best.finish())
        });
        Object::default().with("goals", &list(&goals)).with("best", &best.finish()).finish()
    }

    pub(super) fn read(json: Json) -> Option<Self> {
        let (members, mut ever) = (json.members()?, Self::default());
        for goal in members.or_default("goals", Json::items)? {
            ever.meet(goal.number()?);
        }
        if let Some(all) = members.get("best") {
            for (options, best) in all.members()?.iter() {
                let best = best.members()?;
                let [any, clean] = ["any", "clean"].map(|name| best.or_default(name, Json::number));
                ever.best.set(options, Best { any: any?, clean: clean? });
            }
        }
        Some(ever)
    }
}

fn options_key(options: GameOptions) -> String {
    write_options(&options).iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
}

impl<S: Store> Documents<S> {
    /// What was ever achieved.
    pub fn read_ever(&self) -> Ever {
        let document = self.read(NAME).ok().and_then(|found| found.document);
        document.and_then(|document| Ever::read(Json::read(&document.data)?)).unwrap_or_default()
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
        self.write_next(NAME, tab, after.write())
    }
}
