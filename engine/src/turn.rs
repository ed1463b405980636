//! The ordered steps of a turn: place, claim, complete, score, return.

use crate::board::{SegmentRef, TileIndex};
use crate::event::{Event, Scoring, Sink};
use crate::expansion::Hooks;
use crate::feature::Node;
use crate::moves::{Choice, MAX_COMPLETED};
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::position::Position;
use crate::ruleset::{Claiming, Payout};
use crate::score::{ScoreExpr, Unit};
use crate::tile::{FeatureKind, SegmentIndex};

/// The features that the newest tile completed, in the engine's own order: its segments, then the monasteries around it.
#[derive(Clone, Copy)]
pub(crate) struct Completed {
    items: [(Node, TileIndex, SegmentIndex); MAX_COMPLETED],
    len: u8,
}

impl Completed {
    #[inline]
    fn push(&mut self, item: (Node, TileIndex, SegmentIndex)) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    #[inline]
    fn roots(&self) -> impl Iterator<Item = Node> {
        self.items[..self.len as usize].iter().map(|&(root, ..)| root)
    }

    pub fn len(&self) -> u8 {
        self.len
    }
}

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
        let mut segments = self.features.survey(tile.first_feature, tile.oriented().features).completed;
        while segments != 0 {
            #[allow(clippy::cast_possible_truncation, reason = "below 8")]
            let segment = segments.trailing_zeros() as u8;
            segments &= segments - 1;
            let root = self.features.find(tile.first_feature + segment);
            if completed.roots().all(|other| other != root) {
                completed.push((root, index, segment));
            }
        }
        for (other, node) in self.monasteries_beside(tile.placement.pos) {
            if self.features.open(node) == 0 {
                let first = self.board.tiles()[other as usize].first_feature;
                completed.push((node, other, node - first));
            }
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
        expansions.scoring_begins(&self.features, completed.roots());
        for item in choice.order.of(completed.len) {
            let (root, tile, segment) = completed.items[item as usize];
            let mut scoring = self.appraise(root, self.segment_ref(tile, segment));
            if !scoring.receivers.is_empty() {
                scoring.copied_by = expansions.feature_pays(choice.pick.is_none_or(|pick| pick == item));
                self.pay(&scoring);
            }
            sink.accept(Event::FeatureCompleted(scoring));
            self.send_home(root, sink);
        }
        if let Some(event) = expansions.scoring_ended(player) {
            sink.accept(Event::Expansion(event));
        }
        self.expansions = expansions;
    }

    /// Works out what a completed feature is worth and who gets it, as the scores stand now.
    #[inline]
    pub(crate) fn appraise(&self, root: Node, at: SegmentRef) -> Scoring {
        let holders = if self.features.is_occupied(root) { self.holders(root) } else { ByPlayer::default() };
        let majority = majority(holders);
        let (_, last) = self.last();
        let receivers = match self.rules.payout {
            Payout::Majority => majority,
            Payout::MajorityWithLast if majority.meets(last) => majority,
            Payout::MajorityWithLast => PlayerSet::EMPTY,
        };
        let kind = self.kind_at(at);
        let worth = self.worth(root, kind);
        Scoring {
            at,
            kind,
            tiles: self.features.tiles(root),
            worth,
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
    pub(crate) fn worth(&self, root: Node, kind: FeatureKind) -> ScoreExpr {
        let tiles = self.features.tiles(root).len();
        match kind {
            FeatureKind::City if self.features.open(root) > 0 => {
                ScoreExpr::of(Unit::Tiles, tiles, 1).and_coats(self.features.coats(root), 1)
            }
            FeatureKind::City => {
                let each = if tiles == 2 { self.rules.small_city_each } else { 2 };
                ScoreExpr::of(Unit::Tiles, tiles, each).and_coats(self.features.coats(root), 2)
            }
            FeatureKind::Monastery => ScoreExpr::of(Unit::Surroundings, tiles, 1),
            FeatureKind::Road | FeatureKind::Field => ScoreExpr::of(Unit::Tiles, tiles, 1),
        }
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
