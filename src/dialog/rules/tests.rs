//! Refusals find their rules on the page, and what the pictures say is what the engine makes of them.

use super::drawn::tiles;
use super::{pictures, sections};
use crate::game::{Refusal, Table, TableId};
use crate::i18n::Texts;
use crate::view::rules::{Picture, RuleId};
use crate::view::tell::{Compass, plain, sum};
use std::collections::{BTreeSet, HashSet};
use std::rc::Rc;
use trivium_engine::board::SegmentRef;
use trivium_engine::event::{Event, Scoring};
use trivium_engine::geometry::{Pos, Side};
use trivium_engine::illegal::IllegalMove;
use trivium_engine::moves::{Choice, Move};
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::player::{Player, PlayerSet};
use trivium_engine::position::Position;
use trivium_engine::ruleset::{Claiming, Ruleset};
use trivium_engine::seed::{Phrase, Seed};
use trivium_engine::setup::Setup;

const BLUE: u8 = 0;
const YELLOW: u8 = 1;

fn texts() -> Texts {
    Texts::default()
}

fn player(number: u8) -> Player {
    Player::new(number.into()).expect("a player")
}

fn solo() -> Ruleset {
    Ruleset::from(GameOptions::solo())
}

fn classic() -> Ruleset {
    Ruleset::from(GameOptions::classic(ClassicPlayers::default()))
}

const ILLEGAL: [IllegalMove; 12] = [
    IllegalMove::GameOver,
    IllegalMove::CellTaken,
    IllegalMove::NotAdjacent,
    IllegalMove::EdgeMismatch(Side::North),
    IllegalMove::SameByFewerTurns,
    IllegalMove::NoSuchSegment(9),
    IllegalMove::FieldsDoNotCount,
    IllegalMove::Occupied { by: Player::FIRST, at: SegmentRef { pos: Pos::ORIGIN, segment: 0 } },
    IllegalMove::NoMeepleLeft,
    IllegalMove::ClaimCompulsory,
    IllegalMove::UnknownInOrder(9),
    IllegalMove::PickNotOffered,
];

/// The number of a kind of refusal above. Whoever adds a kind is told here to add it there.
fn number(why: IllegalMove) -> usize {
    match why {
        IllegalMove::GameOver => 0,
        IllegalMove::CellTaken => 1,
        IllegalMove::NotAdjacent => 2,
        IllegalMove::EdgeMismatch(_) => 3,
        IllegalMove::SameByFewerTurns => 4,
        IllegalMove::NoSuchSegment(_) => 5,
        IllegalMove::FieldsDoNotCount => 6,
        IllegalMove::Occupied { .. } => 7,
        IllegalMove::NoMeepleLeft => 8,
        IllegalMove::ClaimCompulsory => 9,
        IllegalMove::UnknownInOrder(_) => 10,
        IllegalMove::PickNotOffered => 11,
    }
}

#[test]
fn the_rule_behind_every_refusal_is_on_the_page() {
    for (at, why) in ILLEGAL.into_iter().enumerate() {
        assert_eq!(number(why), at);
    }
    for options in [GameOptions::solo(), GameOptions::classic(ClassicPlayers::default())] {
        let seed = Seed::Phrase(Phrase::new("refusals").expect("a phrase"));
        let table = Table::new(TableId(Rc::from("t")), options, seed);
        let others = [Refusal::NoFit(Pos::ORIGIN), Refusal::OneRotation, Refusal::NothingThere, Refusal::NotNow];
        let rules: Vec<_> = sections(texts(), table.is_shared()).into_iter().flat_map(|(_, rules)| rules).collect();
        for why in others.into_iter().chain(ILLEGAL.map(Refusal::Illegal)) {
            let id = RuleId::behind(why, &table);
            let found = rules.iter().filter(|rule| rule.id == Some(id)).count();
            assert_eq!(found, 1, "{why:?} is explained by {id:?}");
        }
        let names: HashSet<_> = rules.iter().filter_map(|rule| rule.id).map(RuleId::name).collect();
        assert_eq!(names.len(), rules.iter().filter(|rule| rule.id.is_some()).count(), "each name stands once");
    }
}

#[test]
fn rulings_of_ours_say_why_and_nothing_else_does() {
    for is_classic in [false, true] {
        for rule in sections(texts(), is_classic).into_iter().flat_map(|(_, rules)| rules) {
            assert!(rule.why.is_none_or(|why| why.starts_with("Why: ") && why.ends_with('.')), "{}", rule.text);
        }
    }
}

/// The tiles of a picture laid one by one, each as the rules have it.
fn laid(picture: &Picture, rules: Ruleset) -> Position {
    let tiles = tiles(picture);
    assert_eq!(tiles.len(), picture.tiles.len(), "all kinds are known");
    let first = (tiles[0].kind, tiles[0].placement);
    let start = Setup { tiles: vec![first], ..Setup::new(rules) }.position().expect("a position");
    tiles[1..].iter().fold(start, |position, tile| {
        position.with_tile(tile.kind, tile.placement).unwrap_or_else(|why| panic!("{}: {why}", tile.kind))
    })
}

/// What laying the last tile of a picture brings about, its other meeples standing already; and the position after it.
fn play(picture: &Picture, rules: Ruleset, scores: &[u16]) -> (Vec<Event>, Position) {
    let tiles = tiles(picture);
    let last = tiles.len() - 1;
    // Nobody has to claim what the picture leaves free beside what it is about.
    let rules = Ruleset { claiming: Claiming::Optional, ..rules };
    let mut setup = Setup { tiles: Vec::new(), ..Setup::new(rules) };
    setup.tiles.extend(tiles[..last].iter().map(|tile| (tile.kind, tile.placement)));
    for (seat, &score) in (0..).zip(scores) {
        setup.scores[player(seat)] = Some(score);
    }
    let (claims, standing): (Vec<_>, Vec<_>) = picture.meeples.iter().partition(|(_, at, _)| *at == last);
    let segment =
        |&(by, at, segment): &(u8, usize, u8)| (player(by), SegmentRef { pos: tiles[at].placement.pos, segment });
    setup.meeples.extend(standing.iter().map(segment));
    let mut position = setup.position().expect("a position");
    let by = claims.first().map_or(Player::FIRST, |claim| player(claim.0));
    let choice = Choice { claim: claims.first().map(|claim| claim.2), ..Choice::default() };
    let mut events = Vec::new();
    position
        .take_turn(by, tiles[last].kind, Move { placement: tiles[last].placement, choice }, &mut events)
        .expect("legal");
    (events, position)
}

fn all() -> Vec<(&'static Picture, Ruleset)> {
    let shown = |is_classic| sections(texts(), is_classic).into_iter().flat_map(|(_, rules)| rules);
    let of = |is_classic, rules| shown(is_classic).filter_map(move |rule| Some((rule.picture?, rules)));
    of(false, solo()).chain(of(true, classic())).collect()
}

fn says(picture: &Picture) -> &'static str {
    (picture.says)(texts())
}

fn completed(events: &[Event]) -> Vec<Scoring> {
    let scoring = |event: &Event| if let Event::FeatureCompleted(scoring) = event { Some(*scoring) } else { None };
    events.iter().filter_map(scoring).collect()
}

fn counted(position: &mut Position) -> Vec<Scoring> {
    let mut events = Vec::new();
    position.count_finally(&mut events);
    let scoring = |event: &Event| if let Event::FeatureCounted(scoring) = event { Some(*scoring) } else { None };
    events.iter().filter_map(scoring).collect()
}

fn written(scoring: &Scoring) -> String {
    plain(&sum(texts(), &scoring.worth))
}

#[test]
fn the_tiles_of_every_picture_join_and_what_is_lit_is_one_whole_feature() {
    let all = all();
    assert!(all.len() > 12, "{} pictures", all.len());
    for (picture, rules) in all {
        let position = laid(picture, rules);
        let tiles = tiles(picture);
        let at = |&(at, segment): &(usize, u8)| SegmentRef { pos: tiles[at].placement.pos, segment };
        let about: BTreeSet<_> = picture.about.iter().map(at).collect();
        if let Some(&first) = about.first() {
            assert_eq!(about, position.segments_of(first).into_iter().collect(), "{}", says(picture));
        }
        play(picture, rules, &[]);
    }
}

#[test]
fn sums_are_those_of_the_engine() {
    for picture in [&pictures::ROAD, &pictures::CITY, &pictures::TWO, &pictures::MONASTERY] {
        for rules in [solo(), classic()] {
            let sums: Vec<_> = completed(&play(picture, rules, &[]).0).iter().map(written).collect();
            assert!(sums.iter().any(|sum| says(picture).contains(sum)), "{sums:?} / {}", says(picture));
        }
    }
    for picture in [&pictures::UNFINISHED, &pictures::FIELD] {
        let sums: Vec<_> = counted(&mut play(picture, classic(), &[]).1).iter().map(written).collect();
        assert!(sums.len() == 1 && says(picture).contains(&sums[0]), "{sums:?} / {}", says(picture));
    }
}

#[test]
fn who_scores_is_as_shown() {
    let scores = [6, 3, 5];
    let (events, after) = play(&pictures::LAST, solo(), &scores);
    assert_eq!(completed(&events)[0].receivers, PlayerSet::EMPTY.with(player(YELLOW)));
    let told = format!(
        "Blue has 6, Yellow 3, Black 5, and the meeple is Yellow’s. Yellow is last: 3 → {}.",
        after.scores()[player(YELLOW)]
    );
    assert!(says(&pictures::LAST).starts_with(&told), "{told}");
    let blues = Picture { meeples: &[(BLUE, 0, 0)], ..pictures::LAST };
    assert!(completed(&play(&blues, solo(), &scores).0)[0].receivers.is_empty(), "lost, as is said");

    let (events, after) = play(&pictures::MOST, classic(), &[]);
    assert_eq!(completed(&events)[0].receivers, PlayerSet::EMPTY.with(player(BLUE)));
    assert!(says(&pictures::MOST).contains(&format!("Blue +{}, Yellow nothing", after.scores()[player(BLUE)])));
    assert!(after.meeples().is_empty() && says(&pictures::MOST).contains("All three go home"));
}

#[test]
fn the_road_is_held_and_the_city_free() {
    for (picture, rules, verb) in [(&pictures::MUST, solo(), "must"), (&pictures::MAY, classic(), "may")] {
        let tiles = tiles(picture);
        let holder = SegmentRef { pos: tiles[0].placement.pos, segment: 1 };
        let mut setup = Setup { tiles: Vec::new(), ..Setup::new(rules) };
        setup.tiles.extend(tiles[..2].iter().map(|tile| (tile.kind, tile.placement)));
        setup.meeples.push((player(YELLOW), holder));
        let position = setup.position().expect("a position");
        let position = position.with_tile(tiles[2].kind, tiles[2].placement).expect("legal");
        let held = IllegalMove::Occupied { by: player(YELLOW), at: holder };
        assert_eq!(position.check_claim(player(BLUE), 1), Err(held));
        assert_eq!(position.check_claim(player(BLUE), 0), Ok(()));
        let away = Compass::default().away(texts(), tiles[2].placement.pos, holder.pos);
        assert!(says(picture).contains(&away), "{away}");
        assert_eq!(position.check_choice(player(BLUE), Choice::default()).is_err(), verb == "must");
        assert!(says(picture).contains(&format!("Blue {verb} place a meeple")));
    }
}

#[test]
fn the_meeples_left_are_counted_as_told() {
    let (_, mut position) = play(&pictures::LEFT, solo(), &[20, 21, 30]);
    position.count_finally(&mut Vec::new());
    let told = says(&pictures::LEFT);
    for (seat, before) in [(BLUE, 20), (YELLOW, 21)] {
        assert!(told.contains(&format!("{before} → {}", position.scores()[player(seat)])), "{told}");
    }
    assert!(told.ends_with(&format!("the result is {}.", position.result().0)), "{told}");
}
