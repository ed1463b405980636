//! The School: the teacher is taken, brings a score once more, and goes home; by pointer, and by keyboard alone.

use trivium_harness::Window;

use crate::page::{Page, key, visit};
use crate::site;

/// A turn of tests/data/teacher.txt: the cell, where the claimed segment leaves the tile, what is said before it is
/// committed, and who has the teacher then.
struct Turn {
    cell: (i32, i32),
    claim: &'static str,
    will: &'static [&'static str],
    holder: Option<usize>,
}

const TURNS: [Turn; 3] = [
    Turn { cell: (-1, 0), claim: "east", will: &["Blue takes the teacher."], holder: Some(0) },
    Turn {
        cell: (2, 1),
        claim: "north",
        will: &["Blue holds the teacher: copies 2, 4 → 6.", "Yellow takes the teacher."],
        holder: Some(1),
    },
    Turn { cell: (0, -1), claim: "south", will: &["Yellow holds the teacher: copies 4, 4 → 8."], holder: None },
];

/// Which of the choices is the one that leaves the tile there.
fn digit(page: &Page, side: &str) -> String {
    page.wait_for("[data-testid=choice-1]");
    let script = "return [...document.querySelectorAll('.choice')].find(choice => \
                  choice.querySelector('.choice-detail')?.textContent.includes(arguments[0]))?.dataset.testid";
    let choice = page.run(script, &[side.into()]);
    choice.as_str().and_then(|id| id.strip_prefix("choice-")).expect("such a choice").to_owned()
}

/// He is where he should be: on the board, or with that player alone.
fn assert_stands(page: &Page, holder: Option<usize>) {
    match holder {
        None => page.wait_for("[data-testid=board] [data-testid=figure-teacher]"),
        Some(player) => page.wait_for(&format!("[data-testid='player-{player}'] [data-testid=held-teacher]")),
    }
    let rows = page.count(".players [data-testid=held-teacher]");
    let homes = page.count("[data-testid=figure-teacher]");
    assert_eq!((rows, homes), if holder.is_some() { (1, 0) } else { (0, 1) });
}

/// Plays the three turns; `choose` a cell, and `claim` a digit.
fn play(page: &Page, choose: impl Fn(&Page, (i32, i32)), claim: impl Fn(&Page, &str)) {
    assert_stands(page, None);
    for (number, turn) in TURNS.iter().enumerate() {
        choose(page, turn.cell);
        let digit = digit(page, turn.claim);
        let will = page.text("[data-testid=will]");
        for line in turn.will {
            assert!(will.contains(line), "{line:?} is not in {will:?}");
        }
        claim(page, &digit);
        page.wait_attribute(".board", "data-tiles", &(number + 4).to_string());
        assert_stands(page, turn.holder);
    }
    let told = page.text("[data-testid=announcer]");
    assert!(told.contains("Yellow holds the teacher and copies it: +4."), "{told}");
}

#[test]
fn the_teacher_is_taken_copies_and_goes_home_by_pointer() {
    visit(Window::DESKTOP, &format!("{}?phrase=at+school+6&school=right", *site::ROOT), |page| {
        play(
            page,
            |page, (x, y)| page.click(&format!("[data-testid='cell-{x},{y}']")),
            |page, digit| page.click(&format!("[data-testid='choice-{digit}']")),
        );
        page.reload();
        assert_stands(page, None);
        page.press("z");
        assert_stands(page, Some(1));
    });
}

/// The cell that the arrows have chosen.
fn pointed(page: &Page) -> Option<(i32, i32)> {
    let id = page.attribute("[data-testid=board]", "aria-activedescendant")?;
    let (x, y) = id.strip_prefix("cell-")?.split_once(',')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

/// Walks to a cell by the arrows, a step at a time in the direction that is further off.
fn walk(page: &Page, to: (i32, i32)) {
    for _ in 0..30 {
        let (x, y) = pointed(page).unwrap_or((0, 0));
        let (across, along) = (to.0 - x, to.1 - y);
        if pointed(page) == Some(to) {
            return page.press(key::ENTER);
        }
        page.press(match (across.abs() >= along.abs(), across > 0, along > 0) {
            (true, true, _) => key::RIGHT,
            (true, false, _) => key::LEFT,
            (false, _, true) => key::DOWN,
            (false, _, false) => key::UP,
        });
    }
    panic!("the arrows do not lead to {to:?}");
}

#[test]
fn the_teacher_is_taken_copies_and_goes_home_by_keyboard() {
    visit(Window::DESKTOP, &format!("{}?phrase=at+school+6&school=right", *site::ROOT), |page| {
        play(page, walk, Page::press);
    });
}

/// He is seen walking, and not for long; whoever wants less motion sees him there at once.
#[test]
fn he_walks_unless_less_motion_is_wanted() {
    const LISTEN: &str = "document.documentElement.dataset.walks = ''; addEventListener('animationend', event => { \
                          if (event.animationName === 'figure-walks') document.documentElement.dataset.walks = \
                          event.elapsedTime <= 0.3 ? 'short' : 'long' })";
    for still in [false, true] {
        let window = Window { still, ..Window::DESKTOP };
        visit(window, &format!("{}?phrase=at+school+6&school=right", *site::ROOT), |page| {
            page.run(LISTEN, &[]);
            walk(page, TURNS[0].cell);
            let digit = digit(page, TURNS[0].claim);
            page.press(&digit);
            assert_stands(page, Some(0));
            if still {
                let running = "return document.querySelector('.walker').getAnimations().length";
                assert_eq!(page.run(running, &[]), 0);
            } else {
                page.wait_attribute("html", "data-walks", "short");
            }
        });
    }
}
