//! The final count as sums, and the largest features.

use super::piece::meeple;
use crate::app::state::Action;
use crate::hooks::{Act, use_texts};
use crate::i18n::Texts;
use crate::view::names::Names;
use crate::view::result::{Largest, ResultRow, ResultView};
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

/// The biggest city and the longest road; looked at, they light up.
pub fn largest(view: &ResultView, act: &Act, texts: Texts) -> Html {
    let size = |largest: Largest| match largest.coats {
        0 => texts.size(largest.tiles),
        coats => texts.size_with_coats(largest.tiles, coats),
    };
    let entry = |(id, name, largest): (&'static str, &'static str, Option<Largest>)| {
        let largest = largest?;
        let (on, off) = (Action::Light(Some(largest.lit)), Action::Light(None));
        Some(html! {
            <button key={id} data-testid={id} onpointerover={act.on(on.clone())} onpointerout={act.on(off.clone())}
                onfocus={act.on(on)} onblur={act.on(off)}><span>{ name }</span><b>{ size(largest) }</b></button>
        })
    };
    let all = [("biggest-city", texts.biggest_city(), view.city), ("longest-road", texts.longest_road(), view.road)];
    all.into_iter().filter_map(entry).collect()
}
