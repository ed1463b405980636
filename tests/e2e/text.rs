//! Readers who have set larger text in their browser: all of it grows, and none of it is cut.

use crate::page::{Page, visit};
use crate::site;
use crate::whole_game::ORDERS;
use serde_json::{Value, json};
use trivium_engine::record::GameRecord;
use trivium_harness::Window;

const DOUBLE: u32 = 200;

/// The texts that are seen only in part: by the edge of the window, by a box that hides what does not fit, or by
/// running out of the button or card that they belong to.
const CUT: &str = "
    const clips = way => way !== 'visible', scrolls = way => way === 'auto' || way === 'scroll';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    for (let text; text = walker.nextNode();) {
        const parent = text.parentElement;
        if (!text.textContent.trim() || parent.closest('svg, .unseen, option, desc, script, style, noscript')) continue;
        if (!parent.checkVisibility({ visibilityProperty: true })) continue;
        const modal = document.querySelector('dialog:modal');
        if (modal && !modal.contains(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
            let left = 0, right = innerWidth, top = -1e6, bottom = 1e6, lost = null, can_scroll = false;
            for (let up = parent; up; up = up.parentElement) {
                const style = getComputedStyle(up);
                if (style.display === 'inline' || style.display === 'contents') continue;
                const edge = up.getBoundingClientRect(), holds = up.matches('button, .button, .chip, .player, .pick-item, .last-tag, .tag, td, th');
                if (holds || clips(style.overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
                // What can be scrolled to is not lost.
                if (scrolls(style.overflowY)) can_scroll = true;
                else if (!can_scroll && (clips(style.overflowY) || holds)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
                if (style.position === 'fixed') break;
            }
            if (box.left < left - 1.5 || box.right > right + 1.5) lost = 'across';
            if (!can_scroll) [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
            if (box.top < top - 3 || box.bottom > bottom + 3) lost = 'along';
            if (lost) { found.push(`${text.textContent.trim()} (${lost}, in ${parent.className || parent.tagName})`); break; }
        }
    }
    return found";

fn assert_whole(page: &Page, wherever: &str) {
    assert_eq!(page.run(CUT, &[]), json!([]), "cut off: {wherever}");
    assert_eq!(page.run("return document.documentElement.scrollWidth > innerWidth", &[]), false, "{wherever}");
}

/// Clicks an element wherever it lies.
fn press(page: &Page, css: &str) {
    page.wait_for(css);
    page.run("document.querySelector(arguments[0]).click()", &[json!(css)]);
}

/// Opens a dialog through the menu.
fn open(page: &Page, dialog: &str) {
    let menu = if page.is_phone() { "[data-testid=more]" } else { "[data-testid=menu]" };
    press(page, menu);
    page.wait_for("nav.menu");
    assert_whole(page, "the menu");
    press(page, &format!("[data-testid=menu-{dialog}]"));
    page.wait_for(&format!("[data-testid=dialog-{dialog}]"));
}

/// Takes in the first moves of a record and goes on from there.
fn resume(page: &Page, moves: usize) {
    let mut record = GameRecord::read(ORDERS).expect("a record");
    record.moves.truncate(moves);
    open(page, "games");
    page.run("document.querySelectorAll('details').forEach(details => details.open = true)", &[]);
    page.run(
        "const area = document.querySelector('[data-testid=games-text]'); area.value = arguments[0];
        area.dispatchEvent(new Event('input', { bubbles: true }))",
        &[Value::from(record.write())],
    );
    press(page, "[data-testid=take-text]");
    page.wait_for("[data-testid^=open-]");
    assert_whole(page, "games");
    press(page, "[data-testid^=open-]");
    page.wait_attribute(".page", "data-ply", &record.moves.len().to_string());
}

fn close(page: &Page) {
    press(page, "[data-testid=close]");
    page.wait_until("return document.querySelector('dialog') === null");
}

fn dialogs(page: &Page) {
    for dialog in ["settings", "rules", "keys", "about"] {
        open(page, dialog);
        assert_whole(page, dialog);
        close(page);
    }
    open(page, "new-game");
    assert_whole(page, "a new game");
    press(page, "[data-testid=pick-mode-classic]");
    press(page, "[data-testid=pick-players-5]");
    page.wait_for("[data-testid=seat-4]");
    assert_whole(page, "a new classic game");
    close(page);
}

fn lists(page: &Page) {
    for tab in ["log", "tiles-left", "goals", "share"] {
        if page.is_phone() {
            press(page, "[data-testid=tiles]");
        }
        press(page, &format!("[data-testid=tab-{tab}]"));
        assert_whole(page, tab);
        if page.is_phone() {
            press(page, "[data-testid=close-sheet]");
        }
    }
}

/// The first move of the record where an order is asked for.
fn ordering() -> usize {
    let record = GameRecord::read(ORDERS).expect("a record");
    let mut game = record.start();
    for (ply, &mv) in record.moves.iter().enumerate() {
        if game.scoring_orders(mv.placement, mv.choice.claim).expect("legal").len() > 1 {
            return ply;
        }
        game.play(mv).expect("legal");
    }
    panic!("no order is asked for");
}

fn lay(page: &Page, moves: usize) {
    let mv = GameRecord::read(ORDERS).expect("a record").moves[moves];
    let cell = format!("[data-testid='cell-{}']", mv.placement.pos);
    page.run(
        "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true }))",
        &[json!(cell)],
    );
    page.wait_attribute(".page", "data-step", "trial");
    let wanted = mv.placement.rotation.turns().to_string();
    for _ in 0..4 {
        if page.attribute("[data-testid=trial]", "data-rotation").as_ref() != Some(&wanted) {
            page.press("r");
        }
    }
}

fn lay_anywhere(page: &Page) {
    page.run("document.querySelector('.cell').dispatchEvent(new MouseEvent('click', { bubbles: true }))", &[]);
    page.wait_attribute(".page", "data-step", "trial");
}

fn all_of_it(window: Window) {
    let window = Window { text: DOUBLE, ..window };
    visit(window, &site::ROOT, |page| {
        let size = page.run("return getComputedStyle(document.documentElement).fontSize", &[]);
        assert_eq!(size, "30px", "text grows with the reader's own size");
        assert_whole(page, "the first tile");
        dialogs(page);
        let moves = ordering();
        resume(page, moves);
        assert_whole(page, "a game under way");
        lists(page);
        lay(page, moves);
        assert_whole(page, "a tile for trial");
        let claim = GameRecord::read(ORDERS).expect("a record").moves[moves].choice.claim;
        match claim {
            Some(segment) => press(page, &format!("[data-segment='{segment}']")),
            None => press(page, "[data-testid=place]"),
        }
        page.wait_for("[data-testid=order-2]");
        assert_whole(page, "the order");
    });
    visit(window, &site::ROOT, |page| {
        resume(page, usize::MAX);
        page.wait_for("[data-testid=result]");
        assert_whole(page, "the result");
        press(page, "[data-testid=look-at-board]");
        assert_whole(page, "the finished board");
    });
    visit(window, &format!("{}?mode=classic&players=5&phrase=large+text", *site::ROOT), |page| {
        page.wait_for("[data-testid=hand-over]");
        assert_whole(page, "five players");
        lay_anywhere(page);
        assert_whole(page, "a tile for trial among five");
    });
}

#[test]
fn twice_the_size_still_fits_a_desktop() {
    all_of_it(Window::DESKTOP);
}

#[test]
fn twice_the_size_still_fits_a_phone() {
    all_of_it(Window::PHONE);
}

#[test]
fn usual_text_fits_five_players_in_a_low_window() {
    let low = Window { height: 640, ..Window::DESKTOP };
    visit(low, &format!("{}?mode=classic&players=5&phrase=large+text", *site::ROOT), |page| {
        assert_whole(page, "five players");
    });
}

/// The first screen in the window of a usual laptop, with the longest of the lists open: nothing runs out of its box, so
/// no bar appears but that of the list, and all buttons of the hand are seen.
#[test]
fn nothing_but_the_list_scrolls_beside_the_first_tile() {
    let laptop = Window { height: 681, ..Window::DESKTOP };
    visit(laptop, &format!("{}?seed=K7Q2-M9XC", *site::ROOT), |page| {
        press(page, "[data-testid=tab-tiles-left]");
        page.wait_for("[data-testid=tiles-left]");
        let over =
            "return ['.panel', '.hand-bar', '.hand-body'].filter(css => { const box = document.querySelector(css);
            return box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth; })";
        assert_eq!(page.run(over, &[]), json!([]), "with the tile in hand");
        let top = "return document.querySelector('[data-testid=undo]').getBoundingClientRect().top";
        let before = page.run(top, &[]);
        lay_anywhere(page);
        assert_eq!(page.run(over, &[]), json!([]), "with the tile for trial");
        assert_eq!(page.run(top, &[]), before, "the buttons stay where they are");
        assert!(["rotate", "undo", "redo"].iter().all(|id| page.is_uncovered(&format!("[data-testid={id}]"))));
    });
}
