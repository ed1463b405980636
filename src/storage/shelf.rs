//! The shelf: every game is a document of its own. A tab remembers what it last wrote or read of a game; if another
//! tab has written since, no move of either is lost.

use super::documents::Documents;
use super::envelope::{Document, Stamp};
use super::game::{GameData, Reading, SavedGame};
use super::store::{Store, StoreError};
use crate::order::sorted;
use std::cell::RefCell;
use std::collections::HashMap;

/// What the names of games begin with.
pub(super) const GAMES: &str = "game.";

/// All games that are kept.
pub struct Shelf<S> {
    documents: Documents<S>,
    /// This tab.
    tab: u32,
    /// What this tab last wrote or read of each game.
    known: RefCell<HashMap<String, Stamp>>,
}

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Which one.
    pub id: String,
    /// What is kept of it.
    pub reading: Reading,
}

/// What came of bringing this tab's game and the shelf together.
#[derive(Clone, Debug, PartialEq)]
pub enum Sync {
    /// The shelf holds this tab's game.
    Kept,
    /// Another tab has gone on; this is where.
    Theirs(SavedGame),
    /// Another tab has gone on differently; this tab's game is now one of its own, under the new name.
    Parted,
}

impl<S: Store> Shelf<S> {
    /// The shelf in `store`, as tab `tab`.
    pub fn new(store: S, tab: u32) -> Self {
        Self { documents: Documents::new(store), tab, known: RefCell::default() }
    }

    /// The documents beneath.
    pub fn documents(&self) -> &Documents<S> {
        &self.documents
    }

    /// This tab.
    pub fn tab(&self) -> u32 {
        self.tab
    }

    /// The game of that name, if it is there and readable. From now on this tab knows it.
    pub fn open(&self, id: &str) -> Option<Reading> {
        let document = self.documents.read(&name(id)).ok()?.document?;
        let reading = data(&document)?.read()?;
        self.known.borrow_mut().insert(id.to_owned(), document.stamp);
        Some(reading)
    }

    /// All readable games, those that changed last first.
    pub fn list(&self) -> Vec<Entry> {
        let readable = |(id, data): (String, GameData)| data.read().map(|reading| Entry { id, reading });
        sorted(self.latest_first().into_iter().filter_map(readable), |one, other| {
            one.reading.game.touched > other.reading.game.touched
        })
    }

    /// The game that changed last of those that are over or not, whose record begins so, and for which `wanted`
    /// holds. Only games that may be meant are read as far as their moves.
    pub fn find(&self, over: bool, beginning: &str, wanted: impl Fn(&SavedGame) -> bool) -> Option<Entry> {
        let may_be_meant = |data: &GameData| data.is_over() == over && data.record().starts_with(beginning);
        self.latest_first().into_iter().filter(|(_, data)| may_be_meant(data)).find_map(|(id, data)| {
            let reading = data.read().filter(|reading| wanted(&reading.game))?;
            Some(Entry { id, reading })
        })
    }

    fn latest_first(&self) -> Vec<(String, GameData)> {
        let names = self.documents.names(GAMES).unwrap_or_default();
        let games = names.into_iter().filter_map(|name| {
            let document = self.documents.read(&name).ok()?.document?;
            Some((name.strip_prefix(GAMES)?.to_owned(), data(&document)?))
        });
        sorted(games, |one, other| one.1.touched() > other.1.touched())
    }

    /// Moves what cannot be read aside, and copies what can be read only in part. Tells whether there was anything.
    pub fn tidy(&self) -> bool {
        let mut any = false;
        for name in self.documents.names("").unwrap_or_default() {
            let Ok(found) = self.documents.read(&name) else { continue };
            let Some(document) = found.document else {
                any |= self.documents.set_aside(&name).is_ok();
                continue;
            };
            let whole = !name.starts_with(GAMES) || data(&document).is_some_and(|data| data.has_beginning());
            if !whole {
                any |= self.documents.set_aside(&name).is_ok();
            } else if found.spoiled {
                // Writing it again moves the unreadable half aside.
                any |= self.documents.write(&name, &document).is_ok();
            }
        }
        any
    }

    /// Keeps a copy of a game as it is, before what cannot be read of it goes.
    pub fn copy_aside(&self, id: &str) {
        if let Ok(Some(document)) = self.documents.read(&name(id)).map(|found| found.document)
            && let Some(text) = document.seal()
        {
            let _ = self.documents.put_aside(&name(id), &text);
        }
    }

    /// Moves a game aside: it will not be opened again.
    ///
    /// # Errors
    /// If there is no room for that.
    pub fn set_aside(&self, id: &str) -> Result<(), StoreError> {
        self.documents.set_aside(&name(id))
    }

    /// Takes a game from the shelf.
    ///
    /// # Errors
    /// If the store cannot be changed.
    pub fn remove(&self, id: &str) -> Result<(), StoreError> {
        self.documents.remove(&name(id))
    }

    /// Puts a game on the shelf, over whatever is there under its name.
    ///
    /// # Errors
    /// If it was not written.
    pub fn put(&self, id: &str, game: &SavedGame) -> Result<(), StoreError> {
        let after = self.documents.read(&name(id))?.document.map(|document| document.stamp).unwrap_or_default();
        self.write(id, game, after)
    }

    fn write(&self, id: &str, game: &SavedGame, after: Stamp) -> Result<(), StoreError> {
        let stamp = Stamp { revision: after.revision + 1, tab: self.tab };
        let data = serde_json::to_string(&game.write()).map_err(|_| StoreError::InTheWay)?;
        self.documents.write(&name(id), &Document { stamp, after, data })?;
        self.known.borrow_mut().insert(id.to_owned(), stamp);
        Ok(())
    }

    /// Brings this tab's game and the shelf together. `changed` if this tab has done something since it last did so;
    /// `new_id` is the name for this tab's game if the two have parted.
    ///
    /// # Errors
    /// If the store refuses; this tab's game is then only in its memory.
    pub fn sync(&self, id: &str, ours: &SavedGame, changed: bool, new_id: &str) -> Result<Sync, StoreError> {
        let known = self.known.borrow().get(id).copied().unwrap_or_default();
        let stored = self.documents.read(&name(id))?.document;
        if stored.as_ref().is_some_and(|stored| stored.stamp == known) {
            return if changed { self.write(id, ours, known).map(|()| Sync::Kept) } else { Ok(Sync::Kept) };
        }
        let theirs = stored.as_ref().and_then(|stored| Some((stored.stamp, data(stored)?.read()?.game)));
        let Some((stamp, theirs)) = theirs else {
            // Nothing there, or nothing that can be read: writing keeps that aside.
            return if changed { self.write(id, ours, known).map(|()| Sync::Kept) } else { Ok(Sync::Kept) };
        };
        if theirs.record == ours.record && changed {
            return self.write(id, ours, stamp).map(|()| Sync::Kept);
        }
        let follows = !changed && stored.is_some_and(|stored| stored.after == known);
        if follows || theirs.extends(ours) {
            self.known.borrow_mut().insert(id.to_owned(), stamp);
            let same = theirs.record == ours.record && theirs.stand == ours.stand;
            return Ok(if same { Sync::Kept } else { Sync::Theirs(theirs) });
        }
        if ours.extends(&theirs) {
            return self.write(id, ours, stamp).map(|()| Sync::Kept);
        }
        self.write(new_id, ours, Stamp::default()).map(|()| Sync::Parted)
    }
}

fn name(id: &str) -> String {
    format!("{GAMES}{id}")
}

fn data(document: &Document) -> Option<GameData> {
    serde_json::from_str(&document.data).ok()
}
