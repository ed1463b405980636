//! Taps, drags, pinches and the wheel.

use super::pointer::{click, middle, pad_pinch, pointer, press_and_move, right_click, safari_pinch, tap, wheel};
use super::table::TestBoard;
use wasm_bindgen_test::wasm_bindgen_test;

/// The first candidate's test id.
fn first_cell(board: &TestBoard) -> String {
    let cell = board.plane().query_selector(".cell").expect("a selector").expect("a candidate");
    cell.get_attribute("data-testid").expect("its id")
}

/// The camera's tile width and origin.
fn camera(board: &TestBoard) -> (f64, f64, f64) {
    let style = board.plane().get_attribute("style").expect("a camera");
    let numbers: Vec<f64> =
        style.split(['(', ' ', ')', ',']).filter_map(|part| part.trim_end_matches("px").parse().ok()).collect();
    (numbers[2] * 100.0, numbers[0], numbers[1])
}

#[wasm_bindgen_test]
async fn a_tap_on_a_candidate_lays_the_tile_there() {
    let board = TestBoard::new().await;
    let id = first_cell(&board);
    tap(&board, &id).await;
    assert_eq!(board.told("data-trial").map(|pos| format!("cell-{pos}")), Some(id));
    assert!(board.find("trial").is_some());
}

#[wasm_bindgen_test]
async fn a_drag_moves_the_board_and_places_nothing() {
    for (kind, way) in [("mouse", 15), ("touch", 15), ("mouse", -6)] {
        let board = TestBoard::new().await;
        let before = camera(&board);
        press_and_move(&board, &first_cell(&board), kind, (way, 0)).await;
        assert_eq!(board.told("data-trial"), None, "{kind} {way}");
        assert!((camera(&board).1 - before.1 - f64::from(way)).abs() < 1.0, "{kind} {way}");
    }
}

#[wasm_bindgen_test]
async fn a_wobble_is_a_tap() {
    for (kind, way) in [("mouse", 4), ("touch", 5), ("touch", 9)] {
        let board = TestBoard::new().await;
        press_and_move(&board, &first_cell(&board), kind, (way, 0)).await;
        assert!(board.told("data-trial").is_some(), "{kind} {way}");
    }
}

#[wasm_bindgen_test]
async fn a_double_click_only_lays_the_tile() {
    let board = TestBoard::new().await;
    let cell = board.get(&first_cell(&board));
    let at = middle(&cell);
    click(&cell, at);
    board.wait(60).await;
    let rotation = board.get("trial").get_attribute("data-rotation");
    // Whatever lies there now: the tile, or a spot on it.
    #[allow(clippy::cast_precision_loss, reason = "pixels of a small window")]
    let (x, y) = (at.0 as f32, at.1 as f32);
    let document = web_sys::window().and_then(|window| window.document());
    let below = document.and_then(|document| document.element_from_point(x, y));
    click(&below.expect("something to click"), at);
    board.settle().await;
    assert_eq!(board.get("trial").get_attribute("data-rotation"), rotation);
    assert_eq!(board.told("data-ply").as_deref(), Some("0"));
}

#[wasm_bindgen_test]
async fn two_fingers_zoom_about_the_point_between_them() {
    let board = TestBoard::new().await;
    let canvas = board.get("board");
    let (tile, x, y) = camera(&board);
    pointer(&canvas, "pointerdown", 1, "touch", (300, 300));
    pointer(&canvas, "pointerdown", 2, "touch", (500, 300));
    pointer(&canvas, "pointermove", 1, "touch", (280, 300));
    pointer(&canvas, "pointermove", 2, "touch", (520, 300));
    let (new_tile, new_x, new_y) = camera(&board);
    assert!((new_tile / tile - 1.2).abs() < 1e-6);
    assert!(((400.0 - new_x) / new_tile - (400.0 - x) / tile).abs() < 1e-6);
    assert!(((300.0 - new_y) / new_tile - (300.0 - y) / tile).abs() < 1e-6);
    pointer(&canvas, "pointerup", 1, "touch", (280, 300));
    pointer(&canvas, "pointerup", 2, "touch", (520, 300));
    board.settle().await;
    assert!(camera(&board).0.fract().abs() < 1e-6, "whole pixels at rest");
}

#[wasm_bindgen_test]
async fn the_wheel_zooms_about_the_pointer_and_never_the_page() {
    let board = TestBoard::new().await;
    let (tile, x, _) = camera(&board);
    assert!(!wheel(&board.get("board"), -100.0, (200, 200)), "the page may not scroll");
    let (new_tile, new_x, _) = camera(&board);
    assert!(new_tile > tile);
    assert!(((200.0 - new_x) / new_tile - (200.0 - x) / tile).abs() < 1e-6);
}

/// Whether the board is 1.2 times as large as in `before`, and what lay at 400, 300 still does.
fn is_larger(board: &TestBoard, before: (f64, f64, f64)) -> bool {
    let (tile, x, y) = camera(board);
    let stays = |at: f64, now: f64, then: f64| ((at - now) / tile - (at - then) / before.0).abs() < 1e-3;
    (tile / before.0 - 1.2).abs() < 1e-3 && stays(400.0, x, before.1) && stays(300.0, y, before.2)
}

#[wasm_bindgen_test]
async fn a_pinch_on_a_touch_pad_zooms_the_board_and_never_the_page() {
    let board = TestBoard::new().await;
    let before = camera(&board);
    let delta = -1.2_f64.ln() * 100.0;
    assert!(!pad_pinch(&board.get("board"), delta, (400, 300)), "the page may not zoom");
    assert!(is_larger(&board, before), "{before:?} {:?}", camera(&board));
}

#[wasm_bindgen_test]
async fn safaris_own_pinch_zooms_the_board_and_never_the_page() {
    let board = TestBoard::new().await;
    let before = camera(&board);
    for (name, scale) in [("gesturestart", 1.0), ("gesturechange", 1.1), ("gesturechange", 1.2), ("gestureend", 1.2)] {
        assert!(!safari_pinch(&board.get("board"), name, scale, (400, 300)), "{name}: the page may not zoom");
    }
    assert!(is_larger(&board, before), "{before:?} {:?}", camera(&board));
    // The next pinch counts from its own start.
    let before = camera(&board);
    safari_pinch(&board.get("board"), "gesturestart", 1.0, (400, 300));
    safari_pinch(&board.get("board"), "gesturechange", 1.2, (400, 300));
    assert!(is_larger(&board, before), "{before:?} {:?}", camera(&board));
}

#[wasm_bindgen_test]
async fn a_tap_beside_the_spots_turns_and_a_tap_on_a_spot_plays() {
    let board = TestBoard::new().await;
    tap(&board, &first_cell(&board)).await;
    board.wait(260).await;
    tap(&board, "spot-1").await;
    assert_eq!(board.told("data-ply").as_deref(), Some("1"));
    assert_eq!(board.count(".meeple"), 1);
}

#[wasm_bindgen_test]
async fn a_feature_under_the_mouse_lights_up_and_goes_out() {
    let board = TestBoard::new().await;
    let canvas = board.get("board");
    let at = middle(&board.get("tile-0,0"));
    pointer(&canvas, "pointermove", 1, "mouse", at);
    board.settle().await;
    let area = board.get("area-0,0/0");
    pointer(&area, "pointerover", 1, "mouse", at);
    board.settle().await;
    assert_eq!(board.told("data-lit").as_deref(), Some("0,0/0@0"));
    assert!(board.find("lit-0,0/0").is_some());
    pointer(&area, "pointerout", 1, "mouse", at);
    board.settle().await;
    assert_eq!(board.told("data-lit"), None);
}

#[wasm_bindgen_test]
async fn a_finger_that_rests_looks_at_a_cell_and_chooses_nothing() {
    let board = TestBoard::new().await;
    let id = first_cell(&board);
    let cell = board.get(&id);
    let at = middle(&cell);
    pointer(&cell, "pointerdown", 1, "touch", at);
    board.wait(560).await;
    pointer(&cell, "pointerup", 1, "touch", at);
    click(&cell, at);
    board.settle().await;
    assert_eq!(board.told("data-pointed").map(|pos| format!("cell-{pos}")), Some(id));
    assert_eq!(board.told("data-trial"), None);
}

#[wasm_bindgen_test]
async fn cells_out_of_view_are_counted_at_the_edge_and_brought_back() {
    let board = TestBoard::new().await;
    press_and_move(&board, "board", "mouse", (-420, 0)).await;
    board.wait(300).await;
    let tab = board.get("edge-left");
    assert!(tab.text_content().is_some_and(|count| count.parse::<u8>().is_ok_and(|count| count > 0)));
    board.press("edge-left").await;
    board.wait(400).await;
    let left = board.find("edge-left").and_then(|tab| tab.text_content());
    assert_ne!(left, tab.text_content());
    board.press("zoom-fit").await;
    board.wait(400).await;
    assert_eq!(board.count(".edge-tab"), 0);
}

#[wasm_bindgen_test]
async fn a_right_click_takes_the_trial_back() {
    let board = TestBoard::new().await;
    tap(&board, &first_cell(&board)).await;
    assert!(board.find("trial").is_some());
    right_click(&board.get("board"), (400, 300));
    board.settle().await;
    assert!(board.find("trial").is_none());
}

#[wasm_bindgen_test]
async fn a_spot_under_the_mouse_shows_the_piece() {
    let board = TestBoard::new().await;
    tap(&board, &first_cell(&board)).await;
    let spot = board.get("spot-1");
    let at = middle(&spot);
    pointer(&spot, "pointerover", 1, "mouse", at);
    board.settle().await;
    assert!(spot.matches(".chosen").expect("a selector"));
    pointer(&spot, "pointerout", 1, "mouse", at);
    board.settle().await;
    assert!(!spot.matches(".chosen").expect("a selector"));
}
