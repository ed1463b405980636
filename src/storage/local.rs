//! The browser's own storage, which outlives the page.

use super::store::{Store, StoreError};
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomException, Storage};

/// `localStorage`. Where cookies are blocked, merely asking for it throws.
pub struct LocalStore(Storage);

impl LocalStore {
    /// The storage, if this page may use it: a text is written and read back.
    pub fn open() -> Option<Self> {
        const PROBE: &str = "trivium.probe";
        let store = Self(web_sys::window()?.local_storage().ok()??);
        // A storage that is full can still be read, so that alone is no reason to do without.
        let works = match store.set(PROBE, "1") {
            Ok(()) => store.get(PROBE).is_ok_and(|text| text.as_deref() == Some("1")),
            Err(error) => error == StoreError::Full,
        };
        let _ = store.remove(PROBE);
        works.then_some(store)
    }
}

impl Store for LocalStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.0.get_item(key).map_err(reason)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        self.0.set_item(key, text).map_err(reason)
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.0.remove_item(key).map_err(reason)
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        let count = self.0.length().map_err(reason)?;
        (0..count).filter_map(|number| self.0.key(number).map_err(reason).transpose()).collect()
    }
}

#[allow(clippy::needless_pass_by_value, reason = "as `map_err` hands it over")]
fn reason(error: JsValue) -> StoreError {
    // Firefox has a name of its own for it.
    const FULL: [&str; 2] = ["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"];
    let full = error.dyn_ref::<DomException>().is_some_and(|exception| FULL.contains(&exception.name().as_str()));
    if full { StoreError::Full } else { StoreError::Blocked }
}
