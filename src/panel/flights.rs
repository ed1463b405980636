//! Points on their way to the rail, and meeples on their way home. The pictures lie over the page; the state is final
//! before they set out, and whoever wants less motion never sees them.

use super::piece::meeple;
use super::way::{Place, lead, seen, set_out};
use crate::app::Scored;
use crate::app::state::{Action, AppState};
use crate::hooks::{Act, use_act, use_calm, use_texts};
use crate::i18n::Texts;
use crate::view::names::Names;
use crate::view::scored::{Cargo, Flight, flights};
use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// After so many milliseconds all have arrived.
const ALL: u32 = 600;
/// Several scorings follow each other, but the last not more than so many milliseconds after the first.
const SPREAD: u16 = 120;
/// How wide a meeple is beside the board.
const WIDE: f64 = 34.0;
/// How large the points are when they arrive.
const ARRIVED: f64 = 0.75;

/// What the layer is given.
#[derive(Properties, PartialEq)]
pub struct FlightsProps {
    /// The page.
    pub state: Rc<AppState>,
}

/// What flies after a scoring. A key or a press ends it, and does what it does all the same.
#[component]
pub fn Flights(props: &FlightsProps) -> Html {
    let (act, texts, calm) = (use_act(), use_texts(), use_calm());
    let state = &props.state;
    let names = Names::at(texts, &state.settings, &state.table);
    let layer = use_node_ref();
    let scored = state.scored.filter(|scored| scored.is_shown && !calm);
    let flights = scored.map(|scored| flights(&state.table, scored)).unwrap_or_default();
    {
        let (layer, flights) = (layer.clone(), flights.clone());
        use_effect_with(scored, move |&scored| {
            if let Some(layer) = layer.cast::<Element>() {
                take_off(&layer, &flights);
            }
            let ends = scored.map(|scored| ends(&act, scored));
            move || drop(ends)
        });
    }
    let last = flights.iter().map(|flight| flight.number).max().unwrap_or(0).max(1);
    let flight = |(number, flight): (usize, &Flight)| {
        let lag = flight.number * SPREAD / last;
        // Of another scoring it is another element, which sets out from its own place.
        let key = format!("{}.{}.{number}", state.table.session().ply(), state.counting.unwrap_or_default());
        html! { <div {key} class={class(flight)} data-testid="flight" style={format!("--lag:{lag}ms")}>{ cargo(flight, &names, texts) }</div> }
    };
    html! { <div class="flights" ref={layer} aria-hidden="true">{ for flights.iter().enumerate().map(flight) }</div> }
}

fn class(flight: &Flight) -> &'static str {
    match flight.cargo {
        Cargo::Points(_) => "flight points-flight",
        Cargo::Meeple => "flight",
    }
}

fn cargo(flight: &Flight, names: &Names, texts: Texts) -> Html {
    match flight.cargo {
        Cargo::Points(points) => html! { { texts.plus(points) } },
        Cargo::Meeple => meeple(names.piece(flight.player)),
    }
}

/// Measures all ways, then lets all set out.
fn take_off(layer: &Element, flights: &[Flight]) {
    let Ok(found) = layer.query_selector_all(".flight") else { return };
    let ways: Vec<_> = flights.iter().map(way).collect();
    for (at, way) in (0..).zip(ways) {
        let element = found.get(at).and_then(|node| node.dyn_into::<HtmlElement>().ok());
        if let Some((element, (from, to))) = element.zip(way) {
            lead(&element, from, to);
            set_out(&element);
        }
    }
}

fn way(flight: &Flight) -> Option<(Place, Place)> {
    let from = seen(&format!("[data-start='{}/{}']", flight.from.pos, flight.from.segment))?;
    let rail = || seen(&format!("[data-rail='{}']", flight.player));
    Some(match flight.cargo {
        Cargo::Points(_) => (Place::of(&from, 1.0), Place::of(&rail()?, ARRIVED)),
        Cargo::Meeple => {
            // Where no row of a player is seen, as at the end of a game, there is still the piece on the rail.
            let to = seen(&format!("[data-home='{}'] .piece:not(.abbot)", flight.player)).or_else(rail)?;
            (Place::of(&from, from.width() / WIDE), Place::of(&to, to.width() / WIDE))
        }
    })
}

/// What ends it: the time, a key, a press. It is over before the key or the press does what it does.
fn ends(act: &Act, scored: Scored) -> impl Sized + use<> {
    let end = {
        let act = act.clone();
        move || act.act(Action::Shown(scored))
    };
    let listeners = web_sys::window().map(|window| {
        ["keydown", "pointerdown"].map(|event| {
            let end = end.clone();
            let first = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window, event, first, move |_| end())
        })
    });
    (listeners, Timeout::new(ALL, end))
}
