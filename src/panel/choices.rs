//! The list of choices: the same digits as on the spots and the keys.

use crate::app::state::Action;
use crate::hooks::Act;
use crate::i18n::Texts;
use crate::view::hand::{ChoiceView, HandView};
use trivium_engine::tile::SegmentIndex;
use yew::prelude::*;

/// The choices, as buttons.
pub fn choices(view: &HandView, looked_at: Option<SegmentIndex>, act: &Act, texts: Texts) -> Html {
    let choices = view.choices.iter().map(|choice| button(choice, view.piece, looked_at, act));
    html! {
        <div class="choices">
            { for choices }
            if let Some(pass) = &view.pass { { pass_button(pass, view.choices.is_empty(), act, texts) } }
        </div>
    }
}

fn button(choice: &ChoiceView, piece: u8, looked_at: Option<SegmentIndex>, act: &Act) -> Html {
    let look = |claim| act.on::<PointerEvent>(Action::LookAt(claim));
    let focus = |claim| act.on::<FocusEvent>(Action::LookAt(claim));
    html! {
        <button key={choice.digit} class={classes!("choice", (looked_at == choice.claim).then_some("looked-at"))}
            data-testid={format!("choice-{}", choice.digit)} data-segment={choice.claim.map(|segment| segment.to_string())} aria-keyshortcuts={choice.digit.to_string()}
            onclick={act.on(Action::Claim(choice.claim))}
            onpointerover={look(choice.claim)} onpointerout={look(None)}
            onfocus={focus(choice.claim)} onblur={focus(None)}>
            <span class={format!("choice-digit ring-{piece}")}>{ choice.digit }</span>
            <span class="choice-name">{ choice.name }</span>
            <span class="choice-detail">{ &choice.detail }</span>
        </button>
    }
}

/// Lays the tile without a meeple: the one thing to do, or one choice among others.
fn pass_button(pass: &ChoiceView, alone: bool, act: &Act, texts: Texts) -> Html {
    let class = classes!("choice", "pass", alone.then_some("strong"));
    let onclick = act.on(Action::Claim(None));
    html! {
        <button {class} data-testid="place" aria-keyshortcuts={if alone { "Enter" } else { "0" }} {onclick}>
            if alone {
                { texts.place() }
            } else {
                <span class="choice-digit">{ pass.digit }</span>
                <span class="choice-name">{ pass.name }</span>
            }
        </button>
    }
}
