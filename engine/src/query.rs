//! Questions about a position that only people ask: they may scan the board, which the turn never does.

use crate::board::{PlacedTile, SegmentRef};
use crate::event::{Event, Scoring};
use crate::expansion::Hooks;
use crate::feature::TileSet;
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
    /// The node of a segment, and whether it is a field; none where there is no such segment.
    fn root_of(&self, at: SegmentRef) -> Option<(u8, bool)> {
        let tile = self.board.tile_at(at.pos)?;
        self.root_on(*tile, at.segment)
    }

    fn root_on(&self, tile: PlacedTile, segment: SegmentIndex) -> Option<(u8, bool)> {
        let oriented = tile.oriented();
        if segment < oriented.features {
            Some((self.features.find(tile.first_feature + segment), false))
        } else if segment < oriented.features + oriented.fields && self.rules.fields {
            Some((self.fields.find(tile.first_field + segment - oriented.features), true))
        } else {
            None
        }
    }

    /// The feature that a segment is part of; none where there is no such segment, or fields do not count.
    pub fn feature_at(&self, at: SegmentRef) -> Option<FeatureInfo> {
        let (root, is_field) = self.root_of(at)?;
        if is_field {
            let holders = self.farmers(root);
            let cities = self.cities_by_field()[root as usize].len();
            let worth = ScoreExpr::of(Unit::Cities, cities, 3);
            let tiles = self.field_tiles(root);
            let kind = FeatureKind::Field;
            return Some(FeatureInfo { kind, tiles, coats: 0, open: 0, holders, majority: majority(holders), worth });
        }
        let kind = self.kind_at(at);
        let holders = self.holders(root);
        Some(FeatureInfo {
            kind,
            tiles: self.features.tiles(root),
            coats: self.features.coats(root),
            open: self.features.open(root),
            holders,
            majority: majority(holders),
            worth: self.worth(root, kind),
        })
    }

    /// Every segment of the feature that `at` is part of, in the order of placement.
    pub fn segments_of(&self, at: SegmentRef) -> Vec<SegmentRef> {
        let Some(wanted) = self.root_of(at) else { return Vec::new() };
        let on_tile = |tile: &PlacedTile| {
            let pos = tile.placement.pos;
            let count = u8::try_from(tile.kind.spec().segments().len()).unwrap_or(0);
            let tile = *tile;
            (0..count)
                .filter(move |&i| self.root_on(tile, i) == Some(wanted))
                .map(move |segment| SegmentRef { pos, segment })
        };
        self.board.tiles().iter().flat_map(on_tile).collect()
    }

    /// The meeples in the feature that `at` is part of.
    pub fn meeples_in(&self, at: SegmentRef) -> impl Iterator<Item = &Meeple> {
        let wanted = self.root_of(at);
        self.meeples().iter().filter(move |meeple| {
            let root = if meeple.is_farmer { self.fields.find(meeple.node) } else { self.features.find(meeple.node) };
            wanted == Some((root, meeple.is_farmer))
        })
    }

    /// The completed cities that a field touches, one segment of each.
    pub fn cities_touching(&self, field: SegmentRef) -> Vec<SegmentRef> {
        let Some((root, true)) = self.root_of(field) else { return Vec::new() };
        let mut wanted = self.cities_by_field()[root as usize];
        let mut found = Vec::new();
        for tile in self.board.tiles() {
            for segment in 0..tile.oriented().features {
                let city = TileSet::one(self.features.find(tile.first_feature + segment));
                if wanted.intersects(city) {
                    wanted = wanted.without(city);
                    found.push(SegmentRef { pos: tile.placement.pos, segment });
                }
            }
        }
        found
    }

    /// What the newest tile's completed features would bring, scored as `choice` says: one scoring each, in that order.
    pub fn scorings(&self, player: Player, choice: Choice) -> Vec<Scoring> {
        let mut after = self.clone();
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
