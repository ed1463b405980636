//! Expansions: hooks that do nothing unless one overrides them, and the list of those there are.
//!
//! To add one, follow docs/EXPANSIONS.md. This file is the only place of the engine outside an expansion's
//! own files that names it, but for the line that joins its tiles to the table; `tests/seam.rs` keeps it so.

pub mod school;

use crate::board::PlacedTile;
use crate::feature::{Features, Name};
use crate::moves::Placement;
use crate::player::Player;
use crate::tile::TileKind;

/// What the player sets for each expansion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    /// The School, and on which side of the start tile.
    pub school: Option<school::Side>,
}

/// The names and values of the options, as links, records and traces write them.
pub const PARAMETERS: [Parameter; 1] = [school::PARAMETER];

/// How one option is written.
#[derive(Clone, Copy)]
pub struct Parameter {
    /// Its name.
    pub name: &'static str,
    /// The values it may have, the most usual one first.
    pub values: &'static [&'static str],
    /// The value, if it is not left out.
    pub read: fn(&Options) -> Option<&'static str>,
    /// Sets one of `values`; anything else leaves the option out.
    pub write: fn(&mut Options, &str),
}

/// What only an expansion knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Of the School.
    School(school::Event),
}

/// The points of a turn at which an expansion may act, in their order.
pub(crate) trait Hooks {
    /// Tiles laid beside the start tile before the game, in order.
    fn start_tiles(&self) -> &'static [(TileKind, Placement)] {
        &[]
    }

    /// The tiles lie that are there before the first turn.
    fn set_up(&mut self, _tiles: &[PlacedTile]) {}

    /// The tile lies and its meeple stands; these features are completed and about to be scored.
    fn scoring_begins(&mut self, _features: &Features, _completed: impl Iterator<Item = Name>) {}

    /// A feature is about to pay somebody: who gets the same once more. `picked` if no other was chosen for it.
    fn feature_pays(&mut self, _picked: bool) -> Option<Player> {
        None
    }

    /// Who may pick the feature that is copied, if there is more than one.
    fn picker(&self) -> Option<Player> {
        None
    }

    /// All that the tile completed has been scored.
    fn scoring_ended(&mut self, _by: Player) -> Option<Event> {
        None
    }
}

/// The expansions in play, with their state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The School.
    pub school: Option<school::School>,
}

impl From<Options> for State {
    fn from(options: Options) -> Self {
        Self { school: options.school.map(school::School::new) }
    }
}

impl Hooks for State {
    fn start_tiles(&self) -> &'static [(TileKind, Placement)] {
        self.school.as_ref().map_or(&[], Hooks::start_tiles)
    }

    fn set_up(&mut self, tiles: &[PlacedTile]) {
        if let Some(school) = &mut self.school {
            school.set_up(tiles);
        }
    }

    #[inline]
    fn scoring_begins(&mut self, features: &Features, completed: impl Iterator<Item = Name>) {
        if let Some(school) = &mut self.school {
            school.scoring_begins(features, completed);
        }
    }

    #[inline]
    fn feature_pays(&mut self, picked: bool) -> Option<Player> {
        self.school.as_mut().and_then(|school| school.feature_pays(picked))
    }

    #[inline]
    fn picker(&self) -> Option<Player> {
        self.school.as_ref().and_then(Hooks::picker)
    }

    #[inline]
    fn scoring_ended(&mut self, by: Player) -> Option<Event> {
        self.school.as_mut().and_then(|school| school.scoring_ended(by))
    }
}
