//! The claimed fields: each with the pattern of its owner, and the completed cities that they touch.

use super::{Mark, marks};
use crate::board::turn::Turn;
use crate::view::board::BoardView;
use crate::view::fields::ClaimedField;
use std::rc::Rc;
use trivium_art::Drawing;
use yew::prelude::*;

/// The marks of the five pieces, on a square of 20 that tiles of 100 repeat without a seam.
const MARKS: [&str; 5] = [
    "M5 12l5-5 5 5",
    "M10 7a3 3 0 1 0 .01 0Z",
    "M6.5 6.5l7 7M13.5 6.5l-7 7",
    "M4 10h12",
    "M10 5.5a4.5 4.5 0 1 0 .01 0Z",
];

/// What the layer is given.
#[derive(Properties, PartialEq)]
pub struct FieldsProps {
    /// What the board shows.
    pub view: Rc<BoardView>,
    /// How the board is turned.
    pub turn: Turn,
}

/// The fields. A field that several share carries the pattern of each.
#[component]
pub fn Fields(FieldsProps { view, turn }: &FieldsProps) -> Html {
    let Some(shown) = &view.fields else { return html! {} };
    let city = |mark: Mark| area(&mark, *turn, "field-city", None);
    html! {
        <g class="fields" data-testid="fields" data-fields={shown.fields.len().to_string()}>
            <defs>{ for (0..).zip(MARKS).map(pattern) }</defs>
            { for shown.fields.iter().map(|field| tinted(field, view, *turn)) }
            { for marks(view, &shown.cities).into_iter().map(city) }
        </g>
    }
}

fn pattern((piece, mark): (u8, &'static str)) -> Html {
    html! {
        <pattern key={piece} id={format!("field-{piece}")} width="20" height="20" patternUnits="userSpaceOnUse">
            <rect class={format!("field-ground piece-{piece}")} width="20" height="20" />
            <path class="field-under" d={mark} />
            <path class={format!("field-mark ring-{piece}")} d={mark} />
        </pattern>
    }
}

fn tinted(field: &ClaimedField, view: &BoardView, turn: Turn) -> Html {
    let on_field = marks(view, &field.segments);
    let owned = |player: trivium_engine::player::Player| {
        let piece = view.pieces[player.index()];
        on_field.iter().map(move |mark| area(mark, turn, "field-tint", Some(piece))).collect::<Vec<_>>()
    };
    field.owners.iter().flat_map(owned).collect()
}

fn area(mark: &Mark, turn: Turn, class: &'static str, piece: Option<u8>) -> Html {
    let placement = mark.tile.placement;
    let drawing = Drawing::new(mark.tile.kind, turn.rotation(placement.rotation), mark.tile.seed);
    let fill = piece.map(|piece| format!("url(#field-{piece})"));
    html! {
        <path {class} {fill} fill-rule="evenodd" transform={turn.transform(placement.pos)}
            d={drawing.outline(mark.segment)} data-testid={format!("{class}-{}/{}", placement.pos, mark.segment)} />
    }
}
