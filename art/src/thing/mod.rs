//! Things that stand: each drawn about its foot, upright, lit from the upper left.

mod building;
mod facets;
mod plant;

pub(crate) use building::{House, Material, gatehouse, tower};
pub(crate) use plant::{flowers, sheep, tree, tree_frame, tuft};

use crate::geo::{Frame, Point};

/// What a thing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A terracotta roof: city.
    House,
    /// A straw roof: village.
    Cottage,
    /// In a city wall.
    Tower,
    /// Where a road enters a city.
    Gatehouse,
    /// In a field.
    Tree,
    /// A small tree in a city.
    Garden,
    /// In a field.
    Sheep,
    /// Grass or flowers, in a field.
    Tuft,
    /// A city's coat of arms.
    Coat,
}

/// A thing on the tile, for tests and for looking at: its foot and the box it covers.
#[derive(Clone, Copy, Debug)]
pub struct Thing {
    /// What it is.
    pub what: What,
    /// Where it stands.
    pub foot: Point,
    /// What it covers on screen, its shadow apart.
    pub frame: Frame,
}
