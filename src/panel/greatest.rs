//! The biggest city and the longest road of a finished game, by name: each with the line that it has on the board.

use crate::app::state::{Action, Lit};
use crate::hooks::Act;
use crate::i18n::Texts;
use crate::view::greatest::{Greatest, Largest};
use yew::prelude::*;

/// The names and sizes; the one that is looked at stands out on the board.
pub fn greatest(view: &Greatest, lit: Option<Lit>, act: &Act, texts: Texts) -> Html {
    let size = |largest: &Largest| match largest.coats {
        0 => texts.size(largest.tiles),
        coats => texts.size_with_coats(largest.tiles, coats),
    };
    let entry = |(id, name, largest): (&'static str, &'static str, &Option<Largest>)| {
        let largest = largest.as_ref()?;
        let (on, off) = (Action::Light(Some(largest.lit)), Action::Light(None));
        let class = (lit == Some(largest.lit)).then_some("lit");
        Some(html! {
            <button key={id} {class} data-testid={id} onpointerover={act.on(on.clone())} onpointerout={act.on(off.clone())}
                onfocus={act.on(on)} onblur={act.on(off)}>
                { sample(id) }<span>{ name }</span><b>{ size(largest) }</b>
                if largest.is_open { <small>{ texts.never_completed() }</small> }
            </button>
        })
    };
    let both = [("biggest-city", texts.biggest_city(), &view.city), ("longest-road", texts.longest_road(), &view.road)];
    html! { <div class="largest">{ for both.into_iter().filter_map(entry) }</div> }
}

/// A piece of its line.
fn sample(class: &'static str) -> Html {
    let line = |class: &'static str| html! { <path {class} d="M6 8H38" /> };
    html! {
        <svg class={classes!("line-sample", class)} viewBox="0 0 44 16" aria-hidden="true">
            { line("mark-under") }{ line("mark-line") }
        </svg>
    }
}
