//! The fourteen goals.

use super::icon::{Icon, icon};
use crate::hooks::use_texts;
use crate::view::goals::GoalView;
use yew::prelude::*;

/// What the list is given.
#[derive(Properties, PartialEq)]
pub struct GoalsProps {
    /// The goals; none where the game has no goals.
    pub goals: Vec<GoalView>,
}

/// The goals of the game.
#[component]
pub fn Goals(props: &GoalsProps) -> Html {
    let texts = use_texts();
    if props.goals.is_empty() {
        return html! { <p class="empty">{ texts.no_goals() }</p> };
    }
    let met = props.goals.iter().filter(|goal| goal.is_met).count();
    let goal = |goal: &GoalView| {
        let class = classes!("goal-line", goal.is_met.then_some("met"));
        html! {
            <li key={goal.number} {class} data-testid={format!("goal-{}", goal.number)}>
                <span class="goal-mark">
                    if goal.is_met { { icon(Icon::Check) }<span class="unseen">{ texts.met() }</span> }
                </span>
                { goal.name }
            </li>
        }
    };
    html! {
        <>
            <p class="empty">{ texts.goals_met(met, props.goals.len()) }</p>
            <ol class="goals">{ for props.goals.iter().map(goal) }</ol>
        </>
    }
}
