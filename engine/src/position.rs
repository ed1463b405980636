//! A position: what lies on the table, without the stacks and without whose turn it is.

use crate::board::{Board, PlacedTile, SegmentRef, TileIndex};
use crate::event::Sink;
use crate::expansion::{self, Hooks};
use crate::feature::{Features, Fields, LANES, MAX_FEATURES, MAX_FIELDS, Node};
use crate::geometry::{Pos, Rotation, Side};
use crate::goals::Goals;
use crate::moves::Placement;
use crate::player::{ByPlayer, Player, PlayerSet};
use crate::ruleset::Ruleset;
use crate::tile::{self, NONE, SegmentIndex, TileKind};

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
    pub(crate) node: Node,
}

/// A set of segments of one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claims(u8);

impl Claims {
    /// Whether `segment` is in the set.
    pub const fn contains(self, segment: SegmentIndex) -> bool {
        segment < 8 && self.0 & 1 << segment != 0
    }

    /// Whether no segment is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many segments are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The segments in the order of the tile.
    pub fn iter(self) -> impl Iterator<Item = SegmentIndex> {
        (0..8).filter(move |&segment| self.contains(segment))
    }

    /// The `n`-th segment of the set, from 0.
    #[inline]
    #[allow(clippy::cast_possible_truncation, reason = "below 8")]
    pub fn nth(self, n: u32) -> Option<SegmentIndex> {
        let rest = (0..n.min(8)).fold(self.0, |rest, _| rest & rest.wrapping_sub(1));
        (rest != 0).then_some(rest.trailing_zeros() as u8)
    }
}

/// What lies on the table. Cheap to clone: fixed arrays throughout.
#[derive(Clone)]
pub struct Position {
    pub(crate) rules: Ruleset,
    pub(crate) board: Board,
    pub(crate) features: Features,
    pub(crate) fields: Fields,
    meeples: [Meeple; MAX_MEEPLES],
    meeple_count: u8,
    monasteries: [(Pos, TileIndex, Node); MAX_MONASTERIES],
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
        let nobody = Meeple { player: Player::FIRST, tile: 0, segment: 0, is_farmer: false, node: 0 };
        Self {
            rules,
            board: Board::new(),
            features: Features::new(),
            fields: Fields::new(),
            meeples: [nobody; MAX_MEEPLES],
            meeple_count: 0,
            monasteries: [(Pos::ORIGIN, 0, 0); MAX_MONASTERIES],
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
    pub(crate) fn lay(&mut self, kind: TileKind, placement: Placement) -> TileIndex {
        let tile = PlacedTile { kind, placement, first_feature: self.features.len(), first_field: self.fields.len() };
        let (index, neighbours) = self.board.lay(tile);
        let oriented = tile.oriented();
        self.features.grow(oriented.features, index, oriented.open, oriented.coats);
        if self.rules.fields {
            self.fields.grow(oriented.fields);
        }
        for side in Side::ALL {
            if let Some(other) = neighbours[side.index()] {
                self.join_across(tile, side, other);
            }
        }
        self.surround(index, placement.pos);
        if oriented.monastery != NONE {
            self.found_monastery(index, placement.pos, tile.first_feature + oriented.monastery);
        }
        index
    }

    #[inline]
    fn join_across(&mut self, tile: PlacedTile, side: Side, other: TileIndex) {
        let other = &self.board.tiles()[other as usize];
        let (here, there) = (tile.oriented(), other.oriented());
        let (near, far) = (side.index(), side.opposite().index());
        // Only in positions set up by hand can edges meet that do not match. They stay apart.
        if here.edge(near) != there.edge(far) {
            return;
        }
        if here.middle[near] != NONE && there.middle[far] != NONE {
            self.features.meet(tile.first_feature + here.middle[near], other.first_feature + there.middle[far]);
        }
        if self.rules.fields && here.left[near] != NONE && there.right[far] != NONE {
            let (first, second) = (tile.first_field, other.first_field);
            self.fields.meet(first + here.left[near], second + there.right[far]);
            if here.middle[near] != NONE || here.left[near] != here.right[near] || there.left[far] != there.right[far] {
                self.fields.meet(first + here.right[near], second + there.left[far]);
            }
        }
    }

    /// Counts the new tile for the monasteries beside it.
    #[inline]
    fn surround(&mut self, index: TileIndex, pos: Pos) {
        for &(at, _, node) in &self.monasteries[..self.monastery_count as usize] {
            if at.touches(pos) {
                self.features.surround(node, index);
            }
        }
    }

    fn found_monastery(&mut self, index: TileIndex, pos: Pos, node: Node) {
        self.monasteries[self.monastery_count as usize] = (pos, index, node);
        self.monastery_count += 1;
        for cell in pos.around() {
            if let Some(other) = self.board.index_at(cell) {
                self.features.surround(node, other);
            }
        }
    }

    /// The monasteries beside `pos`: their tile, node and whether they are complete, in the order of placement.
    pub(crate) fn monasteries_beside(&self, pos: Pos) -> impl Iterator<Item = (TileIndex, Node)> {
        self.monasteries[..self.monastery_count as usize]
            .iter()
            .filter(move |&&(at, _, _)| at.touches(pos))
            .map(|&(_, tile, node)| (tile, node))
    }

    /// The segments of the newest tile whose whole feature holds no meeple (B3.2, S3.2).
    /// Fields are among them only in a game with fields.
    #[inline]
    pub fn free_segments(&self) -> Claims {
        let (_, tile) = self.newest();
        let oriented = tile.oriented();
        let mut free = self.features.survey(tile.first_feature, oriented.features).free;
        if self.rules.fields {
            free |= self.fields.free(tile.first_field, oriented.fields) << oriented.features;
        }
        Claims(free)
    }

    /// Puts a meeple of `player` on a segment; the supply is the caller's matter.
    #[inline]
    pub(crate) fn station(&mut self, player: Player, tile: TileIndex, segment: SegmentIndex) {
        let placed = &self.board.tiles()[tile as usize];
        let features = placed.oriented().features;
        let is_farmer = segment >= features;
        let node = if is_farmer { placed.first_field + segment - features } else { placed.first_feature + segment };
        if is_farmer {
            let root = self.fields.find(node);
            self.fields.occupy(root);
        } else {
            let root = self.features.find(node);
            self.features.set_occupied(root, true);
        }
        self.meeples[self.meeple_count as usize] = Meeple { player, tile, segment, is_farmer, node };
        self.meeple_count += 1;
    }

    /// Counts the meeples in a feature that is no field.
    #[inline]
    pub(crate) fn holders(&self, root: Node) -> ByPlayer<u8> {
        self.count(|meeple| !meeple.is_farmer && self.features.find(meeple.node) == root)
    }

    /// Counts the farmers in a field.
    pub(crate) fn farmers(&self, root: Node) -> ByPlayer<u8> {
        self.count(|meeple| meeple.is_farmer && self.fields.find(meeple.node) == root)
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
    pub(crate) fn send_home<S: Sink>(&mut self, root: Node, sink: &mut S) {
        let mut kept = 0;
        for i in 0..self.meeple_count as usize {
            let meeple = self.meeples[i];
            if !meeple.is_farmer && self.features.find(meeple.node) == root {
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
        self.features.set_occupied(root, false);
    }

    /// Where a meeple stands.
    pub fn segment_of(&self, meeple: &Meeple) -> SegmentRef {
        SegmentRef { pos: self.board.tiles()[meeple.tile as usize].placement.pos, segment: meeple.segment }
    }

    /// Whether there is room for one more tile of `kind`; always so within the box.
    pub(crate) fn has_room_for(&self, kind: TileKind) -> bool {
        let has_monastery = tile::ORIENTED[kind.index()][0].monastery != NONE;
        self.board.has_room()
            && usize::from(self.features.len()) + LANES <= MAX_FEATURES
            && usize::from(self.fields.len()) + LANES <= MAX_FIELDS
            && (!has_monastery || usize::from(self.monastery_count) < MAX_MONASTERIES)
    }
}
