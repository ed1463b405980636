//! Where texts are kept under keys, and what can go wrong with it.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

/// Why a text was not kept or found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// There is no place to keep anything, or it may not be touched.
    Blocked,
    /// There is no room left.
    Full,
    /// What is in the way cannot be read and could not be kept aside either.
    InTheWay,
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Blocked => "the browser does not let this page keep anything",
            Self::Full => "there is no room left",
            Self::InTheWay => "something unreadable is in the way",
        })
    }
}

impl std::error::Error for StoreError {}

/// Texts under keys. Setting one happens whole or not at all.
pub trait Store {
    /// The text under a key.
    ///
    /// # Errors
    /// If nothing can be read.
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Puts a text under a key.
    ///
    /// # Errors
    /// If it was not kept.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;

    /// Takes a key away, if it is there.
    ///
    /// # Errors
    /// If nothing can be changed.
    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys, also those of others.
    ///
    /// # Errors
    /// If nothing can be read.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}

impl<S: Store + ?Sized> Store for Rc<S> {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        (**self).get(key)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        (**self).set(key, text)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        (**self).remove(key)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        (**self).keys()
    }
}

/// Keeps texts as long as the page is open.
#[derive(Debug, Default)]
pub struct MemoryStore(RefCell<BTreeMap<String, String>>);

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.0.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.0.borrow().keys().cloned().collect())
    }
}
