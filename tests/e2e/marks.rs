//! What the board points out by itself: cells that nothing fills, and at the end the biggest city and the longest road.

use crate::hand::{By, Hand, address, record};
use crate::page::visit;
use crate::site;
use crate::whole_game::ORDERS;
use std::rc::Rc;
use trivium::app::settings::Settings;
use trivium::app::state::AppState;
use trivium::game::{Stand, Table, TableId};
use trivium::view::board::BoardView;
use trivium_engine::record::GameRecord;
use trivium_harness::Window;

/// The board of the record after so many moves, as the page should have it.
fn board(moves: usize) -> BoardView {
    let whole = record(ORDERS);
    let part = GameRecord { moves: whole.moves[..moves].to_vec(), ..whole };
    let (table, _) = Table::resume(TableId(Rc::from("t")), part, Stand::at_the_end());
    BoardView::of(&AppState::new(table, Settings::default(), None), None)
}

#[test]
fn dead_cells_are_marked_and_told_unless_all_aids_are_off() {
    let moves = (0..58).find(|&moves| !board(moves).dead.is_empty()).expect("a dead cell");
    let dead = board(moves).dead;
    let game = record(ORDERS);
    visit(Window::DESKTOP, &address(&site::ROOT, &game), |page| {
        let mut hand = Hand::new(page, By::Keyboard, game.clone());
        hand.play(moves - 1);
        assert_eq!(page.count("[data-testid^='dead-']"), 0);
        hand.play(1);
        assert_eq!(page.count("[data-testid^='dead-']"), dead.len() as u64);
        for cell in dead.iter() {
            page.wait_for(&format!("[data-testid='dead-{cell}']"));
        }
        page.click("[data-testid='tab-tiles-left']");
        page.wait_attribute("[data-testid='dead']", "data-count", &dead.len().to_string());
        page.click("[data-testid='menu']");
        page.click("[data-testid='menu-settings']");
        page.run("document.querySelector('[data-testid=pick-aids-off]').click()", &[]);
        page.wait_until("return document.querySelector('[data-testid^=dead]') === null");
        assert_eq!(page.count("[data-testid='tab-tiles-left']"), 0);
    });
}

#[test]
fn the_finished_board_lights_the_biggest_city_and_the_longest_road_up() {
    let game = record(ORDERS);
    let moves = game.moves.len();
    let view = board(moves);
    let (city, road) = (view.greatest.city.expect("a city"), view.greatest.road.expect("a road"));
    visit(Window::DESKTOP, &address(&site::ROOT, &game), |page| {
        Hand::new(page, By::Keyboard, game.clone()).play(moves);
        page.click("[data-testid='count-skip']");
        page.wait_for("[data-testid='result']");
        assert_eq!(page.count(".biggest-city .mark-wash"), city.segments.len() as u64);
        assert_eq!(page.count(".longest-road .mark-wash"), road.segments.len() as u64);
        let style = "return ['.biggest-city', '.longest-road'].map(kind => {
            const style = getComputedStyle(document.querySelector(`.board ${kind} .mark-line`));
            return [style.stroke, style.strokeDasharray] })";
        let style = page.run(style, &[]);
        assert!(style[0][0] != style[1][0] && style[0][1] != style[1][1], "told apart by more than colour: {style}");
        for (id, largest) in [("biggest-city", &city), ("longest-road", &road)] {
            let name = format!("[data-testid='{id}']");
            let told = page.text(&name);
            assert!(told.contains(&largest.tiles.to_string()), "{told}");
            assert_eq!(told.contains("never completed"), largest.is_open, "{told}");
            page.run("document.querySelector(arguments[0]).focus()", &[name.into()]);
            page.wait_for(&format!(".greatest.looked-at .{id}"));
            assert_eq!(page.count(".greatest.looked-at"), 1);
            assert_eq!(page.count(".lit .mark-wash"), 0, "its own line is light enough");
        }
        page.click("[data-testid='look-at-board']");
        page.wait_for(".hand-bar");
        assert_eq!(
            page.count(".biggest-city .mark-wash"),
            city.segments.len() as u64,
            "it stays lit on the bare board"
        );
        assert_eq!(page.count("[data-testid='biggest-city']"), 1);
    });
}
