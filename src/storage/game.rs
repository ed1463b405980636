//! A game as it is kept: the record as text, and where the player stands in it.

use crate::game::{Seat, Seats, Stand, Step, Table, TableId};
use crate::json::{Json, Object, list, text};
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

/// A game as it is written. Apart from the live types, so that those may change.
pub(super) struct GameData {
    record: String,
    ply: u32,
    trial: Option<Step>,
    held: u8,
    take_backs: u32,
    seats: Vec<Seat>,
    started: u64,
    touched: u64,
    over: bool,
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

    /// The game as JSON.
    pub(super) fn write(&self) -> String {
        let Stand { ply, step, held, take_backs } = self.stand;
        let seats: Vec<_> = self.seats.iter().map(write_seat).collect();
        Object::default()
            .with("record", &text(&self.record.write()))
            .with("ply", &ply.min(self.record.moves.len()).to_string())
            .with_some("trial", write_trial(step))
            .with("held", &held.turns().to_string())
            .with("take_backs", &take_backs.to_string())
            .with_some("seats", (!seats.is_empty()).then(|| list(&seats)))
            .with("started", &self.started.to_string())
            .with("touched", &self.touched.to_string())
            .with_some("over", self.over.then(|| "true".to_owned()))
            .finish()
    }
}

impl GameData {
    /// What the JSON says; none if it says something else.
    pub(super) fn of(json: Json) -> Option<Self> {
        let game = json.members()?;
        let seats = game.or_default("seats", Json::items)?.into_iter().map(read_seat);
        Some(Self {
            record: game.get("record")?.text()?,
            ply: game.get("ply")?.number()?,
            trial: game.or_default("trial", |json| read_trial(json).map(Some))?,
            held: game.or_default("held", Json::number)?,
            take_backs: game.or_default("take_backs", Json::number)?,
            seats: seats.collect::<Option<_>>()?,
            started: game.or_default("started", Json::number)?,
            touched: game.or_default("touched", Json::number)?,
            over: game.or_default("over", Json::flag)?,
        })
    }

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
        let step = self.trial.filter(|_| cut.is_none()).unwrap_or(Step::Placing);
        let stand = Stand { ply, step, held: Rotation::new(self.held % 4), take_backs: self.take_backs };
        let over = self.over && cut.is_none();
        let seats = Seats::new(self.seats);
        let (started, touched) = (self.started, self.touched);
        Some(Reading { game: SavedGame { record, stand, seats, started, touched, over }, cut })
    }
}

/// A place in the turn order.
fn write_seat(seat: &Seat) -> String {
    let name = (!seat.name.is_empty()).then(|| text(&seat.name));
    Object::default().with_some("name", name).with_some("piece", seat.piece.map(|piece| piece.to_string())).finish()
}

fn read_seat(json: Json) -> Option<Seat> {
    let seat = json.members()?;
    let piece = seat.or_default("piece", |json| json.number().map(Some))?;
    Some(Seat { name: seat.or_default("name", Json::text)?, piece })
}

/// The tile that lies for trial; and where the order of the scorings is being asked for, what was claimed before.
fn write_trial(step: Step) -> Option<String> {
    let (Placement { pos, rotation }, order) = match step {
        Step::Placing => return None,
        Step::Previewing(placement) => (placement, None),
        Step::Ordering(placement, claim) => (placement, Some(claim)),
    };
    let trial = Object::default()
        .with("x", &pos.x.to_string())
        .with("y", &pos.y.to_string())
        .with("turn", &rotation.turns().to_string())
        .with_some("ordering", order.map(|_| "true".to_owned()))
        .with_some("claim", order.flatten().map(|claim| claim.to_string()));
    Some(trial.finish())
}

fn read_trial(json: Json) -> Option<Step> {
    let trial = json.members()?;
    let pos = Pos::new(trial.get("x")?.number()?, trial.get("y")?.number()?);
    let placement = Placement { pos, rotation: Rotation::new(trial.get("turn")?.number::<u8>()? % 4) };
    let claim = trial.or_default("claim", |json| json.number().map(Some))?;
    let ordering = trial.or_default("ordering", Json::flag)?;
    Some(if ordering { Step::Ordering(placement, claim) } else { Step::Previewing(placement) })
}
