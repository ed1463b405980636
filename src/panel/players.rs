//! The players as rows: the abbot marks whose turn it is.

use super::figures::figures;
use super::piece::{abbot, meeple, pip};
use crate::i18n::Texts;
use crate::view::players::PlayerView;
use yew::prelude::*;

/// The players, as rows.
pub fn rows(players: &[PlayerView], texts: Texts) -> Html {
    html! {
        <ul class="players" aria-label={texts.players_label()}>
            { for players.iter().map(|player| row(player, texts)) }
        </ul>
    }
}

fn row(player: &PlayerView, texts: Texts) -> Html {
    let class = classes!("player", player.turn.then_some("turn"));
    html! {
        <li key={player.player.index()} {class} data-testid={format!("player-{}", player.player)} data-home={player.player.to_string()}
            aria-current={player.turn.then_some("true")}>
            <span class="player-abbot">if player.turn { { abbot() }<span class="unseen">{ texts.on_turn() }</span> }</span>
            { meeple(player.piece) }
            <span class="player-name">{ &player.name }{ last_tag(player, texts) }{ figures(player) }</span>
            <span class="player-score">{ player.score }</span>
            { pips(player, texts) }
            <span class="player-stack">{ for player.stack.map(|stack| texts.tiles_in_stack(stack)) }</span>
        </li>
    }
}

/// Marks the last one.
pub fn last_tag(player: &PlayerView, texts: Texts) -> Html {
    if player.last {
        html! { <span class="last-tag">{ texts.last() }</span> }
    } else {
        html! {}
    }
}

/// The meeples to place, and the outlines of those out on the board.
pub fn pips(player: &PlayerView, texts: Texts) -> Html {
    let label = texts.meeples_left(player.supply, player.supply + player.away);
    let home = (0..player.supply).map(|_| pip(player.piece, false));
    let away = (0..player.away).map(|_| pip(player.piece, true));
    html! { <span class="pips" role="img" aria-label={label}>{ for home.chain(away) }</span> }
}
