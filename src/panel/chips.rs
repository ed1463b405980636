//! The players on a phone: small cards side by side.

use super::figures::figures;
use super::icon::{Icon, icon};
use super::piece::{abbot, meeple};
use super::players::{last_tag, pips};
use crate::i18n::Texts;
use crate::view::players::PlayerView;
use yew::prelude::*;

/// The longest name that stands beside piece and score on a usual phone.
const SHORT_NAME: usize = 6;

/// The players, as chips.
pub fn chips(players: &[PlayerView], texts: Texts) -> Html {
    let is_long = players.iter().any(|player| player.name.chars().count() > SHORT_NAME);
    html! {
        <ul class={classes!("chips", is_long.then_some("long"))} aria-label={texts.players_label()}>
            { for players.iter().map(|player| chip(player, texts)) }
        </ul>
    }
}

fn chip(player: &PlayerView, texts: Texts) -> Html {
    let class = classes!("chip", player.turn.then_some("turn"));
    html! {
        <li key={player.player.index()} {class} data-testid={format!("chip-{}", player.player)} data-home={player.player.to_string()}
            aria-current={player.turn.then_some("true")}>
            <span class="chip-row">
                { meeple(player.piece) }
                <span class="chip-name">{ &player.name }</span>
                { figures(player) }
                <span class="chip-score">{ player.score }</span>
            </span>
            <span class="chip-row">
            { pips(player, texts) }
            if let Some(stack) = player.stack {
                <span class="chip-stack">
                    { icon(Icon::Stack) }<span aria-hidden="true">{ stack }</span>
                    <span class="unseen">{ texts.tiles_in_stack(stack) }</span>
                </span>
            }
            </span>
            <span class="chip-row chip-marks">
                if player.turn { { abbot() }<span class="unseen">{ texts.on_turn() }</span> }
                { last_tag(player, texts) }
            </span>
        </li>
    }
}
