//! A hand that plays: by pointer or by keyboard alone, move by move along a record. What it presses is worked out from
//! the engine, so the page must agree with the rules at every step.

use crate::page::{Page, key};
use std::time::Duration;
use trivium::app::settings::Settings;
use trivium::app::state::{Action, AppState};
use trivium::game::{Stand, Table, TableId};
use trivium::hooks::{Key, key_action};
use trivium_engine::board::SegmentRef;
use trivium_engine::choices::Outcome;
use trivium_engine::event::{Event, Scoring};
use trivium_engine::geometry::Pos;
use trivium_engine::moves::Move;
use trivium_engine::player::Player;
use trivium_engine::record::GameRecord;
use trivium_engine::session::Session;

/// Taps at one place that follow each other faster are one.
const DOUBLE_TAP: Duration = Duration::from_millis(270);

/// How the hand plays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// With a mouse, or on a phone with a finger.
    Pointer,
    /// With keys alone.
    Keyboard,
}

/// A page on which a game is played along a record.
pub struct Hand<'a> {
    pub page: &'a Page,
    by: By,
    record: GameRecord,
    session: Session,
}

/// Reads a record from `tests/e2e/games`.
pub fn record(text: &str) -> GameRecord {
    GameRecord::read(text).expect("a legal record")
}

/// The address of the game of a record, below that of the page.
pub fn address(site: &str, record: &GameRecord) -> String {
    format!("{site}{}", trivium::link::write(&record.options, &record.seed))
}

impl<'a> Hand<'a> {
    /// A hand before the first move of `record`, whose game is on the page.
    pub fn new(page: &'a Page, by: By, record: GameRecord) -> Self {
        let (session, _) = Session::new(GameRecord::new(record.options, record.seed.clone()));
        page.wait_attribute(".page", "data-ply", "0");
        Self { page, by, record, session }
    }

    /// The game as it ought to stand.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The move that comes next in the record.
    pub fn next(&self) -> Option<Move> {
        self.record.moves.get(self.session.ply()).copied()
    }

    /// Plays the next moves of the record, at most `count`.
    pub fn play(&mut self, count: usize) {
        for _ in 0..count {
            let Some(mv) = self.next() else { return };
            self.lay(mv);
            self.choose(mv);
            self.session.play(mv).expect("a legal record");
            self.page.wait_attribute(".page", "data-ply", &self.session.ply().to_string());
        }
    }

    /// Lays the tile for trial as the move has it, and turns it. A pointer then rests until a second tap at the same
    /// place would be meant.
    pub fn lay(&self, mv: Move) {
        let pos = mv.placement.pos;
        match self.by {
            By::Pointer => {
                let cell = format!("[data-testid='cell-{pos}']");
                // The view may still be making room for the last move.
                self.page.settle();
                self.bring_into_view(&cell);
                self.tap(&cell);
            }
            By::Keyboard => {
                self.point_at(pos);
                self.page.press(key::ENTER);
            }
        }
        self.page.wait_attribute(".page", "data-step", "trial");
        for _ in 0..4 {
            let turned = self.page.attribute("[data-testid='trial']", "data-rotation");
            if turned.as_deref() == Some(&mv.placement.rotation.turns().to_string()) {
                if self.by == By::Pointer {
                    std::thread::sleep(DOUBLE_TAP);
                }
                return;
            }
            match self.by {
                By::Pointer => self.page.click("[data-testid='rotate']"),
                By::Keyboard => self.page.press("r"),
            }
            let before = turned.unwrap_or_default();
            self.page.wait_until(&format!(
                "return document.querySelector(\"[data-testid='trial']\")?.dataset.rotation !== '{before}'"
            ));
        }
        panic!("the tile cannot be turned to {:?}", mv.placement);
    }

    /// Taps a cell; on a phone by the same touch screen that drags. On a busy machine a browser takes a touch back that it
    /// was not answered in time, and no click comes of it: then the finger taps once more. A click that the page has heard
    /// must lay the tile.
    fn tap(&self, cell: &str) {
        if !self.page.is_phone() {
            return self.page.click(cell);
        }
        for _ in 0..3 {
            self.page.run(
                "window.heard = 0; addEventListener('click', () => { heard += 1 }, { capture: true, once: true })",
                &[],
            );
            self.page.click_at(self.page.middle_of(cell));
            for _ in 0..100 {
                if self.page.run("return heard", &[]) != 0 {
                    return;
                }
                std::thread::sleep(Duration::from_millis(20));
            }
        }
        panic!("no click comes of a tap at {cell}");
    }

    /// Drags the board until a cell can be tapped, as a player would.
    fn bring_into_view(&self, cell: &str) {
        // Clear of rail, panel, hand and buttons on both sizes of window.
        let (centre, reach) = if self.page.is_phone() { ((195, 370), 130) } else { ((480, 440), 280) };
        for _ in 0..16 {
            if self.page.is_uncovered(cell) {
                return;
            }
            let (x, y) = self.page.middle_of(cell);
            let (dx, dy) = ((centre.0 - x).clamp(-reach, reach), (centre.1 - y).clamp(-reach, reach));
            let start = (centre.0 - dx / 2, centre.1 - dy / 2);
            self.page.drag(&[start, (start.0 + dx / 2, start.1 + dy / 2), (start.0 + dx, start.1 + dy)]);
            self.page.settle();
        }
        panic!("{cell} cannot be brought into view");
    }

    /// Points at a cell with the arrows, the shortest way that the page's own keys offer.
    fn point_at(&self, pos: Pos) {
        let table = Table::resume(TableId("hand".into()), self.session.record().clone(), Stand::at_the_end()).0;
        let mut state = AppState::new(table, Settings::default(), None);
        state.cell = self.page.attribute(".cell.pointed", "data-testid").as_deref().and_then(cell_of);
        for (key, cell) in way(&state, pos).unwrap_or_else(|| panic!("the arrows do not lead to {pos}")) {
            self.page.press(key);
            self.page.wait_attribute(".cell.pointed", "data-testid", &format!("cell-{cell}"));
        }
    }

    /// Claims as the move has it, and chooses the order where one is asked for.
    pub fn choose(&self, mv: Move) {
        let game = self.session.game();
        let free = game.free_segments(mv.placement).expect("a legal placement");
        match mv.choice.claim {
            Some(segment) => {
                let digit = 1 + free.iter().position(|other| other == segment).expect("a free segment");
                match self.by {
                    By::Keyboard => self.page.press(&digit.to_string()),
                    // On a phone the claim is made on the enlarged tile.
                    By::Pointer if self.page.is_phone() => {
                        self.page.click(&format!("[data-testid='hand-spot-{digit}']"));
                    }
                    By::Pointer => self.page.click(&format!("[data-testid='spot-{digit}']")),
                }
            }
            None => match self.by {
                By::Keyboard => self.page.press(key::ENTER),
                By::Pointer => self.page.click("[data-testid='place']"),
            },
        }
        let outcomes = game.scoring_orders(mv.placement, mv.choice.claim).expect("a legal claim");
        if outcomes.len() < 2 {
            return;
        }
        self.page.wait_attribute(".page", "data-step", "order");
        let mut after = game.clone();
        let events = after.play(mv).expect("a legal record");
        let mut scorings: Vec<_> = events.iter().filter_map(paid).collect();
        scorings.sort_unstable();
        let same = |outcome: &Outcome| {
            let mut theirs: Vec<_> = outcome.scorings.iter().map(|scoring| (scoring.at, receivers(scoring))).collect();
            theirs.sort_unstable();
            theirs == scorings
        };
        let number = 1 + outcomes.iter().position(same).expect("an outcome");
        match self.by {
            By::Keyboard => self.page.press(&number.to_string()),
            By::Pointer => self.page.click(&format!("[data-testid='order-{number}']")),
        }
    }
}

/// The keys that lead from where the page points to `pos`, each with the cell that it leads to.
fn way(start: &AppState, pos: Pos) -> Option<Vec<(&'static str, Pos)>> {
    const ARROWS: [(&str, &str); 4] =
        [("ArrowUp", key::UP), ("ArrowRight", key::RIGHT), ("ArrowDown", key::DOWN), ("ArrowLeft", key::LEFT)];
    let mut ways = vec![(start.cell, Vec::new())];
    let mut at = 0;
    while let Some((cell, way)) = ways.get(at).cloned() {
        if cell == Some(pos) {
            return Some(way);
        }
        at += 1;
        let state = AppState { cell, ..start.clone() };
        for (name, key) in ARROWS {
            if let Some(Action::PointAt(Some(next))) = key_action(&state, Key::plain(name))
                && ways.iter().all(|(known, _)| *known != Some(next))
            {
                ways.push((Some(next), [way.as_slice(), &[(key, next)]].concat()));
            }
        }
    }
    None
}

fn receivers(scoring: &Scoring) -> Vec<Player> {
    scoring.receivers.iter().collect()
}

/// Which feature an event scored, and who got the points.
fn paid(event: &Event) -> Option<(SegmentRef, Vec<Player>)> {
    match event {
        Event::FeatureCompleted(scoring) => Some((scoring.at, receivers(scoring))),
        _ => None,
    }
}

/// The cell of `cell-1,-2`.
fn cell_of(id: &str) -> Option<Pos> {
    let (x, y) = id.strip_prefix("cell-")?.split_once(',')?;
    Some(Pos::new(x.parse().ok()?, y.parse().ok()?))
}
