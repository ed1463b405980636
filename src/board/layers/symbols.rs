//! What the other layers refer to: defined once in the document.

use trivium_art::symbols;
use yew::prelude::*;

/// The symbols of tiles and pieces, the outline that clips a tile, and the lattice of the table.
#[component]
pub fn Symbols() -> Html {
    html! {
        <defs>
            <clipPath id="board-tile"><rect width="100" height="100" /></clipPath>
            <pattern id="board-lattice" width="100" height="100" x="-50" y="-50" patternUnits="userSpaceOnUse">
                <path d="M46 50h8M50 46v8" />
            </pattern>
            for symbol in symbols() {
                <g id={symbol.id} key={symbol.id}>
                    for (number, (class, d)) in symbol.parts.iter().enumerate() {
                        <path key={number} class={*class} d={*d} />
                    }
                </g>
            }
        </defs>
    }
}
