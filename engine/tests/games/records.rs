//! Records play again to the same game, as values, as text and in a session.

use crate::walk::{Dice, random_move, records, state};
use trivium_engine::game::Game;
use trivium_engine::record::GameRecord;
use trivium_engine::session::Session;

/// The states from the start to the end.
fn states(record: &GameRecord) -> Vec<String> {
    let mut game = record.start();
    let mut states = vec![state(&game)];
    for &mv in &record.moves {
        game.play(mv).unwrap();
        states.push(state(&game));
    }
    states
}

#[test]
fn a_replay_is_the_game_again() {
    for record in records(4) {
        let replay = record.replay();
        assert_eq!(replay.error, None);
        assert_eq!(replay.events.len(), record.moves.len());
        assert_eq!(Some(&state(&replay.game)), states(&record).last());
    }
}

#[test]
fn a_record_is_its_text() {
    for record in records(4) {
        let text = record.write();
        let read = GameRecord::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(states(&read), states(&record));
        assert_eq!(read.write(), text);
        assert_eq!((read.options, &read.seed), (record.options, &record.seed));
    }
}

#[test]
fn a_record_that_stops_being_legal_keeps_its_beginning() {
    for mut record in records(1) {
        let ply = record.moves.len() / 2;
        record.moves[ply] = record.moves[0];
        let replay = record.replay();
        assert_eq!(replay.events.len(), ply);
        assert!(matches!(replay.error, Some((at, _)) if at == ply));
        let (session, error) = Session::new(record.clone());
        assert_eq!((session.ply(), error), (ply, replay.error));
        assert_eq!(session.record().moves, record.moves[..ply]);
    }
}

#[test]
fn undo_and_redo_lead_to_the_same_states() {
    for record in records(2) {
        let states = states(&record);
        let (mut session, error) = Session::new(record.clone());
        assert_eq!(error, None);
        let mut dice = Dice::new(3);
        for _ in 0..40 {
            match dice.below(3) {
                0 => drop(session.undo()),
                1 => drop(session.redo()),
                _ => session.jump(dice.below(states.len() + 2)),
            }
            assert_eq!(state(session.game()), states[session.ply()]);
            assert_eq!(session.events().len(), session.ply());
            assert_eq!(session.record().moves, record.moves);
        }
        while let Some(mv) = session.undo() {
            assert_eq!(mv, record.moves[session.ply()]);
            assert_eq!(session.upcoming(), Some(mv));
        }
        assert_eq!(state(session.game()), states[0]);
        while session.redo().is_some() {}
        assert_eq!(Some(&state(session.game())), states.last());
    }
}

/// However often a scoring move is taken back and played again, it scores once.
#[test]
fn undo_gives_no_points_away() {
    for record in records(1) {
        let (mut session, _) = Session::new(record.clone());
        let end = state(session.game());
        for _ in 0..50 {
            let mv = session.undo().unwrap();
            session.play(mv).unwrap();
        }
        assert_eq!(state(session.game()), end);
    }
}

#[test]
fn another_move_replaces_those_taken_back() {
    for record in records(1) {
        let (mut session, _) = Session::new(record.clone());
        session.jump(2);
        let mut dice = Dice::new(4);
        let other: Game = session.game().clone();
        let mv = (0..100).map(|_| random_move(&other, &mut dice)).find(|&mv| mv != record.moves[2]).unwrap();
        session.play(mv).unwrap();
        assert_eq!(session.record().moves, [&record.moves[..2], &[mv]].concat());
        assert_eq!(session.redo(), None);
    }
}
