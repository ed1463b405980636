//! The seed field: it takes a code or a phrase and says which of them it sees.

use super::draft::Draft;
use crate::boot::{address, fresh};
use crate::hooks::use_texts;
use crate::link::SeedText;
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// What the seed field is given.
#[derive(Properties, PartialEq)]
pub struct SeedFieldProps {
    /// The next game.
    pub draft: Draft,
    /// The seed that was played last.
    pub previous: AttrValue,
    /// The next game was changed.
    pub on_change: Callback<Draft>,
}

/// The seed field, with what it sees and what it offers.
#[component]
pub fn SeedField(props: &SeedFieldProps) -> Html {
    let texts = use_texts();
    let set = {
        let (draft, on_change) = (props.draft.clone(), props.on_change.clone());
        Callback::from(move |text: String| on_change.emit(draft.with_seed(text)))
    };
    let typed = set.reform(|event: InputEvent| event.target_unchecked_into::<HtmlInputElement>().value());
    let again = {
        let previous = props.previous.to_string();
        set.reform(move |_: MouseEvent| previous.clone())
    };
    let judged = props.draft.judged(address::normalise);
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
                    value={props.draft.seed_text.clone()} oninput={typed} />
                <button type="button" class="button" data-testid="roll"
                    onclick={set.reform(|_: MouseEvent| fresh::seed(None).to_string())}>{ texts.roll() }</button>
                <button type="button" class="button" data-testid="same-seed" onclick={again}>{ texts.same_seed() }</button>
            </div>
            <p id="seed-line" class="seed-line" role="status" data-testid="seed-line" data-kind={kind}>{ line }</p>
            if let SeedText::Doubtful { nearest, .. } = judged {
                <Doubt draft={props.draft.clone()} nearest={nearest.map(|code| code.to_string())} on_change={props.on_change.clone()} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct DoubtProps {
    draft: Draft,
    nearest: Option<String>,
    on_change: Callback<Draft>,
}

/// What may be meant by a text that looks like a code with a slip in it.
#[component]
fn Doubt(props: &DoubtProps) -> Html {
    let texts = use_texts();
    let mean = |draft: Draft| props.on_change.reform(move |_: MouseEvent| draft.clone());
    html! {
        <div class="seed-row">
            if let Some(code) = &props.nearest {
                <button type="button" class="button" data-testid="use-nearest"
                    onclick={mean(props.draft.with_seed(code.clone()))}>{ texts.seed_use_code(code.as_str()) }</button>
            }
            <button type="button" class="button" data-testid="use-phrase"
                onclick={mean(Draft { phrase_meant: true, ..props.draft.clone() })}>{ texts.seed_use_phrase() }</button>
        </div>
    }
}
