//! The biggest city and the longest road of a finished game.

use crate::app::state::Lit;
use crate::game::Table;
use std::rc::Rc;
use trivium_engine::board::SegmentRef;
use trivium_engine::query::FeatureInfo;
use trivium_engine::tile::FeatureKind;

/// The largest feature of each kind that is famous for its size.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Greatest {
    /// The biggest city.
    pub city: Option<Largest>,
    /// The longest road.
    pub road: Option<Largest>,
}

/// The largest feature of its kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Largest {
    /// The feature, to light it up.
    pub lit: Lit,
    /// All of it.
    pub segments: Rc<[SegmentRef]>,
    /// How many tiles it has.
    pub tiles: u8,
    /// How many coats of arms.
    pub coats: u8,
    /// Whether it was never completed.
    pub is_open: bool,
}

impl Greatest {
    /// The largest features of the game on the table; none before it has ended.
    pub fn of(table: &Table) -> Self {
        if table.game().end().is_none() {
            return Self::default();
        }
        Self { city: largest(table, FeatureKind::City), road: largest(table, FeatureKind::Road) }
    }
}

/// The largest feature of a kind on the board, finished or not: by tiles, then by what it is worth.
fn largest(table: &Table, kind: FeatureKind) -> Option<Largest> {
    let position = table.game().position();
    let ply = table.session().ply();
    let segments = position.board().tiles().iter().flat_map(|tile| {
        let segments = tile.kind.spec().segments().iter().zip(0_u8..);
        let pos = tile.placement.pos;
        segments.filter(|(segment, _)| segment.kind == kind).map(move |(_, segment)| SegmentRef { pos, segment })
    });
    let sized = segments.filter_map(|at| position.feature_at(at).map(|feature| (at, feature)));
    let size = |(_, feature): &(SegmentRef, FeatureInfo)| (feature.tiles.len(), feature.worth.points());
    let (at, feature) = sized.max_by_key(size)?;
    let segments = position.segments_of(at).into();
    let (tiles, coats, is_open) = (feature.tiles.len(), feature.coats, feature.open > 0);
    Some(Largest { lit: Lit { at, ply }, segments, tiles, coats, is_open })
}
