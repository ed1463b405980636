//! The cells that no tile left can fill.

use crate::board::turn::Turn;
use crate::board::words::cell_name;
use crate::i18n::Texts;
use trivium_engine::geometry::Pos;
use yew::prelude::*;

/// The sign of such a cell: a ring with a bar, about the origin.
pub const DEAD_SIGN: &str = "M0-11a11 11 0 1 0 .01 0ZM-7.8 7.8 7.8-7.8";

/// A small sign in the middle of each cell: quieter than where the tile in hand fits, and of another shape.
pub fn dead(cells: &[Pos], turn: Turn, texts: Texts) -> Html {
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
