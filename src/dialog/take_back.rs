//! Taking back somebody else's move: only if everybody agrees.

use super::Modal;
use crate::app::state::{Action, AppState};
use crate::hooks::Act;
use crate::i18n::Texts;
use crate::view::names::Names;
use yew::prelude::*;

/// Asks whether everybody agrees.
pub fn take_back(state: &AppState, act: &Act, texts: Texts) -> Html {
    let names = Names::at(texts, &state.settings, &state.table);
    let whose = state.others_move().map(|player| names.of(player).to_owned()).unwrap_or_default();
    html! {
        <Modal key="take-back" title={texts.take_back_title(whose)} name="take-back">
            <p>{ texts.take_back_agreed() }</p>
            <footer class="modal-foot">
                <button type="button" class="button" data-testid="keep-move" onclick={act.on(Action::Show(None))}>{ texts.take_back_no() }</button>
                <button type="button" class="button primary" data-testid="agree" onclick={act.on(Action::Agree)}>{ texts.take_back_yes() }</button>
            </footer>
        </Modal>
    }
}
