//! The picture itself: one SVG, moved by the camera, and the pointers over it.

use super::camera::Camera;
use super::layers::{Hit, Layers, Symbols, Tap, cell_id};
use super::pinch::use_safari_pinch;
use super::pointing::{Listeners, Pointing};
use super::turn::Turn;
use crate::app::state::Lit;
use crate::hooks::use_texts;
use crate::view::board::BoardView;
use std::cell::Cell;
use std::rc::Rc;
use trivium_engine::board::SegmentRef;
use trivium_engine::geometry::Pos;
use trivium_engine::tile::SegmentIndex;
use yew::prelude::*;

/// What the picture is given.
#[derive(Properties, PartialEq)]
pub struct CanvasProps {
    /// What it shows.
    pub view: Rc<BoardView>,
    /// Which piece each player has.
    pub pieces: [u8; 5],
    /// What moves it.
    pub camera: Camera,
    /// The element that is moved.
    pub plane: NodeRef,
    /// A cell was chosen.
    pub on_cell: Callback<Pos>,
    /// A spot was chosen.
    pub on_spot: Callback<SegmentIndex>,
    /// A spot is looked at, or none any more.
    pub on_look_at: Callback<Option<SegmentIndex>>,
    /// The tile for trial is to be turned.
    pub on_rotate: Callback<i32>,
    /// The trial is to be taken back.
    pub on_back: Callback<()>,
    /// A cell is looked at.
    pub on_look: Callback<Pos>,
    /// A feature is looked at, or none any more.
    pub on_light: Callback<Option<Lit>>,
}

/// The picture. One tab stop; the candidate that the keyboard points at is its active descendant.
#[component]
pub fn Canvas(props: &CanvasProps) -> Html {
    let texts = use_texts();
    let canvas = use_node_ref();
    let pointing = {
        let (camera, canvas) = (props.camera.clone(), canvas.clone());
        Rc::clone(&*use_memo((), |()| Rc::new(Pointing::new(camera, canvas))))
    };
    let hovered = use_hovered(&pointing, props);
    use_safari_pinch(&canvas, &pointing);
    let tap = use_callback((), {
        let pointing = Rc::clone(&pointing);
        move |tap: Tap, ()| pointing.tap(&tap)
    });
    let light = use_light(props);
    let look = use_latest(&props.on_look_at);
    let on = |act: fn(&Rc<Pointing>, &PointerEvent)| {
        let pointing = Rc::clone(&pointing);
        Callback::from(move |event: PointerEvent| act(&pointing, &event))
    };
    let onwheel = {
        let pointing = Rc::clone(&pointing);
        Callback::from(move |event: WheelEvent| pointing.wheel(&event))
    };
    let oncontextmenu = right_click(&pointing, props);
    let trial = props.view.trial.as_ref().map(|trial| trial.tile.placement.pos);
    let pointed = props.view.pointed.filter(|cell| props.view.cells.contains(cell) && Some(*cell) != trial);
    html! {
        <svg class="board-canvas" ref={canvas} role="application" tabindex="0" data-testid="board"
            aria-label={texts.table_label()} aria-describedby="board-help" aria-activedescendant={pointed.map(cell_id)}
            onpointerdown={on(Pointing::down)}
            onpointermove={on(|pointing, event| pointing.moves(event))}
            onpointerup={on(|pointing, event| pointing.up(event))}
            onpointercancel={on(|pointing, event| pointing.cancel(event))}
            onpointerleave={on(|pointing, _| pointing.leave())}
            {onwheel}
            {oncontextmenu}>
            <desc id="board-help">{ texts.table_help() }</desc>
            <Symbols />
            <g ref={props.plane.clone()} class="plane">
                <Layers view={Rc::clone(&props.view)} pieces={props.pieces} {hovered} {tap} {light} {look} />
            </g>
        </svg>
    }
}

/// Wires the pointers to the callbacks of this drawing, and keeps the tile that the mouse is over.
#[hook]
fn use_hovered(pointing: &Pointing, props: &CanvasProps) -> Option<Pos> {
    let hovered = use_state_eq(|| None);
    let last = use_mut_ref(|| Cell::new(None));
    let turn = Turn(props.view.turned);
    let locate = {
        let camera = props.camera.clone();
        move |point| turn.pos_at(camera.view().to_board(point))
    };
    let looked = {
        let (locate, look, view) = (locate.clone(), props.on_look.clone(), Rc::clone(&props.view));
        let light = props.on_light.clone();
        move |point| {
            if let Some(cell) = locate(point).filter(|cell| view.cells.contains(cell)) {
                look.emit(cell);
            } else if let Some(at) = locate(point).and_then(|cell| view.meeple_at(cell)) {
                light.emit(Some(Lit { at, ply: view.ply }));
            }
        }
    };
    let setter = hovered.setter();
    let over = move |point: Option<_>| {
        let now = point.and_then(&locate);
        // Most moves stay over the same tile.
        if last.borrow().replace(now) != now {
            setter.set(now);
        }
    };
    pointing.set_listeners(Listeners {
        tapped: tapped(props),
        looked: Callback::from(looked),
        hovered: Callback::from(over),
    });
    *hovered
}

/// A right click takes the trial back. A finger that rests is no right click, though browsers say so.
fn right_click(pointing: &Rc<Pointing>, props: &CanvasProps) -> Callback<MouseEvent> {
    let pointing = Rc::clone(pointing);
    let (back, trial) = (props.on_back.clone(), props.view.trial.is_some());
    Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        if trial && event.button() == 2 && !pointing.is_touched() {
            back.emit(());
        }
    })
}

/// What a tap does, by what it hit.
fn tapped(props: &CanvasProps) -> Callback<Hit> {
    let (cell, spot, rotate) = (props.on_cell.clone(), props.on_spot.clone(), props.on_rotate.clone());
    Callback::from(move |hit| match hit {
        Hit::Cell(pos) => cell.emit(pos),
        Hit::Spot(segment) => spot.emit(segment),
        Hit::Trial => rotate.emit(1),
    })
}

/// Lights a feature up: always the same callback, so that no layer is drawn anew for its sake.
#[hook]
fn use_light(props: &CanvasProps) -> Callback<Option<SegmentRef>> {
    let latest = use_mut_ref(|| (props.on_light.clone(), Rc::clone(&props.view)));
    *latest.borrow_mut() = (props.on_light.clone(), Rc::clone(&props.view));
    use_callback((), move |at: Option<SegmentRef>, ()| {
        let (light, view) = latest.borrow().clone();
        light.emit(at.map(|at| Lit { at, ply: view.ply_at(at.pos) }));
    })
}

/// The same callback for ever, which calls the one that was given last.
#[hook]
fn use_latest<T: 'static>(given: &Callback<T>) -> Callback<T> {
    let latest = use_mut_ref(|| given.clone());
    *latest.borrow_mut() = given.clone();
    use_callback((), move |value: T, ()| {
        let given = latest.borrow().clone();
        given.emit(value);
    })
}
