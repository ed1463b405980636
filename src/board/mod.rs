//! The board: layers of one SVG, drawn from plain values. It knows no rules; decisions go out through callbacks.
//!
//! What is pure is apart from what needs a browser: [`viewport`], [`fit`], [`edge`], [`gesture`], [`guard`] and
//! [`motion`] are arithmetic and tested natively; [`camera`] and [`pointing`] put them to use.

pub mod camera;
mod canvas;
mod controls;
pub mod edge;
pub mod fit;
pub mod gesture;
pub mod guard;
pub mod layers;
mod measure;
pub mod motion;
mod pinch;
pub mod plane;
pub mod pointing;
pub mod turn;
pub mod viewport;
mod watch;
mod words;

use crate::app::state::Lit;
use crate::hooks::{use_calm, use_texts};
use crate::view::board::BoardView;
use camera::Camera;
use canvas::Canvas;
use controls::{Controls, edge_tabs};
use edge::{Tab, tabs};
use fit::Scene;
use std::rc::Rc;
use trivium_engine::geometry::Pos;
use trivium_engine::tile::SegmentIndex;
use turn::Turn;
use yew::prelude::*;

/// What the board is given.
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// What it shows.
    pub view: Rc<BoardView>,
    /// A cell was chosen.
    pub on_cell: Callback<Pos>,
    /// A spot of the tile for trial was chosen.
    pub on_spot: Callback<SegmentIndex>,
    /// A spot is looked at, or none any more.
    #[prop_or_default]
    pub on_look_at: Callback<Option<SegmentIndex>>,
    /// The tile for trial is to be turned.
    pub on_rotate: Callback<i32>,
    /// The trial is to be taken back.
    pub on_back: Callback<()>,
    /// A cell is looked at, without choosing it.
    #[prop_or_default]
    pub on_look: Callback<Pos>,
    /// Whether the claimed fields are shown; none where fields do not count.
    #[prop_or_default]
    pub fields: Option<bool>,
    /// They are to be shown, or hidden again.
    #[prop_or_default]
    pub on_fields: Callback<()>,
    /// The board is to be turned a quarter.
    pub on_turn: Callback<()>,
    /// A feature is looked at, or none any more.
    pub on_light: Callback<Option<Lit>>,
}

/// The board, with the buttons that change how it is seen.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let (calm, texts) = (use_calm(), use_texts());
    let (board, plane) = (use_node_ref(), use_node_ref());
    let camera = {
        let (board, plane) = (board.clone(), plane.clone());
        (*use_memo((), |()| Camera::new(board, plane))).clone()
    };
    camera.set_calm(calm);
    let hidden = use_hidden_cells(&camera, &props.view);
    watch::use_sizes(&board, &camera, (props.view.ply, props.view.trial.is_some()));
    use_scene(&camera, &props.view);
    html! {
        <div class="board" ref={board} data-tiles={props.view.tiles.len().to_string()}>
            <Canvas
                view={Rc::clone(&props.view)}
                pieces={props.view.pieces}
                camera={camera.clone()}
                {plane}
                on_cell={props.on_cell.clone()}
                on_spot={props.on_spot.clone()}
                on_look_at={props.on_look_at.clone()}
                on_rotate={props.on_rotate.clone()}
                on_back={props.on_back.clone()}
                on_look={props.on_look.clone()}
                on_light={props.on_light.clone()}
            />
            <div class="board-free">
                { edge_tabs(&hidden, &camera, texts) }
                <Controls {camera} fields={props.fields} on_fields={props.on_fields.clone()} on_turn={props.on_turn.clone()} />
            </div>
        </div>
    }
}

/// The candidates that are out of view. Drawn anew only when one comes or goes.
#[hook]
fn use_hidden_cells(camera: &Camera, view: &Rc<BoardView>) -> Vec<Tab> {
    let hidden = use_state_eq(Vec::new);
    let setter = hidden.setter();
    let camera = camera.clone();
    use_effect_with((Rc::clone(&view.cells), view.turned), move |(cells, turned)| {
        let (cells, turn) = (Rc::clone(cells), Turn(*turned));
        camera.set_watch(Callback::from(move |(view, free)| {
            setter.set(tabs(cells.iter().map(|&cell| turn.rect(cell)), view, free));
        }));
    });
    (*hidden).clone()
}

/// Shows the camera what there is to see. Another game, or a board that was turned, is fitted anew.
#[hook]
fn use_scene(camera: &Camera, view: &Rc<BoardView>) {
    let shown = use_mut_ref(|| None);
    let camera = camera.clone();
    let board = (Rc::clone(&view.game), view.turned);
    // A feature that lights up moves nothing.
    use_effect_with((board, Scene::of(view)), move |(board, scene)| {
        let before = shown.replace(Some(board.clone()));
        camera.show(*scene, before.as_ref() != Some(board));
    });
}
