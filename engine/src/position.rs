//! A position: what lies on the table, without the stacks and without whose turn it is.

use crate::board::{Board, PlacedTile, SegmentRef, TileIndex};
use crate::claims::Claims;
use crate::event::Sink;
use crate::expansion::{self, Hooks};
use crate::feature::{Features, Fields, NOTHING, Name};
use crate::geometry::{Pos, Rotation, Side};
use crate::goals::Goals;
use crate::moves::Placement;
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::ruleset::Ruleset;
use crate::tile::{NONE, Oriented, SegmentIndex, TileKind};

/// The most meeples that can be on a board: seven for each of five.
pub(crate) const MAX_MEEPLES: usize = 35;

/// The most monasteries on a board.
const MAX_MONASTERIES: usize = 6;

/// A meeple on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeple {
    /// Whose it is.
    pub player: Player,
    /// The tile it stands on.
    pub tile: TileIndex,
    /// The segment it stands on.
    pub segment: SegmentIndex,
    pub(crate) is_farmer: bool,
    /// The number of the segment among those of its sort on the tile.
    lane: u8,
}

/// A monastery on the board.
#[derive(Clone, Copy)]
struct Monastery {
    pos: Pos,
    tile: TileIndex,
    segment: SegmentIndex,
    /// Its name, which stays: monasteries never join.
    name: Name,
}

/// What lies on the table. Cheap to clone: fixed arrays throughout, copied as one block.
#[derive(Clone, Copy)]
pub struct Position {
    pub(crate) rules: Ruleset,
    pub(crate) board: Board,
    pub(crate) features: Features,
    pub(crate) fields: Fields,
    meeples: [Meeple; MAX_MEEPLES],
    meeple_count: u8,
    monasteries: [Monastery; MAX_MONASTERIES],
    monastery_count: u8,
    pub(crate) scores: ByPlayer<u16>,
    pub(crate) supply: ByPlayer<u8>,
    pub(crate) goals: Goals,
    pub(crate) expansions: expansion::State,
}

impl Position {
    /// The table before the first turn: the start tile, and what the expansions lay beside it.
    pub fn new(rules: Ruleset, expansions: expansion::State) -> Self {
        let mut position = Self::empty(rules, expansions);
        position.lay(TileKind::START, Placement { pos: Pos::ORIGIN, rotation: Rotation::new(0) });
        for &(kind, placement) in position.expansions.start_tiles() {
            position.lay(kind, placement);
        }
        position.expansions.set_up(position.board.tiles());
        position
    }

    /// An empty table.
    pub(crate) fn empty(rules: Ruleset, expansions: expansion::State) -> Self {
        let players = rules.players;
        let nobody = Meeple { player: Player::FIRST, tile: 0, segment: 0, is_farmer: false, lane: 0 };
        Self {
            rules,
            board: Board::new(),
            features: Features::new(),
            fields: Fields::new(),
            meeples: [nobody; MAX_MEEPLES],
            meeple_count: 0,
            monasteries: [Monastery { pos: Pos::ORIGIN, tile: 0, segment: 0, name: NOTHING }; MAX_MONASTERIES],
            monastery_count: 0,
            scores: ByPlayer::from_fn(|p| {
                let steps = u16::from(rules.score_step) * u16::try_from(p.index()).unwrap_or(0);
                if p.index() < players.into() { u16::from(rules.first_score) + steps } else { 0 }
            }),
            supply: ByPlayer::from_fn(|p| if p.index() < players.into() { rules.meeples } else { 0 }),
            goals: Goals::default(),
            expansions,
        }
    }

    /// The rules in force.
    pub fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The placed tiles and the cells beside them.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The players in turn order.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + Clone + use<> {
        Player::first(self.rules.players.into())
    }

    /// The scores on the track.
    pub fn scores(&self) -> &ByPlayer<u16> {
        &self.scores
    }

    /// The meeples each player has left to place.
    pub fn supply(&self) -> &ByPlayer<u8> {
        &self.supply
    }

    /// The goals met so far; none in a game without goals.
    pub fn goals(&self) -> Goals {
        self.goals
    }

    /// What the expansions keep.
    pub fn expansions(&self) -> &expansion::State {
        &self.expansions
    }

    /// The meeples on the board, those placed first first.
    pub fn meeples(&self) -> &[Meeple] {
        &self.meeples[..self.meeple_count as usize]
    }

    /// The lowest score, and everybody who has it.
    pub fn last(&self) -> (u16, PlayerSet) {
        let lowest = self.players().map(|p| self.scores[p]).min().unwrap_or(0);
        (lowest, self.players().filter(|&p| self.scores[p] == lowest).collect())
    }

    /// The result if the game ended with these scores, and whose it is: in Solo the lowest (S5.6), else the highest.
    pub fn result(&self) -> (u16, PlayerSet) {
        if self.rules.goals {
            return self.last();
        }
        let best = self.players().map(|p| self.scores[p]).max().unwrap_or(0);
        (best, self.players().filter(|&p| self.scores[p] == best).collect())
    }

    /// The tile that was laid last.
    pub fn newest(&self) -> (TileIndex, &PlacedTile) {
        let tiles = self.board.tiles();
        #[allow(clippy::cast_possible_truncation, reason = "fewer than 256 tiles; the start tile always lies")]
        (tiles.len() as u8 - 1, &tiles[tiles.len() - 1])
    }

    /// Lays a tile without any check and joins its segments to what lies around.
    #[inline]
    pub(crate) fn lay(&mut self, kind: TileKind, placement: Placement) -> TileIndex {
        let tile = PlacedTile { kind, placement };
        let oriented = tile.oriented();
        self.features.grow(oriented);
        if self.rules.fields {
            self.fields.grow(oriented);
        }
        let Self { board, features, fields, .. } = self;
        let index = board.lay(tile, |side, tiles, neighbour| {
            let joint = Joint { side, tiles, oriented: [oriented, neighbour.oriented()] };
            if joint.matches() {
                joint.join_features(features);
                if self.rules.fields {
                    joint.join_fields(fields);
                }
            }
        });
        self.surround(placement.pos);
        if oriented.monastery != NONE {
            self.found_monastery(index, placement.pos, oriented.monastery);
        }
        index
    }

    /// Counts the new tile for the monasteries beside it.
    #[inline]
    fn surround(&mut self, pos: Pos) {
        for monastery in &self.monasteries[..self.monastery_count as usize] {
            self.features.surround(monastery.name, monastery.pos.touches(pos));
        }
    }

    fn found_monastery(&mut self, tile: TileIndex, pos: Pos, segment: SegmentIndex) {
        let name = self.features.name(tile, segment);
        self.monasteries[self.monastery_count as usize] = Monastery { pos, tile, segment, name };
        self.monastery_count += 1;
        for cell in pos.around() {
            self.features.surround(name, self.board.index_at(cell).is_some());
        }
    }

    /// The completed monasteries beside `pos`: their name, tile and segment, in the order of placement.
    #[inline]
    pub(crate) fn monasteries_completed_beside(
        &self,
        pos: Pos,
    ) -> impl Iterator<Item = (Name, TileIndex, SegmentIndex)> {
        self.monasteries[..self.monastery_count as usize]
            .iter()
            .filter(move |monastery| self.features.open(monastery.name) == 0 && monastery.pos.touches(pos))
            .map(|&Monastery { name, tile, segment, .. }| (name, tile, segment))
    }

    /// The segments of the newest tile whose whole feature holds no meeple (B3.2, S3.2).
    /// Fields are among them only in a game with fields.
    #[inline]
    pub fn free_segments(&self) -> Claims {
        let (index, tile) = self.newest();
        let mut free = self.features.free(index);
        if self.rules.fields {
            free |= self.fields.free(index) << tile.oriented().features;
        }
        Claims::new(free)
    }

    /// Puts a meeple of `player` on a segment; the supply is the caller's matter.
    #[inline]
    pub(crate) fn station(&mut self, player: Player, tile: TileIndex, segment: SegmentIndex) {
        let features = self.board.tiles()[tile as usize].oriented().features;
        let is_farmer = segment >= features;
        let lane = if is_farmer { segment - features } else { segment };
        let meeple = Meeple { player, tile, segment, is_farmer, lane };
        if is_farmer {
            self.fields.occupy(self.field_of(meeple));
        } else {
            self.features.set_free(self.feature_of(meeple), false);
        }
        self.meeples[self.meeple_count as usize] = meeple;
        self.meeple_count += 1;
    }

    /// The feature that a meeple stands in who is no farmer.
    #[inline]
    pub(crate) fn feature_of(&self, meeple: Meeple) -> Name {
        self.features.name(meeple.tile, meeple.lane)
    }

    /// The field that a farmer stands in.
    #[inline]
    pub(crate) fn field_of(&self, farmer: Meeple) -> Name {
        self.fields.name(farmer.tile, farmer.lane)
    }

    /// Counts the meeples in a feature that is no field.
    #[inline]
    pub(crate) fn holders(&self, name: Name) -> ByPlayer<u8> {
        self.count(|meeple| !meeple.is_farmer && self.feature_of(*meeple) == name)
    }

    /// Counts the farmers in a field.
    pub(crate) fn farmers(&self, name: Name) -> ByPlayer<u8> {
        self.count(|meeple| meeple.is_farmer && self.field_of(*meeple) == name)
    }

    #[inline]
    fn count(&self, belongs: impl Fn(&Meeple) -> bool) -> ByPlayer<u8> {
        let mut counts = ByPlayer::default();
        for meeple in self.meeples() {
            counts[meeple.player] += u8::from(belongs(meeple));
        }
        counts
    }

    /// Sends the meeples of a completed feature home.
    #[inline]
    pub(crate) fn send_home<S: Sink>(&mut self, name: Name, sink: &mut S) {
        let mut kept = 0;
        for i in 0..self.meeple_count as usize {
            let meeple = self.meeples[i];
            if !meeple.is_farmer && self.feature_of(meeple) == name {
                self.supply[meeple.player] += 1;
                if S::LISTENS {
                    sink.accept(crate::event::Event::MeepleReturned {
                        player: meeple.player,
                        from: self.segment_of(&meeple),
                    });
                }
            } else {
                self.meeples[kept] = meeple;
                kept += 1;
            }
        }
        #[allow(clippy::cast_possible_truncation, reason = "at most MAX_MEEPLES")]
        {
            self.meeple_count = kept as u8;
        }
        self.features.set_free(name, true);
    }

    /// Where a meeple stands.
    pub fn segment_of(&self, meeple: &Meeple) -> SegmentRef {
        SegmentRef { pos: self.board.tiles()[meeple.tile as usize].placement.pos, segment: meeple.segment }
    }

    /// Whether there is room for one more tile of `kind`; always so within the box.
    pub(crate) fn has_room_for(&self, kind: TileKind) -> bool {
        let has_monastery = kind.oriented(Rotation::new(0)).monastery != NONE;
        self.board.has_room()
            && self.features.has_room()
            && self.fields.has_room()
            && (!has_monastery || usize::from(self.monastery_count) < MAX_MONASTERIES)
    }
}

/// Where a new tile, the first of two, meets another.
struct Joint {
    /// The side of the new tile.
    side: Side,
    tiles: [TileIndex; 2],
    oriented: [&'static Oriented; 2],
}

impl Joint {
    /// Only in positions set up by hand can edges meet that do not match. They stay apart.
    #[inline]
    fn matches(&self) -> bool {
        let [here, there] = self.oriented;
        here.edges[self.side.index()] == there.edges[self.side.opposite().index()]
    }

    #[inline]
    fn join_features(&self, features: &mut Features) {
        let ([tile, other], [here, there]) = (self.tiles, self.oriented);
        let (near, far) = (self.side.index(), self.side.opposite().index());
        features.meet(features.name(tile, here.middle[near]), features.name(other, there.middle[far]));
    }

    #[inline]
    fn join_fields(&self, fields: &mut Fields) {
        let ([tile, other], [here, there]) = (self.tiles, self.oriented);
        let (near, far) = (self.side.index(), self.side.opposite().index());
        fields.meet(fields.name(tile, here.left[near]), fields.name(other, there.right[far]));
        fields.meet(fields.name(tile, here.right[near]), fields.name(other, there.left[far]));
    }
}
