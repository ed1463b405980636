//! What is listed as legal and what is accepted are the same.

use crate::walk::{Dice, random_move, state, walk};
use std::collections::HashSet;
use trivium_engine::game::Game;
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::moves::{Choice, Move, Order, Placement};

fn listed(game: &Game) -> HashSet<(Placement, Option<u8>)> {
    let claims = |placement| game.legal_claims(placement).unwrap().map(move |claim| (placement, claim));
    game.legal_placements().flat_map(claims).collect()
}

/// Every cell around the board, every rotation, every claim: more than a player could try.
fn everything(game: &Game) -> Vec<(Placement, Option<u8>)> {
    let tiles = game.position().board().tiles();
    let cells: HashSet<Pos> = tiles
        .iter()
        .map(|tile| tile.placement.pos)
        .flat_map(|pos| (-1..=1).flat_map(move |dx| (-1..=1).map(move |dy| Pos::new(pos.x + dx, pos.y + dy))))
        .collect();
    let placements = cells.into_iter().flat_map(|pos| Rotation::ALL.map(|rotation| Placement { pos, rotation }));
    placements.flat_map(|placement| (0..9).map(Some).chain([None]).map(move |claim| (placement, claim))).collect()
}

#[test]
fn the_list_of_legal_moves_and_the_check_agree() {
    let mut dice = Dice::new(1);
    walk(2, |step| {
        if dice.below(12) > 0 {
            return;
        }
        let listed = listed(step.before);
        for (placement, claim) in everything(step.before) {
            let mv = Move { placement, choice: Choice { claim, ..Choice::default() } };
            assert_eq!(step.before.check(mv).is_ok(), listed.contains(&(placement, claim)), "{mv:?}");
        }
    });
}

#[test]
fn an_illegal_move_leaves_the_game_as_it_was() {
    let mut dice = Dice::new(2);
    let mut refused = 0;
    walk(3, |step| {
        let mut game = step.before.clone();
        let before = state(&game);
        let all = everything(&game);
        for _ in 0..8 {
            let (placement, claim) = dice.one_of(&all);
            let order = Order::new(&[u8::try_from(dice.below(10)).unwrap()]).unwrap();
            let pick = Some(u8::try_from(dice.below(10)).unwrap()).filter(|_| dice.below(2) == 0);
            let mv = Move { placement, choice: Choice { claim, order, pick } };
            if game.check(mv).is_err() {
                refused += 1;
                assert!(game.play(mv).is_err());
                assert_eq!(state(&game), before);
            }
        }
    });
    assert!(refused > 1000);
}

#[test]
fn nothing_is_legal_once_the_game_is_over() {
    walk(1, |step| {
        if step.after.end().is_some() {
            let mut game = step.after.clone();
            assert_eq!(game.legal_placements().count(), 0);
            assert!(game.play(step.mv).is_err());
            assert!(game.check(random_move(step.before, &mut Dice::new(0))).is_err());
        }
    });
}

/// Shown in whatever order, each placement is shown once; and the counts are told before anything is gone through.
#[test]
fn every_placement_is_shown_and_counted() {
    walk(3, |step| {
        let placements = step.before.legal_placements();
        let listed: HashSet<_> = placements.clone().collect();
        let mut shown = Vec::new();
        placements.each(|placement| shown.push(placement));
        assert_eq!((placements.len(), shown.len()), (listed.len(), listed.len()));
        assert_eq!(shown.into_iter().collect::<HashSet<_>>(), listed);
        let claims = step.before.legal_claims(step.mv.placement).unwrap();
        assert_eq!(claims.len(), claims.count());
    });
}
