//! What is counted when a game has ended.

use crate::board::SegmentRef;
use crate::event::{Event, Scoring, Sink};
use crate::feature::{MAX_FIELDS, Node, TileSet};
use crate::player::PlayerSet;
use crate::position::{Meeple, Position};
use crate::ruleset::FinalCount;
use crate::score::{ScoreExpr, Unit};
use crate::tile::FeatureKind;
use crate::turn::majority;

/// Points for a meeple left on the board in Solo (S5.3).
const MEEPLE_WORTH: u8 = 2;

/// Points for each completed city that a field touches (B5).
const CITY_WORTH: u8 = 3;

impl Position {
    /// Does the final count. In a game it comes of itself.
    pub fn count_finally<S: Sink>(&mut self, sink: &mut S) {
        match self.rules.final_count {
            FinalCount::MeeplesOfTheLast => self.count_meeples_of_the_last(sink),
            FinalCount::Features => {
                self.count_incomplete(sink);
                self.count_fields(sink);
            }
        }
    }

    /// One meeple at a time, while a last colour has an uncounted one (S5.3 to S5.5).
    fn count_meeples_of_the_last<S: Sink>(&mut self, sink: &mut S) {
        let meeples: Vec<Meeple> = self.meeples().to_vec();
        let mut uncounted: Vec<&Meeple> = meeples.iter().collect();
        loop {
            let (_, last) = self.last();
            let Some(at) = uncounted.iter().position(|meeple| last.contains(meeple.player)) else { return };
            let meeple = uncounted.remove(at);
            let worth = ScoreExpr::of(Unit::Meeples, 1, MEEPLE_WORTH);
            self.scores[meeple.player] += worth.points();
            sink.accept(Event::MeepleCounted { player: meeple.player, at: self.segment_of(meeple), worth });
        }
    }

    fn count_incomplete<S: Sink>(&mut self, sink: &mut S) {
        let mut done = TileSet::default();
        for at in 0..self.meeples().len() {
            let meeple = self.meeples()[at];
            if meeple.is_farmer {
                continue;
            }
            let root = self.features.find(meeple.node);
            // The set of roots already counted; nodes and tiles are numbered alike.
            if done.contains(root) {
                continue;
            }
            done = done.union(TileSet::one(root));
            let at = self.segment_of(&meeple);
            let kind = self.kind_at(at);
            let holders = self.holders(root);
            self.pay_count(at, kind, self.features.tiles(root), self.worth(root, kind), holders, sink);
        }
    }

    fn count_fields<S: Sink>(&mut self, sink: &mut S) {
        let cities = self.cities_by_field();
        let mut done = [false; MAX_FIELDS];
        for at in 0..self.meeples().len() {
            let meeple = self.meeples()[at];
            if !meeple.is_farmer {
                continue;
            }
            let root = self.fields.find(meeple.node);
            if std::mem::replace(&mut done[root as usize], true) {
                continue;
            }
            let worth = ScoreExpr::of(Unit::Cities, cities[root as usize].len(), CITY_WORTH);
            let tiles = if S::LISTENS { self.field_tiles(root) } else { TileSet::default() };
            let holders = self.farmers(root);
            self.pay_count(self.segment_of(&meeple), FeatureKind::Field, tiles, worth, holders, sink);
        }
    }

    fn pay_count<S: Sink>(
        &mut self,
        at: SegmentRef,
        kind: FeatureKind,
        tiles: TileSet,
        worth: ScoreExpr,
        holders: crate::player::ByPlayer<u8>,
        sink: &mut S,
    ) {
        let receivers = majority(holders);
        for player in receivers.iter() {
            self.scores[player] += worth.points();
        }
        let last = PlayerSet::EMPTY;
        sink.accept(Event::FeatureCounted(Scoring {
            at,
            kind,
            tiles,
            worth,
            holders,
            majority: receivers,
            last,
            receivers,
            copied_by: None,
        }));
    }

    /// For the root of each field, the roots of the completed cities that it touches.
    pub(crate) fn cities_by_field(&self) -> [TileSet; MAX_FIELDS] {
        let mut cities = [TileSet::default(); MAX_FIELDS];
        for tile in self.board.tiles() {
            let segments = tile.kind.spec().segments();
            let features = tile.oriented().features;
            for (field, segment) in (0..).zip(&segments[features as usize..]) {
                let mut touches = segment.touches;
                while touches != 0 {
                    #[allow(clippy::cast_possible_truncation, reason = "below 8")]
                    let city = self.features.find(tile.first_feature + touches.trailing_zeros() as u8);
                    touches &= touches - 1;
                    if self.features.open(city) == 0 {
                        let root = self.fields.find(tile.first_field + field) as usize;
                        cities[root] = cities[root].union(TileSet::one(city));
                    }
                }
            }
        }
        cities
    }

    /// The tiles of a field.
    pub(crate) fn field_tiles(&self, root: Node) -> TileSet {
        let mut tiles = TileSet::default();
        for (index, tile) in (0..).zip(self.board.tiles()) {
            let fields = tile.oriented().fields;
            if (0..fields).any(|i| self.fields.find(tile.first_field + i) == root) {
                tiles = tiles.union(TileSet::one(index));
            }
        }
        tiles
    }
}
