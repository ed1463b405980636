//! What happens is kept: through reloads, other games, damage and full storage.

use crate::site;
use crate::whole_game::at;
use trivium_harness::Window;

#[test]
fn a_reload_in_the_middle_of_a_turn_changes_nothing() {
    at(Window::DESKTOP, 6, |page, hand| {
        let mv = hand.next().expect("a move");
        hand.lay(mv);
        let trial = page.attribute("[data-testid='trial']", "data-rotation");
        let board = page.attribute(".board", "data-tiles");
        page.reload();
        page.wait_attribute(".page", "data-ply", "6");
        page.wait_attribute(".page", "data-step", "trial");
        assert_eq!(page.attribute("[data-testid='trial']", "data-rotation"), trial);
        assert_eq!(page.attribute(".board", "data-tiles"), board);
        hand.choose(mv);
        page.wait_attribute(".page", "data-ply", "7");
        // What was taken back is still at hand after another reload.
        page.press("z");
        page.wait_attribute(".page", "data-step", "trial");
        page.press("z");
        page.wait_attribute(".page", "data-step", "placing");
        page.wait_attribute(".page", "data-ply", "6");
        page.reload();
        page.wait_attribute(".page", "data-ply", "6");
        page.press("y");
        page.press("y");
        page.wait_attribute(".page", "data-ply", "7");
    });
}

#[test]
fn another_game_drops_nothing() {
    at(Window::DESKTOP, 3, |page, _| {
        let first = page.url();
        page.goto(&format!("{}?phrase=another", *site::ROOT));
        page.wait_attribute(".page", "data-ply", "0");
        assert!(page.count("[data-testid='notice']") > 0, "a line says that the other game was put away");
        page.goto(&first);
        page.wait_attribute(".page", "data-ply", "3");
    });
}

#[test]
fn a_damaged_save_is_kept_aside_and_said() {
    at(Window::DESKTOP, 3, |page, _| {
        page.run("for (const key of Object.keys(localStorage)) if (key.startsWith('trivium.game')) localStorage.setItem(key, '{\"schema\":1,\"broken')", &[]);
        page.goto(&site::ROOT);
        page.wait_attribute(".page", "data-ply", "0");
        assert!(page.count("[data-testid='notice']") > 0);
        assert_eq!(
            page.run("return Object.keys(localStorage).some(key => key.startsWith('trivium.unreadable'))", &[]),
            true
        );
    });
}

#[test]
fn a_save_from_a_later_version_is_kept_aside() {
    at(Window::DESKTOP, 3, |page, _| {
        page.run(
            "for (const key of Object.keys(localStorage)) if (/^trivium.game.*[.][ab]$/.test(key))
                localStorage.setItem(key, localStorage.getItem(key).replace(/\"schema\":\\d+/, '\"schema\":99'))",
            &[],
        );
        page.goto(&site::ROOT);
        page.wait_attribute(".page", "data-ply", "0");
        assert_eq!(
            page.run("return Object.keys(localStorage).some(key => key.startsWith('trivium.unreadable'))", &[]),
            true
        );
    });
}

#[test]
fn without_room_the_game_goes_on_in_memory() {
    at(Window::DESKTOP, 1, |page, mut hand| {
        page.run("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }", &[]);
        hand.play(1);
        page.wait_for("[data-testid='notice']");
        hand.play(3);
        page.wait_attribute(".page", "data-ply", "5");
    });
}
