use super::keys::{Key, key_action};
use crate::app::settings::Settings;
use crate::app::state::{Action, AppState, Dialog};
use crate::game::{Step, Table, TableId};
use std::collections::BTreeSet;
use std::rc::Rc;
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::options::GameOptions;
use trivium_engine::seed::{Phrase, Seed};
use yew::Reducible;

fn page(phrase: &str) -> Rc<AppState> {
    let seed = Seed::Phrase(Phrase::new(phrase).expect("a phrase"));
    let table = Table::new(TableId(Rc::from("t")), GameOptions::solo(), seed);
    Rc::new(AppState::new(table, Settings::default(), None))
}

fn press(state: &Rc<AppState>, name: &str) -> Rc<AppState> {
    key_action(state, Key::plain(name)).map_or_else(|| Rc::clone(state), |action| Rc::clone(state).reduce(action))
}

/// Plays on by keys alone until the game is over.
fn play_out(mut state: Rc<AppState>, arrows: &[&str]) -> Rc<AppState> {
    let mut arrows = arrows.iter().cycle();
    while state.table.game().end().is_none() {
        let ply = state.table.session().ply();
        state = press(&state, arrows.next().expect("an arrow"));
        for key in ["Enter", "r", "Enter", "1", "1"] {
            if state.table.session().ply() == ply {
                state = press(&state, key);
            }
        }
        assert_eq!(state.table.session().ply(), ply + 1, "{:?} {:?}", state.table.step(), state.notice);
    }
    state
}

#[test]
fn a_whole_game_can_be_played_by_keys_alone() {
    for phrase in ["keys", "by hand", "alone"] {
        let state = play_out(page(phrase), &["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowLeft", "ArrowDown"]);
        assert!(state.table.game().result().is_some());
        let before = state.table.session().ply();
        let state = press(&press(&state, "z"), "z");
        assert!(state.table.session().ply() < before);
        let state = press(&press(&state, "y"), "y");
        assert_eq!(state.table.session().ply(), before);
    }
}

/// From any cell the arrows lead to any other, however the board lies.
#[test]
fn no_cell_is_out_of_reach() {
    let seen: usize = ["reach", "far", "wide"].into_iter().map(reach_every_cell).sum();
    assert!(seen > 20);
}

fn reach_every_cell(phrase: &str) -> usize {
    let mut state = page(phrase);
    let mut plies = 0;
    while state.table.game().end().is_none() {
        let cells: BTreeSet<Pos> = state.table.game().legal_placements().map(|placement| placement.pos).collect();
        for turns in 0..4 {
            let mut turned = (*state).clone();
            turned.turned = Rotation::new(turns);
            assert_eq!(reachable(&turned), cells, "after {plies} moves");
        }
        let cell = cells.iter().nth(plies % cells.len()).copied().expect("a cell");
        state = Rc::clone(&state).reduce(Action::ChooseCell(cell));
        for key in ["Enter", "1", "1"] {
            if state.table.session().ply() == plies {
                state = press(&state, key);
            }
        }
        plies += 1;
    }
    plies
}

fn reachable(state: &AppState) -> BTreeSet<Pos> {
    let mut found = BTreeSet::new();
    let mut open = vec![None];
    while let Some(cell) = open.pop() {
        let at = AppState { cell, ..state.clone() };
        for name in ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"] {
            if let Some(Action::PointAt(Some(next))) = key_action(&at, Key::plain(name))
                && found.insert(next)
            {
                open.push(Some(next));
            }
        }
    }
    found
}

#[test]
fn arrows_go_by_the_screen_and_not_by_the_board() {
    let state = page("turned");
    let Some(Action::PointAt(Some(east))) = key_action(&state, Key::plain("ArrowRight")) else { panic!("a cell") };
    let mut turned = (*state).clone();
    turned.turned = Rotation::new(1);
    // A quarter clockwise, the board's east is at the bottom of the screen.
    assert_eq!(key_action(&turned, Key::plain("ArrowDown")), Some(Action::PointAt(Some(east))));
}

#[test]
fn keys_wait_while_a_dialog_is_open_and_leave_the_browser_its_own() {
    let state = page("dialog");
    let asking = Rc::clone(&state).reduce(Action::Show(Some(Dialog::Games)));
    for name in ["Enter", "ArrowUp", "r", "1", "z", "Escape", "?"] {
        assert_eq!(key_action(&asking, Key::plain(name)), None);
    }
    for name in ["r", "Enter", "1", "t"] {
        assert_eq!(key_action(&state, Key { command: true, ..Key::plain(name) }), None);
    }
    for name in ["F5", "Tab", "12", "", "é"] {
        assert_eq!(key_action(&state, Key::plain(name)), None);
    }
    let undo = Key { command: true, ..Key::plain("z") };
    assert_eq!(key_action(&state, undo), Some(Action::Undo));
    assert_eq!(key_action(&state, Key { shift: true, ..undo }), Some(Action::Redo));
    assert_eq!(key_action(&state, Key { shift: true, ..Key::plain("R") }), Some(Action::Rotate(-1)));
}

#[test]
fn escape_goes_back_step_by_step() {
    let state = press(&press(&page("escape"), "ArrowUp"), "Enter");
    assert!(matches!(state.table.step(), Step::Previewing(_)));
    let state = press(&state, "Escape");
    assert_eq!(state.table.step(), Step::Placing);
    assert_eq!(press(&state, "Escape").cell, None);
}
