//! Whole games along a record, to the known result.

use crate::hand::{By, Hand, address, record};
use crate::page::{Page, key, visit};
use crate::site;
use trivium_engine::event::Event;
use trivium_engine::player::Player;
use trivium_engine::session::Session;
use trivium_harness::Window;

/// To the last tile: 71 turns, a result of 41, five goals.
pub const LONG: &str = include_str!("games/long.game");
/// Ended by an impossible claim after 58 turns, with a result of 25; twice the order of the scorings makes a difference.
pub const ORDERS: &str = include_str!("games/orders.game");

/// Plays the first `moves` of that game by keyboard, then hands it to the test.
pub fn at(window: Window, moves: usize, test: impl FnOnce(&Page, Hand)) {
    let record = record(ORDERS);
    visit(window, &address(&site::ROOT, &record), |page| {
        let mut hand = Hand::new(page, By::Keyboard, record);
        hand.play(moves);
        test(page, hand);
    });
}

fn play_to_the_end(window: Window, by: By, text: &str, points: &str, goals: u64) {
    let record = record(text);
    visit(window, &address(&site::ROOT, &record), |page| {
        let moves = record.moves.len();
        let mut hand = Hand::new(page, by, record);
        hand.play(moves);
        page.wait_attribute(".page", "data-step", "over");
        count_meeple_by_meeple(page, by, hand.session());
        assert_eq!(page.attribute("[data-testid='result']", "data-points").as_deref(), Some(points));
        assert_eq!(page.count(".goals-met li"), goals);
        assert_eq!(page.count("[data-testid='take-backs']"), 0);
    });
}

/// The final count shows a meeple at a time, and the rail the scores that it has reached.
fn count_meeple_by_meeple(page: &Page, by: By, session: &Session) {
    let counted: Vec<_> = session.events().last().into_iter().flatten().filter_map(counted).collect();
    let scores = session.game().position().scores();
    let steps = counted.len();
    for (step, _) in counted.iter().enumerate() {
        page.wait_attribute("[data-testid='counting']", "data-step", &(step + 1).to_string());
        assert_eq!(page.attribute("[data-testid='counting']", "data-steps"), Some(steps.to_string()));
        assert_eq!(page.count(".counted-halo"), 1);
        assert!(page.count(".lit .mark-line") > 0);
        let rail = page.attribute("[data-testid='track']", "aria-label").unwrap_or_default();
        for player in session.game().position().players() {
            let to_come = counted[step + 1..].iter().filter(|(other, _)| *other == player);
            let reached = scores[player] - to_come.map(|(_, points)| points).sum::<u16>();
            assert_eq!(page.text(&format!("[data-testid='count-{player}']")), reached.to_string());
            assert!(rail.contains(&format!(" {reached}")), "{rail:?} says {reached}");
        }
        match by {
            By::Pointer => page.click("[data-testid='count-next']"),
            By::Keyboard => page.press(key::ENTER),
        }
    }
    page.wait_for("[data-testid='result']");
}

/// Whose meeple an event counts, and for how many points.
fn counted(event: &Event) -> Option<(Player, u16)> {
    match event {
        Event::MeepleCounted { player, worth, .. } => Some((*player, worth.points())),
        _ => None,
    }
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
