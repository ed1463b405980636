//! The final count as sums.

use super::piece::meeple;
use crate::view::names::Names;
use crate::view::result::{ResultRow, ResultView};
use yew::prelude::*;

/// The final count: a row for each player.
pub fn final_count(view: &ResultView, names: &Names) -> Html {
    let texts = names.texts;
    let row = |row: &ResultRow| {
        html! {
            <li key={row.player.index()} class={classes!("count-row", row.is_result.then_some("is-result"))}>
                { meeple(names.piece(row.player)) }
                <span>{ names.of(row.player) }</span>
                <span class="count-sum">{ &row.sum }</span>
                <b>{ row.score }</b>
                if row.is_result && view.is_solo { <span class="last-tag">{ texts.last() }</span> } else { <span></span> }
            </li>
        }
    };
    html! { <ul class="final-count" aria-label={texts.final_count()}>{ for view.rows.iter().map(row) }</ul> }
}
