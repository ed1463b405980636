//! The panels of a page without the board: what a test sees of them, and how it acts.

use crate::page::{Page, memory};
use std::rc::Rc;
use trivium::app::Shared;
use trivium::app::settings::Settings;
use trivium::app::state::{Action, AppState};
use trivium::boot::Keeper;
use trivium::game::{Forecast, Table};
use trivium::hooks::{Act, Common};
use trivium::i18n::Texts;
use trivium::panel::{Panel, Rail};
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub struct StageProps {
    table: Table,
    actions: Vec<Action>,
    keeper: Keeper,
}

/// The panels, and a button that hands over each action.
#[component]
pub fn Stage(props: &StageProps) -> Html {
    let table = props.table.clone();
    let state = use_reducer(|| AppState::new(table, Settings::default(), None));
    let act = Act(state.dispatcher());
    let forecast = use_memo(state.table.clone(), Forecast::of);
    let shown = Rc::new((*state).clone());
    let (keeper, texts) = (props.keeper.clone(), Texts::default());
    let common = Common { act: act.clone(), keeper, texts, settings: state.settings.clone() };
    let button = |(number, action): (usize, &Action)| {
        html! { <button data-testid={format!("act-{number}")} onclick={act.on(action.clone())} /> }
    };
    html! {
        <ContextProvider<Common> context={common}>
            <Rail state={Rc::clone(&shown)} />
            <Panel state={Rc::clone(&shown)} listed={shown} forecast={Shared(forecast)} />
            <output data-testid="ply">{ state.table.session().ply() }</output>
            { for props.actions.iter().enumerate().map(button) }
        </ContextProvider<Common>>
    }
}

/// Shows the panels of a game; `actions` are those that a test may ask for.
pub async fn show(table: Table, actions: &[Action]) -> Page<Stage> {
    show_with(table, actions, memory()).await
}

/// The same, with what `keeper` keeps.
pub async fn show_with(table: Table, actions: &[Action], keeper: Keeper) -> Page<Stage> {
    Page::open(StageProps { table, actions: actions.to_vec(), keeper }).await
}

/// An attribute of every element that a selector finds.
pub fn attributes(page: &Page<Stage>, selector: &str, attribute: &str) -> Vec<String> {
    let found = page.root.query_selector_all(selector).expect("a selector");
    let elements = (0..found.length()).filter_map(|at| found.get(at)?.dyn_into::<Element>().ok());
    elements.filter_map(|element| element.get_attribute(attribute)).collect()
}

/// Moves the focus to the element and waits for what comes of it.
pub async fn focus(page: &Page<Stage>, name: &str) {
    page.get(name).unchecked_into::<HtmlElement>().focus().expect("focus");
    yew::scheduler::flush().await;
}
