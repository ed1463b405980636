//! The cells that no tile left can fill.

use crate::board::turn::Turn;
use crate::board::words::cell_name;
use crate::hooks::use_texts;
use std::rc::Rc;
use trivium_engine::geometry::Pos;
use yew::prelude::*;

/// The sign of such a cell: a ring with a bar, about the origin.
pub const DEAD_SIGN: &str = "M0-11a11 11 0 1 0 .01 0ZM-7.8 7.8 7.8-7.8";

/// What the layer is given.
#[derive(Properties, PartialEq)]
pub struct DeadProps {
    /// The cells, row by row.
    pub cells: Rc<[Pos]>,
    /// How the board is turned.
    pub turn: Turn,
}

/// A small sign in the middle of each cell: quieter than where the tile in hand fits, and of another shape.
#[component]
pub fn Dead(DeadProps { cells, turn }: &DeadProps) -> Html {
    let texts = use_texts();
    let sign = |&pos: &Pos| {
        html! {
            <g key={pos.to_string()} role="img" aria-label={texts.dead_cell(cell_name(texts, pos))}
                transform={turn.transform(pos)} data-testid={format!("dead-{pos}")}>
                <path class="dead-sign" transform="translate(50 50)" d={DEAD_SIGN} />
            </g>
        }
    };
    html! { <g class="dead-cells">{ for cells.iter().map(sign) }</g> }
}
