//! The keeper: whatever the page keeps goes through it. Where the browser keeps nothing it keeps games in memory,
//! and says so once.

use super::{beginning, crash, fresh};
use crate::app::state::{Action, Notice};
use crate::game::{Table, TableId};
use crate::storage::{Ever, LocalStore, MemoryStore, SavedGame, Shelf, Store, Sync};
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Where the name of the game is noted that this tab plays: it outlives loading the page again, not the tab.
const TAB_GAME: &str = "trivium.tab";

/// Keeps games, settings and achievements. Cheap to clone.
#[derive(Clone)]
pub struct Keeper(Rc<Inner>);

impl PartialEq for Keeper {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

struct Inner {
    shelf: Shelf<Rc<dyn Store>>,
    /// Whether what is kept outlives the page.
    lasting: bool,
    /// The player has been told that it does not.
    complained: Cell<bool>,
    /// The table as it was last kept.
    kept: RefCell<Option<Kept>>,
    /// The table as the page has it.
    current: RefCell<Option<Table>>,
}

struct Kept {
    table: Table,
    started: u64,
}

impl Keeper {
    /// A keeper over the browser's storage, or over memory if that may not be used.
    pub fn open() -> Self {
        match LocalStore::open() {
            Some(store) => Self::over(Rc::new(store), true),
            None => Self::over(Rc::new(MemoryStore::default()), false),
        }
    }

    /// A keeper over a store that lasts or does not.
    pub fn over(store: Rc<dyn Store>, lasting: bool) -> Self {
        #[allow(clippy::cast_possible_truncation, reason = "any part of a random number is random")]
        let tab = fresh::number() as u32;
        Self(Rc::new(Inner {
            shelf: Shelf::new(store, tab),
            lasting,
            complained: Cell::new(false),
            kept: RefCell::default(),
            current: RefCell::default(),
        }))
    }

    /// All games that are kept.
    pub fn shelf(&self) -> &Shelf<Rc<dyn Store>> {
        &self.0.shelf
    }

    /// What the player has to be told about keeping, if he has not been.
    pub fn complaint(&self) -> Option<Notice> {
        (!self.0.lasting).then(|| self.complain()).flatten()
    }

    fn complain(&self) -> Option<Notice> {
        (!self.0.complained.replace(true)).then_some(Notice::NotSaved)
    }

    /// What was ever achieved.
    pub fn ever(&self) -> Ever {
        self.0.shelf.documents().read_ever()
    }

    /// A game from the shelf, to go on the table.
    pub fn table(&self, id: &str) -> Option<Table> {
        let reading = self.0.shelf.open(id)?;
        Some(reading.game.onto(TableId(Rc::from(id))))
    }

    /// Keeps the table as it is now. What follows from that is for the page to do.
    pub fn keep(&self, table: &Table) -> Vec<Action> {
        self.0.current.replace(Some(table.clone()));
        self.leave_other(table);
        let first = self.0.kept.borrow().is_none();
        let changed = self.0.kept.borrow().as_ref().is_none_or(|kept| kept.table != *table);
        if changed && !first {
            crash::forget();
        }
        if table.game().end().is_some() {
            let _ = self.0.shelf.documents().add_to_ever(&Ever::of(table), self.0.shelf.tab());
        }
        self.bring_together(table, changed)
    }

    /// Looks whether another tab has gone on with this tab's game.
    pub fn look_again(&self) -> Vec<Action> {
        let Some(table) = self.0.current.borrow().clone() else { return Vec::new() };
        let changed = self.0.kept.borrow().as_ref().is_none_or(|kept| kept.table != table);
        self.bring_together(&table, changed)
    }

    /// Whether this is the game on the table.
    pub fn is_playing(&self, id: &str) -> bool {
        self.0.current.borrow().as_ref().is_some_and(|table| *table.id().0 == *id)
    }

    /// When another game went on the table: a game that never began is not kept.
    fn leave_other(&self, table: &Table) {
        let mut kept = self.0.kept.borrow_mut();
        let Some(left) = kept.as_ref().filter(|kept| kept.table.id() != table.id()) else { return };
        if !SavedGame::of(&left.table, 0, 0).is_begun() {
            let _ = self.0.shelf.remove(&left.table.id().0);
        }
        *kept = None;
    }

    fn bring_together(&self, table: &Table, changed: bool) -> Vec<Action> {
        let Inner { shelf, kept, .. } = &*self.0;
        let id = &*table.id().0;
        let known = kept.borrow().as_ref().map(|kept| kept.started);
        let now = fresh::now();
        let started = known.or_else(|| shelf.open(id).map(|reading| reading.game.started)).unwrap_or(now);
        let new_id = fresh::id();
        let synced = shelf.sync(id, &SavedGame::of(table, started, now), changed, &new_id);
        let (now_at, notice) = match synced {
            Ok(Sync::Kept) => (table.clone(), None),
            Ok(Sync::Theirs(game)) => (game.onto(table.id().clone()), Some(Notice::OtherTab)),
            Ok(Sync::Parted) => (table.clone().renamed(TableId(Rc::from(new_id))), Some(Notice::Parted)),
            Err(_) => return self.complain().map(|notice| Action::Tell(Some(notice))).into_iter().collect(),
        };
        note_tab_game(&now_at.id().0);
        kept.replace(Some(Kept { table: now_at.clone(), started }));
        self.0.current.replace(Some(now_at.clone()));
        notice.map_or_else(Vec::new, |notice| vec![Action::Open(now_at), Action::Tell(Some(notice))])
    }

    /// Puts a game of the shelf on the table, with what the player has to be told.
    pub(super) fn begin(
        &self,
        link: Result<Option<crate::link::Wanted>, crate::link::BadLink>,
    ) -> beginning::Beginning {
        beginning::begin(&self.0.shelf, link, tab_game().as_deref())
    }
}

fn session_storage() -> Option<web_sys::Storage> {
    web_sys::window()?.session_storage().ok()?
}

/// The game that this tab played before it was loaded again.
pub(super) fn tab_game() -> Option<String> {
    session_storage()?.get_item(TAB_GAME).ok()?
}

fn note_tab_game(id: &str) {
    if let Some(storage) = session_storage() {
        let _ = storage.set_item(TAB_GAME, id);
    }
}
