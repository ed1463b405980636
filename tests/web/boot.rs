//! The page as a whole: it begins with the right game, and nothing is lost.

use crate::page::{Page, document, fresh, go, local_storage, query};
use std::rc::Rc;
use trivium::Root;
use trivium::app::state::{Action, Notice};
use trivium::boot::{Keeper, new_table};
use trivium::game::{Step, Table, TableId};
use trivium::storage::{Entry, LocalStore, MemoryStore, SavedGame, Shelf, Store, StoreError};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{HtmlElement, StorageEvent, StorageEventInit};

fn shelf() -> Vec<Entry> {
    Shelf::new(LocalStore::open().expect("storage"), 0).list()
}

#[wasm_bindgen_test]
async fn the_address_names_the_game() {
    fresh("");
    let page = Page::<Root>::open(()).await;
    let first = query();
    assert!(first.starts_with("?seed="), "{first}");
    drop(page);
    go("");
    let _page = Page::<Root>::open(()).await;
    assert_eq!(query(), first, "the game that was begun goes on");
}

#[wasm_bindgen_test]
async fn loading_again_in_the_middle_of_a_turn_resumes_there() {
    fresh("?phrase=resume");
    let page = Page::<Root>::open(()).await;
    for key in ["ArrowRight", "Enter", "1", "ArrowUp", "Enter", "r"] {
        page.press(key).await;
    }
    let before = shelf();
    assert_eq!(before[0].reading.game.record.moves.len(), 1);
    assert!(matches!(before[0].reading.game.stand.step, Step::Previewing(_)));
    drop(page);
    let page = Page::<Root>::open(()).await;
    assert_eq!(shelf()[0].reading.game.stand, before[0].reading.game.stand);
    assert_eq!(shelf().len(), 1);
    for key in ["z", "z"] {
        page.press(key).await;
    }
    let stand = shelf()[0].reading.game.stand;
    assert_eq!((stand.ply, stand.take_backs), (0, 1));
}

#[wasm_bindgen_test]
async fn the_arrows_take_the_focus_to_the_board_and_turning_leaves_the_cell() {
    fresh("?phrase=resume");
    let page = Page::<Root>::open(()).await;
    assert!(
        page.root.text_content().unwrap_or_default().contains("lowest score"),
        "the aim is said before the first move"
    );
    let focused = || document().active_element().and_then(|element| element.get_attribute("data-testid"));
    page.get("menu").unchecked_into::<HtmlElement>().focus().expect("a button");
    assert_eq!(focused().as_deref(), Some("menu"));
    page.press_at(&page.get("menu"), "ArrowRight").await;
    assert_eq!(focused().as_deref(), Some("board"));
    let pointed = || {
        let cell = page.root.query_selector(".cell.pointed").expect("a selector");
        cell.and_then(|cell| cell.get_attribute("data-testid"))
    };
    let cell = pointed();
    assert!(cell.is_some());
    page.press("r").await;
    assert_eq!(pointed(), cell);
}

#[wasm_bindgen_test]
async fn a_key_that_is_held_plays_once_and_walks_on() {
    fresh("?phrase=resume");
    let page = Page::<Root>::open(()).await;
    page.press("ArrowRight").await;
    page.press("Enter").await;
    for key in ["Enter", "1", "Enter", "1"] {
        page.hold(key).await;
    }
    let saved = &shelf()[0].reading.game;
    assert_eq!(saved.record.moves.len(), 0);
    assert!(matches!(saved.stand.step, Step::Previewing(_)));
    page.hold("z").await;
    assert!(matches!(shelf()[0].reading.game.stand.step, Step::Placing));
}

#[wasm_bindgen_test]
async fn a_bad_link_leaves_the_running_game_alone() {
    fresh("?phrase=running");
    let page = Page::<Root>::open(()).await;
    for key in ["ArrowRight", "Enter", "1"] {
        page.press(key).await;
    }
    drop(page);
    go("?seed=K7Q2-M9XD");
    let page = Page::<Root>::open(()).await;
    assert!(page.find("dialog-link").is_some());
    assert_eq!(query(), "?phrase=running");
    page.click("play-nearest").await;
    assert_eq!(query(), "?seed=K7Q2-M9XC");
    let kept = shelf();
    assert_eq!(kept.len(), 2);
    assert!(kept.iter().any(|entry| entry.reading.game.record.moves.len() == 1));
}

#[wasm_bindgen_test]
async fn a_corrupt_save_is_kept_aside() {
    fresh("");
    local_storage().set_item("trivium.game.broken.a", "{ half").expect("room");
    let _page = Page::<Root>::open(()).await;
    let aside = local_storage().get_item("trivium.unreadable.game.broken.1").expect("storage");
    assert_eq!(aside.as_deref(), Some("{ half"));
    assert!(query().starts_with("?seed="));
}

#[wasm_bindgen_test]
async fn settings_reach_the_document() {
    fresh("");
    let page = Page::<Root>::open(()).await;
    let root = document().document_element().expect("a root");
    assert_eq!(root.get_attribute("lang").as_deref(), Some("en"));
    assert_eq!(document().title(), "Trivium");
    drop(page);
}

#[wasm_bindgen_test]
fn a_failure_shows_a_page_with_the_ways_on() {
    let page = trivium::boot::crash::page(&document(), "panicked at somewhere", false).expect("a page");
    let text = page.text_content().unwrap_or_default();
    assert!(text.contains("panicked at somewhere") && text.contains(trivium::boot::crash::BUILD));
    let link =
        |page: &web_sys::Element, id: &str| page.query_selector(&format!("[data-testid={id}]")).expect("a selector");
    assert!(link(&page, "crash-continue").is_some() && link(&page, "crash-new").is_some());
    assert!(link(&page, "crash-aside").is_none());
    let again = trivium::boot::crash::page(&document(), "again", true).expect("a page");
    assert!(link(&again, "crash-aside").is_some());
}

/// What another tab does: it writes, and the browser tells this one.
fn other_tab_plays() -> usize {
    let theirs = Shelf::new(LocalStore::open().expect("storage"), 99);
    let entry = theirs.list().into_iter().next().expect("a game");
    let reading = theirs.open(&entry.id).expect("the game");
    let (mut table, _) = Table::resume(TableId(Rc::from(&*entry.id)), reading.game.record, reading.game.stand);
    let placement = table.game().legal_placements().next().expect("a cell");
    table.step_back();
    table.choose_cell(placement.pos).expect("a legal cell");
    let claim = table.game().legal_claims(table.placement().expect("a trial")).expect("legal").next().expect("one");
    table.claim(claim).expect("a legal claim");
    theirs.put(&entry.id, &SavedGame::of(&table, 1, 2)).expect("room");
    let init = StorageEventInit::new();
    init.set_key(Some(&format!("trivium.game.{}.at", entry.id)));
    let event = StorageEvent::new_with_event_init_dict("storage", &init).expect("an event");
    web_sys::window().expect("a window").dispatch_event(&event).expect("the event to be heard");
    table.session().ply()
}

#[wasm_bindgen_test]
async fn a_tab_shows_what_another_one_has_played() {
    fresh("?phrase=tabs");
    let page = Page::<Root>::open(()).await;
    for key in ["ArrowRight", "Enter", "1"] {
        page.press(key).await;
    }
    let tiles = |page: &Page<Root>| {
        let board = page.root.query_selector(".board[data-tiles]").expect("a selector").expect("a board");
        board.get_attribute("data-tiles").and_then(|tiles| tiles.parse::<usize>().ok())
    };
    assert_eq!(tiles(&page), Some(2));
    let ply = other_tab_plays();
    yew::scheduler::flush().await;
    assert_eq!((ply, tiles(&page)), (2, Some(3)));
    assert_eq!(shelf().len(), 1);
}

/// A store that is full.
struct Full;

impl Store for Full {
    fn get(&self, _: &str) -> Result<Option<String>, StoreError> {
        Ok(None)
    }
    fn set(&self, _: &str, _: &str) -> Result<(), StoreError> {
        Err(StoreError::Full)
    }
    fn remove(&self, _: &str) -> Result<(), StoreError> {
        Ok(())
    }
    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }
}

#[wasm_bindgen_test]
fn a_full_storage_is_said_once_and_the_game_goes_on() {
    let keeper = Keeper::over(Rc::new(Full), true);
    let table = new_table(None);
    assert_eq!(keeper.keep(&table), [Action::Tell(Some(Notice::NotSaved))]);
    assert_eq!(keeper.keep(&table), []);
    let memory = Keeper::over(Rc::new(MemoryStore::default()), false);
    assert_eq!((memory.complaint(), memory.complaint()), (Some(Notice::NotSaved), None));
}
