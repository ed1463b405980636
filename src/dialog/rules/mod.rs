//! How it is played: the rules as the program plays them. Rulings of our own are marked, and say why they are so.

mod classic;
mod drawn;
mod pictures;
mod solo;
#[cfg(test)]
mod tests;

use super::Modal;
use crate::expansion;
use crate::hooks::use_texts;
use crate::i18n::Texts;
use crate::view::rules::{Rule, RuleId};
use drawn::drawn;
use web_sys::HtmlElement;
use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

/// What the rules are given.
#[derive(Properties, PartialEq)]
pub struct RulesProps {
    /// Whether it is the classic game that lies on the table.
    pub is_classic: bool,
    /// The rule that was asked for: reading begins there.
    pub at: Option<RuleId>,
}

/// A title, and the rules below it.
type Section = (&'static str, Vec<Rule>);

/// The rules of the game on the table, short.
#[component]
pub fn Rules(props: &RulesProps) -> Html {
    let (texts, at) = (use_texts(), props.at);
    // Children come first, so the dialog is open by then.
    use_effect_with(at, |at| at.iter().for_each(|id| go_to(id.name())));
    let sections = sections(texts, props.is_classic);
    let title = if props.is_classic { texts.classic_rules() } else { texts.rules() };
    let section = |(number, (title, rules)): (usize, &Section)| {
        html! {
            <section key={*title}>
                <h3 id={heading(number)} tabindex="-1">{ *title }</h3>
                <ul>{ for rules.iter().map(|rule| sentence(rule, at, texts)) }</ul>
            </section>
        }
    };
    html! {
        <Modal {title} name="rules" focus_inside={at.is_some()}>
            <div class="rules">
                <nav class="rules-contents" aria-label={texts.rules_contents()}>
                    { for sections.iter().enumerate().map(|(number, (title, _))| jump(number, title)) }
                </nav>
                { for sections.iter().enumerate().map(section) }
                <p class="dim">{ texts.rules_note() }</p>
            </div>
        </Modal>
    }
}

/// All rules of the game on the table.
fn sections(texts: Texts, is_classic: bool) -> Vec<Section> {
    let mut sections = if is_classic { classic::sections(texts) } else { solo::sections(texts) };
    sections.extend(expansion::rules(texts));
    sections
}

fn heading(number: usize) -> String {
    format!("rules-{number}")
}

/// A button that leads to a section. No link: the address belongs to the game.
fn jump(number: usize, title: &'static str) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| go_to(&heading(number)));
    html! { <button type="button" class="button" data-testid={format!("to-rules-{number}")} {onclick}>{ title }</button> }
}

/// Reading goes on there: it has the focus, and stands at the top however long it is.
fn go_to(id: &str) {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.get_element_by_id(id));
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
        element.scroll_into_view();
    }
}

/// A rule. The one that was asked for is marked.
fn sentence(rule: &Rule, at: Option<RuleId>, texts: Texts) -> Html {
    let asked = rule.id.is_some() && rule.id == at;
    html! {
        <li id={rule.id.map(RuleId::name)} class={asked.then_some("asked")} tabindex={asked.then_some("-1")}>
            { rule.text }
            if let Some(why) = rule.why {
                { " " }<span class="tag">{ texts.our_ruling() }</span>
                <small class="rule-why">{ why }</small>
            }
            { for rule.picture.map(|picture| drawn(picture, texts)) }
        </li>
    }
}
