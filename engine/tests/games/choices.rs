//! What the scoring order can change.

use crate::walk::{options, state, walk};
use std::collections::BTreeSet;
use trivium_engine::board::SegmentRef;
use trivium_engine::choices::Outcome;
use trivium_engine::expansion::school::{School, Side};
use trivium_engine::game::Game;
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::goals::Goal;
use trivium_engine::moves::{Choice, Move, Order, Placement};
use trivium_engine::notation::SegmentName;
use trivium_engine::player::Player;
use trivium_engine::ruleset::Ruleset;
use trivium_engine::setup::Setup;
use trivium_engine::tile::TileKind;

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
    let mut position = *game.position();
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

fn player(seat: usize) -> Player {
    Player::new(seat).unwrap()
}

fn placement(rotation: u8, x: i8, y: i8) -> Placement {
    Placement { pos: Pos::new(x, y), rotation: Rotation::new(rotation) }
}

/// A position of tiles `KIND ROTATION X Y` and meeples `SEAT X Y SEGMENT`.
fn setup(mode: &str, tiles: &[(&str, u8, i8, i8)], meeples: &[(usize, i8, i8, &str)]) -> Setup {
    let mut setup = Setup::new(Ruleset::from(options(mode)));
    setup.tiles = tiles.iter().map(|&(k, r, x, y)| (TileKind::from_name(k).unwrap(), placement(r, x, y))).collect();
    for &(seat, x, y, name) in meeples {
        let pos = Pos::new(x, y);
        let (kind, lies) = *setup.tiles.iter().find(|(_, lies)| lies.pos == pos).unwrap();
        let segment = name.parse::<SegmentName>().unwrap().on(kind, lies.rotation).unwrap();
        setup.meeples.push((player(seat), SegmentRef { pos, segment }));
    }
    setup
}

/// What may come of tile L on `1,0`, with its southern road claimed by the second player.
fn outcomes(setup: &Setup) -> Vec<Outcome> {
    let kind = TileKind::from_name("L").unwrap();
    let laid = setup.position().unwrap().with_tile(kind, placement(0, 1, 0)).unwrap();
    let road = SegmentName::on("road@S".parse().unwrap(), kind, Rotation::new(0));
    laid.scoring_orders(player(1), road)
}

fn scores(outcomes: &[Outcome], players: usize) -> BTreeSet<Vec<u16>> {
    outcomes.iter().map(|outcome| outcome.scores.first(players).to_vec()).collect()
}

const CAPS: [(&str, u8, i8, i8); 5] =
    [("D", 0, 0, 0), ("A", 3, -1, 0), ("E", 2, 0, -1), ("E", 2, 1, -1), ("B", 0, 2, -1)];

/// S4.9, S4.13: three features, six orders, three outcomes.
#[test]
fn three_features_of_three_colours() {
    let tiles = [&CAPS[..], &[("U", 1, 2, 0), ("U", 1, 3, 0), ("A", 1, 4, 0)]].concat();
    let mut setup = setup("mode=solo", &tiles, &[(1, 1, -1, "city@S"), (2, -1, 0, "road@E"), (0, 2, 0, "road@W")]);
    for (seat, score) in [(0, 6), (1, 7), (2, 5)] {
        setup.scores[player(seat)] = Some(score);
    }
    let outcomes = outcomes(&setup);
    assert_eq!(outcomes.len(), 3);
    assert_eq!(scores(&outcomes, 3), BTreeSet::from([vec![10, 11, 8], vec![10, 7, 8], vec![6, 7, 8]]));
}

/// S4.13: of two features of the last colour, whichever comes first pays.
#[test]
fn two_features_of_one_colour() {
    let setup = setup("mode=solo", &CAPS, &[(0, 1, -1, "city@S"), (0, -1, 0, "road@E")]);
    assert_eq!(scores(&outcomes(&setup), 3), BTreeSet::from([vec![5, 2, 3], vec![4, 2, 3]]));
    // With one of them unheld there is nothing to choose.
    let setup = self::setup("mode=solo", &CAPS, &[(0, 1, -1, "city@S")]);
    assert_eq!(outcomes(&setup).len(), 1);
}

/// S4.13: a road and a city of ten points each bring the same score, but only the road is a goal.
#[test]
fn the_goals_alone_may_differ() {
    let road = (-7..0).map(|x| ("U", 1, x, 0));
    let city = [("G", 1, 1, -1), ("G", 1, 1, -2), ("G", 1, 1, -3), ("E", 2, 1, -4)];
    let tiles: Vec<_> = [("D", 0, 0, 0)].into_iter().chain(road).chain([("A", 3, -8, 0)]).chain(city).collect();
    let outcomes = outcomes(&setup("mode=solo", &tiles, &[(0, 1, -1, "city@N"), (0, -8, 0, "road@E")]));
    assert_eq!(scores(&outcomes, 3), BTreeSet::from([vec![11, 2, 3]]));
    let goals = outcomes.iter().map(|outcome| outcome.goals.iter().map(Goal::number).collect::<Vec<_>>());
    assert_eq!(goals.collect::<BTreeSet<_>>(), BTreeSet::from([vec![], vec![1]]));
}

/// E3.14, E3.15, E3.16: what the holder of the teacher may copy.
#[test]
fn the_teacher_copies_one_of_several() {
    let with_teacher = |meeples: &[(usize, i8, i8, &str)], holder| {
        let mut setup = setup("mode=classic players=3", &CAPS, meeples);
        let mut school = School::new(Side::Left);
        school.give_teacher(holder);
        setup.expansions.school = Some(school);
        outcomes(&setup)
    };
    let two = [(1, 1, -1, "city@S"), (2, -1, 0, "road@E")];
    let picked = with_teacher(&two, Player::new(0));
    assert_eq!(scores(&picked, 3), BTreeSet::from([vec![3, 4, 3], vec![4, 4, 3]]));
    assert_eq!(with_teacher(&two, None).len(), 1);
    let one = [(1, 1, -1, "city@S"), (1, -1, 0, "road@E")];
    let ordered = with_teacher(&one, Player::new(0));
    assert_eq!(scores(&ordered, 3), BTreeSet::from([vec![3, 7, 0], vec![4, 7, 0]]));
    assert!(ordered.iter().all(|outcome| outcome.choice.pick.is_none()));
    assert_eq!(with_teacher(&two[..1], Player::new(0)).len(), 1);
}

/// Ten completed features are bounded too: four roads and six monasteries, every one held.
#[test]
fn many_features_take_no_time() {
    let mut tiles =
        vec![("A", 0, 0, -1), ("A", 1, 1, 0), ("A", 2, 0, 1), ("A", 3, -1, 0), ("B", 0, 1, 1), ("B", 0, -1, -1)];
    let others = (-2..=2).flat_map(|x| (-2..=2).map(move |y| (x, y)));
    let taken: Vec<(i8, i8)> = tiles.iter().map(|&(_, _, x, y)| (x, y)).chain([(0, 0)]).collect();
    tiles.extend(others.filter(|cell| !taken.contains(cell)).map(|(x, y)| ("E", 0, x, y)));
    let on = |i: usize| (i % 4, tiles[i].2, tiles[i].3, "monastery");
    let roads = [(0, 0, -1, "road@S"), (1, 1, 0, "road@W"), (2, 0, 1, "road@N"), (3, -1, 0, "road@E")];
    let meeples: Vec<_> = (0..6).map(on).chain(roads).collect();
    let setup = setup("mode=solo colours=4", &tiles, &meeples);
    let laid = setup.position().unwrap().with_tile(TileKind::from_name("X").unwrap(), placement(0, 0, 0)).unwrap();
    assert_eq!(laid.completed_segments().count(), 10);
    let outcomes = laid.scoring_orders(player(0), None);
    assert!((2..1000).contains(&outcomes.len()), "{}", outcomes.len());
}
