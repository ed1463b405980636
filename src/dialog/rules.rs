//! How it is played: the rules as the program plays them. Rulings of our own are marked.

use super::Modal;
use crate::expansion;
use crate::expansion::Rule::{self, Ours, Sheet};
use crate::hooks::use_texts;
use crate::i18n::Texts;
use yew::prelude::*;

/// The rules, by sections with a title.
fn sections(texts: Texts) -> [(&'static str, Vec<Rule>); 6] {
    [
        (texts.rules_aim_title(), vec![Sheet(texts.rules_aim()), Sheet(texts.rules_start())]),
        (
            texts.rules_tile_title(),
            vec![
                Sheet(texts.rules_tile()),
                Sheet(texts.rules_must_lay()),
                Ours(texts.rules_set_aside()),
                Ours(texts.rules_skipped()),
            ],
        ),
        (
            texts.rules_meeple_title(),
            vec![
                Sheet(texts.rules_meeple()),
                Sheet(texts.rules_free()),
                Sheet(texts.rules_no_fields()),
                Sheet(texts.rules_impossible()),
            ],
        ),
        (
            texts.rules_score_title(),
            vec![
                Sheet(texts.rules_values()),
                Sheet(texts.rules_last()),
                Sheet(texts.rules_tie()),
                Ours(texts.rules_majority()),
                Ours(texts.rules_must_score()),
                Sheet(texts.rules_home()),
                Sheet(texts.rules_order()),
            ],
        ),
        (
            texts.rules_end_title(),
            vec![
                Sheet(texts.rules_end()),
                Sheet(texts.rules_count()),
                Ours(texts.rules_one_by_one()),
                Sheet(texts.rules_result()),
            ],
        ),
        (
            texts.rules_options_title(),
            vec![
                Sheet(texts.rules_three()),
                Ours(texts.rules_more()),
                Ours(texts.rules_four()),
                Ours(texts.rules_goals()),
            ],
        ),
    ]
}

/// The rules, short.
#[component]
pub fn Rules() -> Html {
    let texts = use_texts();
    let line = |line: &Rule| match line {
        Sheet(text) => html! { <li>{ *text }</li> },
        Ours(text) => html! { <li>{ *text }{ " " }<span class="tag">{ texts.our_ruling() }</span></li> },
    };
    let section = |(title, lines): &(&'static str, Vec<Rule>)| {
        html! { <section key={*title}><h3>{ *title }</h3><ul>{ for lines.iter().map(line) }</ul></section> }
    };
    html! {
        <Modal title={texts.rules()} name="rules">
            <div class="rules">
                { for sections(texts).iter().chain(&expansion::rules(texts)).map(section) }
                <p class="dim">{ texts.rules_note() }</p>
            </div>
        </Modal>
    }
}
