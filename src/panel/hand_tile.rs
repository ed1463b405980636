//! The tile in hand, or lying for trial with its spots: large enough to choose on.

use super::piece::TilePicture;
use crate::app::state::Action;
use crate::decimal::decimal;
use crate::hooks::{Act, use_act, use_texts};
use crate::view::hand::{ChoiceView, HandView};
use trivium_art::{Drawing, MEEPLES, Point};
use trivium_engine::tile::SegmentIndex;
use yew::prelude::*;

/// What the tile is given.
#[derive(Properties, PartialEq)]
pub struct HandTileProps {
    /// The hand.
    pub view: HandView,
    /// The claim that is looked at.
    pub looked_at: Option<SegmentIndex>,
}

/// The tile in hand.
#[component]
pub fn HandTile(props: &HandTileProps) -> Html {
    let (texts, act) = (use_texts(), use_act());
    let tile = props.view.tile;
    let anchors = use_memo(tile, |tile| {
        tile.map(|tile| Drawing::new(tile.kind, tile.placement.rotation, tile.seed).anchors()).unwrap_or_default()
    });
    let Some(tile) = tile else { return html! {} };
    let spots = props.view.choices.iter().filter_map(|choice| {
        let at = anchors.get(usize::from(choice.claim?))?;
        Some(spot(choice, *at, props.view.piece, props.looked_at == choice.claim, &act))
    });
    html! {
        <div class="hand-tile" role="img" aria-label={texts.hand_tile(props.view.tile_words.as_str())}
            data-testid="hand-tile">
            <TilePicture {tile}><g>{ for spots }</g></TilePicture>
        </div>
    }
}

/// A spot for a meeple. The list of choices has the buttons that are named; this is a second way for the pointer.
fn spot(choice: &ChoiceView, at: Point, piece: u8, looked_at: bool, act: &Act) -> Html {
    let (over, out) = (act.on(Action::LookAt(choice.claim)), act.on(Action::LookAt(None)));
    let press = act.on(Action::Claim(choice.claim));
    html! {
        <g key={choice.digit} class="hand-spot" transform={format!("translate({} {})", decimal(at.x), decimal(at.y))}
            data-testid={format!("hand-spot-{}", choice.digit)} onclick={press} onpointerover={over} onpointerout={out}>
            <circle class="hand-spot-area" r="17" />
            if looked_at {
                <circle class="hand-spot-halo" r="19" />
                <use href={format!("#{}", MEEPLES[usize::from(piece).min(4)])} />
            } else {
                <circle class="hand-spot-disc" r="10.4" />
                <circle class={format!("hand-spot-ring ring-{piece}")} r="8.9" />
                <text class="hand-spot-digit" dy=".36em">{ choice.digit }</text>
            }
        </g>
    }
}
