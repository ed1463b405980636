//! What the scoring order can change.

use crate::walk::{state, walk};
use std::collections::BTreeSet;
use trivium_engine::game::Game;
use trivium_engine::moves::{Choice, Move, Order};

/// Every order of `count` features.
fn orders(count: u8) -> Vec<Vec<u8>> {
    let mut orders = vec![Vec::new()];
    for _ in 0..count {
        let longer = |order: &Vec<u8>| {
            let order = order.clone();
            (0..count)
                .filter(|item| !order.contains(item))
                .map(|item| [&order[..], &[item]].concat())
                .collect::<Vec<_>>()
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    orders
}

/// What a turn comes to, before anything that follows it.
fn outcome(game: &Game, mv: Move) -> String {
    let mut position = game.position().clone();
    position.take_turn(game.turn(), game.hand().unwrap(), mv, &mut trivium_engine::event::Deaf).unwrap();
    format!("{:?} {:?} {:?}", position.scores(), position.goals(), position.expansions())
}

/// S4.13, E3.14, E3.15: the outcomes offered are those that all orders and picks together come to, each once.
#[test]
fn the_outcomes_are_those_of_all_orders() {
    let (mut single, mut several) = (0, 0);
    walk(40, |step| {
        let Move { placement, choice } = step.mv;
        let laid = step.before.placed(placement).unwrap();
        let count = u8::try_from(laid.completed_segments().count()).unwrap();
        if count < 2 {
            return;
        }
        let offered = step.before.scoring_orders(placement, choice.claim).unwrap();
        let plain = Choice { claim: choice.claim, ..Choice::default() };
        assert_eq!(offered[0].choice, plain);
        let mut all = BTreeSet::new();
        for order in orders(count) {
            let order = Order::new(&order).unwrap();
            let picks = laid.picks(step.before.turn(), Choice { order, ..plain });
            for pick in picks.into_iter().map(Some).chain([None]) {
                all.insert(outcome(step.before, Move { placement, choice: Choice { order, pick, ..plain } }));
            }
        }
        let mut seen = BTreeSet::new();
        for offer in &offered {
            let mv = Move { placement, choice: offer.choice };
            assert!(step.before.check(mv).is_ok());
            assert_eq!(offer.scorings.len(), usize::from(count));
            assert!(seen.insert(outcome(step.before, mv)), "an outcome is offered twice");
        }
        assert_eq!(seen, all);
        // B4.15: without the School the order matters in Solo alone.
        assert!(seen.len() == 1 || laid.rules().goals || laid.expansions().school.is_some());
        if seen.len() == 1 { single += 1 } else { several += 1 }
    });
    assert!(single > 20 && several > 5, "{single} {several}");
}

#[test]
fn asking_changes_nothing() {
    walk(1, |step| {
        let before = state(step.before);
        let _ = step.before.scoring_orders(step.mv.placement, step.mv.choice.claim);
        let _ = step.before.would_complete(step.mv.placement);
        assert_eq!(state(step.before), before);
    });
}
