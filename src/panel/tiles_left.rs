//! The tiles still to come.

use super::piece::TilePicture;
use super::stressed::stressed;
use crate::board::layers::DEAD_SIGN;
use crate::i18n::Texts;
use crate::view::board::{TileView, tile_view};
use crate::view::tell;
use crate::view::tiles_left::{KindLeft, TilesLeft};
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::moves::Placement;
use trivium_engine::tile::TileKind;
use yew::prelude::*;

/// The tiles still to come.
pub fn tiles_left(view: &TilesLeft, texts: Texts) -> Html {
    let left = match (view.total, view.in_hand) {
        (0, true) => texts.last_in_hand().to_owned(),
        (total, true) => texts.left_with_hand(total),
        (total, false) => texts.left_in_all(total),
    };
    let fitting = view.fitting.map(|count| match count {
        0 => texts.fit_here_none().to_owned(),
        count => texts.fit_here(count),
    });
    let dead = (!view.dead.is_empty()).then(|| texts.dead_cells(view.dead.len()));
    html! {
        <div class="tiles-left" data-total={view.total.to_string()} data-in-hand={view.in_hand.to_string()}
            data-testid="tiles-left">
            <p>{ stressed(&left) }</p>
            { for fitting.map(|text| html! { <p data-testid="fitting">{ stressed(&text) }</p> }) }
            <ul class="kinds">{ for view.kinds.iter().map(|kind| counted(*kind, texts)) }</ul>
            { for dead.map(|text| html! {
                <p class="dead-line" data-testid="dead" data-count={view.dead.len().to_string()}>{ dead_sign() }<span>{ stressed(&text) }</span></p>
            }) }
            if !view.set_aside.is_empty() {
                <p>{ texts.set_aside_list() }</p>
                <ul class="kinds" data-testid="set-aside">
                    { for view.set_aside.iter().enumerate().map(|(number, kind)| aside(number, *kind, texts)) }
                </ul>
            }
        </div>
    }
}

/// The sign by which the board marks them.
fn dead_sign() -> Html {
    html! { <svg class="dead-key" viewBox="-14 -14 28 28" aria-hidden="true"><path class="dead-sign" d={DEAD_SIGN} /></svg> }
}

fn counted(kind: KindLeft, texts: Texts) -> Html {
    let KindLeft { kind, left, fits } = kind;
    let class = classes!("kind", (left == 0).then_some("gone"), (fits && left > 0).then_some("fits"));
    let label = texts.kind_left(tell::tile(texts, kind), left);
    html! {
        <li key={kind.name()} {class} data-testid={format!("kind-{kind}")} data-left={left.to_string()}>
            <TilePicture tile={sample(kind)} />
            <span aria-hidden="true">{ left }</span>
            <span class="unseen">{ label }</span>
        </li>
    }
}

fn aside(number: usize, kind: TileKind, texts: Texts) -> Html {
    html! {
        <li key={number} class="kind">
            <TilePicture tile={sample(kind)} /><span class="unseen">{ tell::tile(texts, kind) }</span>
        </li>
    }
}

/// A tile of the kind, upright.
fn sample(kind: TileKind) -> TileView {
    tile_view(kind, Placement { pos: Pos::ORIGIN, rotation: Rotation::new(0) })
}
