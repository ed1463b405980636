//! The seed field: it takes a code or a phrase and says which of them it sees.

use super::draft::Draft;
use crate::boot::{address, fresh};
use crate::i18n::Texts;
use crate::link::SeedText;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The seed field, with what it sees and what it offers. `previous` is the seed that was played last.
pub fn seed_field(draft: &Draft, previous: String, on_change: &Callback<Draft>, texts: Texts) -> Html {
    let set = {
        let draft = draft.clone();
        on_change.reform(move |text: String| draft.with_seed(text))
    };
    let typed = set.reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let again = set.reform(move |_: MouseEvent| previous.clone());
    let judged = draft.judged(address::normalise);
    let (kind, line) = match &judged {
        SeedText::Nothing => ("nothing", texts.seed_nothing().to_owned()),
        SeedText::Code(code) => ("code", texts.seed_code(code.to_string())),
        SeedText::Phrase(phrase) => ("phrase", texts.seed_phrase(phrase.to_string())),
        SeedText::Doubtful { .. } => ("doubtful", texts.seed_doubtful().to_owned()),
        SeedText::TooLong => ("long", texts.seed_long().to_owned()),
    };
    html! {
        <div class="seed">
            <label for="seed">{ texts.seed() }</label>
            <div class="seed-row">
                <input id="seed" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                    data-testid="seed" aria-describedby="seed-line" placeholder={texts.seed_hint()}
                    value={draft.seed_text.clone()} oninput={typed} />
                <button type="button" class="button" data-testid="roll"
                    onclick={set.reform(|_: MouseEvent| fresh::seed(None).to_string())}>{ texts.roll() }</button>
                <button type="button" class="button" data-testid="same-seed" onclick={again}>{ texts.same_seed() }</button>
            </div>
            <p id="seed-line" class="seed-line" role="status" data-testid="seed-line" data-kind={kind}>{ line }</p>
            if let SeedText::Doubtful { nearest, .. } = judged {
                { doubt(draft, nearest.map(|code| code.to_string()), on_change, texts) }
            }
        </div>
    }
}

/// What may be meant by a text that looks like a code with a slip in it.
fn doubt(draft: &Draft, nearest: Option<String>, on_change: &Callback<Draft>, texts: Texts) -> Html {
    let mean = |draft: Draft| on_change.reform(move |_: MouseEvent| draft.clone());
    html! {
        <div class="seed-row">
            if let Some(code) = nearest {
                <button type="button" class="button" data-testid="use-nearest"
                    onclick={mean(draft.with_seed(code.clone()))}>{ texts.seed_use_code(code) }</button>
            }
            <button type="button" class="button" data-testid="use-phrase"
                onclick={mean(Draft { phrase_meant: true, ..draft.clone() })}>{ texts.seed_use_phrase() }</button>
        </div>
    }
}
