//! Taking back somebody else's move: only if everybody agrees.

use super::Modal;
use crate::app::state::{Action, AppState};
use crate::hooks::{use_act, use_settings, use_texts};
use crate::view::names::Names;
use yew::prelude::*;

/// What the dialog is given.
#[derive(Properties, PartialEq)]
pub struct TakeBackProps {
    /// The page.
    pub state: AppState,
}

/// Asks whether everybody agrees.
#[component]
pub fn TakeBack(props: &TakeBackProps) -> Html {
    let (act, texts) = (use_act(), use_texts());
    let names = Names::at(texts, &use_settings(), &props.state.table);
    let whose = props.state.others_move().map(|player| names.of(player).to_owned()).unwrap_or_default();
    html! {
        <Modal title={texts.take_back_title(whose)} name="take-back">
            <p>{ texts.take_back_agreed() }</p>
            <footer class="modal-foot">
                <button type="button" class="button" data-testid="keep-move" onclick={act.on(Action::Show(None))}>{ texts.take_back_no() }</button>
                <button type="button" class="button primary" data-testid="agree" onclick={act.on(Action::Agree)}>{ texts.take_back_yes() }</button>
            </footer>
        </Modal>
    }
}
