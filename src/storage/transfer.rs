//! All games as one text, out and in again. What comes in is read move by move, as everything from outside.

use super::ever::Ever;
use super::game::{GameData, Reading, SavedGame};
use super::shelf::Shelf;
use super::store::Store;
use crate::game::{Stand, Table, TableId};
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use trivium_engine::notation::RecordError;
use trivium_engine::record::GameRecord;

/// The most bytes that are looked at: ten thousand games.
const MAX_TEXT: usize = 40 << 20;
const SCHEMA: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Transfer {
    /// The schema; also what tells the text from others.
    trivium: u32,
    games: Vec<GameItem>,
    #[serde(default)]
    ever: Ever,
}

#[derive(Serialize, Deserialize)]
struct GameItem {
    id: String,
    game: GameData,
}

/// What came of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// Games that are new here.
    pub added: usize,
    /// Games that were here already.
    pub known: usize,
    /// Games that were cut before a move that is not legal; they count among the others too.
    pub cut: usize,
    /// Games that could not be read at all.
    pub unreadable: usize,
    /// Games for which there was no room.
    pub no_room: usize,
}

/// All games and achievements as one text.
pub fn export<S: Store>(shelf: &Shelf<S>) -> String {
    let games = shelf.list().into_iter().map(|entry| GameItem { id: entry.id, game: entry.reading.game.write() });
    let transfer = Transfer { trivium: SCHEMA, games: games.collect(), ever: shelf.documents().read_ever() };
    serde_json::to_string_pretty(&transfer).unwrap_or_default()
}

/// Takes in the games of an exported text, or of a single record. `new_id` makes names for games.
pub fn import<S: Store>(shelf: &Shelf<S>, text: &str, now: u64, new_id: impl Fn() -> String) -> Option<Import> {
    let text = text.trim().trim_start_matches('\u{FEFF}');
    if text.len() > MAX_TEXT {
        return None;
    }
    let mut came = Import::default();
    if text.starts_with("trivium ") {
        let (reading, id) = (read_record(text, now)?, new_id());
        came.take(shelf, &id, reading, &new_id);
        return Some(came);
    }
    let transfer: Transfer =
        serde_json::from_str(text).ok().filter(|transfer: &Transfer| transfer.trivium == SCHEMA)?;
    for GameItem { id, game } in transfer.games {
        let reading = game.read().map(|mut reading| {
            // A clock that went wrong elsewhere must not make it the latest game for ever.
            reading.game.touched = reading.game.touched.min(now);
            reading
        });
        match reading {
            Some(reading) if is_id(&id) => came.take(shelf, &id, reading, &new_id),
            Some(reading) => came.take(shelf, &new_id(), reading, &new_id),
            None => came.unreadable += 1,
        }
    }
    let _ = shelf.documents().add_to_ever(&transfer.ever, shelf.tab());
    Some(came)
}

fn read_record(text: &str, now: u64) -> Option<Reading> {
    let (record, cut) = match GameRecord::read(text) {
        Ok(record) => (record, None),
        Err(RecordError::Move { ply, kept, .. } | RecordError::Illegal { ply, kept, .. }) => (kept, Some(ply)),
        Err(_) => return None,
    };
    let (table, _) = Table::resume(TableId(Rc::from("")), record, Stand::at_the_end());
    Some(Reading { game: SavedGame::of(&table, now, now), cut })
}

/// Whether an id could be one of ours: it becomes part of a key.
fn is_id(id: &str) -> bool {
    (1..=40).contains(&id.len()) && id.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

impl Import {
    fn take<S: Store>(&mut self, games: &Shelf<S>, id: &str, reading: Reading, new_id: &impl Fn() -> String) {
        let Reading { game, cut } = reading;
        self.cut += usize::from(cut.is_some());
        let here = games.open(id).map(|reading| reading.game);
        let put = match here {
            Some(here) if here.extends(&game) => {
                self.known += 1;
                return;
            }
            // It went on elsewhere and can go on here from there.
            Some(here) if game.extends(&here) => games.put(id, &game),
            Some(_) => games.put(&new_id(), &game),
            None => games.put(id, &game),
        };
        match put {
            Ok(()) => self.added += 1,
            Err(_) => self.no_room += 1,
        }
    }
}
