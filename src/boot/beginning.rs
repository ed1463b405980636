//! Which game the page begins with. Pure: decided by the link, by what is on the shelf, and by what this tab played.

use super::fresh;
use crate::app::state::Notice;
use crate::game::{Table, TableId};
use crate::link::{BadLink, Wanted};
use crate::storage::{Entry, SavedGame, Shelf, Store};
use std::rc::Rc;
use trivium_engine::options::GameOptions;
use trivium_engine::record::GameRecord;
use trivium_engine::seed::Seed;

/// What the page begins with.
pub struct Beginning {
    /// The game on the table.
    pub table: Table,
    /// What the player is told.
    pub notice: Option<Notice>,
    /// What is wrong with the link.
    pub bad_link: Option<BadLink>,
}

/// Decides what the page begins with. `ours` is the game that this tab played before it was loaded again.
pub fn begin<S: Store>(shelf: &Shelf<S>, link: Result<Option<Wanted>, BadLink>, ours: Option<&str>) -> Beginning {
    let spoiled = shelf.tidy();
    let (wanted, bad_link) = match link {
        Ok(wanted) => (wanted, None),
        Err(bad_link) => (None, Some(bad_link)),
    };
    let entry = match &wanted {
        Some(Wanted { options, seed: Some(seed) }) => find_same(shelf, *options, seed, ours),
        Some(Wanted { seed: None, .. }) => None,
        None => shelf.find(false, "", |_| true),
    };
    let put_away = wanted.is_some() && puts_away(shelf, entry.as_ref(), ours);
    let (table, cut) = entry.map_or_else(|| (new_table(wanted), None), |entry| resume(shelf, entry));
    let notice =
        cut.map(Notice::CutAt).or(spoiled.then_some(Notice::KeptAside)).or(put_away.then_some(Notice::PutAway));
    Beginning { table, notice, bad_link }
}

/// A new game with the options and the seed that are wanted, as far as they are.
pub fn new_table(wanted: Option<Wanted>) -> Table {
    let (options, seed) = wanted.map_or((GameOptions::default(), None), |wanted| (wanted.options, wanted.seed));
    Table::new(TableId(Rc::from(fresh::id())), options, seed.unwrap_or_else(|| fresh::seed(None)))
}

/// Puts a game from the shelf on the table. Of one that stopped being legal the whole is kept aside.
pub fn resume<S: Store>(shelf: &Shelf<S>, entry: Entry) -> (Table, Option<usize>) {
    let cut = entry.reading.cut;
    if cut.is_some() {
        shelf.copy_aside(&entry.id);
    }
    // Read again, so that this tab knows which writing it goes on from.
    let reading = shelf.open(&entry.id).unwrap_or(entry.reading);
    (reading.game.onto(TableId(Rc::from(entry.id))), cut)
}

/// The same game on the shelf: the one that this tab played, else a running one, else a finished one.
fn find_same<S: Store>(shelf: &Shelf<S>, options: GameOptions, seed: &Seed, ours: Option<&str>) -> Option<Entry> {
    let record = GameRecord::new(options, seed.clone());
    if let Some(id) = ours
        && let Some(reading) = shelf.open(id).filter(|reading| reading.game.is_the_game_of(&record))
    {
        return Some(Entry { id: id.to_owned(), reading });
    }
    let beginning = record.write();
    let same = |game: &SavedGame| game.is_the_game_of(&record);
    shelf.find(false, &beginning, same).or_else(|| shelf.find(true, &beginning, same))
}

/// Whether the game played last is another one and not finished. Loading a page again puts nothing away.
fn puts_away<S: Store>(shelf: &Shelf<S>, chosen: Option<&Entry>, ours: Option<&str>) -> bool {
    let chosen = chosen.map(|entry| entry.id.as_str());
    if chosen.is_some() && chosen == ours {
        return false;
    }
    let last = shelf.find(false, "", SavedGame::is_begun);
    last.is_some_and(|last| Some(last.id.as_str()) != chosen)
}
