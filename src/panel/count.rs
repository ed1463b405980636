//! The final count, step by step: what is counted lights up while its sum is read.

use super::piece::meeple;
use super::stressed::stressed;
use crate::app::state::{Action, AppState};
use crate::hooks::Act;
use crate::view::count::steps;
use crate::view::names::Names;
use crate::view::result::why;
use yew::prelude::*;

/// What is being counted in a step, from 0, and the scores after it.
pub fn count(state: &AppState, at: usize, names: &Names, act: &Act) -> Html {
    let texts = names.texts;
    let all = steps(&state.table, names);
    let Some(step) = all.get(at) else { return html! {} };
    let player = |player| {
        html! {
            <li class="count-row">
                { meeple(names.piece(player)) }<span>{ names.of(player).to_owned() }</span>
                <span class="count-gain">if step.gains[player] > 0 { { texts.plus(step.gains[player]) } }</span>
                <b data-testid={format!("count-{player}")}>{ step.scores[player] }</b>
            </li>
        }
    };
    let before = at.checked_sub(1);
    html! {
        <section key="count" class="counting" data-testid="counting" data-step={(at + 1).to_string()} data-steps={all.len().to_string()}>
            <h2>{ texts.final_count() }</h2>
            { for why(&state.table, names).map(|why| html! { <p data-testid="count-why">{ why }</p> }) }
            <p class="dim">{ texts.count_step(at + 1, all.len()) }</p>
            <p class="count-text" aria-live="polite" data-testid="count-text">{ stressed(&step.text) }</p>
            <ul class="final-count">{ for state.table.game().position().players().map(player) }</ul>
            <div class="result-buttons">
                <button class="strong" data-testid="count-next" onclick={act.on(Action::Count(Some(at + 1)))}>{ texts.count_next() }</button>
                <button data-testid="count-back" disabled={before.is_none()} onclick={act.on(Action::Count(before))}>{ texts.count_back() }</button>
                <button data-testid="count-skip" onclick={act.on(Action::Count(None))}>{ texts.count_skip() }</button>
            </div>
        </section>
    }
}
