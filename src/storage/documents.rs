//! Documents: each has two slots, written in turn, and a pointer that is flipped last. Whenever the page is killed,
//! one slot holds the last whole writing. What cannot be read is kept aside, never overwritten.

use super::envelope::{Document, Stamp};
use super::store::{Store, StoreError};
use crate::order::sorted;
use std::collections::BTreeMap;

/// What all our keys begin with: other pages of the same origin have theirs.
const OURS: &str = "trivium.";
const ASIDE: &str = "trivium.unreadable.";
/// What the keys of pointers end with.
const POINTER: &str = ".at";
const SLOTS: [&str; 2] = ["a", "b"];

/// Documents in a store.
pub struct Documents<S>(S);

/// What is found under a name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The latest readable writing.
    pub document: Option<Document>,
    /// Whether something could not be read.
    pub spoiled: bool,
}

enum Slot {
    Empty,
    Good(Document),
    /// Its text is damaged, foreign or of a later schema.
    Bad(String),
}

impl<S: Store> Documents<S> {
    /// The documents in `store`.
    pub fn new(store: S) -> Self {
        Self(store)
    }

    /// The store.
    pub fn store(&self) -> &S {
        &self.0
    }

    /// The latest readable writing of a document. Nothing is changed.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn read(&self, name: &str) -> Result<Found, StoreError> {
        let mut slots = self.slots(name)?;
        let spoiled = slots.iter().any(|slot| matches!(slot, Slot::Bad(_)));
        let document =
            self.best(name, &slots)?.and_then(|best| match std::mem::replace(&mut slots[best], Slot::Empty) {
                Slot::Good(document) => Some(document),
                _ => None,
            });
        Ok(Found { document, spoiled })
    }

    fn slots(&self, name: &str) -> Result<[Slot; 2], StoreError> {
        let slot = |slot| -> Result<Slot, StoreError> {
            let Some(text) = self.0.get(&slot_key(name, slot))? else { return Ok(Slot::Empty) };
            Ok(Document::unseal(name, &text).map_or(Slot::Bad(text), Slot::Good))
        };
        Ok([slot(0)?, slot(1)?])
    }

    /// The slot with the latest good writing; where both are as late, the one that the pointer names.
    fn best(&self, name: &str, slots: &[Slot; 2]) -> Result<Option<usize>, StoreError> {
        let revision = |slot: &Slot| match slot {
            Slot::Good(document) => Some(document.stamp.revision),
            _ => None,
        };
        Ok(match [revision(&slots[0]), revision(&slots[1])] {
            [None, None] => None,
            [first, second] if first == second => {
                let pointer = self.0.get(&pointer_key(name))?;
                Some(usize::from(pointer.as_deref() == Some(SLOTS[1])))
            }
            // No writing at all is less than any.
            [first, second] => Some(usize::from(second > first)),
        })
    }

    /// Writes a document: into the slot that does not hold the latest writing, then flips the pointer.
    ///
    /// # Errors
    /// If it was not written; the latest writing is still there.
    pub fn write(&self, name: &str, document: &Document) -> Result<(), StoreError> {
        let slots = self.slots(name)?;
        let slot = self.best(name, &slots)?.map_or(0, |best| 1 - best);
        for (number, slot) in slots.iter().enumerate() {
            if let Slot::Bad(text) = slot {
                self.put_aside(name, text).map_err(|_| StoreError::InTheWay)?;
                self.0.remove(&slot_key(name, number))?;
            }
        }
        let text = document.seal().ok_or(StoreError::InTheWay)?;
        self.0.set(&slot_key(name, slot), &text)?;
        self.0.set(&pointer_key(name), SLOTS[slot])
    }

    /// Takes a document away.
    ///
    /// # Errors
    /// If the store cannot be changed.
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.0.remove(&pointer_key(name))?;
        (0..SLOTS.len()).try_for_each(|slot| self.0.remove(&slot_key(name, slot)))
    }

    /// Moves a document aside, for those who may be able to read it.
    ///
    /// # Errors
    /// If there is no room for that; then it stays where it is.
    pub fn set_aside(&self, name: &str) -> Result<(), StoreError> {
        for slot in 0..SLOTS.len() {
            if let Some(text) = self.0.get(&slot_key(name, slot))? {
                self.put_aside(name, &text)?;
            }
        }
        self.remove(name)
    }

    /// Keeps a text under the first free number of its name, unless it is there already.
    ///
    /// # Errors
    /// If it was not kept.
    pub fn put_aside(&self, name: &str, text: &str) -> Result<(), StoreError> {
        for number in 1u32.. {
            let key = format!("{ASIDE}{name}.{number}");
            match self.0.get(&key)? {
                None => return self.0.set(&key, text),
                Some(known) if known == text => return Ok(()),
                Some(_) => {}
            }
        }
        Err(StoreError::Full)
    }

    /// The texts that were kept aside, each under its key.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn aside(&self) -> Result<BTreeMap<String, String>, StoreError> {
        let keys = self.0.keys()?.into_iter().filter(|key| key.starts_with(ASIDE));
        let mut texts = BTreeMap::new();
        for key in keys {
            if let Some(text) = self.0.get(&key)? {
                texts.insert(key, text);
            }
        }
        Ok(texts)
    }

    /// The names of the documents that begin so, in no order.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub fn names(&self, beginning: &str) -> Result<Vec<String>, StoreError> {
        let keys = self.0.keys()?;
        let names = keys
            .iter()
            .filter(|key| !key.starts_with(ASIDE))
            .filter_map(|key| key.strip_prefix(OURS)?.rsplit_once('.'))
            .filter(|(name, slot)| SLOTS.contains(slot) && name.starts_with(beginning))
            .map(|(name, _)| name.to_owned());
        let mut names = sorted(names, |one, other| one < other);
        names.dedup();
        Ok(names)
    }

    /// Writes data after the latest writing, whoever did it.
    ///
    /// # Errors
    /// If they were not written.
    pub fn write_next(&self, name: &str, tab: u32, data: String) -> Result<(), StoreError> {
        let after = self.read(name)?.document.map(|document| document.stamp).unwrap_or_default();
        self.write(name, &Document { stamp: Stamp { revision: after.revision + 1, tab }, after, data })
    }
}

fn pointer_key(name: &str) -> String {
    format!("{OURS}{name}{POINTER}")
}

fn slot_key(name: &str, slot: usize) -> String {
    format!("{OURS}{name}.{}", SLOTS[slot])
}

/// What another tab has written, by the key that changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Changed<'a> {
    /// The game of that name.
    Game(&'a str),
    /// The settings.
    Settings,
}

impl<'a> Changed<'a> {
    /// Read from a key; none but the pointers matter, for they are flipped last.
    pub fn by(key: &'a str) -> Option<Self> {
        let name = key.strip_prefix(OURS)?.strip_suffix(POINTER)?;
        match name.strip_prefix(super::shelf::GAMES) {
            Some(id) => Some(Self::Game(id)),
            None if name == super::settings::NAME => Some(Self::Settings),
            _ => None,
        }
    }
}
