//! The lists, one shown at a time.

use super::goals::Goals;
use super::icon::{Icon, icon};
use super::log::Log;
use super::menu::tabs;
use super::share::share;
use super::tiles_left::tiles_left;
use crate::app::state::{Action, AppState, Sheet, Tab};
use crate::hooks::{Act, page_link};
use crate::i18n::Texts;
use crate::view::tiles_left::TilesLeft;
use yew::prelude::*;

/// The lists.
pub fn lists(state: &AppState, act: &Act, texts: Texts) -> Html {
    let has_goals = state.table.game().rules().goals;
    let shown = match state.tab {
        Tab::TilesLeft if !state.settings.aids => Tab::Log,
        Tab::Goals if !has_goals => Tab::Log,
        tab => tab,
    };
    let tab = |(tab, id, name): (Tab, &'static str, &'static str)| {
        let chosen = tab == shown;
        html! {
            <button key={id} role="tab" id={format!("tab-{id}")} aria-selected={chosen.to_string()}
                aria-controls="list" data-testid={format!("tab-{id}")} onclick={act.on(Action::ShowTab(tab))}>
                { name }
            </button>
        }
    };
    let open = (state.sheet == Some(Sheet::Lists)).then_some("open");
    html! {
        <section class={classes!("lists", open)} aria-label={texts.lists_label()}>
            <div class="tab-row">
                <div class="tabs" role="tablist">{ for tabs(texts, state.settings.aids, has_goals).into_iter().map(tab) }</div>
                <button class="phone-only sheet-close" data-testid="close-sheet" aria-label={texts.close_sheet()}
                    onclick={act.on(Action::ShowSheet(None))}>{ icon(Icon::Close) }</button>
            </div>
            <div class="list" id="list" role="tabpanel" tabindex="0">{ list(shown, state, act, texts) }</div>
        </section>
    }
}

fn list(tab: Tab, state: &AppState, act: &Act, texts: Texts) -> Html {
    match tab {
        Tab::Log => html! { <Log table={state.table.clone()} lit={state.lit} /> },
        Tab::TilesLeft => tiles_left(&TilesLeft::of(state), texts),
        Tab::Goals => html! { <Goals table={state.table.clone()} /> },
        Tab::Share => {
            let seed = state.table.session().record().seed.to_string();
            share(&seed, page_link(&state.table), act, texts)
        }
    }
}
