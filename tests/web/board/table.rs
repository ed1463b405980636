//! A board with a game on it, and buttons for what the board itself does not do.

use crate::mount::mount;
use std::rc::Rc;
use trivium::app::settings::{Settings, TakeBack};
use trivium::app::state::{Action, AppState};
use trivium::board::Board;
use trivium::game::{Forecast, Table, TableId};
use trivium::hooks::Act;
use trivium::view::board::BoardView;
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::seed::{Phrase, Seed};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// The styles that give the board its size.
const STYLES: [&str; 2] = [include_str!("../../../static/css/page.css"), include_str!("../../../static/css/board.css")];

fn start() -> AppState {
    let seed = Seed::Phrase(Phrase::new("board").expect("a phrase"));
    let table = Table::new(TableId(Rc::from("test")), GameOptions::classic(ClassicPlayers::default()), seed);
    // One hand plays for both, so nobody has to agree.
    let settings = Settings { take_back: TakeBack::Freely, ..Settings::default() };
    AppState::new(table, settings, None)
}

/// A board, and what a whole page would add: undo, and the first legal move.
#[component]
pub fn TestTable() -> Html {
    let state = use_reducer(start);
    let act = Act(state.dispatcher());
    let forecast = Forecast::of(&state.table);
    let view = Rc::new(BoardView::of(&state, forecast.as_ref()));
    let first_move = {
        let (act, table) = (act.clone(), state.table.clone());
        let claims = table.session().ply() % 3 == 0;
        move |_: MouseEvent| {
            let Some(placement) = table.game().legal_placements().min() else { return };
            act.act(Action::ChooseCell(placement.pos));
            let mut tried = table.clone();
            let _ = tried.choose_cell(placement.pos);
            let options = Forecast::of(&tried).map(|forecast| forecast.options).unwrap_or_default();
            let claim = options.iter().map(|option| option.claim).find(|claim| claim.is_some() == claims);
            act.act(Action::Claim(claim.flatten()));
        }
    };
    let lit = state.lit.map(|lit| format!("{}/{}@{}", lit.at.pos, lit.at.segment, lit.ply));
    html! {
        <div data-testid="table" data-ply={state.table.session().ply().to_string()}
            data-trial={state.table.placement().map(|placement| placement.pos.to_string())}
            data-lit={lit} data-pointed={state.cell.map(|cell| cell.to_string())}>
            <Board
                {view}
                on_cell={act.with(Action::ChooseCell)}
                on_spot={act.with(|segment| Action::Claim(Some(segment)))}
                on_look_at={act.with(Action::LookAt)}
                on_rotate={act.with(Action::Rotate)}
                on_back={act.on(Action::StepBack)}
                on_look={act.with(|cell| Action::PointAt(Some(cell)))}
                on_turn={act.on(Action::TurnBoard)}
                on_light={act.with(Action::Light)}
            />
            <button data-testid="undo" onclick={act.on(Action::Undo)}></button>
            <button data-testid="move" onclick={first_move}></button>
        </div>
    }
}

/// A mounted board, 800 by 600, taken away when it is dropped.
pub struct TestBoard(Element);

impl TestBoard {
    /// A board with a new game.
    pub async fn new() -> Self {
        let document = web_sys::window().and_then(|window| window.document()).expect("a document");
        let style = document.create_element("style").expect("an element");
        style.set_text_content(Some(&STYLES.concat()));
        let root = mount::<TestTable>().await;
        root.append_child(&style).expect("the style on the page");
        let size = root.unchecked_ref::<HtmlElement>().style();
        for (name, value) in [("position", "fixed"), ("inset", "0"), ("width", "800px"), ("height", "600px")] {
            size.set_property(name, value).expect("a style");
        }
        let board = Self(root);
        board.settle().await;
        board
    }

    /// Waits until the browser has laid the page out and Yew has drawn it.
    pub async fn settle(&self) {
        for _ in 0..2 {
            let frame = js_sys::Promise::new(&mut |done, _| {
                web_sys::window().expect("a window").request_animation_frame(&done).expect("a frame");
            });
            wasm_bindgen_futures::JsFuture::from(frame).await.expect("a frame");
            yew::scheduler::flush().await;
        }
    }

    /// Waits that long, in milliseconds: only where time itself is what counts.
    pub async fn wait(&self, time: i32) {
        let timer = js_sys::Promise::new(&mut |done, _| {
            let window = web_sys::window().expect("a window");
            window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, time).expect("a timer");
        });
        wasm_bindgen_futures::JsFuture::from(timer).await.expect("the time");
        yew::scheduler::flush().await;
    }

    /// The element of that test id.
    pub fn find(&self, id: &str) -> Option<Element> {
        self.0.query_selector(&format!("[data-testid='{id}']")).expect("a selector")
    }

    /// The element of that test id, which must be there.
    pub fn get(&self, id: &str) -> Element {
        self.find(id).unwrap_or_else(|| panic!("no {id}"))
    }

    /// How many elements a selector finds.
    pub fn count(&self, selector: &str) -> u32 {
        self.0.query_selector_all(selector).expect("a selector").length()
    }

    /// What the table says of itself.
    pub fn told(&self, name: &str) -> Option<String> {
        self.get("table").get_attribute(name)
    }

    /// The element that the camera moves.
    pub fn plane(&self) -> Element {
        self.0.query_selector(".plane").expect("a selector").expect("the plane")
    }

    /// A press of one of the buttons.
    pub async fn press(&self, id: &str) {
        self.get(id).unchecked_into::<HtmlElement>().click();
        yew::scheduler::flush().await;
    }
}

impl Drop for TestBoard {
    fn drop(&mut self) {
        self.0.remove();
    }
}
