//! What components share: the ways to act, the texts and the settings, from a context.

mod calm;
mod clipboard;
mod double_click;
mod keyboard;
mod keys;
#[cfg(test)]
mod keys_tests;
mod later;
mod links;
mod settings;

pub use calm::use_calm;
pub use clipboard::copy_link;
pub use double_click::use_double_clicks;
pub use keyboard::use_keyboard;
pub use keys::{Key, key_action};
pub use later::{Wait, after_picture, use_later};
pub use links::{again, page_link};
pub use settings::use_page_settings;

use crate::app::settings::Settings;
use crate::app::state::{Action, AppState};
use crate::boot::Keeper;
use crate::i18n::Texts;
use yew::prelude::*;

/// How components act: hands an action to the page. Always the same one, so it never causes a drawing.
#[derive(Clone, PartialEq)]
pub struct Act(pub UseReducerDispatcher<AppState>);

impl Act {
    /// Hands an action to the page.
    pub fn act(&self, action: Action) {
        self.0.dispatch(action);
    }

    /// Hands several actions to the page, in their order.
    pub fn all(&self, actions: impl IntoIterator<Item = Action>) {
        for action in actions {
            self.0.dispatch(action);
        }
    }

    /// A callback that hands over the action made from what it is given.
    pub fn with<T: 'static>(&self, make: impl Fn(T) -> Action + 'static) -> Callback<T> {
        let dispatcher = self.0.clone();
        Callback::from(move |given| dispatcher.dispatch(make(given)))
    }

    /// A callback that always hands over the same action.
    pub fn on<T: 'static>(&self, action: Action) -> Callback<T> {
        self.with(move |_| action.clone())
    }
}

/// What all components have in common: one context, for each kind of context brings kilobytes.
#[derive(Clone, PartialEq)]
pub struct Common {
    /// How they act.
    pub act: Act,
    /// What keeps the games.
    pub keeper: Keeper,
    /// The texts in the player's language.
    pub texts: Texts,
    /// What the player has set.
    pub settings: Settings,
}

#[hook]
fn use_common() -> Option<Common> {
    use_context()
}

/// How the component may act.
///
/// # Panics
/// Outside the page, which provides it.
#[hook]
pub fn use_act() -> Act {
    use_common().expect("the page provides the way to act").act
}

/// What keeps the games.
///
/// # Panics
/// Outside the page, which provides it.
#[hook]
pub fn use_keeper() -> Keeper {
    use_common().expect("the page provides the keeper").keeper
}

/// The texts in the player's language.
#[hook]
pub fn use_texts() -> Texts {
    use_common().map(|common| common.texts).unwrap_or_default()
}

/// What the player has set.
#[hook]
pub fn use_settings() -> Settings {
    use_common().map(|common| common.settings).unwrap_or_default()
}
