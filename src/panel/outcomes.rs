//! The order of the scorings, where it makes a difference: each order with what it leads to. How everybody would stand
//! is seen at a glance, and below it is told why.

use super::piece::meeple;
use super::stressed::stressed;
use crate::app::state::Action;
use crate::hooks::Act;
use crate::i18n::Texts;
use crate::view::hand::{OutcomeView, Standing};
use yew::prelude::*;

/// The outcomes, as buttons.
pub fn outcomes(outcomes: &[OutcomeView], act: &Act, texts: Texts) -> Html {
    let button = |(number, outcome): (usize, &OutcomeView)| {
        let label = texts.outcome(number + 1);
        html! {
            <button key={number} class="outcome" data-testid={format!("order-{}", number + 1)}
                aria-keyshortcuts={(number + 1).to_string()} onclick={act.on(Action::ChooseOrder(number))}>
                <span class="choice-digit" aria-hidden="true">{ number + 1 }</span>
                <span class="unseen">{ label }</span>
                <span class="standings-after" aria-hidden="true">
                    { for outcome.standings.iter().map(|standing| after(standing, texts)) }
                </span>
                <ol class="outcome-lines">{ for outcome.lines.iter().map(|line| html! { <li>{ stressed(line) }</li> }) }</ol>
                <span class="unseen">{ texts.then_scores(outcome.scores.as_str()) }</span>
            </button>
        }
    };
    html! { <div class="outcomes" role="group">{ for outcomes.iter().enumerate().map(button) }</div> }
}

/// A player's piece, the score and what is new of it.
fn after(standing: &Standing, texts: Texts) -> Html {
    let gains = standing.gain > 0;
    html! {
        <span class={classes!("standing", gains.then_some("gains"))}>
            { meeple(standing.piece) }
            <b>{ standing.score }</b>
            if gains { <span class="gain">{ texts.gain(standing.gain) }</span> }
            if standing.is_last { <span class="last-tag">{ texts.last() }</span> }
        </span>
    }
}
