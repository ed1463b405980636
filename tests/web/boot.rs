//! The page as a whole: it begins with the right game, and nothing is lost.

use crate::page::{Page, document, fresh, go, local_storage, query};
use trivium::Root;
use trivium::game::Step;
use trivium::storage::{Entry, LocalStore, Shelf};
use wasm_bindgen_test::wasm_bindgen_test;

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
