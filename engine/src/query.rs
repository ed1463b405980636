//! Questions about a position that only people ask: they may scan the board, which the turn never does.

use crate::board::{PlacedTile, SegmentRef, TileIndex};
use crate::event::{Event, Scoring};
use crate::expansion::Hooks;
use crate::feature::{Name, TileSet};
use crate::moves::Choice;
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::position::{Meeple, Position};
use crate::score::{ScoreExpr, Unit};
use crate::tile::{FeatureKind, SegmentIndex};
use crate::turn::majority;

/// A feature as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureInfo {
    /// What it is.
    pub kind: FeatureKind,
    /// Its tiles; of a monastery also those around it.
    pub tiles: TileSet,
    /// Coats of arms in a city.
    pub coats: u8,
    /// Open ends; of a monastery the neighbours it waits for; of a field none.
    pub open: u8,
    /// The meeples in it.
    pub holders: ByPlayer<u8>,
    /// Who has most of them.
    pub majority: PlayerSet,
    /// What it is worth if the game ended now: in Classic by the final count.
    pub worth: ScoreExpr,
}

impl Position {
    /// The name of what a segment is part of, and whether that is a field; none where there is no such segment.
    fn name_at(&self, at: SegmentRef) -> Option<(Name, bool)> {
        self.name_on(self.board.index_at(at.pos)?, at.segment)
    }

    fn name_on(&self, tile: TileIndex, segment: SegmentIndex) -> Option<(Name, bool)> {
        let oriented = self.board.tiles()[tile as usize].oriented();
        if segment < oriented.features {
            Some((self.features.name(tile, segment), false))
        } else if segment < oriented.features + oriented.fields && self.rules.fields {
            Some((self.fields.name(tile, segment - oriented.features), true))
        } else {
            None
        }
    }

    /// The feature that a segment is part of; none where there is no such segment, or fields do not count.
    pub fn feature_at(&self, at: SegmentRef) -> Option<FeatureInfo> {
        let (name, is_field) = self.name_at(at)?;
        if is_field {
            let holders = self.farmers(name);
            let cities = self.cities_by_field()[name as usize].len();
            let worth = ScoreExpr::of(Unit::Cities, cities, 3);
            let tiles = self.fields.tiles(name);
            let kind = FeatureKind::Field;
            return Some(FeatureInfo { kind, tiles, coats: 0, open: 0, holders, majority: majority(holders), worth });
        }
        let kind = self.kind_at(at);
        let holders = self.holders(name);
        Some(FeatureInfo {
            kind,
            tiles: self.tiles_of(name, kind, at.pos),
            coats: self.features.coats(name),
            open: self.features.open(name),
            holders,
            majority: majority(holders),
            worth: self.worth(name, kind),
        })
    }

    /// Every segment of the feature that `at` is part of, in the order of placement.
    pub fn segments_of(&self, at: SegmentRef) -> Vec<SegmentRef> {
        let Some(wanted) = self.name_at(at) else { return Vec::new() };
        let on_tile = |(index, tile): (TileIndex, &PlacedTile)| {
            let pos = tile.placement.pos;
            let count = u8::try_from(tile.kind.spec().segments().len()).unwrap_or(0);
            (0..count)
                .filter(move |&i| self.name_on(index, i) == Some(wanted))
                .map(move |segment| SegmentRef { pos, segment })
        };
        (0..).zip(self.board.tiles()).flat_map(on_tile).collect()
    }

    /// The meeples in the feature that `at` is part of.
    pub fn meeples_in(&self, at: SegmentRef) -> impl Iterator<Item = &Meeple> {
        let wanted = self.name_at(at);
        self.meeples().iter().filter(move |meeple| wanted == self.name_on(meeple.tile, meeple.segment))
    }

    /// The completed cities that a field touches, one segment of each.
    pub fn cities_touching(&self, field: SegmentRef) -> Vec<SegmentRef> {
        let Some((name, true)) = self.name_at(field) else { return Vec::new() };
        let mut wanted = self.cities_by_field()[name as usize];
        let mut found = Vec::new();
        for (index, tile) in (0..).zip(self.board.tiles()) {
            for segment in 0..tile.oriented().features {
                if wanted.remove(self.features.name(index, segment)) {
                    found.push(SegmentRef { pos: tile.placement.pos, segment });
                }
            }
        }
        found
    }

    /// What the newest tile's completed features would bring, scored as `choice` says: one scoring each, in that order.
    pub fn scorings(&self, player: Player, choice: Choice) -> Vec<Scoring> {
        let mut after = *self;
        let mut events = Vec::new();
        let (tile, _) = self.newest();
        after.finish_turn(player, tile, choice, &mut events);
        events
            .into_iter()
            .filter_map(|event| if let Event::FeatureCompleted(scoring) = event { Some(scoring) } else { None })
            .collect()
    }

    /// The completed features that may be picked for copying apart from the scoring order, by their numbers in the
    /// engine's own order: those that pay, where more than one player is paid (E3).
    pub fn picks(&self, player: Player, choice: Choice) -> Vec<u8> {
        if !self.rules.free_pick || self.expansions.picker().is_none() {
            return Vec::new();
        }
        let plain = Choice { order: crate::moves::Order::default(), pick: None, ..choice };
        let scorings = self.scorings(player, plain);
        let paid: PlayerSet = scorings.iter().flat_map(|scoring| scoring.receivers.iter()).collect();
        let paying: Vec<u8> = (0..).zip(&scorings).filter(|(_, s)| !s.receivers.is_empty()).map(|(i, _)| i).collect();
        if paid.len() > 1 && paying.len() > 1 { paying } else { Vec::new() }
    }
}
