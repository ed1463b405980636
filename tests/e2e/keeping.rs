//! Nothing is lost: reloads, links and broken saves; and a whole game by keyboard alone.

use serde_json::Value;
use trivium_harness::Window;

use crate::page::{Page, key, visit};
use crate::site;

fn at(query: &str) -> String {
    format!("{}{query}", *site::ROOT)
}

/// The tile that lies for trial, as it is drawn.
fn trial(page: &Page) -> Value {
    page.wait_for(".trial");
    page.run(
        "const trial = document.querySelector('.trial'); return [trial.getAttribute('transform'), trial.innerHTML]",
        &[],
    )
}

fn tiles(page: &Page) -> u64 {
    page.attribute(".board", "data-tiles").and_then(|tiles| tiles.parse().ok()).unwrap_or(0)
}

/// Plays one turn by keys: a cell, the only choice or the first spot, and the first order if one is asked for.
fn play_turn(page: &Page, arrow: &str) {
    let before = tiles(page);
    page.press(arrow);
    for name in [key::ENTER, key::ENTER, "1", "1"] {
        if tiles(page) == before {
            page.press(name);
        }
    }
    page.wait_attribute(".board", "data-tiles", &(before + 1).to_string());
}

#[test]
fn loading_again_in_the_middle_of_a_turn_goes_on_there() {
    visit(Window::DESKTOP, &at("?phrase=reload"), |page| {
        play_turn(page, key::RIGHT);
        for name in [key::UP, key::ENTER, "r"] {
            page.press(name);
        }
        let before = trial(page);
        page.reload();
        assert_eq!((trial(page), tiles(page)), (before, 2));
        assert!(page.url().ends_with("?phrase=reload"));
        // Back in the hand, then the first turn is taken back.
        for name in ["z", "z", "z"] {
            page.press(name);
        }
        page.wait_attribute(".board", "data-tiles", "1");
    });
}

#[test]
fn a_broken_link_leads_to_the_nearest_game_and_leaves_the_running_one() {
    visit(Window::PHONE, &at("?phrase=running"), |page| {
        play_turn(page, key::RIGHT);
        page.goto(&at("?seed=K7Q2-M9XD&colours=9"));
        page.wait_for("[data-testid=problems] li:nth-child(2)");
        assert!(page.url().ends_with("?phrase=running"));
        page.click("[data-testid=play-nearest]");
        page.wait_attribute(".board", "data-tiles", "1");
        assert!(page.url().ends_with("?seed=K7Q2-M9XC&colours=4"));
        page.goto(&at("?phrase=running"));
        page.wait_attribute(".board", "data-tiles", "2");
    });
}

#[test]
fn a_corrupt_save_is_kept_aside() {
    visit(Window::DESKTOP, &at("?phrase=whole"), |page| {
        play_turn(page, key::RIGHT);
        page.store("trivium.game.broken.a", "{ half a save");
        page.reload();
        page.wait_attribute(".board", "data-tiles", "2");
        assert_eq!(page.stored("trivium.unreadable.game.broken.1").as_deref(), Some("{ half a save"));
    });
}

#[test]
fn a_whole_game_is_played_by_keyboard_alone() {
    visit(Window::DESKTOP, &at("?phrase=by+hand"), |page| {
        for arrow in [key::RIGHT, key::UP, key::LEFT, key::LEFT, key::DOWN].into_iter().cycle() {
            if page.count("[data-testid^=cell-]") == 0 {
                break;
            }
            play_turn(page, arrow);
        }
        page.wait_for("[data-testid=result]");
        page.reload();
        page.wait_for("[data-testid=result]");
    });
}
