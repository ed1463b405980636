//! The ordered steps of a turn: place, claim, complete, score, return.

use crate::board::{SegmentRef, TileIndex};
use crate::event::{Event, Scoring, Sink};
use crate::expansion::Hooks;
use crate::feature::{Name, TileSet};
use crate::geometry::Pos;
use crate::moves::{Choice, MAX_COMPLETED};
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::position::Position;
use crate::ruleset::{Claiming, Payout};
use crate::score::{ScoreExpr, Unit};
use crate::tile::{FeatureKind, SegmentIndex};

/// The features that the newest tile completed, in the engine's own order: its segments, then the monasteries around it.
#[derive(Clone, Copy)]
pub(crate) struct Completed {
    items: [(Name, TileIndex, SegmentIndex); MAX_COMPLETED],
    len: u8,
}

impl Completed {
    #[inline]
    fn push(&mut self, item: (Name, TileIndex, SegmentIndex)) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    #[inline]
    fn names(&self) -> impl Iterator<Item = Name> {
        self.items[..self.len as usize].iter().map(|&(name, ..)| name)
    }

    pub fn len(&self) -> u8 {
        self.len
    }
}

/// What a monastery and its neighbours come to.
const SURROUNDINGS: u8 = 9;

/// What a turn came to, besides the position it left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turned {
    /// A compulsory claim was impossible: the game ends.
    pub claim_impossible: bool,
}

impl Position {
    /// Takes the rest of a turn, without any check, once `tile` has been laid: claims, scores, sends home.
    #[inline]
    pub(crate) fn finish_turn<S: Sink>(
        &mut self,
        player: Player,
        tile: TileIndex,
        choice: Choice,
        sink: &mut S,
    ) -> Turned {
        let claim_impossible = self.is_claim_impossible(player);
        if let Some(segment) = choice.claim {
            self.supply[player] -= 1;
            self.station(player, tile, segment);
            sink.accept(Event::MeeplePlaced { player, at: self.segment_ref(tile, segment) });
        }
        if claim_impossible {
            sink.accept(Event::ClaimImpossible { player });
        }
        let completed = self.completed();
        if completed.len > 0 {
            self.score(player, &completed, choice, sink);
        }
        Turned { claim_impossible }
    }

    /// Whether the newest tile must be claimed by `player`, who has no meeple (S3.7). Judged before the scoring (S3.8).
    #[inline]
    pub fn is_claim_impossible(&self, player: Player) -> bool {
        self.rules.claiming == Claiming::Compulsory && self.supply[player] == 0 && !self.free_segments().is_empty()
    }

    /// What the newest tile has completed.
    #[inline]
    pub(crate) fn completed(&self) -> Completed {
        let mut completed = Completed { items: [(0, 0, 0); MAX_COMPLETED], len: 0 };
        let (index, tile) = self.newest();
        let mut segments = self.features.completed(index);
        while segments != 0 {
            #[allow(clippy::cast_possible_truncation, reason = "below 8")]
            let segment = segments.trailing_zeros() as u8;
            segments &= segments - 1;
            let name = self.features.name(index, segment);
            if completed.names().all(|other| other != name) {
                completed.push((name, index, segment));
            }
        }
        for item in self.monasteries_completed_beside(tile.placement.pos) {
            completed.push(item);
        }
        completed
    }

    /// The completed features by name, in the engine's own order.
    pub fn completed_segments(&self) -> impl Iterator<Item = SegmentRef> {
        let completed = self.completed();
        let refs = completed.items.map(|(_, tile, segment)| self.segment_ref(tile, segment));
        refs.into_iter().take(completed.len.into())
    }

    fn segment_ref(&self, tile: TileIndex, segment: SegmentIndex) -> SegmentRef {
        SegmentRef { pos: self.board.tiles()[tile as usize].placement.pos, segment }
    }

    fn score<S: Sink>(&mut self, player: Player, completed: &Completed, choice: Choice, sink: &mut S) {
        let mut expansions = self.expansions;
        expansions.scoring_begins(&self.features, completed.names());
        for item in choice.order.of(completed.len) {
            let (name, tile, segment) = completed.items[item as usize];
            // What nobody holds concerns nobody who does not listen.
            if !S::LISTENS && self.features.is_free(name) {
                continue;
            }
            let mut scoring = self.appraise::<S>(name, tile, segment);
            if !scoring.receivers.is_empty() {
                scoring.copied_by = expansions.feature_pays(choice.pick.is_none_or(|pick| pick == item));
                self.pay(&scoring);
            }
            sink.accept(Event::FeatureCompleted(scoring));
            self.send_home(name, sink);
        }
        if let Some(event) = expansions.scoring_ended(player) {
            sink.accept(Event::Expansion(event));
        }
        self.expansions = expansions;
    }

    /// Works out what a completed feature is worth and who gets it, as the scores stand now. What only listeners want
    /// to know is left out where there are none.
    #[inline]
    fn appraise<S: Sink>(&self, name: Name, tile: TileIndex, segment: SegmentIndex) -> Scoring {
        let at = self.segment_ref(tile, segment);
        let kind = self.board.tiles()[tile as usize].oriented().kinds[segment as usize];
        let holders = if self.features.is_free(name) { ByPlayer::default() } else { self.holders(name) };
        let majority = majority(holders);
        let last_matters = S::LISTENS || self.rules.payout == Payout::MajorityWithLast;
        let last = if last_matters { self.last().1 } else { PlayerSet::EMPTY };
        let receivers = match self.rules.payout {
            Payout::Majority => majority,
            Payout::MajorityWithLast if majority.meets(last) => majority,
            Payout::MajorityWithLast => PlayerSet::EMPTY,
        };
        Scoring {
            at,
            kind,
            tiles: if S::LISTENS { self.tiles_of(name, kind, at.pos) } else { TileSet::default() },
            worth: self.worth(name, kind),
            holders,
            majority,
            last,
            receivers,
            copied_by: None,
        }
    }

    #[inline]
    fn pay(&mut self, scoring: &Scoring) {
        let points = scoring.worth.points();
        for player in self.players() {
            if scoring.receivers.contains(player) {
                self.scores[player] += points;
            }
        }
        if let Some(player) = scoring.copied_by {
            self.scores[player] += points;
        }
        if self.rules.goals {
            self.goals.judge_scoring(scoring);
        }
    }

    /// What a segment of a laid tile is a part of; a city where there is no such segment.
    pub(crate) fn kind_at(&self, at: SegmentRef) -> FeatureKind {
        self.board
            .tile_at(at.pos)
            .and_then(|tile| tile.kind.spec().segments().get(at.segment as usize))
            .map_or(FeatureKind::City, |segment| segment.kind)
    }

    /// What a feature that is no field is worth as it stands (B4.3, B4.6 to B4.8; incomplete B5).
    pub(crate) fn worth(&self, name: Name, kind: FeatureKind) -> ScoreExpr {
        let open = self.features.open(name);
        if kind == FeatureKind::Monastery {
            return ScoreExpr::of(Unit::Surroundings, SURROUNDINGS - open, 1);
        }
        let (tiles, coats) = (self.features.tile_count(name), self.features.coats(name));
        let (each_tile, each_coat) = match kind {
            FeatureKind::City if open > 0 => (1, 1),
            FeatureKind::City => (if tiles == 2 { self.rules.small_city_each } else { 2 }, 2),
            _ => (1, 0),
        };
        ScoreExpr::of(Unit::Tiles, tiles, each_tile).and_coats(coats, each_coat)
    }

    /// The tiles of a feature that is no field; of a monastery, which is at `pos`, also those around it.
    pub(crate) fn tiles_of(&self, name: Name, kind: FeatureKind, pos: Pos) -> TileSet {
        let around = (kind == FeatureKind::Monastery).then(|| pos.around()).into_iter().flatten();
        let around: TileSet = around.filter_map(|cell| self.board.index_at(cell)).collect();
        self.features.tiles(name).union(around)
    }
}

/// Everybody with the most meeples; nobody where there is none.
pub(crate) fn majority(holders: ByPlayer<u8>) -> PlayerSet {
    let counts = holders.first(crate::player::MAX_PLAYERS);
    let most = counts.iter().copied().max().unwrap_or(0);
    if most == 0 {
        return PlayerSet::EMPTY;
    }
    Player::first(counts.len()).filter(|&player| holders[player] == most).collect()
}
