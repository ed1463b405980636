//! The classic game for three at one screen: a whole game by script, its hand-overs, fields, final count and table.

use crate::page::{Page, key, visit};
use crate::site;
use serde_json::json;
use trivium_engine::moves::Move;
use trivium_engine::record::GameRecord;
use trivium_harness::Window;

/// The script: the scores in the first line, then the record. `tests/classic.rs` shows that it is right.
const SCRIPT: &str = include_str!("../data/classic-three.txt");

const LINK: &str = "?mode=classic&phrase=three+at+the+table&players=3";

/// Whether the banner of the hand-over takes presses.
const IS_COVERED: &str = "const banner = document.querySelector('[data-testid=hand-over]'); \
    const at = banner.getBoundingClientRect(); \
    return banner.contains(document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2))";

/// Whether the button that starts a game is in sight, and not covered.
const START_SHOWS: &str = "const start = document.querySelector('[data-testid=start]'); \
    const at = start.getBoundingClientRect(); \
    return document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2) === start";

/// The most elements that the document may have.
const ELEMENTS: u64 = 2000;

fn script() -> (Vec<u64>, Vec<Move>) {
    let (scores, record) = SCRIPT.split_once('\n').expect("scores and a record");
    let scores = scores.split(' ').skip(1).map(|score| score.parse().expect("a number")).collect();
    (scores, GameRecord::read(record).expect("a record").moves)
}

/// Clicks an element, wherever it is: most cells of a large board lie out of view.
fn tap(page: &Page, id: &str) {
    let script = "const at = document.querySelector(arguments[0]).getBoundingClientRect(); \
        document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true, \
        cancelable: true, clientX: at.x + at.width / 2, clientY: at.y + at.height / 2 }))";
    let css = format!("[data-testid=\"{id}\"]");
    page.wait_for(&css);
    page.run(script, &[json!(css)]);
}

/// Plays a move of the script: the cell, the rotation, and the spot of that segment or no meeple.
fn play(page: &Page, ply: usize, mv: Move) {
    tap(page, &format!("cell-{}", mv.placement.pos));
    page.wait_for("[data-testid=trial]");
    let wanted = mv.placement.rotation.turns().to_string();
    for _ in 0..4 {
        if page.attribute("[data-testid=trial]", "data-rotation").as_ref() == Some(&wanted) {
            break;
        }
        page.press("r");
    }
    page.wait_attribute("[data-testid=trial]", "data-rotation", &wanted);
    match mv.choice.claim {
        None => tap(page, "place"),
        Some(segment) => {
            let choice = format!("[data-segment=\"{segment}\"]");
            page.wait_for(&choice);
            page.run("document.querySelector(arguments[0]).click()", &[json!(choice)]);
        }
    }
    page.wait_attribute(".board", "data-tiles", &(ply + 2).to_string());
}

fn number(page: &Page, id: &str) -> u64 {
    page.text(&format!("[data-testid={id}]")).parse().unwrap_or_else(|_| panic!("{id} is no number"))
}

#[test]
fn three_play_a_whole_game_with_farmers() {
    let (scores, moves) = script();
    visit(Window::DESKTOP, &format!("{}{LINK}", *site::ROOT), |page| {
        assert_eq!(page.count("[data-testid=tab-goals], .track-flag"), 0, "goals belong to Solo");
        page.wait_attribute("[data-testid=hand-over]", "data-player", "0");
        for (ply, &mv) in moves.iter().enumerate() {
            play(page, ply, mv);
            if ply + 1 < moves.len() {
                let next = ((ply + 1) % 3).to_string();
                page.wait_attribute("[data-testid=hand-over]", "data-player", &next);
            }
            if ply == 40 {
                fields_are_shown(page);
            }
        }
        page.wait_for("[data-testid=counting]");
        count_feature_by_feature(page, &scores);
        the_table_adds_up(page, &scores);
        assert!(page.url().ends_with(LINK), "{}", page.url());
        page.reload();
        page.wait_for("[data-testid=result]");
        assert_eq!(number(page, "points"), scores.iter().copied().max().unwrap_or(0));
    });
}

fn fields_are_shown(page: &Page) {
    page.press("f");
    page.wait_for("[data-testid=fields] .field-tint");
    assert!(page.count("[data-testid=fields] .field-city") > 0, "completed cities are marked");
    page.press("m");
    page.wait_for("[data-testid=worth]");
    page.press("f");
    page.wait_until("return document.querySelector('[data-testid=fields]') === null");
}

fn count_feature_by_feature(page: &Page, scores: &[u64]) {
    page.press("f");
    page.wait_for("[data-testid=fields]");
    let elements = page.count("*");
    assert!(elements <= ELEMENTS, "{elements} elements with all tiles and fields");
    let steps: u32 =
        page.attribute("[data-testid=counting]", "data-steps").and_then(|steps| steps.parse().ok()).expect("steps");
    for step in 1..=steps {
        page.wait_attribute("[data-testid=counting]", "data-step", &step.to_string());
        page.wait_for(".lit .mark-wash");
        assert_eq!(page.count("[data-testid=count-why]"), 1, "why the game ended stays, and so the buttons do");
        if step < steps {
            page.click("[data-testid=count-next]");
        }
    }
    for (player, score) in scores.iter().enumerate() {
        assert_eq!(number(page, &format!("count-{player}")), *score);
    }
    page.click("[data-testid=count-next]");
    page.wait_for("[data-testid=result]");
}

fn the_table_adds_up(page: &Page, scores: &[u64]) {
    let during = ["road", "city", "monastery"].map(|kind| format!("during-{kind}"));
    let end = ["road", "city", "monastery", "field"].map(|kind| format!("end-{kind}"));
    for (player, score) in scores.iter().enumerate() {
        let cell = |row: &String| number(page, &format!("source-{row}-{player}"));
        assert_eq!(during.iter().chain(&end).map(cell).sum::<u64>(), *score);
        assert_eq!(number(page, &format!("source-total-{player}")), *score);
    }
}

#[test]
fn names_and_colours_are_set_and_kept_and_others_moves_need_agreement() {
    visit(Window::DESKTOP, &format!("{}{LINK}", *site::ROOT), |page| {
        page.click("[data-testid=menu]");
        page.click("[data-testid=menu-new-game]");
        page.wait_for("[data-testid=seat-2]");
        page.type_into("[data-testid=seat-name-1]", "Anna");
        page.type_into("[data-testid=seed]", "names at the table");
        assert_eq!(page.run(START_SHOWS, &[]), true, "the game can be started without scrolling");
        tap(page, "start");
        page.wait_for("[data-testid=player-1]");
        assert_eq!(page.text("[data-testid=player-1] .player-name"), "Anna");
        let first = page.attribute(".cell", "data-testid").expect("a cell");
        tap(page, &first);
        tap(page, "choice-1");
        page.wait_attribute("[data-testid=hand-over]", "data-player", "1");
        assert!(page.text("[data-testid=hand-over]").starts_with("Anna ("));
        assert_eq!(page.run(IS_COVERED, &[]), false, "what lies below the banner can be pressed");
        page.press(key::ENTER);
        page.wait_until("return document.querySelector('[data-testid=hand-over]') === null");
        page.press("z");
        page.wait_for("[data-testid=dialog-take-back]");
        page.click("[data-testid=keep-move]");
        page.wait_attribute(".board", "data-tiles", "2");
        page.press("z");
        page.click("[data-testid=agree]");
        page.wait_attribute(".board", "data-tiles", "1");
        page.reload();
        assert_eq!(page.text("[data-testid=player-1] .player-name"), "Anna");
        assert!(!page.url().contains("Anna"));
    });
}
