//! What the keys do. Pure: a key and the page give an action.

use crate::app::HandOver;
use crate::app::state::{Action, AppState, Dialog, Lit};
use crate::game::{Forecast, Step};
use crate::view::rules::RuleId;
use trivium_engine::geometry::{Pos, Rotation, Side};

/// A key that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key<'a> {
    /// Its name, as browsers give it: `ArrowUp`, `Enter`, `r`, `?`.
    pub name: &'a str,
    /// Shift is held.
    pub shift: bool,
    /// Ctrl is held, or on a Mac the command key.
    pub command: bool,
    /// Alt is held.
    pub alt: bool,
}

impl<'a> Key<'a> {
    /// A key pressed alone.
    pub fn plain(name: &'a str) -> Self {
        Self { name, shift: false, command: false, alt: false }
    }
}

/// What a key does now, if anything.
pub fn key_action(state: &AppState, key: Key) -> Option<Action> {
    if state.dialog.is_some() || key.alt {
        return None;
    }
    if key.command {
        return match (key.name, key.shift) {
            ("z" | "Z", false) => Some(Action::Undo),
            ("z" | "Z", true) | ("y" | "Y", false) => Some(Action::Redo),
            _ => None,
        };
    }
    if let Some(side) = arrow(key.name) {
        return point(state, side).map(|cell| Action::PointAt(Some(cell)));
    }
    match key.name {
        "Enter" => enter(state),
        "Escape" => Some(escape(state)),
        "r" | "R" => Some(Action::Rotate(if key.shift { -1 } else { 1 })),
        "z" | "Z" => Some(Action::Undo),
        "y" | "Y" => Some(Action::Redo),
        "f" | "F" => Some(Action::ToggleFields),
        "m" | "M" => next_meeple(state, key.shift).map(|lit| Action::Light(Some(lit))),
        "h" | "H" => Some(Action::Show(Some(Dialog::Rules(asked(state))))),
        "?" => Some(Action::Show(Some(Dialog::Keys))),
        digit => digit.parse().ok().filter(|_| digit.len() == 1).and_then(|digit| choose(state, digit)),
    }
}

fn arrow(name: &str) -> Option<Side> {
    match name {
        "ArrowUp" => Some(Side::North),
        "ArrowRight" => Some(Side::East),
        "ArrowDown" => Some(Side::South),
        "ArrowLeft" => Some(Side::West),
        _ => None,
    }
}

/// The cells where the tile in hand fits.
fn cells(state: &AppState) -> Vec<Pos> {
    state.table.game().legal_placements().map(|placement| placement.pos).collect()
}

/// The next cell in a direction of the screen.
fn point(state: &AppState, side: Side) -> Option<Pos> {
    let cells = cells(state);
    // The board may lie turned: to the north of the screen is then another side of it.
    let side = side.rotated(Rotation::new(4 - state.turned.turns()));
    match state.cell {
        Some(from) => nearest(&cells, from, side),
        None => nearest(&cells, newest(state), side).or_else(|| first_cell(state)),
    }
}

/// Where the tile lies that was laid last.
fn newest(state: &AppState) -> Pos {
    state.table.session().played().last().map_or(Pos::ORIGIN, |mv| mv.placement.pos)
}

/// The cell nearest to the tile that was laid last.
fn first_cell(state: &AppState) -> Option<Pos> {
    let from = newest(state);
    cells(state).into_iter().min_by_key(|cell| (cell.x.abs_diff(from.x) + cell.y.abs_diff(from.y), cell.y, cell.x))
}

/// The nearest of `cells` in a direction, or around the edge the farthest against it: so no cell is out of reach.
fn nearest(cells: &[Pos], from: Pos, side: Side) -> Option<Pos> {
    let seen = |cell: Pos| {
        let (x, y) = (i32::from(cell.x) - i32::from(from.x), i32::from(cell.y) - i32::from(from.y));
        match side {
            Side::North => (-y, x),
            Side::East => (x, y),
            Side::South => (y, -x),
            Side::West => (-x, -y),
        }
    };
    // A cell aside counts as twice as far, so that straight on is preferred.
    let ahead = cells.iter().filter(|&&cell| seen(cell).0 > 0);
    let next = ahead.min_by_key(|&&cell| (seen(cell).0 + 2 * seen(cell).1.abs(), seen(cell)));
    let around = || cells.iter().filter(|&&cell| cell != from).min_by_key(|&&cell| (seen(cell).1.abs(), seen(cell)));
    next.or_else(around).copied()
}

/// The meeple after the one that is lit, or before it: its feature lights up and is told.
fn next_meeple(state: &AppState, back: bool) -> Option<Lit> {
    let position = state.table.game().position();
    let ply = state.table.session().ply();
    let all: Vec<Lit> = position.meeples().iter().map(|meeple| Lit { at: position.segment_of(meeple), ply }).collect();
    let at = all.iter().position(|&lit| Some(lit) == state.lit);
    let count = all.len();
    let next = match (at, back) {
        (None, false) => 0,
        (None, true) => count.checked_sub(1)?,
        (Some(at), false) => (at + 1) % count,
        (Some(at), true) => (at + count - 1) % count,
    };
    all.get(next).copied()
}

/// The rule behind what has just been refused, or cannot be claimed.
fn asked(state: &AppState) -> Option<RuleId> {
    RuleId::of_notice(state).or_else(|| RuleId::of_trial(&Forecast::of(&state.table)?))
}

/// Lays the tile for trial, or plays the only thing that can be chosen.
fn enter(state: &AppState) -> Option<Action> {
    if let Some(step) = state.counting {
        return Some(Action::Count(Some(step + 1)));
    }
    match state.hand_over {
        Some(HandOver::Asked(_)) => return Some(Action::Pass),
        Some(HandOver::Passed) => return Some(Action::Stay),
        None => {}
    }
    let trial = state.table.placement().map(|placement| placement.pos);
    match state.table.step() {
        Step::Ordering(..) => None,
        Step::Previewing(_) if state.cell.is_none_or(|cell| Some(cell) == trial) => {
            // What has been chosen and only waits to be confirmed is what is played.
            if let Some(claim) = state.armed {
                return Some(Action::Claim(claim));
            }
            let forecast = Forecast::of(&state.table)?;
            match forecast.options.as_slice() {
                [only] => Some(Action::Claim(only.claim)),
                _ => None,
            }
        }
        Step::Placing | Step::Previewing(_) => state.cell.or_else(|| first_cell(state)).map(Action::ChooseCell),
    }
}

/// Closes a sheet, else goes one step back; where there is none, puts away what is said and pointed at.
fn escape(state: &AppState) -> Action {
    if state.sheet.is_some() {
        Action::ShowSheet(None)
    } else if state.counting.is_some() {
        Action::Count(None)
    } else if state.hand_over.is_some() {
        Action::Stay
    } else if state.table.step() != Step::Placing {
        Action::StepBack
    } else if state.notice.is_some() {
        Action::Tell(None)
    } else {
        Action::PointAt(None)
    }
}

/// Chooses the spot or the order with that digit; 0 is no meeple.
fn choose(state: &AppState, digit: usize) -> Option<Action> {
    match state.table.step() {
        Step::Placing => None,
        Step::Ordering(..) => digit.checked_sub(1).map(Action::ChooseOrder),
        Step::Previewing(_) => {
            let forecast = Forecast::of(&state.table)?;
            let claims: Vec<_> = forecast.options.iter().map(|option| option.claim).collect();
            match digit.checked_sub(1) {
                None => claims.contains(&None).then_some(Action::Claim(None)),
                Some(number) => claims.into_iter().flatten().nth(number).map(|claim| Action::Claim(Some(claim))),
            }
        }
    }
}
