//! A game as it is kept: the record as text, and where the player stands in it.

use crate::game::{Seat, Seats, Stand, Step, Table, TableId};
use serde::{Deserialize, Serialize};
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::moves::Placement;
use trivium_engine::notation::RecordError;
use trivium_engine::record::GameRecord;

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct SavedGame {
    /// Its record.
    pub record: GameRecord,
    /// Where the player stands in it.
    pub stand: Stand,
    /// Who sits where.
    pub seats: Seats,
    /// When it began, in milliseconds since 1970.
    pub started: u64,
    /// When it last changed, in milliseconds since 1970.
    pub touched: u64,
    /// Whether it is over: noted so that a full shelf is looked through quickly.
    pub over: bool,
}

/// What came of reading a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The game.
    pub game: SavedGame,
    /// The first move, from 1, that could not be read or is not legal; the game goes on before it.
    pub cut: Option<usize>,
}

/// The form in which a game is written. Apart from the live types, so that those may change.
#[derive(Serialize, Deserialize)]
pub(super) struct GameData {
    record: String,
    ply: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    trial: Option<TrialData>,
    #[serde(default)]
    held: u8,
    #[serde(default)]
    take_backs: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    seats: Vec<SeatData>,
    #[serde(default)]
    started: u64,
    #[serde(default)]
    touched: u64,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    over: bool,
}

/// The tile that lies for trial.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct TrialData {
    x: i8,
    y: i8,
    turn: u8,
    /// The order of the scorings is being asked for.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    ordering: bool,
    /// What was claimed before it was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    claim: Option<u8>,
}

/// A place in the turn order.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(default)]
struct SeatData {
    #[serde(skip_serializing_if = "String::is_empty")]
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    piece: Option<u8>,
}

impl SavedGame {
    /// The game on a table.
    pub fn of(table: &Table, started: u64, touched: u64) -> Self {
        Self {
            record: table.session().record().clone(),
            stand: table.stand(),
            seats: table.seats().clone(),
            started,
            touched,
            over: table.game().end().is_some(),
        }
    }

    /// The game, to go on a table.
    pub fn onto(self, id: TableId) -> Table {
        Table::resume(id, self.record, self.stand).0.seated(self.seats)
    }

    /// Whether anything has happened in it that would be a pity to lose.
    pub fn is_begun(&self) -> bool {
        !self.record.moves.is_empty() || self.stand.step != Step::Placing
    }

    /// Whether it goes on from `other`: all moves of that one, and perhaps more.
    pub fn extends(&self, other: &Self) -> bool {
        self.is_the_game_of(&other.record) && self.record.moves.starts_with(&other.record.moves)
    }

    /// Whether it has the options and the seed of `record`.
    pub fn is_the_game_of(&self, record: &GameRecord) -> bool {
        self.record.options == record.options && self.record.seed == record.seed
    }

    pub(super) fn write(&self) -> GameData {
        let Stand { ply, step, held, take_backs } = self.stand;
        let trial = |placement: Placement, ordering, claim| {
            let Placement { pos: Pos { x, y }, rotation } = placement;
            Some(TrialData { x, y, turn: rotation.turns(), ordering, claim })
        };
        GameData {
            record: self.record.write(),
            ply: u32::try_from(ply.min(self.record.moves.len())).unwrap_or(u32::MAX),
            trial: match step {
                Step::Placing => None,
                Step::Previewing(placement) => trial(placement, false, None),
                Step::Ordering(placement, claim) => trial(placement, true, claim),
            },
            held: held.turns(),
            take_backs,
            seats: self.seats.iter().map(SeatData::of).collect(),
            started: self.started,
            touched: self.touched,
            over: self.over,
        }
    }
}

impl GameData {
    /// When the game last changed.
    pub(super) fn touched(&self) -> u64 {
        self.touched
    }

    /// The record as text.
    pub(super) fn record(&self) -> &str {
        &self.record
    }

    /// Whether the game is over.
    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// Whether at least the options and the seed can be read, which takes no time.
    pub(super) fn has_beginning(&self) -> bool {
        let names_seed =
            |line: &&str| line.trim_start().starts_with("seed ") || line.trim_start().starts_with("phrase ");
        let mut lines = Vec::new();
        for line in self.record.lines().take(40) {
            lines.push(line);
            if names_seed(&line) {
                break;
            }
        }
        GameRecord::read(&lines.join("\n")).is_ok()
    }

    /// Reads the game; none if not even its beginning is readable.
    pub(super) fn read(self) -> Option<Reading> {
        let (record, cut) = match GameRecord::read(&self.record) {
            Ok(record) => (record, None),
            Err(RecordError::Move { ply, kept, .. } | RecordError::Illegal { ply, kept, .. }) => (kept, Some(ply)),
            Err(_) => return None,
        };
        let ply = usize::try_from(self.ply).unwrap_or(usize::MAX).min(record.moves.len());
        let step = self.trial.filter(|_| cut.is_none()).map_or(Step::Placing, TrialData::step);
        let stand = Stand { ply, step, held: Rotation::new(self.held % 4), take_backs: self.take_backs };
        let over = self.over && cut.is_none();
        let seats = Seats::new(self.seats.into_iter().map(SeatData::seat));
        let (started, touched) = (self.started, self.touched);
        Some(Reading { game: SavedGame { record, stand, seats, started, touched, over }, cut })
    }
}

impl SeatData {
    fn of(seat: &Seat) -> Self {
        Self { name: seat.name.clone(), piece: seat.piece }
    }

    fn seat(self) -> Seat {
        Seat { name: self.name, piece: self.piece }
    }
}

impl TrialData {
    fn step(self) -> Step {
        let placement = Placement { pos: Pos::new(self.x, self.y), rotation: Rotation::new(self.turn % 4) };
        if self.ordering { Step::Ordering(placement, self.claim) } else { Step::Previewing(placement) }
    }
}
