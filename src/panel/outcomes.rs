//! The order of the scorings, where it makes a difference: each order with what it leads to.

use super::stressed::stressed;
use crate::app::state::Action;
use crate::hooks::{use_act, use_texts};
use crate::view::hand::OutcomeView;
use yew::prelude::*;

/// What the list is given.
#[derive(Properties, PartialEq)]
pub struct OutcomesProps {
    /// The outcomes.
    pub outcomes: Vec<OutcomeView>,
}

/// The outcomes, as buttons.
#[component]
pub fn Outcomes(props: &OutcomesProps) -> Html {
    let (texts, act) = (use_texts(), use_act());
    let button = |(number, outcome): (usize, &OutcomeView)| {
        let label = texts.outcome(number + 1);
        html! {
            <button key={number} class="outcome" data-testid={format!("order-{}", number + 1)}
                aria-keyshortcuts={(number + 1).to_string()} onclick={act.on(Action::ChooseOrder(number))}>
                <span class="choice-digit" aria-hidden="true">{ number + 1 }</span>
                <span class="unseen">{ label }</span>
                <ol>{ for outcome.lines.iter().map(|line| html! { <li>{ stressed(line) }</li> }) }</ol>
                <span class="outcome-scores">{ texts.then_scores(outcome.scores.as_str()) }</span>
            </button>
        }
    };
    html! { <div class="outcomes" role="group">{ for props.outcomes.iter().enumerate().map(button) }</div> }
}
