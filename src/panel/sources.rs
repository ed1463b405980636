//! The table of points by source.

use super::piece::meeple;
use crate::app::state::Action;
use crate::game::Table;
use crate::hooks::{Act, use_act, use_texts};
use crate::i18n::Texts;
use crate::view::names::Names;
use crate::view::sources::{KINDS, Sources};
use trivium_engine::player::{ByPlayer, Player};
use trivium_engine::tile::FeatureKind;
use yew::prelude::*;

/// What the table is given.
#[derive(Properties, PartialEq)]
pub struct SourceTableProps {
    /// The game.
    pub table: Table,
    /// What the players are called.
    pub names: Names,
}

/// Points by source, a column for each player.
#[component]
pub fn SourceTable(props: &SourceTableProps) -> Html {
    let (texts, act) = (use_texts(), use_act());
    let SourceTableProps { table, names } = props;
    let players: Vec<Player> = table.game().position().players().collect();
    let sources = use_memo(table.clone(), Sources::of);
    let head = |&player: &Player| {
        html! { <th scope="col">{ meeple(names.piece(player)) }<span class="unseen">{ names.of(player).to_owned() }</span></th> }
    };
    let part = |id: &'static str, title: &'static str, points: &[ByPlayer<u16>; 4], kinds: usize| {
        let line = |(kind, points): (&FeatureKind, &ByPlayer<u16>)| {
            let (key, name) = source_name(*kind, texts);
            row(&format!("{id}-{key}"), name, &players, points)
        };
        html! {
            <tbody>
                <tr><th colspan={(players.len() + 1).to_string()} scope="rowgroup">{ title }</th></tr>
                { for KINDS.iter().zip(points).take(kinds).map(line) }
            </tbody>
        }
    };
    html! {
        <div class="result-part">
            <h3>{ texts.sources() }</h3>
            <table class="sources" data-testid="sources">
                <thead><tr><td></td>{ for players.iter().map(head) }</tr></thead>
                { part("during", texts.during_the_game(), &sources.during, 3) }
                { part("end", texts.final_count(), &sources.at_the_end, 4) }
                <tfoot>{ row("total", texts.total(), &players, table.game().position().scores()) }</tfoot>
            </table>
            { count_again(&act, texts) }
        </div>
    }
}

/// Shows the final count once more.
pub fn count_again(act: &Act, texts: Texts) -> Html {
    let onclick = act.on(Action::Count(Some(0)));
    html! { <button class="wide-button" data-testid="count-again" {onclick}>{ texts.count_again() }</button> }
}

fn row(id: &str, name: &'static str, players: &[Player], points: &ByPlayer<u16>) -> Html {
    let cell = |&player: &Player| html! { <td data-testid={format!("source-{id}-{player}")}>{ points[player] }</td> };
    html! { <tr key={id.to_owned()}><th scope="row">{ name }</th>{ for players.iter().map(cell) }</tr> }
}

fn source_name(kind: FeatureKind, texts: Texts) -> (&'static str, &'static str) {
    match kind {
        FeatureKind::Road => ("road", texts.source_roads()),
        FeatureKind::City => ("city", texts.source_cities()),
        FeatureKind::Monastery => ("monastery", texts.source_monasteries()),
        FeatureKind::Field => ("field", texts.source_fields()),
    }
}
