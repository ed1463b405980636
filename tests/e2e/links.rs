//! Links: they name the game, and what is wrong with them is said.

use crate::hand::{By, Hand, address, record};
use crate::page::visit;
use crate::site;
use crate::whole_game::ORDERS;
use trivium_harness::Window;

#[test]
fn a_link_gives_the_same_tiles_in_another_browser() {
    let record = record(ORDERS);
    let kinds = |url: &str| {
        visit(Window::DESKTOP, url, |page| {
            let mut hand = Hand::new(page, By::Keyboard, record.clone());
            let mut kinds = Vec::new();
            for _ in 0..10 {
                kinds.push(page.attribute("[data-kind]", "data-kind").expect("a tile in hand"));
                hand.play(1);
            }
            (kinds, page.url())
        })
    };
    let (first, url) = kinds(&address(&site::ROOT, &record));
    let (second, _) = kinds(&url);
    assert_eq!(first, second);
    let game = record.start();
    let expected: Vec<&str> = game.hand().iter().map(|kind| kind.name()).collect();
    assert_eq!(first[..1], expected[..], "the engine deals the same");
}

#[test]
fn a_bad_link_says_so_and_leaves_the_running_game_alone() {
    let record = record(ORDERS);
    visit(Window::DESKTOP, &address(&site::ROOT, &record), |page| {
        let mut hand = Hand::new(page, By::Keyboard, record.clone());
        hand.play(4);
        let running = page.url();
        let long = "x".repeat(10_000);
        for query in
            ["seed=K7Q2-M9XD", "seed=K7Q2-M9XC&colours=9", "colour=3&seed=K7Q2-M9XC", "phrase=%FF%FE%00", &long]
        {
            page.goto(&format!("{}?{query}", *site::ROOT));
            page.wait_for("[data-testid='problems']");
            assert!(!page.text("[data-testid='problems']").trim().is_empty());
            page.click("[data-testid='stay']");
            page.wait_attribute(".page", "data-ply", "4");
            assert_eq!(page.url(), running, "after {}", &query[..query.len().min(40)]);
        }
        page.goto(&format!("{}?seed=K7Q2-M9XD", *site::ROOT));
        page.click("[data-testid='play-nearest']");
        page.wait_attribute(".page", "data-ply", "0");
        page.wait_until("return location.search === '?seed=K7Q2-M9XC'");
    });
}
