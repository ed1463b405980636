//! What is drawn, and what a move draws anew.

use super::table::TestBoard;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{MutationObserver, MutationObserverInit, MutationRecord};

#[wasm_bindgen_test]
async fn a_move_draws_one_tile_and_touches_no_other() {
    let board = TestBoard::new().await;
    for _ in 0..6 {
        board.press("move").await;
    }
    let tiles = board.plane().query_selector(".tiles").expect("a selector").expect("the tiles");
    let seen = Rc::new(RefCell::new(Vec::<MutationRecord>::new()));
    let log = Rc::clone(&seen);
    let told = Closure::<dyn Fn(js_sys::Array)>::new(move |records: js_sys::Array| {
        log.borrow_mut().extend(records.iter().map(MutationRecord::from));
    });
    let observer = MutationObserver::new(told.as_ref().unchecked_ref()).expect("an observer");
    let all = MutationObserverInit::new();
    all.set_attributes(true);
    all.set_child_list(true);
    all.set_character_data(true);
    all.set_subtree(true);
    observer.observe_with_options(&tiles, &all).expect("observed");
    board.press("move").await;
    board.settle().await;
    observer.disconnect();
    let newest = tiles.last_element_child().expect("the new tile");
    // All that happens is that the new tile comes, and is filled.
    for record in seen.borrow().iter() {
        let target = record.target().expect("something that changed");
        assert!(target.is_same_node(Some(&tiles)) || newest.contains(Some(&target)), "an old tile changed");
        assert_eq!((record.type_().as_str(), record.removed_nodes().length()), ("childList", 0));
    }
    assert!(!seen.borrow().is_empty());
    assert_eq!(board.count(".tiles > .tile"), 8);
}

#[wasm_bindgen_test]
async fn five_moves_and_their_undoing_leave_the_same_board() {
    let board = TestBoard::new().await;
    for _ in 0..3 {
        board.press("move").await;
    }
    let before = (board.plane().inner_html(), board.told("data-ply"));
    for _ in 0..5 {
        board.press("move").await;
    }
    assert_ne!(board.plane().inner_html(), before.0);
    // Each move is taken back in two steps: to its trial, and to the hand.
    for _ in 0..10 {
        board.press("undo").await;
    }
    assert_eq!(board.told("data-ply"), before.1);
    assert_eq!(board.plane().inner_html(), before.0);
}

#[wasm_bindgen_test]
async fn a_whole_board_has_few_elements() {
    let board = TestBoard::new().await;
    for _ in 0..71 {
        board.press("move").await;
    }
    let (tiles, all) = (board.count(".tiles > .tile"), board.count("*"));
    assert!(tiles >= 70, "{tiles} tiles");
    let in_tiles = board.count(".tiles *");
    web_sys::console::log_1(&format!("{tiles} tiles: {in_tiles} elements, {all} in all").into());
    assert!(all <= 1500, "{all} elements for {tiles} tiles");
}

#[wasm_bindgen_test]
async fn a_turned_board_is_the_same_after_four_quarters() {
    let board = TestBoard::new().await;
    for _ in 0..4 {
        board.press("move").await;
    }
    let before = board.plane().inner_html();
    board.press("turn-board").await;
    assert_ne!(board.plane().inner_html(), before);
    for _ in 0..3 {
        board.press("turn-board").await;
    }
    assert_eq!(board.plane().inner_html(), before);
}
