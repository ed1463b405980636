//! Buttons beside the board: for everything that gestures do, and for the cells that are out of view.

use super::camera::Camera;
use super::edge::{Edge, Tab};
use super::plane::Rect;
use super::turn::TILE;
use crate::hooks::use_texts;
use crate::i18n::Texts;
use yew::prelude::*;

/// How much larger a press of a button makes the board.
const STEP: f64 = 1.3;

const PLUS: &str = "M12 5v14M5 12h14";
const MINUS: &str = "M5 12h14";
const FIT: &str = "M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15";
const TURN: &str =
    "M8 8h8v8H8ZM4 11.5A8 8 0 0 1 12 3.5M9.4 1.6 12 3.5 9.9 6M20 12.5a8 8 0 0 1-8 8M14.6 22.4 12 20.5 14.1 18";
const FIELDS: &str = "M4 5h16v14H4ZM4 12l7-7M4 19 18 5M11 19l9-9M17 19l3-3";
const VIEW: &str =
    "M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5";

/// What the buttons are given.
#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    /// The camera.
    pub camera: Camera,
    /// Whether the claimed fields are shown; none where fields do not count.
    pub fields: Option<bool>,
    /// They are to be shown, or hidden again.
    pub on_fields: Callback<()>,
    /// The board is to be turned.
    pub on_turn: Callback<()>,
}

/// The buttons that change the view. Where there is little room they come out of one.
#[component]
pub fn Controls(ControlsProps { camera, fields, on_fields, on_turn }: &ControlsProps) -> Html {
    let texts = use_texts();
    let open = use_state(|| false);
    let toggle = open.setter();
    let is_open = *open;
    let zoom = |factor: f64| {
        let camera = camera.clone();
        Callback::from(move |_| camera.zoom_step(factor))
    };
    let fit = {
        let camera = camera.clone();
        Callback::from(move |_| camera.fit())
    };
    html! {
        <div class={classes!("view-controls", is_open.then_some("open"))} role="group" aria-label={texts.view_controls()}>
            <button type="button" class="view-button view-more" aria-label={texts.view_more()} title={texts.view_more()}
                aria-expanded={is_open.to_string()} onclick={move |_| toggle.set(!is_open)} data-testid="view-more">
                { icon(VIEW) }
            </button>
            { button("zoom-in", texts.zoom_in(), PLUS, zoom(STEP)) }
            { button("zoom-out", texts.zoom_out(), MINUS, zoom(1.0 / STEP)) }
            { button("zoom-fit", texts.zoom_fit(), FIT, fit) }
            { button("turn-board", texts.quarter_turn(), TURN, on_turn.reform(|_| ())) }
            if let Some(shown) = fields {
                <button type="button" class="view-button" aria-label={texts.show_fields()} title={texts.show_fields()}
                    aria-pressed={shown.to_string()} data-testid="show-fields" onclick={on_fields.reform(|_| ())}>
                    { icon(FIELDS) }
                </button>
            }
        </div>
    }
}

fn button(id: &'static str, name: &'static str, drawing: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="view-button" aria-label={name} title={name} data-testid={id} {onclick}>
            { icon(drawing) }
        </button>
    }
}

fn icon(d: &'static str) -> Html {
    html! { <svg class="view-icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path {d} /></svg> }
}

/// The numbers of cells out of view, at the edges beyond which they lie. A press brings the nearest into view.
pub fn edge_tabs(tabs: &[Tab], camera: &Camera, texts: Texts) -> Html {
    let view = |tab: &Tab| {
        let (name, label, arrow) = faces(texts, *tab);
        let (camera, at) = (camera.clone(), tab.nearest);
        let half = TILE / 2.0;
        let onclick = move |_| camera.look_at(Rect::new(at.x - half, at.y - half, at.x + half, at.y + half));
        html! {
            <button type="button" key={name} class={format!("edge-tab edge-{name}")} aria-label={label.clone()}
                title={label} data-testid={format!("edge-{name}")} {onclick}>
                <svg class="view-icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d={arrow} /></svg>
                <span>{ tab.count }</span>
            </button>
        }
    };
    html! { <div class="edge-tabs">{ for tabs.iter().map(view) }</div> }
}

/// The name, the label and the arrow of a tab.
fn faces(texts: Texts, Tab { edge, count, .. }: Tab) -> (&'static str, String, &'static str) {
    match edge {
        Edge::Top => ("top", texts.cells_above(count), "M6 14.5l6-6 6 6"),
        Edge::Right => ("right", texts.cells_right(count), "M9.5 6l6 6-6 6"),
        Edge::Bottom => ("bottom", texts.cells_below(count), "M6 9.5l6 6 6-6"),
        Edge::Left => ("left", texts.cells_left(count), "M14.5 6l-6 6 6 6"),
    }
}
