//! A scoring is shown: it lights up, its points fly to the rail and its meeples walk home; and nobody has to wait.

use crate::hand::{By, Hand, address, record};
use crate::page::{Page, visit};
use crate::site;
use crate::whole_game::ORDERS;
use serde_json::json;
use trivium::app::Scored;
use trivium::game::{Stand, Table, TableId};
use trivium::view::scored::{Cargo, Flight, flights};
use trivium_engine::moves::Move;
use trivium_harness::Window;

/// Keeps of everything that flies: what it says, and after how many milliseconds its animation has ended.
const WATCH: &str = "window.flown = []; new MutationObserver(changes => { for (const { target } of changes) \
    if (target.classList.contains('flight') && 'walking' in target.dataset) \
        window.flown.push([target.textContent, Math.max(0, ...target.getAnimations().map(a => a.effect.getComputedTiming().endTime))]) }) \
    .observe(document.body, { attributes: true, attributeFilter: ['data-walking'], subtree: true })";

const FLYING: &str = "return document.querySelectorAll('.flight').length";

/// What flies after a move of the record, from 1.
fn flies(ply: usize) -> Vec<Flight> {
    let mut record = record(ORDERS);
    record.moves.truncate(ply);
    let (table, _) = Table::resume(TableId("e2e".into()), record, Stand::at_the_end());
    flights(&table, Scored { ply, step: None, is_shown: true })
}

/// A page just before a move that brings points and sends meeples home, with its tile laid for trial.
fn before_a_scoring(window: Window, test: impl FnOnce(&Page, &Hand, Move, &[Flight])) {
    let record = record(ORDERS);
    let is_rich = |flights: &[Flight]| {
        let has = |wanted: fn(&Flight) -> bool| flights.iter().any(wanted);
        has(|flight| flight.cargo == Cargo::Meeple) && has(|flight| flight.cargo != Cargo::Meeple)
    };
    let ply = (1..record.moves.len()).find(|&ply| is_rich(&flies(ply))).expect("such a move");
    visit(window, &address(&site::ROOT, &record), |page| {
        let mut hand = Hand::new(page, By::Keyboard, record.clone());
        hand.play(ply - 1);
        let mv = hand.next().expect("a move");
        hand.lay(mv);
        page.run(WATCH, &[]);
        test(page, &hand, mv, &flies(ply));
    });
}

fn flown(page: &Page) -> Vec<(String, f64)> {
    let flown = page.run("return window.flown", &[]);
    let one = |flight: &serde_json::Value| {
        (flight[0].as_str().unwrap_or_default().to_owned(), flight[1].as_f64().unwrap_or_default())
    };
    flown.as_array().into_iter().flatten().map(one).collect()
}

#[test]
fn points_fly_to_the_rail_and_meeples_walk_home() {
    for window in [Window::DESKTOP, Window::PHONE] {
        before_a_scoring(Window { still: false, ..window }, |page, hand, mv, expected| {
            hand.choose(mv);
            page.wait_until("return window.flown.length > 0 && document.querySelector('.flight') === null");
            let flown = flown(page);
            assert_eq!(flown.len(), expected.len(), "{flown:?}");
            for (flight, (text, end)) in expected.iter().zip(&flown) {
                match flight.cargo {
                    Cargo::Points(points) => assert_eq!(*text, format!("+{points}")),
                    Cargo::Meeple => assert_eq!(text, ""),
                }
                assert!((1.0..=600.0).contains(end), "{text:?} arrives after {end} ms");
            }
            assert_eq!(page.count(".scored .mark-line"), 0, "the light goes out");
            sum_is_seen(page, expected);
            page.reload();
            assert_eq!(page.run(FLYING, &[]), 0);
        });
    }
}

/// The sum can be read without opening anything.
fn sum_is_seen(page: &Page, expected: &[Flight]) {
    let seen = "return [...document.querySelectorAll('.sums, [data-testid^=log-]')] \
        .filter(e => e.checkVisibility() && e.getBoundingClientRect().bottom <= innerHeight).map(e => e.textContent).join(' ')";
    let seen = page.run(seen, &[]);
    let seen = seen.as_str().unwrap_or_default();
    let points = expected.iter().find_map(|flight| match flight.cargo {
        Cargo::Points(points) => Some(points),
        Cargo::Meeple => None,
    });
    assert!(seen.contains(&format!("= {}.", points.unwrap_or_default())), "{seen:?}");
}

#[test]
fn moves_that_come_back_are_not_shown_again() {
    before_a_scoring(Window { still: false, ..Window::DESKTOP }, |page, hand, mv, _| {
        hand.choose(mv);
        page.wait_until("return window.flown.length > 0 && document.querySelector('.flight') === null");
        page.run("window.flown = []", &[]);
        page.press("z");
        page.wait_attribute(".page", "data-step", "trial");
        page.press("y");
        page.wait_attribute(".page", "data-step", "placing");
        page.settle();
        assert_eq!((flown(page).len(), page.count(".scored .mark-line")), (0, 0));
    });
}

#[test]
fn where_nothing_moves_the_light_stays_until_something_is_done() {
    before_a_scoring(Window::DESKTOP, |page, hand, mv, expected| {
        hand.choose(mv);
        page.wait_for(".scored .mark-line");
        assert_eq!((page.run(FLYING, &[]), flown(page).len()), (json!(0), 0));
        page.press("q");
        assert!(page.count(".scored .mark-line") > 0, "that was nothing");
        sum_is_seen(page, expected);
        page.press(crate::page::key::LEFT);
        page.wait_until("return document.querySelector('.scored .mark-line') === null");
    });
}

#[test]
fn a_key_in_flight_acts_at_once() {
    before_a_scoring(Window { still: false, ..Window::DESKTOP }, |page, hand, mv, _| {
        let ply = hand.session().ply().to_string();
        let claim = mv.choice.claim.expect("a claim");
        let free = hand.session().game().free_segments(mv.placement).expect("a legal placement");
        let digit = 1 + free.iter().position(|other| other == claim).expect("a free segment");
        let script = "const press = key => dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })); \
            const frame = () => new Promise(done => requestAnimationFrame(done)); \
            const drawn = async () => { do { await frame() } while (document.querySelector('.page[data-late]')) }; \
            const flying = () => document.querySelectorAll('.flight').length; \
            return (async () => { press(arguments[0]); await drawn(); const before = flying(); \
                press('z'); await drawn(); return [before, flying(), document.querySelector('.page').dataset.ply] })()"
            .replace("arguments[0]", &format!("'{digit}'"));
        let seen = page.run(&script, &[]);
        assert!(seen[0].as_u64() > Some(0), "{seen}");
        assert_eq!((&seen[1], &seen[2]), (&json!(0), &json!(ply)));
    });
}
