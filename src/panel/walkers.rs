//! Figures on their way, from the board to a player and home again. The picture of the walk lies over the page; whoever
//! wants less motion never sees it, and misses nothing.

use super::piece::symbol;
use super::way::{Place, lead, seen, set_out};
use crate::expansion::{self, Figure};
use crate::game::Table;
use trivium_engine::player::Player;
use web_sys::HtmlElement;
use yew::prelude::*;

/// How wide a figure is in tile units, so wide is its place on the board.
const WIDE: f64 = 24.0;
/// How large it is with a player, against one unit to the pixel.
const WITH_PLAYER: f64 = 0.7;

/// What the layer is given.
#[derive(Properties, PartialEq)]
pub struct WalkersProps {
    /// The game.
    pub table: Table,
}

/// A picture for each figure, seen only while it walks.
#[component]
pub fn Walkers(props: &WalkersProps) -> Html {
    let figures = expansion::figures(props.table.game().position());
    let walker = |figure: &Figure| html! { <Walker key={figure.name} figure={*figure} /> };
    html! { <div class="walkers" aria-hidden="true">{ for figures.iter().map(walker) }</div> }
}

#[derive(Properties, PartialEq)]
struct WalkerProps {
    figure: Figure,
}

#[component]
fn Walker(WalkerProps { figure }: &WalkerProps) -> Html {
    let node = use_node_ref();
    let before = use_mut_ref(|| figure.holder);
    {
        let (node, figure) = (node.clone(), *figure);
        use_effect_with(figure.holder, move |&now| {
            let from = before.replace(now);
            if let (true, Some(walker)) = (from != now, node.cast::<HtmlElement>()) {
                walk(&walker, place(figure.name, from), place(figure.name, now));
            }
        });
    }
    html! { <div class="walker" ref={node}>{ symbol(figure.symbol, "piece") }</div> }
}

/// Where a figure stands: with a player, or at home. None where that is not to be seen.
fn place(name: &str, holder: Option<Player>) -> Option<Place> {
    let shown = seen(&match holder {
        Some(player) => format!("[data-figure-place='{player}']"),
        None => format!("[data-figure-home='{name}']"),
    })?;
    Some(Place::of(&shown, if holder.is_some() { WITH_PLAYER } else { shown.width() / WIDE }))
}

/// Sets the picture on its way. The style sheet moves it.
fn walk(walker: &HtmlElement, from: Option<Place>, to: Option<Place>) {
    let (Some(from), Some(to)) = (from, to) else { return };
    lead(walker, from, to);
    let _ = walker.remove_attribute("data-walking");
    // Measuring makes the browser take note that it stopped, so that it sets out anew.
    walker.get_bounding_client_rect();
    set_out(walker);
}
