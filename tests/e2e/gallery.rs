//! The gallery of tiles.

use crate::page::visit;
use crate::site;
use trivium_engine::tile::TileKind;
use trivium_harness::Window;

#[test]
fn every_kind_is_shown_in_every_rotation_with_what_the_rules_see() {
    visit(Window::DESKTOP, &format!("{}#tiles", *site::ROOT), |page| {
        let tiles = u64::try_from(4 * TileKind::all().count()).expect("a small number");
        assert_eq!(page.count(".gallery-tile"), tiles);
        let segments: usize = TileKind::all().map(|kind| kind.spec().segments().len()).sum();
        let segments = u64::try_from(4 * segments).expect("a small number");
        for (toggle, drawn) in [("segments", ".gallery-segments path"), ("anchors", ".gallery-tile > g > use")] {
            let before = page.count(drawn);
            page.click(&format!("[data-testid='toggle-{toggle}']"));
            page.wait_until(&format!("return document.querySelectorAll(\"{drawn}\").length > {before}"));
            assert_eq!(page.count(drawn) - before, segments, "{toggle}");
        }
        page.click("[data-testid='toggle-ports']");
        page.wait_for(".gallery-ports circle");
        page.click(".gallery-head a");
        page.wait_for(".page");
    });
}
