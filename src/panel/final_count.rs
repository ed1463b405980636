//! The final count as sums.

use super::piece::meeple;
use crate::hooks::use_texts;
use crate::view::names::Names;
use crate::view::result::{ResultRow, ResultView};
use yew::prelude::*;

/// What the final count is given.
#[derive(Properties, PartialEq)]
pub struct FinalCountProps {
    /// The end of the game.
    pub view: ResultView,
    /// What the players are called.
    pub names: Names,
}

/// The final count: a row for each player.
#[component]
pub fn FinalCount(props: &FinalCountProps) -> Html {
    let texts = use_texts();
    let names = &props.names;
    let row = |row: &ResultRow| {
        html! {
            <li key={row.player.index()} class={classes!("count-row", row.is_result.then_some("is-result"))}>
                { meeple(names.piece(row.player)) }
                <span>{ names.of(row.player) }</span>
                <span class="count-sum">{ &row.sum }</span>
                <b>{ row.score }</b>
                if row.is_result && props.view.is_solo { <span class="last-tag">{ texts.last() }</span> } else { <span></span> }
            </li>
        }
    };
    html! { <ul class="final-count" aria-label={texts.final_count()}>{ for props.view.rows.iter().map(row) }</ul> }
}
