//! Rulings of docs/RULES.md that no scenario shows, and the proof that each ruling is cited by a test.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;
use std::path::Path;
use trivium_engine::board::SegmentRef;
use trivium_engine::deck::{self, DECK_SIZE};
use trivium_engine::event::{EndReason, Event};
use trivium_engine::game::Game;
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::moves::{Choice, Move, Placement};
use trivium_engine::notation::read_option;
use trivium_engine::options::GameOptions;
use trivium_engine::player::Player;
use trivium_engine::ruleset::Ruleset;
use trivium_engine::seed::{Phrase, Seed};
use trivium_engine::setup::Setup;
use trivium_engine::tile::{FeatureKind, LEFT_HALF, RIGHT_HALF, TileKind};

fn options(text: &str) -> GameOptions {
    let mut options = GameOptions::default();
    for (name, value) in text.split_whitespace().filter_map(|pair| pair.split_once('=')) {
        read_option(&mut options, name, value).unwrap();
    }
    options
}

fn seed(text: &str) -> Seed {
    Seed::Phrase(Phrase::new(text).unwrap())
}

fn game(text: &str) -> Game {
    Game::new(options(text), &seed("rulings"))
}

/// The tiles of each stack, the one in hand included.
fn stacks(game: &Game) -> Vec<usize> {
    let players = Player::first(game.deck().stack_count(game.rules()));
    players.map(|player| usize::from(game.deck().left(player)) + usize::from(player == game.turn())).collect()
}

fn first_values(game: &Game) -> (Vec<u16>, Vec<u8>) {
    let players = usize::from(game.rules().players);
    (game.position().scores().first(players).to_vec(), game.position().supply().first(players).to_vec())
}

/// A move that leaves most meeples and, if it can, does not end the game.
fn careful(game: &Game) -> Move {
    let mut best = None;
    for placement in game.legal_placements() {
        for claim in game.legal_claims(placement).unwrap() {
            let mv = Move { placement, choice: Choice { claim, ..Choice::default() } };
            let mut after = game.clone();
            after.play(mv).unwrap();
            let worth = (after.end().is_none(), after.position().supply()[game.turn()]);
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, mv));
            }
        }
    }
    best.unwrap().1
}

/// The same order with the tiles of `swaps` exchanged.
fn order_with(phrase: &str, swaps: &[(usize, &str)]) -> [TileKind; DECK_SIZE] {
    let mut order = deck::order(&seed(phrase));
    for (i, &(at, name)) in swaps.iter().enumerate() {
        let done: Vec<usize> = swaps[..i].iter().map(|&(at, _)| at).collect();
        let from = (0..DECK_SIZE).rev().find(|from| order[*from].name() == name && !done.contains(from)).unwrap();
        order.swap(at, from);
    }
    order
}

/// S1.3, S1.4, S1.5, S6.1, S6.2, S6.3: stacks, first scores, meeples.
#[test]
fn solo_begins_as_its_options_say() {
    let begin = |text: &str| {
        let game = game(text);
        assert_eq!(game.turn(), Player::FIRST);
        let (scores, supply) = first_values(&game);
        (stacks(&game), scores, supply)
    };
    assert_eq!(begin(""), (vec![24, 24, 23], vec![1, 2, 3], vec![4, 4, 4]));
    assert_eq!(begin("colours=4"), (vec![18, 18, 18, 17], vec![1, 2, 3, 4], vec![4, 4, 4, 4]));
    for meeples in [3, 5, 6, 7] {
        assert_eq!(begin(&format!("meeples={meeples}")).2, vec![meeples; 3]);
    }
}

/// B1.1, B1.2: one stack, seven meeples, no points.
#[test]
fn classic_begins_level() {
    for players in 2..=5_u8 {
        let game = game(&format!("mode=classic players={players}"));
        assert_eq!(stacks(&game), [71]);
        assert_eq!(first_values(&game), (vec![0; players.into()], vec![7; players.into()]));
        assert_eq!(game.position().board().tiles().len(), 1);
    }
}

/// S1.5, S2.1, S2.2, B2.4: each colour in turn draws from its own stack and places what it has drawn.
#[test]
fn colours_take_turns_with_their_own_stacks() {
    let mut game = game("meeples=7");
    for turn in 0..12 {
        assert_eq!(game.turn().index(), turn % 3);
        let before = stacks(&game);
        let player = game.turn();
        assert!(game.legal_placements().count() > 0);
        game.play(careful(&game)).unwrap();
        let after = usize::from(game.deck().left(player));
        assert_eq!(after, before[player.index()] - 1);
    }
}

/// S2.3, S2.4: the first colour sets its second tile aside, so its stack is empty a turn too soon and it is passed over.
#[test]
fn an_empty_stack_is_passed_over() {
    // E closes the start tile's city, the others open none, and C fits nowhere.
    let order = order_with("skipped", &[(0, "E"), (24, "U"), (48, "V"), (1, "C")]);
    let mut game = Game::with_order(options("meeples=7"), order);
    let closing = Placement { pos: Pos::new(0, -1), rotation: Rotation::new(2) };
    game.play(Move { placement: closing, choice: Choice::claim(0) }).unwrap();
    let mut skipped = Vec::new();
    while game.end().is_none() {
        let events = game.play(careful(&game)).unwrap();
        skipped.extend(events.iter().filter_map(|event| match event {
            Event::TurnSkipped { player } => Some((player.index(), game.deck().left_in_all())),
            _ => None,
        }));
    }
    assert_eq!(game.set_aside()[0].name(), "C");
    assert_eq!(game.end(), Some(EndReason::LastTile));
    assert_eq!(game.position().board().tiles().len() + game.set_aside().len(), 72);
    assert_eq!(skipped.first().map(|&(player, _)| player), Some(0));
    // S7.14: a tile set aside does not spoil the last goal.
    assert!(game.position().goals().iter().any(|goal| goal.number() == 14));
}

/// S2.5, B2.5, B5.1: the last tile of all fits nowhere; the game ends all the same.
#[test]
fn a_last_tile_that_fits_nowhere_ends_the_game() {
    let mut seen = 0;
    for round in 0..8 {
        let order = order_with(&format!("last {round}"), &[(DECK_SIZE - 1, "C")]);
        let all_city = order[DECK_SIZE - 1];
        let mut game = Game::with_order(options("mode=classic"), order);
        while game.end().is_none() {
            // Open city edges are closed as far as can be.
            let places = |placement: &Placement| game.placed(*placement).unwrap().board().placements(all_city).count();
            let placement = game.legal_placements().min_by_key(places).unwrap();
            game.play(Move { placement, choice: Choice::default() }).unwrap();
        }
        assert_eq!(game.end(), Some(EndReason::LastTile));
        if game.set_aside().last() == Some(&all_city) {
            seen += 1;
            assert!(!game.position().board().is_placeable(all_city));
            assert_eq!(game.deck().left_in_all(), 0);
        }
    }
    assert!(seen > 0);
}

/// B5.8: equal scores share the win.
#[test]
fn a_tie_is_a_shared_win() {
    let mut setup = Setup::new(Ruleset::from(options("mode=classic players=3")));
    for (player, score) in Player::first(3).zip([8, 5, 8]) {
        setup.scores[player] = Some(score);
    }
    let (score, winners) = setup.position().unwrap().result();
    assert_eq!((score, winners.iter().map(Player::index).collect::<Vec<_>>()), (8, vec![0, 2]));
}

/// S6.4, E1.1, E1.3, E1.4, E1.5, E1.6, E2.6: the school stands where it should, in both games.
#[test]
fn the_school_stands_beside_the_start_tile() {
    for mode in ["mode=solo", "mode=classic"] {
        for (side, west) in [("left", -2), ("right", 1)] {
            let with = game(&format!("{mode} school={side}"));
            let board = with.position().board();
            let at = |x| board.tile_at(Pos::new(x, 0)).map(|tile| tile.kind);
            assert_eq!((at(west), at(west + 1)), (Some(LEFT_HALF), Some(RIGHT_HALF)));
            assert_eq!(board.tiles().len(), 3);
            assert!(with.position().meeples().is_empty());
            let school = with.position().expansions().school.unwrap();
            assert_eq!(school.holder(), None);
            let without = game(mode);
            assert_eq!((with.hand(), stacks(&with)), (without.hand(), stacks(&without)));
            for player in with.position().players() {
                assert_eq!(with.deck().upcoming(player), without.deck().upcoming(player));
            }
            assert_eq!(without.position().expansions().school, None);
        }
    }
}

/// E2.1, E2.2: with the start tile there are six roads, six fields and one city, and only the start tile's strip, and what
/// is joined to it, touches that.
#[test]
fn the_school_has_six_roads_and_six_fields() {
    for side in ["left", "right"] {
        let game = game(&format!("mode=classic school={side}"));
        let position = game.position();
        let all: Vec<SegmentRef> = position
            .board()
            .tiles()
            .iter()
            .flat_map(|tile| (0..8).map(|segment| SegmentRef { pos: tile.placement.pos, segment }))
            .filter(|&at| position.feature_at(at).is_some())
            .collect();
        let features: BTreeSet<Vec<SegmentRef>> = all.iter().map(|&at| position.segments_of(at)).collect();
        let count =
            |kind| features.iter().filter(|f| position.feature_at(f[0]).is_some_and(|i| i.kind == kind)).count();
        assert_eq!((count(FeatureKind::Road), count(FeatureKind::Field), count(FeatureKind::City)), (6, 6, 1));
    }
}

/// The numbers that a text cites.
fn cited(text: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '.';
    text.split(|c| !is_part(c))
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| {
            word.starts_with(['S', 'B', 'E'])
                && word[1..].split_once('.').is_some_and(|(a, b)| a.parse::<u8>().is_ok() && b.parse::<u8>().is_ok())
        })
        .map(str::to_owned)
        .collect()
}

fn texts(folder: &Path, found: &mut String) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            texts(&path, found);
        } else if path.extension().is_some_and(|ext| ext == "rs" || ext == "json") {
            found.push_str(&std::fs::read_to_string(&path).unwrap());
        }
    }
}

#[test]
fn every_ruling_is_cited_by_a_test() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let rules = std::fs::read_to_string(crate_folder.join("../docs/RULES.md")).unwrap();
    let mut tests = String::new();
    texts(&crate_folder.join("tests"), &mut tests);
    // The goals are judged, and tested, in one file.
    tests.push_str(&std::fs::read_to_string(crate_folder.join("src/goals.rs")).unwrap());
    let cited = cited(&tests);
    let number = |line: &str| line.strip_prefix("- **").and_then(|rest| rest.split("**").next()).map(str::to_owned);
    let rulings: BTreeSet<String> = rules.lines().filter_map(number).filter(|n| n.contains('.')).collect();
    assert!(rulings.len() > 100);
    let for_people =
        |ruling: &String| rules.lines().any(|l| l.starts_with(&format!("- **{ruling}**")) && l.contains('†'));
    let missing: Vec<&String> = rulings.iter().filter(|r| !cited.contains(*r) && !for_people(r)).collect();
    assert!(missing.is_empty(), "no test cites {missing:?}");
    let unknown: Vec<&String> = cited.iter().filter(|number| !rulings.contains(*number)).collect();
    assert!(unknown.is_empty(), "there is no ruling {unknown:?}");
}
