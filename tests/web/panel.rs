//! The panels: what is said before a move is played, and what is said after it.

use crate::page::memory;
use crate::stage::{attributes, focus, show, show_with};
use std::rc::Rc;
use trivium::app::settings::{Confirm, Settings};
use trivium::app::state::{Action, Tab};
use trivium::game::{Forecast, Refusal, Stand, Table, TableId};
use trivium_engine::board::SegmentRef;
use trivium_engine::geometry::Pos;
use trivium_engine::illegal::IllegalMove;
use trivium_engine::moves::Placement;
use trivium_engine::options::GameOptions;
use trivium_engine::player::Player;
use trivium_engine::record::GameRecord;
use trivium_engine::seed::{Phrase, Seed};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;
use web_sys::wasm_bindgen::JsCast;

fn table(phrase: &str) -> Table {
    let seed = Seed::Phrase(Phrase::new(phrase).expect("a phrase"));
    Table::new(TableId(Rc::from("t")), GameOptions::solo(), seed)
}

/// The first tile has a city on one side only, and lies where that closes the city of the start tile.
fn closing() -> Table {
    let mut games = (0..).map(|number| table(&format!("closing {number}")));
    let mut table = games.find(|table| table.game().hand().is_some_and(|kind| kind.name() == "E")).expect("a game");
    let game = table.game();
    let closes = |placement: &Placement| game.would_complete(*placement).is_ok_and(|all| !all.is_empty());
    let placement = game.legal_placements().find(closes).expect("the city to close");
    table.choose_cell(placement.pos).expect("legal");
    while table.placement() != Some(placement) {
        table.rotate(1).expect("legal");
    }
    table
}

/// A game where the order of the scorings matters, just before it is chosen.
fn ordering() -> Table {
    let record = GameRecord::read(include_str!("../data/order-matters.txt")).expect("a record");
    let (mut table, _) = Table::resume(TableId(Rc::from("t")), record, Stand::at_the_end());
    table.choose_cell(Pos::new(1, 0)).expect("legal");
    while table.placement().is_some_and(|placement| placement.rotation.turns() != 2) {
        table.rotate(1).expect("legal");
    }
    table
}

#[wasm_bindgen_test]
async fn what_will_happen_is_read_before_the_move_is_played() {
    let table = closing();
    let page = show(table, &[]).await;
    assert_eq!(page.text("hand-heading"), "Blue must place here");
    focus(&page, "choice-1").await;
    let will = page.text("will");
    assert!(will.contains("Closes Blue’s city: 2 tiles × 2 = 4. Blue is last: 1 → 5."), "{will}");
    assert_eq!(page.text("ply"), "0");
    page.click("choice-1").await;
    assert_eq!(page.text("ply"), "1");
    assert!(page.text("log-1").contains("Blue is last: +4."), "{}", page.text("log-1"));
    assert!(page.text("announcer").contains("Blue is last: +4."), "{}", page.text("announcer"));
    page.click("undo").await;
    assert!(!page.text("announcer").contains("+4"), "{}", page.text("announcer"));
}

#[wasm_bindgen_test]
async fn each_order_shows_its_outcome_and_picking_one_plays_the_move() {
    let table = ordering();
    let before = table.session().ply();
    let page = show(table, &[Action::Claim(Some(3))]).await;
    page.click("act-0").await;
    assert_eq!(page.text("ply"), before.to_string());
    let (first, second) = (page.text("order-1"), page.text("order-2"));
    assert!(first.contains("Then") && second.contains("Then") && first != second, "{first} / {second}");
    let scores = |number: u8| {
        let standings = page.root.query_selector(&format!("[data-testid='order-{number}'] .standings-after"));
        standings.expect("a selector").expect("the scores").text_content().unwrap_or_default()
    };
    assert_ne!(scores(1), scores(2), "the difference is seen without reading");
    assert!(scores(1).contains('+') && scores(1).contains("last"), "{}", scores(1));
    page.click("order-2").await;
    assert_eq!(page.text("ply"), (before + 1).to_string());
    assert!(page.find("order-1").is_none());
}

/// Two presses at once are two steps back, and never one on.
#[wasm_bindgen_test]
async fn two_quick_undos_are_two_steps_back() {
    let table = ordering();
    let before = table.session().ply();
    let page = show(table, &[Action::Claim(Some(3))]).await;
    page.click("act-0").await;
    assert!(page.find("order-1").is_some());
    for _ in 0..2 {
        page.get("undo").unchecked_into::<HtmlElement>().click();
    }
    yew::scheduler::flush().await;
    assert_eq!(page.text("ply"), before.to_string());
    assert!(page.find("order-1").is_none() && page.find("choice-1").is_none(), "the tile is in hand again");
}

#[wasm_bindgen_test]
async fn one_way_to_lay_the_tile_is_said_on_the_button() {
    let mut games = (0..).map(|number| table(&format!("one way {number}")));
    let table = games.find_map(|mut table| {
        let placement = table.game().legal_placements().min()?;
        table.choose_cell(placement.pos).ok()?;
        (table.rotations_at(placement.pos).len() == 1).then_some(table)
    });
    let page = show(table.expect("a tile that fits in one way"), &[]).await;
    assert_eq!(page.text("rotate"), "Fits one way only");
    assert!(page.get("rotate").has_attribute("disabled"));
}

#[wasm_bindgen_test]
async fn a_refusal_gives_its_reason() {
    let at = SegmentRef { pos: Pos::new(0, 0), segment: 0 };
    let why = IllegalMove::Occupied { by: Player::FIRST, at };
    let told = trivium::app::state::Notice::Refused(Refusal::Illegal(why));
    let page = show(closing(), &[Action::Tell(Some(told)), Action::Tell(None)]).await;
    page.click("act-0").await;
    let notice = page.text("notice");
    assert!(notice.starts_with("The city already belongs to Blue, "), "{notice}");
    assert!(page.find("why-rule-free").is_some(), "the way to the rule");
    page.click("act-1").await;
    assert!(page.find("notice").is_none());
}

#[wasm_bindgen_test]
async fn tiles_left_add_up_to_the_stacks() {
    let table = ordering();
    let left = table.game().deck().left_in_all();
    let page = show(table, &[Action::ShowTab(Tab::TilesLeft)]).await;
    page.click("act-0").await;
    let counts = attributes(&page, "[data-testid^='kind-']", "data-left");
    assert_eq!(counts.len(), 24);
    assert_eq!(counts.iter().filter_map(|count| count.parse::<u8>().ok()).sum::<u8>(), left);
    assert_eq!(attributes(&page, "[data-testid='tiles-left']", "data-total"), [left.to_string()]);
}

#[wasm_bindgen_test]
async fn the_result_is_shown_and_put_aside() {
    let mut table = table("the end");
    while let Some(placement) = table.game().legal_placements().min() {
        table.choose_cell(placement.pos).expect("legal");
        let claim = Forecast::of(&table).expect("a trial").options[0].claim;
        table.claim(claim).expect("legal");
        let _ = table.choose_order(0);
    }
    let (points, _) = table.game().result().expect("a result");
    let page = show(table, &[]).await;
    assert_eq!(page.text("points"), points.to_string());
    assert!(page.find("chart").is_some());
    for name in ["biggest-city", "longest-road"] {
        assert!(page.text(name).contains("tile"), "{}", page.text(name));
        focus(&page, name).await;
        assert!(page.get(name).matches(".lit").expect("a selector"));
    }
    page.click("look-at-board").await;
    assert!(page.find("result").is_none());
    page.click("show-result").await;
    assert!(page.find("result").is_some());
}

#[wasm_bindgen_test]
async fn goals_are_shown_for_this_game_and_ever() {
    let keeper = memory();
    let ever = trivium::storage::Ever { goals: [2, 11].into(), ..Default::default() };
    keeper.shelf().documents().add_to_ever(&ever, 1).expect("room");
    let page = show_with(table("goals"), &[Action::ShowTab(Tab::Goals)], keeper).await;
    page.click("act-0").await;
    let marks = |attribute| attributes(&page, "[data-testid^='goal-']", attribute);
    assert!(marks("data-met").iter().all(|met| met == "false"));
    let ever: Vec<usize> = (1..=14).filter(|number| marks("data-ever")[number - 1] == "true").collect();
    assert_eq!(ever, [2, 11]);
    assert_eq!(page.text("goals-count"), "0 of 14 met, ever 2");
    assert!(page.text("goal-2").starts_with("ever met"), "{}", page.text("goal-2"));
}

#[wasm_bindgen_test]
async fn what_may_be_chosen_and_what_waits_to_be_confirmed_is_announced() {
    let mut table = closing();
    let cell = table.placement().expect("a trial").pos;
    table.step_back();
    let always = Settings { confirm: Confirm::Always, ..Settings::default() };
    let page = show(table, &[Action::Set(always), Action::ChooseCell(cell), Action::LookAt(None)]).await;
    page.click("act-0").await;
    page.click("act-1").await;
    let choices = page.text("announcer");
    assert!(choices.starts_with("Blue must place here. 1: City, "), "{choices}");
    focus(&page, "choice-1").await;
    page.click("act-2").await;
    assert_eq!(page.text("announcer"), choices, "what is only looked at is not told");
    page.click("choice-1").await;
    let armed = page.text("announcer");
    assert!(armed.starts_with("1: City, ") && armed.ends_with("Choose it again to confirm."), "{armed}");
    assert_eq!(page.text("ply"), "0");
    page.click("choice-1").await;
    assert_eq!(page.text("ply"), "1");
    assert!(page.text("announcer").contains(" lays "), "{}", page.text("announcer"));
}

#[wasm_bindgen_test]
async fn the_order_to_choose_is_announced() {
    let page = show(ordering(), &[Action::Claim(Some(3))]).await;
    page.click("act-0").await;
    let told = page.text("announcer");
    assert!(told.starts_with("What is scored first?") && told.contains(" 1: ") && told.contains(" 2: "), "{told}");
}
