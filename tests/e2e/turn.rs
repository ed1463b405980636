//! A turn explains itself, and pointers do what they seem to do.

use crate::hand::{By, Hand, address, record};
use crate::page::{Page, key, visit};
use crate::site;
use crate::whole_game::{LONG, ORDERS, at};
use serde_json::json;
use trivium_engine::event::EndReason;
use trivium_harness::Window;

/// After its only move the next tile fits nowhere.
const MISFIT: &str = include_str!("games/misfit.game");

const TRIAL: &str = "[data-testid='trial']";

/// The first move of the record that completes something, or ends the game.
fn first(wanted: impl Fn(&trivium_engine::event::Event) -> bool) -> usize {
    let replay = record(ORDERS).replay();
    replay.events.iter().position(|events| events.iter().any(&wanted)).expect("such a move")
}

#[test]
fn what_will_happen_is_said_before_it_happens() {
    let scoring =
        first(|event| matches!(event, trivium_engine::event::Event::FeatureCompleted(s) if !s.receivers.is_empty()));
    at(Window::DESKTOP, scoring, |page, hand| {
        let mv = hand.next().expect("a move");
        hand.lay(mv);
        let will = page.text("[data-testid='will']");
        let mut after = hand.session().clone();
        let events = after.play(mv).expect("legal").to_vec();
        let worth = events.iter().find_map(|event| match event {
            trivium_engine::event::Event::FeatureCompleted(scoring) => Some(scoring.worth.points()),
            _ => None,
        });
        let worth = worth.expect("a scoring").to_string();
        assert!(will.contains(&worth), "{will:?} says that it is worth {worth}");
        assert_eq!(page.attribute(".page", "data-ply"), Some(scoring.to_string()), "and nothing has happened yet");
    });
}

#[test]
fn the_end_of_the_game_is_said_before_it_comes() {
    let last =
        first(|event| matches!(event, trivium_engine::event::Event::GameEnded { reason: EndReason::ClaimImpossible }));
    at(Window::DESKTOP, last, |page, hand| {
        hand.lay(hand.next().expect("a move"));
        let will = page.text("[data-testid='will']").to_lowercase();
        assert!(will.contains("end"), "{will:?} warns of the end");
    });
}

#[test]
fn undo_walks_back_within_and_across_turns() {
    at(Window::DESKTOP, 8, |page, mut hand| {
        hand.play(5);
        for _ in 0..40 {
            if page.attribute(".page", "data-ply").as_deref() == Some("8") {
                break;
            }
            page.press("z");
        }
        page.wait_attribute(".page", "data-step", "trial");
        page.press("z");
        page.wait_attribute(".page", "data-step", "placing");
        page.wait_attribute(".board", "data-tiles", "9");
        // Two presses in a row count twice.
        page.run(
            "for (let i = 0; i < 2; i++) dispatchEvent(new KeyboardEvent('keydown', { key: 'z', bubbles: true, cancelable: true }))",
            &[],
        );
        page.wait_attribute(".page", "data-step", "placing");
        page.wait_attribute(".page", "data-ply", "7");
    });
}

#[test]
fn a_double_tap_only_lays_the_tile() {
    at(Window::DESKTOP, 4, |page, hand| {
        let cell = format!("[data-testid='cell-{}']", hand.next().expect("a move").placement.pos);
        page.settle();
        let (x, y) = page.middle_of(&cell);
        let tap = |wait: u32| {
            json!([{ "type": "pointerMove", "duration": 0, "x": x, "y": y }, { "type": "pointerDown", "button": 0 },
            { "type": "pointerUp", "button": 0 }, { "type": "pause", "duration": wait }, { "type": "pointerDown", "button": 0 }, { "type": "pointerUp", "button": 0 }])
        };
        let pointer =
            json!([{ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": tap(60) }]);
        page.session().perform(&pointer).expect("two taps");
        page.wait_drawn();
        page.wait_attribute(".page", "data-step", "trial");
        assert_eq!(page.attribute(".page", "data-ply").as_deref(), Some("4"));
    });
}

#[test]
fn a_drag_lays_nothing() {
    at(Window::DESKTOP, 4, |page, hand| {
        let cell = format!("[data-testid='cell-{}']", hand.next().expect("a move").placement.pos);
        page.settle();
        let (x, y) = page.middle_of(&cell);
        page.drag(&[(x, y), (x + 8, y), (x + 15, y)]);
        page.settle();
        assert_eq!(page.count(TRIAL), 0);
        let (x, y) = page.middle_of(&cell);
        page.drag(&[(x, y), (x + 2, y + 1)]);
        page.wait_for(TRIAL);
    });
}

#[test]
fn a_line_of_the_log_lights_its_feature_up() {
    at(Window::DESKTOP, 20, |page, _| {
        assert_eq!(page.count(".lit .mark-line"), 0);
        page.run("document.querySelector('.log-entry button').focus()", &[]);
        page.wait_for(".lit .mark-line");
    });
}

/// The number that *Tiles left* states, and the sum over the kinds it lists.
fn tiles_left(page: &Page) -> (u64, u64) {
    let script = "const left = document.querySelector('[data-testid=tiles-left]');
        const kinds = [...left.querySelectorAll('[data-left]')].map(kind => Number(kind.dataset.left));
        return [Number(left.dataset.total), kinds.reduce((sum, left) => sum + left, 0)]";
    let told = page.run(script, &[]);
    (told[0].as_u64().expect("a number"), told[1].as_u64().expect("a number"))
}

#[test]
fn tiles_left_are_the_sum_of_the_stacks() {
    let record = record(LONG);
    visit(Window::DESKTOP, &address(&site::ROOT, &record), |page| {
        page.run("document.querySelector('[data-testid=tab-tiles-left]').click()", &[]);
        page.wait_for("[data-testid='tiles-left']");
        let turns = record.moves.len();
        let mut hand = Hand::new(page, By::Keyboard, record.clone());
        for turn in 0..turns {
            let deck = u64::from(hand.session().game().deck().left_in_all());
            assert_eq!(tiles_left(page), (deck, deck), "before turn {turn}");
            let told = page.text("[data-testid='tiles-left'] p");
            assert_eq!(told.contains("last tile"), turn + 1 == turns, "{told:?} before turn {turn}");
            assert_eq!(page.attribute("[data-testid='tiles-left']", "data-in-hand").as_deref(), Some("true"));
            hand.play(1);
        }
        page.wait_attribute(".page", "data-step", "over");
        // Leaves the final count, if anything is counted.
        page.press(key::ESCAPE);
        page.click("[data-testid='look-at-board']");
        page.wait_for("[data-testid='tiles-left']");
        assert_eq!(tiles_left(page), (0, 0));
        assert_eq!(page.attribute("[data-testid='tiles-left']", "data-in-hand").as_deref(), Some("false"));
    });
}

#[test]
fn a_tile_that_fits_nowhere_is_said_and_listed_apart() {
    let record = record(MISFIT);
    visit(Window::DESKTOP, &address(&site::ROOT, &record), |page| {
        page.run("document.querySelector('[data-testid=tab-tiles-left]').click()", &[]);
        page.wait_for("[data-testid='tiles-left']");
        let mut hand = Hand::new(page, By::Keyboard, record.clone());
        hand.play(1);
        let game = hand.session().game();
        let aside = game.set_aside().len() as u64;
        assert!(aside > 0, "the record leads to such a tile");
        assert_eq!(page.count("[data-testid='set-aside'] li"), aside);
        let deck = u64::from(game.deck().left_in_all());
        assert_eq!(tiles_left(page), (deck, deck), "no stack holds it any more");
        let said = page.text("[data-testid='announcer']").to_lowercase();
        assert!(said.contains("set aside"), "{said:?}");
    });
}

#[test]
fn dark_is_dark() {
    at(Window { dark: true, ..Window::DESKTOP }, 3, |page, _| {
        assert_eq!(
            page.run("return getComputedStyle(document.querySelector('.panel')).backgroundColor", &[]),
            "rgb(42, 34, 26)"
        );
    });
}

#[test]
fn a_tap_on_the_board_puts_a_sheet_away_and_does_nothing_else() {
    at(Window::PHONE, 0, |page, _| {
        for sheet in ["tiles", "more"] {
            page.click(&format!("[data-testid='{sheet}']"));
            page.wait_for(".lists.open, nav.menu");
            let cell = page.attribute(".cell", "data-testid").expect("a cell");
            page.settle();
            page.click_at(page.middle_of(&format!("[data-testid='{cell}']")));
            page.wait_until("return document.querySelector('.lists.open, nav.menu') === null");
            assert_eq!(page.attribute(".page", "data-step").as_deref(), Some("placing"));
        }
    });
}
