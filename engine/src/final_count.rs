//! What is counted when a game has ended.

use crate::board::SegmentRef;
use crate::event::{Event, Scoring, Sink};
use crate::feature::{MAX_FEATURES, MAX_FIELDS, Name, TileSet};
use crate::player::{ByPlayer, PlayerSet};
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
        let mut holders = [ByPlayer::default(); MAX_FEATURES];
        for &meeple in self.meeples().iter().filter(|meeple| !meeple.is_farmer) {
            holders[self.feature_of(meeple) as usize][meeple.player] += 1;
        }
        for at in 0..self.meeples().len() {
            let meeple = self.meeples()[at];
            if meeple.is_farmer {
                continue;
            }
            let name = self.feature_of(meeple);
            let Some(holders) = take(&mut holders[name as usize]) else { continue };
            let at = self.segment_of(&meeple);
            let kind = self.board.tiles()[meeple.tile as usize].oriented().kinds[meeple.segment as usize];
            let tiles = if S::LISTENS { self.tiles_of(name, kind, at.pos) } else { TileSet::default() };
            self.pay_count(at, kind, tiles, self.worth(name, kind), holders, sink);
        }
    }

    fn count_fields<S: Sink>(&mut self, sink: &mut S) {
        let mut farmers = [ByPlayer::default(); MAX_FIELDS];
        for &farmer in self.meeples().iter().filter(|meeple| meeple.is_farmer) {
            farmers[self.field_of(farmer) as usize][farmer.player] += 1;
        }
        let cities = self.cities_by_field();
        for at in 0..self.meeples().len() {
            let farmer = self.meeples()[at];
            if !farmer.is_farmer {
                continue;
            }
            let name = self.field_of(farmer);
            let Some(holders) = take(&mut farmers[name as usize]) else { continue };
            let worth = ScoreExpr::of(Unit::Cities, cities[name as usize].len(), CITY_WORTH);
            let tiles = if S::LISTENS { self.fields.tiles(name) } else { TileSet::default() };
            self.pay_count(self.segment_of(&farmer), FeatureKind::Field, tiles, worth, holders, sink);
        }
    }

    fn pay_count<S: Sink>(
        &mut self,
        at: SegmentRef,
        kind: FeatureKind,
        tiles: TileSet,
        worth: ScoreExpr,
        holders: ByPlayer<u8>,
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

    /// For each field, the completed cities that it touches.
    pub(crate) fn cities_by_field(&self) -> [Cities; MAX_FIELDS] {
        let mut cities = [Cities::default(); MAX_FIELDS];
        for (tile, placed) in (0..).zip(self.board.tiles()) {
            for (field, city) in placed.oriented().walls {
                let (field, city) = (self.fields.name(tile, field), self.features.name(tile, city));
                cities[field as usize].insert_if(self.features.open(city) == 0, city);
            }
        }
        cities
    }
}

/// The meeples that have been counted, the first time one of them is come to.
fn take(counted: &mut ByPlayer<u8>) -> Option<ByPlayer<u8>> {
    let counted = std::mem::take(counted);
    (counted != ByPlayer::default()).then_some(counted)
}

/// A set of cities.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cities([u64; MAX_FEATURES.div_ceil(64)]);

impl Cities {
    /// Puts a city in under a condition that cannot be foreseen.
    fn insert_if(&mut self, condition: bool, city: Name) {
        self.0[usize::from(city / 64)] |= u64::from(condition) << (city % 64);
    }

    /// Takes a city out and tells whether it was there.
    pub fn remove(&mut self, city: Name) -> bool {
        let (word, bit) = (usize::from(city / 64), 1 << (city % 64));
        let had = self.0[word] & bit != 0;
        self.0[word] &= !bit;
        had
    }

    #[allow(clippy::cast_possible_truncation, reason = "at most MAX_FEATURES")]
    pub fn len(self) -> u8 {
        self.0.iter().map(|word| word.count_ones()).sum::<u32>() as u8
    }
}
