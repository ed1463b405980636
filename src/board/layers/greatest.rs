//! The biggest city and the longest road of a finished game.

use super::{Mark, Marks, marks};
use crate::board::turn::Turn;
use crate::view::board::BoardView;
use crate::view::greatest::Largest;
use yew::prelude::*;

/// Each with a line of its own. The one that is looked at stands out, and the other steps back.
pub fn greatest_marks(view: &BoardView, turn: Turn) -> Html {
    let both = [("biggest-city", &view.greatest.city), ("longest-road", &view.greatest.road)];
    let draw = |(class, largest): (&'static str, &Option<Largest>)| {
        let largest = largest.as_ref()?;
        let looked_at = (view.lit == largest.segments).then_some("looked-at");
        let marks: Vec<Mark> = marks(view, &largest.segments);
        Some(html! {
            <g key={class} class={classes!("greatest", looked_at)}><Marks {class} {marks} {turn} /></g>
        })
    };
    html! { <g class={classes!("greatest-layer", is_lit(view).then_some("chosen"))}>{ for both.into_iter().filter_map(draw) }</g> }
}

/// Whether what is lit up is one of these: it then needs no other light.
pub fn is_lit(view: &BoardView) -> bool {
    let both = [&view.greatest.city, &view.greatest.road];
    both.into_iter().flatten().any(|largest| view.lit == largest.segments)
}
