//! The cells where the tile in hand fits.

use super::{Hit, Tap};
use crate::board::turn::Turn;
use crate::board::words::cell_name;
use crate::hooks::use_texts;
use std::rc::Rc;
use trivium_engine::geometry::Pos;
use yew::prelude::*;

/// Four corners, 20 long, on a soft square that stands 7 in from the tile's edge.
const BRACKETS: &str = "M7 27V16Q7 7 16 7H27M73 7H84Q93 7 93 16V27M93 73V84Q93 93 84 93H73M27 93H16Q7 93 7 84V73";

/// What the layer is given.
#[derive(Properties, PartialEq)]
pub struct CellsProps {
    /// The cells, row by row.
    pub cells: Rc<[Pos]>,
    /// The one that the keyboard points at.
    pub pointed: Option<Pos>,
    /// The one that the tile for trial covers.
    pub trial: Option<Pos>,
    /// How the board is turned.
    pub turn: Turn,
    /// One was tapped.
    pub tap: Callback<Tap>,
}

/// The name by which other elements refer to a cell.
pub fn cell_id(pos: Pos) -> String {
    format!("cell-{pos}")
}

/// The candidate cells.
#[component]
pub fn Cells(props: &CellsProps) -> Html {
    let texts = use_texts();
    let cell = |&pos: &Pos| {
        let onclick = props.tap.reform(move |event| (event, Hit::Cell(pos)));
        let pointed = props.pointed == Some(pos);
        html! {
            <g key={pos.to_string()} id={cell_id(pos)} data-testid={cell_id(pos)} role="button"
                aria-label={cell_name(texts, pos)} class={classes!("cell", pointed.then_some("pointed"))}
                transform={props.turn.transform(pos)} {onclick}>
                <rect class="cell-fill" x="7" y="7" width="86" height="86" rx="9" />
                <path class="cell-bracket" d={BRACKETS} />
            </g>
        }
    };
    html! { <g class="cells">{ for props.cells.iter().filter(|&&pos| props.trial != Some(pos)).map(cell) }</g> }
}
