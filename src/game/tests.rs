use super::*;
use std::collections::HashSet;
use std::rc::Rc;
use trivium_engine::event::Event;
use trivium_engine::game::Game;
use trivium_engine::geometry::Pos;
use trivium_engine::moves::Placement;
use trivium_engine::options::GameOptions;
use trivium_engine::record::GameRecord;
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

/// All that a game holds, and what happened in it.
fn state(table: &Table) -> String {
    let (game, position) = (table.game(), table.game().position());
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?}",
        position.board().tiles(),
        position.meeples(),
        position.scores(),
        position.supply(),
        position.goals(),
        game.deck(),
        game.turn(),
        game.hand(),
        game.end(),
        table.session().events(),
    )
}

/// Where the tile in hand completes most.
fn most_completed(game: &Game) -> Option<Placement> {
    game.legal_placements().max_by_key(|&placement| game.would_complete(placement).map_or(0, |all| all.len()))
}

/// Taken back and played again fifty times, a move that scores has scored once.
#[test]
fn no_points_come_from_taking_back() {
    let mut scorings = 0;
    let mut table = table("points");
    while let Some(placement) = most_completed(table.game()) {
        table.choose_cell(placement.pos).expect("legal");
        while table.placement() != Some(placement) {
            table.rotate(1).expect("legal");
        }
        table.claim(Forecast::of(&table).expect("a trial").options[0].claim).expect("legal");
        let _ = table.choose_order(0);
        let paid = |event: &Event| matches!(event, Event::FeatureCompleted(scoring) if !scoring.receivers.is_empty());
        if !table.session().events().last().is_some_and(|events| events.iter().any(paid)) {
            continue;
        }
        scorings += 1;
        let once = state(&table);
        let ply = table.session().ply();
        let claim = table.session().record().moves[ply - 1].choice.claim;
        for _ in 0..50 {
            table.undo().expect("a move");
            if matches!(table.step(), Step::Ordering(..)) {
                table.choose_order(0).expect("an outcome");
            } else {
                table.claim(claim).expect("legal");
            }
            assert_eq!(table.session().ply(), ply);
        }
        assert_eq!(state(&table), once);
    }
    assert!(scorings > 2, "only {scorings} moves scored");
}

/// A game in which the order of the scorings matters if the tile in hand is laid at 1,0.
const ORDER_MATTERS: &str = include_str!("../../tests/data/order-matters.txt");

/// Tile, meeple and order are three steps, and each is taken back by itself.
#[test]
fn three_steps_back_are_the_tile_in_hand_and_three_on_the_same_state() {
    let record = GameRecord::read(ORDER_MATTERS).expect("a record");
    let (mut table, _) = Table::resume(TableId(Rc::from("t")), record, Stand::at_the_end());
    table.choose_cell(Pos::new(1, 0)).expect("legal");
    while table.held().turns() != 2 {
        table.rotate(1).expect("legal");
    }
    let (in_hand, ply) = (state(&table), table.session().ply());
    table.claim(Some(3)).expect("legal");
    table.choose_order(1).expect("an outcome");
    let (played, step, held) = (state(&table), table.step(), table.held());
    table.undo().expect("the order");
    assert!(matches!(table.step(), Step::Ordering(_, Some(3))));
    table.undo().expect("the meeple");
    assert!(matches!(table.step(), Step::Previewing(_)));
    table.undo().expect("the tile");
    assert_eq!((table.step(), table.session().ply(), table.held().turns()), (Step::Placing, ply, 2));
    assert_eq!(state(&table), in_hand);
    for _ in 0..3 {
        table.redo().expect("what was taken back");
    }
    assert_eq!((state(&table), table.step(), table.held()), (played, step, held));
    assert!(!table.can_redo());
}

/// On a thousand boards: wherever the tile in hand fits, it first lies as it fits, whatever way it was held, and
/// turning goes through all that fits and nothing else.
#[test]
fn the_first_trial_is_legal_and_turning_stays_legal() {
    let (mut boards, mut kinds, mut single) = (0, HashSet::new(), 0);
    for number in 0.. {
        let mut table = table(&format!("turning {number}"));
        while let (Some(kind), true) = (table.game().hand(), boards < 1000) {
            boards += 1;
            kinds.insert(kind);
            let legal: Vec<_> = table.game().legal_placements().collect();
            let cells: HashSet<_> = legal.iter().map(|placement| placement.pos).collect();
            for &pos in &cells {
                table.choose_cell(pos).expect("a legal cell");
                let fitting = legal.iter().filter(|placement| placement.pos == pos).count();
                let mut seen = HashSet::from([table.placement()]);
                for _ in 1..fitting {
                    table.rotate(1).expect("another way");
                    seen.insert(table.placement());
                }
                assert_eq!(seen.len(), fitting, "every way once");
                assert!(seen.iter().all(|placement| placement.is_some_and(|placement| legal.contains(&placement))));
                if fitting == 1 {
                    single += 1;
                    assert_eq!(table.rotate(1), Err(Refusal::OneRotation));
                }
                table.step_back();
            }
            play(&mut table, 1);
        }
        if boards == 1000 {
            break;
        }
    }
    assert_eq!(kinds.len(), 24);
    assert!(single > 1000);
}

#[test]
fn a_cell_without_a_fit_is_refused_and_nothing_changes() {
    let mut table = table("refusal");
    let before = table.clone();
    let far = Pos::new(40, 40);
    assert_eq!(table.choose_cell(far), Err(Refusal::NoFit(far)));
    assert!(table == before);
}
