//! The panel beside the board, or on a phone the bar below it.

use super::announcer::Announcer;
use super::count::count;
use super::greatest::greatest;
use super::hand::Hand;
use super::lists::lists;
use super::players::rows;
use super::result::result;
use super::sums::Sums;
use crate::app::Shared;
use crate::app::state::AppState;
use crate::game::Forecast;
use crate::hooks::{use_act, use_texts};
use crate::view::hand::HandView;
use crate::view::names::Names;
use crate::view::players::players;
use crate::view::result::ResultView;
use crate::view::rules::RuleId;
use crate::view::tell;
use std::rc::Rc;
use yew::prelude::*;

/// What the panel is given.
#[derive(Properties, PartialEq)]
pub struct PanelProps {
    /// The page.
    pub state: Rc<AppState>,
    /// The page as the lists show it, perhaps a moment behind.
    pub listed: Rc<AppState>,
    /// What will happen, while a tile lies for trial.
    pub forecast: Shared<Option<Forecast>>,
}

/// The panel beside the board, or on a phone the bar below it.
#[component]
pub fn Panel(props: &PanelProps) -> Html {
    let state = &props.state;
    let (texts, act) = (use_texts(), use_act());
    let names = Names::at(texts, &state.settings, &state.table);
    let ended = ResultView::of(state, &names);
    let sizes = ended.as_ref().map(|result| result.greatest.clone());
    let shown = ended.filter(|_| !state.result_hidden);
    let class = classes!("panel", shown.is_some().then_some("has-result"));
    html! {
        <aside {class}>
            if let Some(at) = state.counting {
                { count(state, at, &names, &act) }
            } else if let Some(view) = shown {
                { result(state, &view, &names, &act) }
            } else {
                { rows(&players(state, &names), texts) }
                // They stay lit while the result is put aside, so they keep their names.
                { for sizes.map(|view| greatest(&view, state.lit, &act, texts)) }
                <Hand view={HandView::of(state, props.forecast.0.as_ref().as_ref(), &names)}
                    looked_at={state.shown_claim()} notice={tell::notice(state, &names)} rule={RuleId::of_notice(state)} sums={Sums::of(state, &names)} />
                { lists(&props.listed, &act, texts) }
            }
            <Announcer state={state.clone()} forecast={props.forecast.clone()} />
        </aside>
    }
}
