//! Whole games along a record, to the known result.

use crate::hand::{By, Hand, address, record};
use crate::page::visit;
use crate::site;
use trivium_harness::Window;

/// To the last tile: 71 turns, a result of 41, five goals.
pub const LONG: &str = include_str!("games/long.game");
/// Ended by an impossible claim after 58 turns, with a result of 25; twice the order of the scorings makes a difference.
pub const ORDERS: &str = include_str!("games/orders.game");

fn play_to_the_end(window: Window, by: By, text: &str, points: &str, goals: u64) {
    let record = record(text);
    visit(window, &address(&site::ROOT, &record), |page| {
        let moves = record.moves.len();
        let mut hand = Hand::new(page, by, record);
        hand.play(moves);
        page.wait_attribute(".page", "data-step", "over");
        assert_eq!(page.attribute("[data-testid='result']", "data-points").as_deref(), Some(points));
        assert_eq!(page.count(".goals-met li"), goals);
        assert_eq!(page.count("[data-testid='take-backs']"), 0);
    });
}

#[test]
fn a_whole_game_by_pointer() {
    play_to_the_end(Window::DESKTOP, By::Pointer, LONG, "41", 5);
}

#[test]
fn a_whole_game_by_keyboard_alone() {
    play_to_the_end(Window::DESKTOP, By::Keyboard, LONG, "41", 5);
}

#[test]
fn a_whole_game_on_a_phone() {
    play_to_the_end(Window::PHONE, By::Pointer, ORDERS, "25", 1);
}

#[test]
fn orders_are_chosen_by_keyboard() {
    play_to_the_end(Window::DESKTOP, By::Keyboard, ORDERS, "25", 1);
}
