//! What an expansion makes the players choose.

use crate::stage::show;
use std::rc::Rc;
use trivium::app::state::Action;
use trivium::game::{Stand, Table, TableId};
use trivium_engine::record::GameRecord;
use wasm_bindgen_test::wasm_bindgen_test;

/// The game before its last move, that tile laid for trial; and what the move claims.
fn last_move(game: &str) -> (Table, Action) {
    let mut record = GameRecord::read(game).expect("a record");
    let mv = record.moves.pop().expect("a move");
    let (mut table, _) = Table::resume(TableId(Rc::from("t")), record, Stand::at_the_end());
    table.choose_cell(mv.placement.pos).expect("legal");
    while table.placement() != Some(mv.placement) {
        table.rotate(1).expect("legal");
    }
    (table, Action::Claim(mv.choice.claim))
}

#[wasm_bindgen_test]
async fn the_holder_picks_what_the_teacher_copies() {
    let (table, claim) = last_move(include_str!("../data/teacher-picks.txt"));
    let page = show(table, &[claim]).await;
    page.click("act-0").await;
    assert_eq!(
        (page.text("ply").as_str(), page.text("hand-heading").as_str()),
        ("1", "Blue holds the teacher and picks the score to copy")
    );
    let (first, second) = (page.text("order-1"), page.text("order-2"));
    for outcome in [&first, &second] {
        assert_eq!(outcome.matches("Blue holds the teacher: copies").count(), 1, "{outcome}");
    }
    assert!(first != second && page.find("order-3").is_none());
    page.click("order-2").await;
    assert_eq!(page.text("ply"), "2");
    assert!(page.text("announcer").contains("Blue holds the teacher and copies it"), "{}", page.text("announcer"));
}

#[wasm_bindgen_test]
async fn nobody_is_asked_where_both_are_worth_the_same() {
    let (table, claim) = last_move(include_str!("../data/teacher-equal.txt"));
    let page = show(table, &[claim]).await;
    page.click("act-0").await;
    assert_eq!(page.text("ply"), "2");
    assert!(page.find("order-1").is_none());
}
