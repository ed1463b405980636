use super::*;
use std::rc::Rc;
use trivium_engine::options::GameOptions;
use trivium_engine::seed::{Phrase, Seed};

fn table(phrase: &str) -> Table {
    let seed = Seed::Phrase(Phrase::new(phrase).expect("a phrase"));
    Table::new(TableId(Rc::from("t")), GameOptions::solo(), seed)
}

/// Plays the first legal choice of every step.
fn play(table: &mut Table, moves: usize) {
    for _ in 0..moves {
        let Some(placement) = table.game().legal_placements().min() else { return };
        table.choose_cell(placement.pos).expect("legal");
        let claim = Forecast::of(table).expect("a trial").options[0].claim;
        table.claim(claim).expect("legal");
        if matches!(table.step(), Step::Ordering(..)) {
            table.choose_order(0).expect("an outcome");
        }
    }
}

#[test]
fn undo_and_redo_walk_the_same_steps_in_both_directions() {
    let mut table = table("steps");
    play(&mut table, 8);
    let end = table.session().record().moves.clone();
    let mut steps = Vec::new();
    while table.can_undo() {
        steps.push((table.session().ply(), table.step()));
        table.undo().expect("something to take back");
    }
    assert_eq!(table.session().ply(), 0);
    assert!(table.take_backs() >= 8);
    while let Some(expected) = steps.pop() {
        table.redo().expect("something to play again");
        assert_eq!((table.session().ply(), table.step()), expected);
    }
    assert_eq!(table.session().record().moves, end);
    assert!(!table.can_redo());
}

#[test]
fn the_first_trial_is_legal_and_turning_stays_legal() {
    let mut table = table("turning");
    for _ in 0..10 {
        let cells: Vec<_> = table.game().legal_placements().collect();
        for placement in &cells {
            table.choose_cell(placement.pos).expect("a legal cell");
            for _ in 0..4 {
                assert!(cells.contains(&table.placement().expect("a trial")));
                if table.rotate(1) == Err(Refusal::OneRotation) {
                    assert_eq!(table.rotations_at(placement.pos).len(), 1);
                }
            }
            table.step_back();
        }
        play(&mut table, 1);
    }
}

#[test]
fn a_cell_without_a_fit_is_refused_and_nothing_changes() {
    let mut table = table("refusal");
    let before = table.clone();
    let far = trivium_engine::geometry::Pos::new(40, 40);
    assert_eq!(table.choose_cell(far), Err(Refusal::NoFit(far)));
    assert!(table == before);
}
