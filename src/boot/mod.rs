//! What the page begins with, and how it keeps what happens.

pub mod address;
mod beginning;
pub mod crash;
pub mod fresh;
mod keeper;
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests;

pub use beginning::new_table;
pub use keeper::Keeper;

use crate::app::state::{Action, AppState, Dialog};
use crate::hooks::Act;
use crate::storage::Changed;
use gloo_events::EventListener;
use std::rc::Rc;
use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

/// What the page begins with: the game that the address names, or the one played last, or a new one.
pub fn start(keeper: &Keeper) -> AppState {
    crash::set_aside_if_asked(keeper);
    let begun = keeper.begin(address::read());
    let settings = keeper.shelf().documents().read_settings();
    let mut state = AppState::new(begun.table, settings, keeper.complaint().or(begun.notice));
    if let Some(bad_link) = begun.bad_link {
        state.bad_link = Some(Rc::new(bad_link));
        state.dialog = Some(Dialog::BadLink);
    }
    state
}

/// Keeps the game and the settings whenever they have changed, names the game in the address, and follows what
/// other tabs do.
#[hook]
pub fn use_autosave(state: &AppState, act: &Act, keeper: &Keeper) {
    {
        let (act, keeper) = (act.clone(), keeper.clone());
        use_effect_with(state.table.clone(), move |table| {
            let record = table.session().record();
            address::name(&record.options, &record.seed);
            act.all(keeper.keep(table));
        });
    }
    {
        let keeper = keeper.clone();
        use_effect_with(state.settings.clone(), move |settings| {
            let documents = keeper.shelf().documents();
            if documents.read_settings() != *settings {
                // The settings hold for this page at least.
                let _ = documents.write_settings(settings, keeper.shelf().tab());
            }
        });
    }
    let listening = (act.clone(), keeper.clone());
    use_effect_with((), move |()| {
        let heard = listen(listening.0, listening.1);
        move || drop(heard)
    });
}

fn listen(act: Act, keeper: Keeper) -> Option<[EventListener; 2]> {
    let window = web_sys::window()?;
    let document = window.document()?;
    let (their_act, their_keeper) = (act.clone(), keeper.clone());
    let storage = EventListener::new(&window, "storage", move |event| {
        let key = event.dyn_ref::<web_sys::StorageEvent>().and_then(web_sys::StorageEvent::key);
        match key.as_deref().and_then(Changed::by) {
            Some(Changed::Game(id)) if their_keeper.is_playing(id) => their_act.all(their_keeper.look_again()),
            Some(Changed::Settings) => {
                their_act.act(Action::Set(their_keeper.shelf().documents().read_settings()));
            }
            _ => {}
        }
    });
    // Phones end pages that are out of sight without a word; and a page that was asleep has heard nothing.
    let sight = EventListener::new(&document, "visibilitychange", move |_| act.all(keeper.look_again()));
    Some([storage, sight])
}
