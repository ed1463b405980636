//! The log, the newest move first. A line lights up what it is about.

use super::piece::meeple;
use super::stressed::stressed;
use crate::app::state::{Action, Lit};
use crate::game::Table;
use crate::hooks::{Act, use_act, use_settings, use_texts};
use crate::view::log::{LogEntry, LogLine, log};
use crate::view::names::Names;
use yew::prelude::*;

/// So many of the newest moves are nearly always in sight.
const NEW: usize = 6;

/// What the log is given.
#[derive(Properties, PartialEq)]
pub struct LogProps {
    /// The game.
    pub table: Table,
    /// What is lit up.
    pub lit: Option<Lit>,
}

/// The log.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let texts = use_texts();
    let names = Names::at(texts, &use_settings(), &props.table);
    let entries = use_memo((props.table.clone(), names), |(table, names)| log(table, names));
    if entries.is_empty() {
        let is_solo = props.table.game().rules().goals;
        return html! { <p class="empty">{ stressed(if is_solo { texts.log_empty_solo() } else { texts.log_empty() }) }</p> };
    }
    let newest = entries.len();
    let entry = |entry: &LogEntry| {
        let lit = props.lit.filter(|lit| lit.ply == entry.ply);
        html! { <Entry key={entry.ply} entry={entry.clone()} {lit} is_old={newest - entry.ply >= NEW} /> }
    };
    html! { <ol class="log" reversed=true>{ for entries.iter().map(entry) }</ol> }
}

#[derive(Properties, PartialEq)]
struct EntryProps {
    entry: LogEntry,
    lit: Option<Lit>,
    is_old: bool,
}

#[component]
fn Entry(props: &EntryProps) -> Html {
    let (texts, act) = (use_texts(), use_act());
    let entry = &props.entry;
    html! {
        <li class={classes!("log-entry", props.is_old.then_some("old"))} data-testid={format!("log-{}", entry.ply)}>
            <span class="unseen">{ texts.move_number(entry.ply) }</span>
            { meeple(entry.piece) }
            <div>
                { for entry.lines.iter().map(|line| log_line(line, props.lit, &act)) }
            </div>
        </li>
    }
}

fn log_line(line: &LogLine, shown: Option<Lit>, act: &Act) -> Html {
    let text = stressed(&line.text);
    let Some(lit) = line.lit else { return html! { <p class="log-line">{ text }</p> } };
    let class = classes!("log-line", "lights", (shown == Some(lit)).then_some("lit"));
    html! {
        <button {class} onpointerover={act.on(Action::Light(Some(lit)))} onpointerout={act.on(Action::Light(None))}
            onfocus={act.on(Action::Light(Some(lit)))} onblur={act.on(Action::Light(None))}>{ text }</button>
    }
}
