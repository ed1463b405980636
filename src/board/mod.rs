//! The board: layers of one SVG, drawn from plain values. It knows no rules; decisions go out through callbacks.

use crate::app::state::Lit;
use crate::view::board::BoardView;
use std::rc::Rc;
use trivium_engine::geometry::Pos;
use trivium_engine::tile::SegmentIndex;
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
    /// The tile for trial is to be turned.
    pub on_rotate: Callback<i32>,
    /// The trial is to be taken back.
    pub on_back: Callback<()>,
    /// The board is to be turned a quarter.
    pub on_turn: Callback<()>,
    /// A feature is looked at, or none any more.
    pub on_light: Callback<Option<Lit>>,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    html! { <svg class="board" data-tiles={props.view.tiles.len().to_string()}></svg> }
}
