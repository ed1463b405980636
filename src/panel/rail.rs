//! The rail: the name of the game, the score track and the menu; on a phone also the players.

use super::chips::chips;
use super::icon::{Icon, icon};
use super::menu::Menu;
use super::track::track;
use crate::app::state::{Action, AppState, Sheet};
use crate::hooks::{use_act, use_texts};
use crate::view::names::Names;
use crate::view::players::players;
use std::rc::Rc;
use yew::prelude::*;

/// What the rail is given.
#[derive(Properties, PartialEq)]
pub struct RailProps {
    /// The page.
    pub state: Rc<AppState>,
}

/// The score rail.
#[component]
pub fn Rail(props: &RailProps) -> Html {
    let (texts, act) = (use_texts(), use_act());
    let state = &props.state;
    let names = Names::at(texts, &state.settings, &state.table);
    let players = players(state, &names);
    let has_flags = state.table.game().rules().goals;
    let is_open = state.sheet == Some(Sheet::Menu);
    let toggle = act.on(Action::ShowSheet(if is_open { None } else { Some(Sheet::Menu) }));
    html! {
        <header class={classes!("rail", is_open.then_some("has-menu"))}>
            <div class="rail-card">
                <h1 class="title">{ texts.title() }</h1>
                { track(&players, has_flags, texts) }
                <button class="menu-button" data-testid="menu" aria-label={texts.menu()} title={texts.menu()}
                    aria-expanded={is_open.to_string()} onclick={toggle}>{ icon(Icon::Menu) }</button>
            </div>
            { chips(&players, texts) }
            if is_open { <Menu goals={has_flags} /> }
        </header>
    }
}
