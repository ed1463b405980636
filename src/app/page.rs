//! Lays out the page. What it shows are plain values; all changes go through one dispatcher.

use super::state::{Action, AppState};
use crate::board::Board;
use crate::boot::{self, Keeper};
use crate::dialog::Dialogs;
use crate::game::{Forecast, Step};
use crate::hooks::{Act, Common, use_double_clicks, use_keyboard, use_later, use_page_settings};
use crate::i18n::Texts;
use crate::panel::{Flights, Panel, Rail, Walkers, pass_on, worth_line};
use crate::view::board::BoardView;
use std::rc::Rc;
use yew::prelude::*;

/// The root of the page.
#[component]
pub fn App() -> Html {
    let keeper = (*use_memo((), |()| Keeper::open())).clone();
    let state = use_reducer(|| boot::start(&keeper));
    let act = Act(state.dispatcher());
    boot::use_autosave(&state, &act, &keeper);
    use_keyboard(&state, &act);
    let page = use_node_ref();
    use_double_clicks(&page);
    let texts = texts_for(&state);
    use_page_settings(&state.settings, texts);
    let forecast = use_memo(state.table.clone(), Forecast::of);
    let now = Shown { state: Rc::new((*state).clone()), forecast: Shared(forecast) };
    let view = use_memo(now.clone(), |now| BoardView::of(&now.state, now.forecast.0.as_ref().as_ref()));
    // The board answers at once; what stands around it follows in the next picture, and the lists in the one after that.
    let Shown { state: shown, forecast } = use_later(&now);
    let listed = use_later(&shown);
    let common = Common { act: act.clone(), keeper, texts, settings: state.settings.clone() };
    html! {
        <ContextProvider<Common> context={common}>
            <div ref={page} class="page" data-ply={shown.table.session().ply().to_string()} data-step={step_name(&shown)}
                data-late={(*listed != *state).then_some("")}>
                <Board
                    view={view}
                    on_cell={act.with(Action::ChooseCell)}
                    on_spot={act.with(|segment| Action::Claim(Some(segment)))}
                    on_look_at={act.with(Action::LookAt)}
                    on_rotate={act.with(Action::Rotate)}
                    on_back={act.on(Action::StepBack)}
                    on_look={act.with(|cell| Action::PointAt(Some(cell)))}
                    fields={state.table.game().rules().fields.then_some(state.fields)}
                    on_fields={act.on(Action::ToggleFields)}
                    on_turn={act.on(Action::TurnBoard)}
                    on_light={act.with(Action::Light)}
                />
                <div class="over-board">
                    { worth_line(&shown, forecast.0.as_ref().as_ref(), texts) }
                    { pass_on(&shown, &act, texts) }
                </div>
                if shown.sheet.is_some() {
                    // A tap beside a sheet puts it away, and does nothing to what lies there.
                    <div class="sheet-away" data-testid="sheet-away" onclick={act.on(Action::ShowSheet(None))} />
                }
                <Rail state={shown.clone()} />
                <Panel state={shown.clone()} {listed} {forecast} />
                <Flights state={shown.clone()} />
                <Walkers table={shown.table.clone()} />
            </div>
            <Dialogs state={now.state} />
        </ContextProvider<Common>>
    }
}

/// The step of the turn in one word, for those who wait for it: tests, scripts, style sheets.
fn step_name(state: &AppState) -> &'static str {
    match state.table.step() {
        Step::Placing if state.table.game().end().is_some() => "over",
        Step::Placing => "placing",
        Step::Previewing(_) => "trial",
        Step::Ordering(..) => "order",
    }
}

/// What the page shows, and what will happen.
#[derive(Clone, PartialEq)]
struct Shown {
    state: Rc<AppState>,
    forecast: Shared<Option<Forecast>>,
}

/// A shared value that is the same only if it is the very same: cheap to compare.
pub struct Shared<T>(pub Rc<T>);

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Self(Rc::clone(&self.0))
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The texts in the language that is set, or the browser's own, or the first there is.
fn texts_for(state: &AppState) -> Texts {
    let browser = web_sys::window().and_then(|window| window.navigator().language());
    let wanted = [state.settings.language.clone(), browser];
    wanted.into_iter().flatten().find_map(|tag| Texts::for_tag(&tag)).unwrap_or_default()
}
