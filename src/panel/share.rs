//! The seed and its link.

use super::icon::{Icon, icon};
use crate::hooks::{Act, copy_link};
use crate::i18n::Texts;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The seed and its link.
pub fn share(seed: &str, link: String, act: &Act, texts: Texts) -> Html {
    let field = link_field(&link, texts);
    let act = act.clone();
    let copy = Callback::from(move |_: MouseEvent| copy_link(link.clone(), act.clone()));
    html! {
        <div class="share">
            <p>{ texts.seed() }{ " " }<b class="seed" data-testid="seed">{ seed }</b></p>
            <p>{ texts.share_text() }</p>
            { field }
            <button class="wide-button" data-testid="copy-link" onclick={copy}>{ icon(Icon::Link) }{ texts.copy_link() }</button>
        </div>
    }
}

/// The link to copy by hand: selected as a whole as soon as it is entered.
pub fn link_field(link: &str, texts: Texts) -> Html {
    let select = |event: FocusEvent| {
        if let Some(field) = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) {
            field.select();
        }
    };
    html! {
        <label class="link-field">
            <span>{ texts.link() }</span>
            <input readonly=true value={link.to_owned()} onfocus={select} data-testid="link" />
        </label>
    }
}
