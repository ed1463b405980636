//! Positions worked out by hand, so that the model's own reading is tried and not only its likeness to itself.

mod traces;

use trivium_model::game::{Game, Meeple, Next};
use trivium_model::line::{Home, Mode, Reason, Scored, Teacher};
use trivium_model::table::TileKind;
use trivium_model::value;

/// Tiles as (kind, rotation, x, y).
type Tiles<'a> = &'a [(&'a str, usize, i32, i32)];
/// Meeples as (player, x, y, segment).
type Meeples<'a> = &'a [(usize, i32, i32, &'a str)];

fn position(mode: Mode, tiles: Tiles, meeples: Meeples) -> Game {
    let start = traces::start_with([&[], &[], &[]]);
    let mut game = Game::new(&serde_json::from_str(&start).expect("a start line")).expect("a right set-up");
    game.mode = mode;
    if mode == Mode::Classic {
        game.scores = vec![0; 3];
    }
    for &(kind, rotation, x, y) in tiles {
        let kind = TileKind::named(kind).expect("a kind");
        game.board.lay(kind, x, y, rotation);
    }
    for &(player, x, y, name) in meeples {
        let tile = game.board.at(x, y).expect("a tile there");
        let segment = game.segments(tile).iter().position(|segment| segment.name == name).expect("that segment");
        game.meeples.push(Meeple { player, tile, segment });
        game.supply[player] -= 1;
    }
    game
}

/// Lays a tile, claims, and scores what it completed in the order of these names.
fn turn(
    game: &mut Game,
    player: usize,
    (kind, rotation, x, y): (&str, i32, i32, i32),
    claim: Option<&str>,
    order: &[&str],
    copied: Option<usize>,
) -> Vec<Scored> {
    let (tile, features) = game.place(TileKind::named(kind).expect("a kind"), [x, y, rotation]);
    let free = game.free(&features);
    let names: Vec<&str> = free.iter().map(|&free| game.segments(tile)[free].name.as_str()).collect();
    let claim = claim.map(|claim| free[names.iter().position(|&name| name == claim).expect("a free segment")]);
    game.claim(player, tile, &free, claim);
    let completed = game.completed(tile, &features);
    assert_eq!(completed.len(), order.len());
    let place = |name: &&str| completed.iter().position(|done| done.names.iter().any(|other| other == name));
    let order: Vec<usize> = order.iter().map(|name| place(name).expect("completed")).collect();
    game.settle(player, &completed, &order, copied)
}

/// The classic final count, as (points, receivers) in rising order.
fn final_count(game: &mut Game) -> Vec<(i64, Vec<usize>)> {
    let counted = game.occupied().iter().map(|feature| game.count_feature(feature)).collect::<Vec<_>>();
    let mut counted: Vec<_> = counted.into_iter().map(|counted| (counted.points, counted.receivers)).collect();
    counted.sort();
    counted
}

const SCHOOL: [(&str, usize, i32, i32); 2] = [("SCH_R", 0, -1, 0), ("SCH_L", 0, -2, 0)];
const TWO_ROADS_AND_A_CITY: [(&str, usize, i32, i32); 7] = [
    ("A", 3, -1, 0),
    ("E", 2, 1, -1),
    ("B", 0, 2, -1),
    ("U", 1, 2, 0),
    ("U", 1, 3, 0),
    ("A", 1, 4, 0),
    ("E", 2, 0, -1),
];

#[test]
fn solo_scores_depend_on_the_order() {
    // The third colour is last with 5, then the first with 6 and the second with 7.
    let orders = [
        (["road@W", "road@E", "city@N"], [10, 11, 8]),
        (["road@W", "city@N", "road@E"], [10, 7, 8]),
        (["road@E", "road@W", "city@N"], [6, 7, 8]),
        (["city@N", "road@E", "road@W"], [6, 7, 8]),
    ];
    for (order, scores) in orders {
        let meeples = [(1, 1, -1, "city@S"), (2, -1, 0, "road@E"), (0, 2, 0, "road@E")];
        let mut game = position(Mode::Solo, &TWO_ROADS_AND_A_CITY, &meeples);
        game.scores = vec![6, 7, 5];
        turn(&mut game, 1, ("L", 0, 1, 0), Some("road@S"), &order, None);
        assert_eq!(game.scores, scores, "{order:?}");
    }
}

#[test]
fn a_tie_is_paid_whole_if_one_of_it_is_last() {
    let city = [("I", 2, 0, 1), ("N", 2, 1, 1), ("N", 0, 0, 2)];
    let mut game = position(Mode::Solo, &city, &[(0, 0, 1, "city@S"), (1, 1, 1, "city@S")]);
    let scored = turn(&mut game, 2, ("N", 3, 1, 2), None, &["city@N"], None);
    assert_eq!((scored[0].points, &scored[0].receivers[..]), (8, &[0, 1][..]));
    assert_eq!(game.scores, [9, 10, 3]);
}

#[test]
fn a_minority_that_is_last_does_not_help() {
    let road = [("A", 3, -1, 0), ("U", 1, 1, 0), ("U", 1, 2, 0), ("U", 1, 3, 0), ("U", 1, 4, 0)];
    let meeples =
        [(0, -1, 0, "road@E"), (0, 1, 0, "road@E"), (1, 2, 0, "road@E"), (1, 3, 0, "road@E"), (2, 4, 0, "road@E")];
    let mut game = position(Mode::Solo, &road, &meeples);
    game.scores = vec![8, 9, 3];
    let scored = turn(&mut game, 0, ("A", 1, 5, 0), Some("monastery"), &["road@W"], None);
    assert_eq!((scored[0].points, &scored[0].receivers[..], &scored[0].returned[..]), (7, &[][..], &[2, 2, 1][..]));
    assert_eq!(game.supply, [3, 4, 4]);
}

#[test]
fn the_final_count_of_a_solo_game_stops_when_the_last_has_no_meeple() {
    let road = [("U", 1, 1, 0), ("U", 1, 2, 0), ("U", 1, 3, 0), ("U", 1, 4, 0), ("U", 1, 5, 0), ("U", 1, 6, 0)];
    let on = |player: usize, x: i32| (player, x, 0, "road@E");
    let mut game = position(Mode::Solo, &road, &[on(0, 1), on(0, 2), on(0, 3), on(1, 4), on(1, 5), on(2, 6)]);
    game.scores = vec![10, 12, 11];
    let mut wrong = game.clone();
    let two = |player| trivium_model::line::Counted { player, points: 2 };
    assert!(wrong.clone().follow_count(&[two(2)]).is_err(), "not last");
    assert!(wrong.follow_count(&[two(0), two(2)]).is_err(), "one left out");
    assert_eq!(game.follow_count(&[two(0), two(2), two(0), two(1)]), Ok(()));
    assert_eq!((&game.scores[..], game.result()), (&[14, 14, 13][..], 13));
}

#[test]
fn the_teacher_copies_and_goes_to_the_completer() {
    let tiles = [&SCHOOL[..], &[("U", 1, 1, 0), ("U", 1, 2, 0)]].concat();
    let mut game = position(Mode::Classic, &tiles, &[(1, 1, 0, "road@E")]);
    game.teacher = Some(Teacher::Held(0));
    let scored = turn(&mut game, 1, ("A", 1, 3, 0), None, &["road@W"], None);
    assert_eq!((scored[0].points, scored[0].teacher), (5, Some(0)));
    assert_eq!((&game.scores[..], game.teacher), (&[5, 5, 0][..], Some(Teacher::Held(1))));
}

#[test]
fn an_empty_school_road_hands_the_teacher_over_without_a_copy() {
    let mut game = position(Mode::Classic, &SCHOOL, &[]);
    game.teacher = Some(Teacher::Held(0));
    let scored = turn(&mut game, 1, ("A", 1, 1, 0), None, &["road@W"], None);
    assert_eq!((scored[0].points, scored[0].teacher, game.teacher), (3, None, Some(Teacher::Held(1))));
}

#[test]
fn the_holder_chooses_where_two_players_are_paid() {
    let tiles = &TWO_ROADS_AND_A_CITY[..3];
    let tiles = [tiles, &[("E", 2, 0, -1)]].concat();
    let mut game = position(Mode::Classic, &tiles, &[(2, 1, -1, "city@S"), (1, -1, 0, "road@E")]);
    game.teacher = Some(Teacher::Held(0));
    let scored = turn(&mut game, 1, ("L", 0, 1, 0), None, &["road@W", "city@N"], Some(1));
    assert_eq!([scored[0].teacher, scored[1].teacher], [None, Some(0)]);
    assert_eq!((&game.scores[..], game.teacher), (&[4, 3, 4][..], Some(Teacher::Home(Home::School))));
}

#[test]
fn a_solo_teacher_waits_for_a_scoring_that_pays() {
    let tiles = [&SCHOOL[..], &[("G", 1, 0, -1)]].concat();
    let mut game = position(Mode::Solo, &tiles, &[(1, 0, -1, "city@N")]);
    game.teacher = Some(Teacher::Held(2));
    let scored = turn(&mut game, 0, ("E", 2, 0, -2), None, &["city@S"], None);
    assert_eq!((scored[0].points, scored[0].teacher, game.teacher), (6, None, Some(Teacher::Held(2))));
    assert_eq!((&game.scores[..], &game.supply[..]), (&[1, 2, 3][..], &[4, 4, 4][..]));
}

#[test]
fn fields_are_paid_for_each_completed_city_once() {
    // The far side of the start tile's road sees no city, the strip along the walls sees two.
    let strip = [("D", 0, 1, 0), ("D", 0, 2, 0), ("E", 2, 0, -1), ("E", 2, 1, -1)];
    let mut game = position(Mode::Classic, &strip, &[(0, 1, 0, "field@es"), (1, 2, 0, "field@en")]);
    assert_eq!(final_count(&mut game), [(0, vec![0]), (6, vec![1])]);
    // One city along three tiles of a field counts once; another field beside it is paid again.
    let tower = [("F", 1, 0, -1), ("E", 2, 0, -2), ("B", 0, 1, -1), ("B", 0, 1, -2), ("B", 0, -1, -1)];
    let mut game = position(Mode::Classic, &tower, &[(0, 0, -1, "field@en"), (0, -1, -1, "field@nw")]);
    assert_eq!(final_count(&mut game), [(3, vec![0]), (3, vec![0])]);
    assert_eq!(game.scores, [6, 0, 0]);
}

#[test]
fn unfinished_features_are_worth_half() {
    let tiles = [("F", 1, 0, -1), ("B", 0, 0, 1), ("U", 1, 1, 0)];
    let mut game =
        position(Mode::Classic, &tiles, &[(0, 0, -1, "city@N"), (1, 0, 1, "monastery"), (2, 1, 0, "road@E")]);
    assert_eq!(final_count(&mut game), [(2, vec![2]), (3, vec![0]), (3, vec![1])]);
}

#[test]
fn majorities_and_the_last() {
    assert!(value::majority(&[0, 0, 0]).is_empty());
    assert_eq!(value::majority(&[2, 1, 2]), [0, 2]);
    assert_eq!(value::last(&[4, 3, 3]), [1, 2]);
}

#[test]
fn a_final_count_names_only_what_is_there() {
    let tiles = [("U", 1, 1, 0)];
    let game = position(Mode::Classic, &tiles, &[(2, 1, 0, "road@E")]);
    let entry = |x: i32, name: &str, points: i64| trivium_model::line::Remaining {
        kind: trivium_model::look::FeatureKind::Road,
        at: (x, 0, name.to_owned()),
        points,
        receivers: vec![2],
    };
    assert_eq!(game.clone().follow_features(&[entry(0, "road@E", 2)]), Ok(()));
    for wrong in [
        vec![],
        vec![entry(1, "road@E", 2), entry(0, "road@E", 2)],
        vec![entry(1, "road@W", 2)],
        vec![entry(2, "road@E", 2)],
        vec![entry(i32::MAX, "road@E", 2)],
        vec![entry(1, "field@nw", 2)],
        vec![entry(1, "road@E", 4)],
    ] {
        assert!(game.clone().follow_features(&wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn a_colour_without_a_tile_is_skipped_while_others_have_some() {
    let kind = |name: &str| TileKind::named(name).expect("a kind");
    let mut game = position(Mode::Solo, &[("E", 2, 0, -1)], &[]);
    game.stacks = vec![vec![kind("C")], vec![kind("E")], vec![]];
    assert_eq!(game.draw(), Next::Skip { player: 0, set_aside: vec![kind("C")] });
    assert!(matches!(game.draw(), Next::Turn { player: 1, .. }));
    assert_eq!(game.draw(), Next::End { reason: Reason::LastTile, set_aside: vec![] });
    game.stacks[2].push(kind("C"));
    assert_eq!(game.draw(), Next::End { reason: Reason::LastTile, set_aside: vec![kind("C")] });
}

#[test]
fn a_meeple_that_is_due_and_not_there_ends_the_game_after_the_scoring() {
    let meeples = [(0, -1, 0, "road@E")];
    let mut game = position(Mode::Solo, &[("A", 3, -1, 0)], &meeples);
    game.supply[1] = 0;
    turn(&mut game, 1, ("A", 1, 1, 0), None, &["road@W"], None);
    assert_eq!((&game.scores[..], &game.supply[..]), (&[4, 2, 3][..], &[4, 0, 4][..]));
    game.stacks = vec![vec![]; 3];
    assert_eq!(game.draw(), Next::End { reason: Reason::MustClaim, set_aside: vec![] });
    assert_eq!(game.goals(), ["G14"]);
}

#[test]
fn goals_ask_for_paid_scorings() {
    use trivium_model::look::FeatureKind::{City, Monastery, Road};
    let mut tally = trivium_model::goals::Tally::default();
    tally.note(Road, 12, 0);
    tally.note(Monastery, 9, 0);
    assert!(tally.goals(39, false).is_empty());
    tally.note(Road, 5, 3);
    tally.note(Road, 10, 2);
    tally.note(City, 10, 3);
    tally.note(City, 16, 1);
    assert_eq!(tally.goals(40, false), ["G1", "G11", "G2", "G4", "G5", "G8"]);
    for _ in 0..3 {
        tally.note(Monastery, 9, 1);
    }
    assert_eq!(tally.goals(60, true), ["G1", "G11", "G12", "G13", "G14", "G2", "G4", "G5", "G8", "G9"]);
}
