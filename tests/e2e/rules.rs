//! From a refusal to its rule: with a mouse, with a finger, with keys.

use crate::hand::{By, Hand, address, record};
use crate::page::{Page, key, visit};
use crate::site;
use crate::whole_game::ORDERS;
use trivium_engine::board::SegmentRef;
use trivium_harness::Window;

const WHY: &str = "[data-testid=why-rule-free]";

/// Shows the tile for trial where one of its segments belongs to somebody already.
fn refused(window: Window, test: impl FnOnce(&Page)) {
    let record = record(ORDERS);
    visit(window, &address(&site::ROOT, &record), |page| {
        let mut hand = Hand::new(page, By::Keyboard, record.clone());
        loop {
            let mv = hand.next().expect("such a move");
            let laid = hand.session().game().placed(mv.placement).expect("legal");
            let count = u8::try_from(laid.newest().1.kind.spec().segments().len()).expect("few segments");
            let held = |segment| laid.meeples_in(SegmentRef { pos: mv.placement.pos, segment }).next().is_some();
            if (0..count).any(held) {
                hand.lay(mv);
                page.wait_for(WHY);
                return test(page);
            }
            hand.play(1);
        }
    });
}

/// The rule has the focus and is in sight; closing gives the focus back to `before`.
fn the_rule_is_shown(page: &Page, before: Option<&str>) {
    page.wait_until(
        "return document.activeElement.id === 'rule-free' && document.activeElement.matches('dialog .asked')",
    );
    page.wait_until(
        "const rule = document.activeElement.getBoundingClientRect(), page = document.querySelector('dialog').getBoundingClientRect();
        return rule.height > 40 && rule.top > page.top + 50 && rule.top < page.bottom - 80",
    );
    page.press(key::ESCAPE);
    page.wait_until("return document.querySelector('dialog') === null");
    if let Some(before) = before {
        page.wait_until(&format!("return document.activeElement.matches('{before}')"));
    }
}

#[test]
fn a_click_on_why_opens_the_rule_and_keys_do() {
    refused(Window::DESKTOP, |page| {
        assert_eq!(page.count(".shown"), 0, "pictures are drawn when they are asked for");
        assert!(page.text("[data-testid=refused]").contains("already belongs to"));
        page.click(WHY);
        the_rule_is_shown(page, Some(WHY));
        page.run("document.querySelector('[data-testid=undo]').focus()", &[]);
        page.press("h");
        the_rule_is_shown(page, None);
        page.run(&format!("document.querySelector('{WHY}').focus()"), &[]);
        page.press(key::ENTER);
        the_rule_is_shown(page, Some(WHY));
    });
}

#[test]
fn a_finger_on_why_opens_the_rule() {
    refused(Window::PHONE, |page| {
        page.run(&format!("document.querySelector('{WHY}').scrollIntoView({{ block: 'center' }})"), &[]);
        page.click(WHY);
        the_rule_is_shown(page, None);
    });
}

#[test]
fn the_contents_lead_to_each_part() {
    visit(Window::PHONE, &format!("{}?phrase=contents&mode=classic", *site::ROOT), |page| {
        page.press("h");
        page.wait_for("[data-testid=dialog-rules]");
        page.click("[data-testid=to-rules-4]");
        page.wait_until(
            "return document.activeElement.matches('h3') && document.activeElement.textContent === 'The end'",
        );
        page.wait_until(
            "const title = document.activeElement.getBoundingClientRect(), head = document.querySelector('.modal-head').getBoundingClientRect();
            return title.top >= head.bottom - 4 && title.top < innerHeight - 100",
        );
        page.run("document.documentElement.style.setProperty('font-size', '200%')", &[]);
        let wide =
            "const paper = document.querySelector('.modal-paper'); return paper.scrollWidth > paper.clientWidth + 1";
        assert_eq!(page.run(wide, &[]), false, "nothing is cut off on a phone with large text");
    });
}
