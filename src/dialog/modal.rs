//! A dialog as the browser has it: it keeps the focus inside, closes on Escape, and gives the focus back.

use crate::app::state::Action;
use crate::hooks::{use_act, use_texts};
use web_sys::wasm_bindgen::JsCast;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

/// What a dialog is given.
#[derive(Properties, PartialEq)]
pub struct ModalProps {
    /// Its title.
    pub title: AttrValue,
    /// Its name for tests.
    pub name: AttrValue,
    /// Whether something in it takes the focus first, rather than the title, where reading begins.
    #[prop_or_default]
    pub focus_inside: bool,
    /// What is in it.
    pub children: Html,
}

/// A dialog with a title and a way out.
#[component]
pub fn Modal(props: &ModalProps) -> Html {
    let (act, texts, node) = (use_act(), use_texts(), use_node_ref());
    {
        let node = node.clone();
        use_effect_with((), move |()| show(&node));
    }
    let shut = act.on(Action::Show(None));
    let click_beside = {
        let (node, act) = (node.clone(), act.clone());
        // The dialog itself is hit only where it has nothing in it: on the backdrop.
        Callback::from(move |event: MouseEvent| {
            if event.target() == node.get().map(Into::into) {
                act.act(Action::Show(None));
            }
        })
    };
    let id = format!("title-{}", props.name);
    html! {
        <dialog ref={node} class="modal" data-testid={format!("dialog-{}", props.name)} aria-labelledby={id.clone()}
            onclose={shut.reform(|_: Event| ())} onclick={click_beside}>
            <div class="modal-paper">
                <header class="modal-head">
                    <h2 {id} tabindex="-1" autofocus={!props.focus_inside}>{ &props.title }</h2>
                    <button type="button" class="icon-button" data-testid="close" aria-label={texts.close()}
                        onclick={shut.reform(|_: MouseEvent| ())}>{ "×" }</button>
                </header>
                { props.children.clone() }
            </div>
        </dialog>
    }
}

/// Shows the dialog; what is returned closes it and gives the focus back to where it came from.
fn show(node: &NodeRef) -> impl FnOnce() + use<> {
    let before = web_sys::window().and_then(|window| window.document()).and_then(|document| document.active_element());
    let dialog = node.cast::<HtmlDialogElement>();
    if let Some(dialog) = &dialog
        && dialog.show_modal().is_err()
    {
        // Too old for modal dialogs: an open one is still better than none.
        dialog.set_open(true);
    }
    move || {
        if let Some(dialog) = dialog {
            dialog.close();
        }
        if let Some(element) = before.and_then(|before| before.dyn_into::<HtmlElement>().ok())
            && element.is_connected()
        {
            let _ = element.focus();
        }
    }
}
