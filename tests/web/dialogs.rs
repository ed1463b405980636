//! Dialogs: what they offer is what happens.

use crate::page::{Host, HostProps, Page, document, memory};
use std::rc::Rc;
use trivium::app::state::Dialog;
use trivium::boot::Keeper;
use trivium::game::{Seat, Seats, Stand, Table, TableId};
use trivium::storage::SavedGame;
use trivium::view::rules::RuleId;
use trivium_engine::options::GameOptions;
use trivium_engine::record::GameRecord;
use trivium_engine::seed::{Phrase, Seed};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlDialogElement, HtmlElement};

async fn open(dialog: Dialog, link: &'static str) -> Page<Host> {
    Page::open(HostProps { dialog, keeper: memory(), link: link.into() }).await
}

fn state(page: &Page<Host>, name: &str) -> String {
    page.get("state").get_attribute(&format!("data-{name}")).unwrap_or_default()
}

#[wasm_bindgen_test]
async fn every_dialog_is_modal_and_closes() {
    for (dialog, name) in [
        (Dialog::NewGame, "new-game"),
        (Dialog::Games, "games"),
        (Dialog::Settings, "settings"),
        (Dialog::Rules(None), "rules"),
        (Dialog::About, "about"),
        (Dialog::Keys, "keys"),
    ] {
        let page = open(dialog, "").await;
        let element = page.get(&format!("dialog-{name}"));
        assert!(element.matches(":modal").expect("a selector"), "{name}");
        page.click("close").await;
        assert!(page.find(&format!("dialog-{name}")).is_none(), "{name}");
        assert_eq!(state(&page, "open"), "false");
    }
}

#[wasm_bindgen_test]
async fn the_rules_open_at_the_rule_that_was_asked_for() {
    let page = open(Dialog::Rules(Some(RuleId::Free)), "").await;
    let asked = document().active_element().expect("the focus");
    assert_eq!((asked.id().as_str(), asked.class_name().as_str()), ("rule-free", "asked"));
    assert!(page.get("dialog-rules").contains(Some(&asked)));
    drop(page);
    let page = open(Dialog::Rules(None), "").await;
    assert_eq!(page.root.query_selector_all(".asked").expect("a selector").length(), 0);
    let shown = page.root.query_selector_all(".shown svg[role=img][aria-label]").expect("a selector").length();
    assert_eq!(shown, page.root.query_selector_all("svg").expect("a selector").length());
    assert!(shown >= 7, "{shown} pictures");
    let elements = page.root.query_selector_all(".shown *").expect("a selector").length();
    assert!(elements <= 600, "{elements} elements");
    page.click("to-rules-4").await;
    assert_eq!(document().active_element().and_then(|heading| heading.text_content()).as_deref(), Some("The end"));
}

#[wasm_bindgen_test]
async fn the_focus_goes_back_to_where_it_came_from() {
    let page = open(Dialog::Keys, "").await;
    page.click("close").await;
    page.get("opener").unchecked_ref::<HtmlElement>().focus().expect("focus");
    page.click("opener").await;
    assert!(page.get("dialog-keys").contains(document().active_element().as_deref()));
    page.click("close").await;
    assert_eq!(document().active_element(), Some(page.get("opener")));
}

#[wasm_bindgen_test]
async fn escape_closes_a_dialog() {
    let page = open(Dialog::Rules(None), "").await;
    // What the browser does on Escape once the dialog has not said no.
    page.get("dialog-rules").unchecked_ref::<HtmlDialogElement>().close();
    let waited = js_sys::Promise::new(&mut |done, _| {
        let window = web_sys::window().expect("a window");
        window.set_timeout_with_callback_and_timeout_and_arguments_0(&done, 50).expect("a timer");
    });
    wasm_bindgen_futures::JsFuture::from(waited).await.expect("time passes");
    yew::scheduler::flush().await;
    assert_eq!(state(&page, "open"), "false");
}

#[wasm_bindgen_test]
async fn the_usual_game_is_one_press_away_and_its_seed_is_new() {
    let page = open(Dialog::NewGame, "?seed=K7Q2-M9XC").await;
    page.click("start").await;
    assert!(state(&page, "link").starts_with("?seed="));
    assert_ne!(state(&page, "link"), "?seed=K7Q2-M9XC");
    assert_eq!(state(&page, "open"), "false");
}

#[wasm_bindgen_test]
async fn options_and_seed_are_those_that_were_set() {
    let page = open(Dialog::NewGame, "").await;
    for id in ["pick-colours-4", "pick-meeples-3", "pick-school-left"] {
        page.click(id).await;
    }
    page.type_into("seed", "k7q2 m9xc").await;
    page.click("start").await;
    assert_eq!(state(&page, "link"), "?seed=K7Q2-M9XC&colours=4&meeples=3&school=left");

    let page = open(Dialog::NewGame, "").await;
    for id in ["pick-mode-classic", "pick-players-5", "pick-smallcity-2"] {
        page.click(id).await;
    }
    page.type_into("seed", "Merry  Christmas").await;
    page.click("start").await;
    assert_eq!(state(&page, "link"), "?mode=classic&phrase=merry+christmas&players=5&smallcity=2");
}

#[wasm_bindgen_test]
async fn the_seed_field_says_what_it_sees_and_asks_about_a_mistyped_code() {
    let page = open(Dialog::NewGame, "").await;
    let kind = |page: &Page<Host>| page.get("seed-line").get_attribute("data-kind").unwrap_or_default();
    assert_eq!(kind(&page), "nothing");
    for (text, expected) in [("K7Q2-M9XC", "code"), ("christmas", "phrase"), ("K7Q2-M9XD", "doubtful")] {
        page.type_into("seed", text).await;
        assert_eq!(kind(&page), expected);
    }
    assert!(page.get("start").has_attribute("disabled"));
    page.click("use-nearest").await;
    assert_eq!(kind(&page), "code");
    page.type_into("seed", "K7Q2-M9XD").await;
    page.click("use-phrase").await;
    assert_eq!(kind(&page), "phrase");
    page.click("start").await;
    assert_eq!(state(&page, "link"), "?phrase=k7q2-m9xd");
}

#[wasm_bindgen_test]
async fn a_bad_link_says_what_is_wrong_and_offers_the_nearest_game() {
    let page = open(Dialog::BadLink, "?seed=K7Q2-M9XD&colours=9&teacher=1").await;
    let problems = page.text("problems");
    for word in ["K7Q2-M9XD", "colours", "teacher"] {
        assert!(problems.contains(word), "{problems}");
    }
    assert!(page.text("nearest").contains("K7Q2-M9XC"));
    let before = state(&page, "link");
    page.click("stay").await;
    assert_eq!(state(&page, "link"), before);

    let page = open(Dialog::BadLink, "?seed=K7Q2-M9XD&colours=9").await;
    page.click("play-nearest").await;
    assert_eq!(
        (state(&page, "link"), state(&page, "open")),
        ("?seed=K7Q2-M9XC&colours=4".to_owned(), "false".to_owned())
    );
}

/// A keeper with a game of one move for each phrase.
fn with_games(phrases: &[&str]) -> Keeper {
    let keeper = memory();
    for phrase in phrases {
        let seed = Seed::Phrase(Phrase::new(phrase).expect("a phrase"));
        let mut table = Table::new(TableId(Rc::from(*phrase)), GameOptions::solo(), seed);
        let cell = table.game().legal_placements().next().expect("a cell").pos;
        table.choose_cell(cell).expect("a legal cell");
        let claim = table.game().legal_claims(table.placement().expect("a trial")).expect("legal").next().expect("one");
        table.claim(claim).expect("a legal claim");
        keeper.shelf().put(phrase, &SavedGame::of(&table, 1, 2)).expect("room");
    }
    keeper
}

#[wasm_bindgen_test]
async fn games_are_listed_and_taken_up_again() {
    let keeper = with_games(&["alpha", "beta"]);
    let page = Page::<Host>::open(HostProps { dialog: Dialog::Games, keeper, link: "".into() }).await;
    assert!(page.text("game-alpha").contains("one tile"));
    page.click("open-beta").await;
    assert_eq!(state(&page, "link"), "?phrase=beta");
    assert_eq!((state(&page, "ply"), state(&page, "open")), ("1".to_owned(), "false".to_owned()));
}

#[wasm_bindgen_test]
async fn a_removed_game_can_be_put_back() {
    let keeper = with_games(&["alpha"]);
    let page = Page::<Host>::open(HostProps { dialog: Dialog::Games, keeper: keeper.clone(), link: "".into() }).await;
    page.click("remove-alpha").await;
    assert!(page.find("game-alpha").is_none() && keeper.shelf().open("alpha").is_none());
    page.click("put-back").await;
    assert!(page.find("game-alpha").is_some() && keeper.shelf().open("alpha").is_some());
}

#[wasm_bindgen_test]
async fn games_go_from_one_browser_to_another_as_text() {
    let from = with_games(&["alpha", "beta"]);
    let page = Page::<Host>::open(HostProps { dialog: Dialog::Games, keeper: from.clone(), link: "".into() }).await;
    let text = trivium::storage::export(from.shelf());
    drop(page);
    let to = memory();
    let page = Page::<Host>::open(HostProps { dialog: Dialog::Games, keeper: to.clone(), link: "".into() }).await;
    page.type_into("games-text", "nonsense").await;
    page.click("take-text").await;
    assert!(page.text("import-line").contains("no games"));
    page.type_into("games-text", &text).await;
    page.click("take-text").await;
    assert!(page.text("import-line").contains('2'));
    assert!(page.find("game-alpha").is_some() && page.find("game-beta").is_some());
    assert_eq!(to.shelf().list(), from.shelf().list());
}

#[wasm_bindgen_test]
async fn settings_hold_at_once() {
    let page = open(Dialog::Settings, "").await;
    for id in ["pick-theme-dark", "pick-motion-reduced", "pick-confirm-always", "pick-aids-off"] {
        page.click(id).await;
    }
    let settings = state(&page, "settings");
    for word in ["Dark", "Reduced", "Always", "aids: false"] {
        assert!(settings.contains(word), "{settings}");
    }
}

#[wasm_bindgen_test]
async fn everybody_at_a_classic_table_is_listed_with_the_score() {
    let (scores, record) = include_str!("../data/classic-three.txt").split_once('\n').expect("scores and a record");
    let record = GameRecord::read(record).expect("a legal record");
    let names = ["Anna", "Bo", "Cy"].map(|name| Seat { name: name.to_owned(), piece: None });
    let (table, _) = Table::resume(TableId(Rc::from("three")), record, Stand::at_the_end());
    let keeper = memory();
    keeper.shelf().put("three", &SavedGame::of(&table.seated(Seats::new(names)), 1, 2)).expect("room");
    let page = Page::<Host>::open(HostProps { dialog: Dialog::Games, keeper, link: "".into() }).await;
    let listed = page.text("standings-three");
    let scores: Vec<u16> = scores.split(' ').skip(1).map(|score| score.parse().expect("a number")).collect();
    for (name, score) in ["Anna", "Bo", "Cy"].iter().zip(&scores) {
        assert!(listed.contains(&format!("{name} {score}")), "{listed}");
    }
    let best = scores.iter().max().expect("three");
    let first = page.get("standings-three").first_element_child().and_then(|one| one.text_content());
    assert!(first.is_some_and(|first| first.ends_with(&best.to_string())), "{listed}");
}
