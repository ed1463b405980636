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
