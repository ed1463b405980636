//! The page starts.

use trivium_harness::Window;

use crate::page::visit;
use crate::site;

#[test]
fn the_page_starts() {
    visit(Window::DESKTOP, &site::ROOT, |page| {
        page.wait_for("#app *");
        assert_eq!(page.run("return [innerWidth, innerHeight]", &[]), serde_json::json!([1360, 820]));
    });
}

#[test]
fn the_page_starts_from_a_sub_path() {
    visit(Window::DESKTOP, &site::SUB_PATH, |page| page.wait_for("#app *"));
}

#[test]
fn the_page_starts_on_a_phone() {
    visit(Window::PHONE, &site::ROOT, |page| {
        page.wait_for("#app *");
        assert_eq!(page.run("return [innerWidth, innerHeight]", &[]), serde_json::json!([390, 844]));
        assert_eq!(page.run("return matchMedia('(pointer: coarse)').matches", &[]), true);
        assert_eq!(page.run("return document.documentElement.scrollWidth > innerWidth", &[]), false, "no side scroll");
    });
}

/// The harness itself: a pointer of either kind arrives where it was sent, and storage can be read and set.
#[test]
fn pointers_and_storage_reach_the_page() {
    for (window, kind) in [(Window::DESKTOP, "mouse"), (Window::PHONE, "touch")] {
        visit(window, &site::ROOT, |page| {
            page.run(
                "window.seen = []; addEventListener('pointerdown', e => seen.push(e.pointerType, e.clientX, e.clientY))",
                &[],
            );
            page.click_at((120, 300));
            assert_eq!(page.run("return window.seen", &[]), serde_json::json!([kind, 120, 300]));
            page.store("e2e", "kept");
            page.reload();
            assert_eq!(page.stored("e2e").as_deref(), Some("kept"));
        });
    }
}
