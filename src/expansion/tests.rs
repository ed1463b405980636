//! The teacher in three short games: he is taken, copies, and goes home; he is asked for only where it matters.

use super::*;
use crate::app::settings::Settings;
use crate::app::state::AppState;
use crate::game::{Forecast, Stand, Step, Table, TableId};
use crate::view::board::BoardView;
use crate::view::hand::HandView;
use crate::view::log::log;
use crate::view::players::players;
use std::rc::Rc;
use trivium_engine::moves::Move;
use trivium_engine::record::GameRecord;

/// Blue takes the teacher, copies Yellow's road, and Yellow takes him and copies Black's city.
const TEACHER: &str = include_str!("../../tests/data/teacher.txt");
/// The last tile completes two features of different value while the teacher is held.
const PICKS: &str = include_str!("../../tests/data/teacher-picks.txt");
/// The same, of the same value.
const EQUAL: &str = include_str!("../../tests/data/teacher-equal.txt");

fn names() -> Names {
    Names::new(Texts::default(), &Settings::default())
}

/// A game, the last `left` moves not played yet; and these.
fn before(game: &str, left: usize) -> (Table, Vec<Move>) {
    let mut record = GameRecord::read(game).expect("a record");
    let rest = record.moves.split_off(record.moves.len() - left);
    let (table, error) = Table::resume(TableId(Rc::from("t")), record, Stand::at_the_end());
    assert_eq!(error, None);
    (table, rest)
}

/// Lays the tile for trial as the move has it.
fn lay(table: &mut Table, mv: Move) {
    table.choose_cell(mv.placement.pos).expect("legal");
    while table.placement() != Some(mv.placement) {
        table.rotate(1).expect("legal");
    }
}

fn page(table: &Table) -> AppState {
    AppState::new(table.clone(), Settings::default(), None)
}

fn hand(table: &Table) -> HandView {
    HandView::of(&page(table), Forecast::of(table).as_ref(), &names())
}

/// What the hand says that the move leads to.
fn leads_to(table: &Table, mv: Move) -> String {
    let choices = hand(table).choices;
    choices.iter().find(|choice| choice.claim == mv.choice.claim).expect("the choice").leads_to.join("\n")
}

/// Who stands with a figure, by the rows of the panel; and whether the board shows it at home.
fn stands(table: &Table) -> (Vec<String>, bool) {
    let state = page(table);
    let with = players(&state, &names()).into_iter().filter(|player| player.figures.iter().flatten().next().is_some());
    let board = BoardView::of(&state, None);
    (with.map(|player| player.name).collect(), board.figures.iter().all(|figure| figure.holder.is_none()))
}

#[test]
fn he_is_taken_copies_and_goes_home() {
    let (mut table, moves) = before(TEACHER, 3);
    assert_eq!(stands(&table), (vec![], true));
    let foretold = [
        "Blue takes the *teacher*.",
        "Blue holds the *teacher*: copies 2, *4 → 6*.\nYellow takes the *teacher*.",
        "Yellow holds the *teacher*: copies 4, *4 → 8*.",
    ];
    let told = [
        "Blue takes the *teacher*.",
        "Blue holds the teacher and copies it: *+2*.\nYellow takes the *teacher*.",
        "Yellow holds the teacher and copies it: *+4*.",
    ];
    let after = [(vec!["Blue".to_owned()], false), (vec!["Yellow".to_owned()], false), (vec![], true)];
    for (number, mv) in moves.into_iter().enumerate() {
        lay(&mut table, mv);
        let leads_to = leads_to(&table, mv);
        for part in foretold[number].split('\n') {
            assert!(leads_to.contains(part), "{leads_to}");
        }
        table.claim(mv.choice.claim).expect("legal");
        let lines: Vec<String> = log(&table, &names())[0].lines.iter().map(|line| line.text.clone()).collect();
        for part in told[number].split('\n') {
            assert!(lines.iter().any(|line| line.ends_with(part)), "{lines:?}");
        }
        assert_eq!(stands(&table), after[number]);
    }
    table.undo().expect("a move to take back");
    assert_eq!(stands(&table).0, ["Yellow"]);
}

#[test]
fn what_he_copies_is_asked_where_the_values_differ() {
    let (mut table, moves) = before(PICKS, 1);
    lay(&mut table, moves[0]);
    table.claim(moves[0].choice.claim).expect("legal");
    assert!(matches!(table.step(), Step::Ordering(..)));
    let hand = hand(&table);
    assert_eq!(hand.heading, "Blue holds the teacher and picks the score to copy");
    assert_eq!(hand.outcomes.len(), 2);
    for outcome in &hand.outcomes {
        let copies = outcome.lines.iter().filter(|line| line.contains("holds the *teacher*: copies")).count();
        assert_eq!(copies, 1, "{:?}", outcome.lines);
    }
    let scores: Vec<&String> = hand.outcomes.iter().map(|outcome| &outcome.scores).collect();
    assert!(scores.windows(2).all(|two| two[0] != two[1]), "{scores:?}");
}

#[test]
fn what_he_copies_is_not_asked_where_all_is_worth_the_same() {
    let (mut table, moves) = before(EQUAL, 1);
    lay(&mut table, moves[0]);
    table.claim(moves[0].choice.claim).expect("legal");
    assert_eq!(table.step(), Step::Placing);
    let events = table.session().events().last().cloned().unwrap_or_default();
    let copied = |event: &trivium_engine::event::Event| match event {
        trivium_engine::event::Event::FeatureCompleted(scoring) => scoring.copied_by,
        _ => None,
    };
    assert_eq!(events.iter().filter_map(copied).count(), 1);
}

#[test]
fn the_holder_picks_unless_one_player_gets_all() {
    let (names, texts) = (names(), Texts::default());
    let game = GameRecord::read(PICKS).expect("a record").replay().game;
    let outcome = |paid: &[usize]| {
        let players: Vec<Player> = paid.iter().filter_map(|&index| Player::new(index)).collect();
        let (table, moves) = before(PICKS, 1);
        let mut outcomes =
            table.game().scoring_orders(moves[0].placement, moves[0].choice.claim).expect("a legal claim");
        for outcome in &mut outcomes {
            for (scoring, &player) in outcome.scorings.iter_mut().zip(players.iter().cycle()) {
                scoring.receivers = [player].into_iter().collect();
            }
        }
        outcomes
    };
    let holder = Player::new(1).expect("a player");
    let choosing = |paid: &[usize]| school::choosing(&outcome(paid), holder, game.position(), &names);
    assert_eq!(choosing(&[0, 1]), Some(texts.teacher_picks("Yellow")));
    assert_eq!(choosing(&[0]), Some(texts.teacher_order("Blue", "Yellow")));
}

#[test]
fn every_option_and_value_has_a_name() {
    let texts = Texts::default();
    for parameter in trivium_engine::expansion::PARAMETERS {
        assert!(option_name(texts, parameter.name).is_some(), "{}", parameter.name);
        for value in parameter.values {
            assert!(value_name(texts, parameter.name, value).is_some(), "{}={value}", parameter.name);
        }
    }
}
