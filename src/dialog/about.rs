//! Who made this, and what it is not.

use super::Modal;
use crate::app::state::{Action, Dialog};
use crate::boot::crash::BUILD;
use crate::hooks::Act;
use crate::i18n::Texts;
use yew::prelude::*;

/// What this is, what it is not, and which build.
pub fn about(act: &Act, texts: Texts) -> Html {
    html! {
        <Modal key="about" title={texts.about()} name="about">
            <p class="lead">{ texts.about_what() }</p>
            <p>{ texts.about_name() }</p>
            <p>{ texts.about_fan() }</p>
            <p>{ texts.about_private() }</p>
            <p>{ texts.about_licence() }</p>
            <p class="build" data-testid="build">{ texts.build(BUILD) }</p>
            <footer class="modal-foot">
                <button type="button" class="button" data-testid="to-rules" onclick={act.on(Action::Show(Some(Dialog::Rules(None))))}>
                    { texts.rules() }
                </button>
                <button type="button" class="button" data-testid="to-keys" onclick={act.on(Action::Show(Some(Dialog::Keys)))}>
                    { texts.keys() }
                </button>
            </footer>
        </Modal>
    }
}
