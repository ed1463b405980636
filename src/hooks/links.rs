//! The link to a game, and the same tiles once more.

use crate::boot;
use crate::game::Table;
use crate::link::Wanted;

/// The whole link to the game on a table.
pub fn page_link(table: &Table) -> String {
    let record = table.session().record();
    boot::address::link_to(&record.options, &record.seed)
}

/// The same tiles once more for the same players, as a game of its own.
pub fn again(table: &Table) -> Table {
    let record = table.session().record();
    let same = boot::new_table(Some(Wanted { options: record.options, seed: Some(record.seed.clone()) }));
    same.seated(table.seats().clone())
}
