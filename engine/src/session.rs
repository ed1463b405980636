//! A session: a record, and a cursor into it. Undo, redo and jump move the cursor; nothing is ever taken apart.

use crate::event::Event;
use crate::game::Game;
use crate::illegal::IllegalMove;
use crate::moves::Move;
use crate::record::GameRecord;

/// A game being played, with the moves that were taken back still at hand.
#[derive(Clone)]
pub struct Session {
    record: GameRecord,
    cursor: usize,
    game: Game,
    events: Vec<Vec<Event>>,
}

impl Session {
    /// A session at the end of a record, which is cut to its longest legal beginning; the error that cut it, if one did.
    pub fn new(mut record: GameRecord) -> (Self, Option<(usize, IllegalMove)>) {
        let replay = record.replay();
        record.moves.truncate(replay.events.len());
        let session = Self { cursor: record.moves.len(), record, game: replay.game, events: replay.events };
        (session, replay.error)
    }

    /// The game at the cursor.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The record, moves after the cursor included.
    pub fn record(&self) -> &GameRecord {
        &self.record
    }

    /// The record up to the cursor.
    pub fn played(&self) -> &[Move] {
        &self.record.moves[..self.cursor]
    }

    /// The move that redo would play, if there is one.
    pub fn upcoming(&self) -> Option<Move> {
        self.record.moves.get(self.cursor).copied()
    }

    /// How many moves have been played at the cursor.
    pub fn ply(&self) -> usize {
        self.cursor
    }

    /// What each move up to the cursor brought about.
    pub fn events(&self) -> &[Vec<Event>] {
        &self.events
    }

    /// Plays a move. If it is the one that redo would play, those after it stay at hand; else they are gone.
    ///
    /// # Errors
    /// If it is illegal; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<&[Event], IllegalMove> {
        let events = self.game.play(mv)?;
        if self.upcoming() != Some(mv) {
            self.record.moves.truncate(self.cursor);
            self.record.moves.push(mv);
        }
        self.cursor += 1;
        self.events.push(events);
        Ok(self.events.last().map_or(&[], Vec::as_slice))
    }

    /// Moves the cursor to after `ply` moves, or as near as there are moves.
    pub fn jump(&mut self, ply: usize) {
        let ply = ply.min(self.record.moves.len());
        if ply < self.cursor {
            self.game = self.record.start();
            self.events.clear();
            self.cursor = 0;
        }
        while self.cursor < ply {
            let mut events = Vec::new();
            self.game.play_unchecked(self.record.moves[self.cursor], &mut events);
            self.events.push(events);
            self.cursor += 1;
        }
    }

    /// Takes the last move back and tells which it was; none at the start.
    pub fn undo(&mut self) -> Option<Move> {
        let ply = self.cursor.checked_sub(1)?;
        let mv = self.record.moves[ply];
        self.jump(ply);
        Some(mv)
    }

    /// Plays the move that was taken back last and tells which it was; none at the end.
    pub fn redo(&mut self) -> Option<Move> {
        let mv = self.upcoming()?;
        self.jump(self.cursor + 1);
        Some(mv)
    }
}
