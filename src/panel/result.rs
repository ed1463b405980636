//! The end of a game: the result, the final count, the chart, the goals, and what to do next.

use super::chart::chart;
use super::final_count::final_count;
use super::goals::GoalsMet;
use super::greatest::greatest;
use super::icon::{Icon, icon};
use super::piece::meeple;
use super::share::link_field;
use super::sources::{SourceTable, count_again};
use crate::app::state::{Action, AppState, Dialog, Notice};
use crate::hooks::{Act, again, copy_link, page_link};
use crate::i18n::Texts;
use crate::view::chart::ChartView;
use crate::view::count::counted;
use crate::view::history::History;
use crate::view::names::{Names, list};
use crate::view::result::ResultView;
use crate::view::tell;
use yew::prelude::*;

/// The end of a game.
pub fn result(state: &AppState, view: &ResultView, names: &Names, act: &Act) -> Html {
    let texts = names.texts;
    let notice = tell::notice(state, names);
    html! {
        <section key="result" class="result" data-testid="result" data-points={view.points.to_string()}>
            { headline(view, names, texts) }
            { final_count(view, names) }
            if view.is_solo && !counted(&state.table).is_empty() { { count_again(act, texts) } }
            { greatest(&view.greatest, state.lit, act, texts) }
            if !view.is_solo { <SourceTable table={state.table.clone()} names={names.clone()} /> }
            { scores(state, view, names) }
            <GoalsMet table={state.table.clone()} />
            <div role="status">{ for notice.map(|notice| html! { <p class="notice" data-testid="notice">{ notice }</p> }) }</div>
            if state.notice == Some(Notice::LinkShown) { { link_field(&page_link(&state.table), texts) } }
            { buttons(state, act, texts) }
        </section>
    }
}

fn headline(view: &ResultView, names: &Names, texts: Texts) -> Html {
    html! {
        <div class="headline">
            <p class="points" data-testid="points">{ view.points }</p>
            <div>
                <div class="winners">{ for view.whose.iter().map(|player| meeple(names.piece(player))) }</div>
                <h2>{ &view.heading }</h2>
                <p>{ &view.why }</p>
                if view.has_take_backs { <p class="take-backs" data-testid="take-backs">{ texts.with_take_backs() }</p> }
            </div>
        </div>
    }
}

fn scores(state: &AppState, view: &ResultView, names: &Names) -> Html {
    let texts = names.texts;
    let history = History::of(&state.table);
    let players = state.table.game().position().players();
    let drawn = ChartView::of(&history, players, view.whose, view.is_solo, names);
    let score = |row: &crate::view::result::ResultRow| texts.score_of(names.of(row.player), row.score);
    let label = texts.chart_label(list(texts, &view.rows.iter().map(score).collect::<Vec<_>>()));
    html! { <div class="result-part"><h3>{ texts.chart() }</h3>{ chart(&drawn, label, texts) }</div> }
}

fn buttons(state: &AppState, act: &Act, texts: Texts) -> Html {
    let copy = {
        let (act, table) = (act.clone(), state.table.clone());
        Callback::from(move |_: MouseEvent| copy_link(page_link(&table), act.clone()))
    };
    let same = {
        let (act, table) = (act.clone(), state.table.clone());
        Callback::from(move |_: MouseEvent| act.act(Action::Open(again(&table))))
    };
    html! {
        <div class="result-buttons">
            <button class="strong" data-testid="again" onclick={same}>{ icon(Icon::Rotate) }{ texts.again() }</button>
            <button data-testid="new-game" onclick={act.on(Action::Show(Some(Dialog::NewGame)))}>{ texts.new_game() }</button>
            <button data-testid="copy-link" onclick={copy}>{ icon(Icon::Link) }{ texts.copy_link() }</button>
            <button data-testid="look-at-board" onclick={act.on(Action::HideResult(true))}>{ icon(Icon::Eye) }{ texts.look_at_board() }</button>
            <button data-testid="undo" onclick={act.on(Action::Undo)}>{ icon(Icon::Undo) }{ texts.undo() }</button>
        </div>
    }
}
