//! The set-up a `start` line should describe.

use std::collections::HashSet;

use crate::board::Board;
use crate::difference::{Difference, differs, same};
use crate::line::{Mode, SchoolSide, Start};
use crate::table::TileKind;

/// The version of the trace format.
const FORMAT: u32 = 1;

/// How many tiles each stack holds.
fn stack_sizes(mode: Mode, players: usize) -> Vec<usize> {
    match (mode, players) {
        (Mode::Classic, _) => vec![71],
        (Mode::Solo, 4) => vec![18, 18, 18, 17],
        (Mode::Solo, _) => vec![24, 24, 23],
    }
}

/// Checks everything in a `start` line and returns the stacks in drawing order.
///
/// # Errors
///
/// If the line does not describe a game of these rules.
pub fn stacks(start: &Start) -> Result<Vec<Vec<TileKind>>, Difference> {
    same("format", &FORMAT, &start.format)?;
    options(start)?;
    let players = start.players.len();
    let scores: Vec<i64> = match start.mode {
        Mode::Solo => (1..).take(players).collect(),
        Mode::Classic => vec![0; players],
    };
    same("starting scores", &scores, &start.scores)?;
    let sizes: Vec<usize> = start.stacks.iter().map(Vec::len).collect();
    same("sizes of the stacks", &stack_sizes(start.mode, players), &sizes)?;
    let stacks = start.stacks.iter().map(|stack| stack.iter().map(|name| kind(name)).collect());
    let stacks: Vec<Vec<TileKind>> = stacks.collect::<Result<_, _>>()?;
    for kind in TileKind::all() {
        // One of the four D lies on the table.
        let expected = kind.tile().count - usize::from(kind.tile().name == "D");
        let came = stacks.iter().flatten().filter(|&&other| other == kind).count();
        same(&format!("tiles {} in the stacks", kind.name()), &expected, &came)?;
    }
    Ok(stacks)
}

/// Players, meeples and the small city.
fn options(start: &Start) -> Result<(), Difference> {
    let (players, meeples, small_cities) = match start.mode {
        Mode::Solo => (3..=4, 3..=7, &[4][..]),
        Mode::Classic => (2..=5, 1..=8, &[2, 4][..]),
    };
    if !players.contains(&start.players.len()) {
        return differs("number of players", format!("{players:?}"), start.players.len());
    }
    let distinct: HashSet<&String> = start.players.iter().collect();
    same("different names of players", &start.players.len(), &distinct.len())?;
    if !meeples.contains(&start.meeples) {
        return differs("meeples", format!("{meeples:?}"), start.meeples);
    }
    if !small_cities.contains(&start.small_city) {
        return differs("small_city", format!("one of {small_cities:?}"), start.small_city);
    }
    Ok(())
}

fn kind(name: &str) -> Result<TileKind, Difference> {
    match TileKind::named(name) {
        Some(kind) => Ok(kind),
        None => differs("tile in a stack", "a letter from A to X", name),
    }
}

/// The table before the first turn: the start tile and perhaps the school.
///
/// # Panics
///
/// If the tile table lacks one of these tiles.
pub fn table(school: Option<SchoolSide>) -> Board {
    let mut board = Board::empty();
    let mut lay = |name: &str, x: i32| {
        let kind = TileKind::named(name).expect("a tile of the table");
        board.lay(kind, x, 0, 0);
    };
    lay("D", 0);
    match school {
        None => {}
        Some(SchoolSide::Left) => {
            lay("SCH_L", -2);
            lay("SCH_R", -1);
        }
        Some(SchoolSide::Right) => {
            lay("SCH_L", 1);
            lay("SCH_R", 2);
        }
    }
    board
}
