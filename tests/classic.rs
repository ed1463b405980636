//! The scripted classic game of the end-to-end tests: three players, farmers, from the first tile to the last. Here it
//! is made, and shown to be what the rules make of it.
#![cfg(not(target_arch = "wasm32"))]

use trivium_engine::game::Game;
use trivium_engine::moves::{Choice, Move};
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::player::Player;
use trivium_engine::record::GameRecord;
use trivium_engine::seed::{Phrase, Seed};
use trivium_engine::tile::FeatureKind;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/classic-three.txt");

/// The file: the scores in the first line, then the record.
fn write(record: &GameRecord, game: &Game) -> String {
    let scores: Vec<String> = game.position().players().map(|p| game.position().scores()[p].to_string()).collect();
    format!("scores {}\n{}", scores.join(" "), record.write())
}

/// Plays for points now, then for the best feature that is free; every fourth meeple lies down in a field.
fn policy(game: &Game) -> Option<Move> {
    let me = game.turn();
    let moves = game.legal_placements().flat_map(|placement| {
        let claims: Vec<_> = game.legal_claims(placement).into_iter().flatten().collect();
        claims.into_iter().map(move |claim| Move { placement, choice: Choice { claim, ..Choice::default() } })
    });
    moves.max_by_key(|mv| (worth(game, *mv, me), mv.placement, mv.choice.claim))
}

fn worth(game: &Game, mv: Move, me: Player) -> i32 {
    let mut after = game.clone();
    let before = game.position();
    after.play(mv).expect("a legal move");
    let gained = |player| i32::from(after.position().scores()[player]) - i32::from(before.scores()[player]);
    let others: i32 = before.players().filter(|&player| player != me).map(gained).sum();
    let kept = i32::from(after.position().supply()[me]);
    let kind = mv.choice.claim.and_then(|claim| game.hand()?.spec().segments().get(usize::from(claim)).map(|s| s.kind));
    let laid = before.board().tiles().len();
    let wish = match kind {
        Some(FeatureKind::City) => 5,
        Some(FeatureKind::Monastery) => 6,
        Some(FeatureKind::Road) => 3,
        Some(FeatureKind::Field) if laid.is_multiple_of(4) => 7,
        Some(FeatureKind::Field) | None => 0,
    };
    let near = |tile: &&trivium_engine::board::PlacedTile| {
        let (at, to) = (tile.placement.pos, mv.placement.pos);
        at.x.abs_diff(to.x) <= 1 && at.y.abs_diff(to.y) <= 1
    };
    // A compact land closes more.
    let company = i32::try_from(before.board().tiles().iter().filter(near).count()).unwrap_or(0);
    10 * gained(me) - 8 * others + 3 * company + if kept > 0 || gained(me) > 0 { wish } else { 0 }
}

fn play() -> (GameRecord, Game) {
    let options = GameOptions::classic(ClassicPlayers::nearest(3));
    let mut record = GameRecord::new(options, Seed::Phrase(Phrase::new("three at the table").expect("a phrase")));
    let mut game = record.start();
    while let Some(mv) = policy(&game) {
        game.play(mv).expect("a legal move");
        record.moves.push(mv);
    }
    (record, game)
}

#[test]
fn the_scripted_game_is_what_the_rules_make_of_it() {
    let text = std::fs::read_to_string(FILE).expect("the script");
    let (_, record) = text.split_once('\n').expect("scores and a record");
    let record = GameRecord::read(record).expect("a legal record");
    let replay = record.replay();
    assert!(replay.error.is_none() && replay.game.end().is_some());
    assert_eq!(write(&record, &replay.game), text);
}

#[test]
#[ignore = "writes the script; run once when the policy changes"]
fn write_the_scripted_game() {
    let (record, game) = play();
    std::fs::write(FILE, write(&record, &game)).expect("the file");
}
