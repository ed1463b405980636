//! The fourteen goals: in this game and ever.

use super::icon::{Icon, icon};
use crate::game::Table;
use crate::hooks::{use_keeper, use_texts};
use crate::view::goals::{GoalView, count, goals};
use yew::prelude::*;

/// What the goals are given.
#[derive(Properties, PartialEq)]
pub struct GoalsProps {
    /// The game.
    pub table: Table,
}

/// The goals of a game. What was ever met is read anew only when the game has changed: else nothing is drawn.
#[hook]
fn use_goals(table: &Table) -> Vec<GoalView> {
    goals(table, &use_keeper().ever(), use_texts())
}

/// The goals of the game, each with whether this game and whether any has met it.
#[component]
pub fn Goals(props: &GoalsProps) -> Html {
    let (texts, goals) = (use_texts(), use_goals(&props.table));
    if goals.is_empty() {
        return html! { <p class="empty">{ texts.no_goals() }</p> };
    }
    let mark = |is_met: bool, words: &'static str| {
        html! {
            <span class={classes!("goal-mark", is_met.then_some("met"))}>
                if is_met { { icon(Icon::Check) }<span class="unseen">{ words }</span> }
            </span>
        }
    };
    let goal = |goal: &GoalView| {
        html! {
            <li key={goal.number} class={classes!("goal-line", goal.is_met.then_some("met"))}
                data-testid={format!("goal-{}", goal.number)} data-met={goal.is_met.to_string()} data-ever={goal.is_ever_met.to_string()}>
                { mark(goal.is_met, texts.met()) }{ mark(goal.is_ever_met, texts.ever_met()) }<span>{ goal.name }</span>
            </li>
        }
    };
    html! {
        <>
            <p class="empty" data-testid="goals-count">{ count(&goals, texts) }</p>
            <p class="goal-line goal-heads" aria-hidden="true"><span>{ texts.goals_now() }</span><span>{ texts.goals_ever() }</span></p>
            <ol class="goals">{ for goals.iter().map(goal) }</ol>
        </>
    }
}

/// At the end: the goals that this game has met.
#[component]
pub fn GoalsMet(props: &GoalsProps) -> Html {
    let (texts, goals) = (use_texts(), use_goals(&props.table));
    if goals.is_empty() {
        return html! {};
    }
    let met = || goals.iter().filter(|goal| goal.is_met);
    html! {
        <div class="result-part">
            <h3>{ texts.goals() }<span data-testid="goals-count">{ count(&goals, texts) }</span></h3>
            if met().next().is_some() {
                <ul class="goals-met">
                    { for met().map(|goal| html! { <li key={goal.number}>{ icon(Icon::Check) }{ goal.name }</li> }) }
                </ul>
            }
        </div>
    }
}
