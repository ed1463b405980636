//! How it is played: the rules as the program plays them. Rulings of our own are marked.

mod classic;
mod solo;

use super::Modal;
use crate::expansion;
use crate::expansion::Rule::{self, Ours, Sheet};
use crate::hooks::use_texts;
use yew::prelude::*;

/// What the rules are given.
#[derive(Properties, PartialEq)]
pub struct RulesProps {
    /// Whether it is the classic game that lies on the table.
    pub is_classic: bool,
}

/// The rules of the game on the table, short.
#[component]
pub fn Rules(props: &RulesProps) -> Html {
    let texts = use_texts();
    let line = |line: &Rule| match line {
        Sheet(text) => html! { <li>{ *text }</li> },
        Ours(text) => html! { <li>{ *text }{ " " }<span class="tag">{ texts.our_ruling() }</span></li> },
    };
    let section = |(title, lines): &(&'static str, Vec<Rule>)| {
        html! { <section key={*title}><h3>{ *title }</h3><ul>{ for lines.iter().map(line) }</ul></section> }
    };
    let sections = if props.is_classic { classic::sections(texts) } else { solo::sections(texts) };
    let title = if props.is_classic { texts.classic_rules() } else { texts.rules() };
    html! {
        <Modal {title} name="rules">
            <div class="rules">
                { for sections.iter().chain(&expansion::rules(texts)).map(section) }
                <p class="dim">{ texts.rules_note() }</p>
            </div>
        </Modal>
    }
}
