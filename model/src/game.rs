//! A position and the steps of a turn, up to the claim.

use std::fmt::{self, Display};

use crate::board::{AROUND, Board};
use crate::difference::Difference;
use crate::flood::{Feature, flood};
use crate::goals::Tally;
use crate::line::{Home, Mode, Reason, Start, Teacher};
use crate::look::{FeatureKind, Segment};
use crate::placing::{Placement, placements};
use crate::setup;
use crate::table::TileKind;

/// A meeple on the table.
#[derive(Clone, Copy, Debug)]
pub struct Meeple {
    /// Whose.
    pub player: usize,
    /// On which tile.
    pub tile: usize,
    /// On which segment of it.
    pub segment: usize,
}

/// A game in progress. What a trace may not know beforehand is worked out from these fields each time.
#[derive(Clone, Debug)]
pub struct Game {
    /// Solo or classic.
    pub mode: Mode,
    /// What a city of two tiles is worth.
    pub small_city: i64,
    /// The tiles.
    pub board: Board,
    /// The meeples on the tiles.
    pub meeples: Vec<Meeple>,
    /// Meeples left, by player.
    pub supply: Vec<usize>,
    /// Points, by player.
    pub scores: Vec<i64>,
    /// Where the teacher is; `None` without the school.
    pub teacher: Option<Teacher>,
    /// What was scored so far, as far as goals ask.
    pub tally: Tally,
    /// Face-down tiles, the next one last; one stack, or one for each colour.
    pub stacks: Vec<Vec<TileKind>>,
    player: usize,
    must_claim: bool,
}

/// What happens next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// A player has a tile to place.
    Turn {
        /// Who.
        player: usize,
        /// Tiles drawn before it that fit nowhere.
        set_aside: Vec<TileKind>,
        /// The tile.
        tile: TileKind,
        /// Where it may go.
        placements: Vec<Placement>,
    },
    /// A colour has no tile while another stack still holds some.
    Skip {
        /// Who.
        player: usize,
        /// Its last tiles, which fit nowhere.
        set_aside: Vec<TileKind>,
    },
    /// The game is over.
    End {
        /// Why.
        reason: Reason,
        /// The last tiles of all, which fit nowhere.
        set_aside: Vec<TileKind>,
    },
}

impl Display for Next {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Next::Turn { player, set_aside, tile, .. } => {
                write!(f, "a turn of player {player} with {tile:?} after {set_aside:?}")
            }
            Next::Skip { player, set_aside } => {
                write!(f, "a skip of player {player} after {set_aside:?}")
            }
            Next::End { reason, set_aside } => {
                write!(f, "the end by {reason:?} after {set_aside:?}")
            }
        }
    }
}

impl Game {
    /// The game of a `start` line.
    ///
    /// # Errors
    ///
    /// If the line does not describe a game of these rules.
    pub fn new(start: &Start) -> Result<Game, Difference> {
        let mut stacks = setup::stacks(start)?;
        for stack in &mut stacks {
            stack.reverse();
        }
        Ok(Game {
            mode: start.mode,
            small_city: start.small_city,
            board: setup::table(start.school),
            meeples: Vec::new(),
            supply: vec![start.meeples; start.players.len()],
            scores: start.scores.clone(),
            teacher: start.school.map(|_| Teacher::Home(Home::School)),
            tally: Tally::default(),
            stacks,
            player: 0,
            must_claim: false,
        })
    }

    /// Draws for the player whose turn it is and passes the turn on.
    pub fn draw(&mut self) -> Next {
        if self.must_claim {
            return Next::End { reason: Reason::MustClaim, set_aside: Vec::new() };
        }
        let player = self.player;
        let own = match self.mode {
            Mode::Solo => player,
            Mode::Classic => 0,
        };
        let mut set_aside = Vec::new();
        while let Some(tile) = self.stacks[own].pop() {
            let placements = placements(&self.board, tile);
            if placements.is_empty() {
                set_aside.push(tile);
                continue;
            }
            self.player = (player + 1) % self.scores.len();
            return Next::Turn { player, set_aside, tile, placements };
        }
        if self.stacks.iter().all(Vec::is_empty) {
            return Next::End { reason: Reason::LastTile, set_aside };
        }
        self.player = (player + 1) % self.scores.len();
        Next::Skip { player, set_aside }
    }

    /// Lays a tile and returns its index and the features of its segments, in the order of its look.
    pub fn place(&mut self, kind: TileKind, [x, y, rotation]: Placement) -> (usize, Vec<Feature>) {
        let rotation = usize::try_from(rotation).unwrap_or(0);
        let tile = self.board.lay(kind, x, y, rotation);
        let segments = 0..self.segments(tile).len();
        (tile, segments.map(|segment| flood(&self.board, tile, segment)).collect())
    }

    /// The segments of a tile on the table.
    pub fn segments(&self, tile: usize) -> &'static [Segment] {
        &self.board.tiles()[tile].look.segments
    }

    /// Meeples in a feature, by player.
    pub fn meeples_in(&self, feature: &Feature) -> Vec<usize> {
        let mut counts = vec![0; self.scores.len()];
        for meeple in self.meeples.iter().filter(|meeple| feature.contains(meeple.tile, meeple.segment)) {
            counts[meeple.player] += 1;
        }
        counts
    }

    /// Which of a tile's features a meeple could claim: nobody is in them, and in solo they are no fields.
    pub fn free(&self, features: &[Feature]) -> Vec<usize> {
        let claimable = |feature: &Feature| {
            let field = feature.kind == FeatureKind::Field && self.mode == Mode::Solo;
            !field && self.meeples_in(feature).iter().all(|&count| count == 0)
        };
        (0..features.len()).filter(|&segment| claimable(&features[segment])).collect()
    }

    /// Whether a meeple has to be placed; only in solo.
    pub fn claim_due(&self, free: &[usize]) -> bool {
        self.mode == Mode::Solo && !free.is_empty()
    }

    /// Places a meeple, or none. A meeple that is due and not there ends the game after this turn.
    pub fn claim(&mut self, player: usize, tile: usize, free: &[usize], segment: Option<usize>) {
        match segment {
            Some(segment) => {
                self.supply[player] = self.supply[player].saturating_sub(1);
                self.meeples.push(Meeple { player, tile, segment });
            }
            None => self.must_claim = self.claim_due(free),
        }
    }

    /// The features which this tile completed: its own first, then monasteries round it.
    pub fn completed(&self, tile: usize, features: &[Feature]) -> Vec<Completed> {
        let mut found: Vec<Completed> = Vec::new();
        for (segment, feature) in features.iter().enumerate() {
            let known = found.iter().any(|other| other.feature.contains(tile, segment));
            if feature.kind != FeatureKind::Field && feature.complete() && !known {
                let inside = self.segments(tile).iter().enumerate().filter(|&(other, _)| feature.contains(tile, other));
                let names = inside.map(|(_, segment)| segment.name.clone()).collect();
                found.push(Completed { names, feature: feature.clone() });
            }
        }
        let laid = &self.board.tiles()[tile];
        for (dx, dy) in AROUND {
            let (x, y) = (laid.x + dx, laid.y + dy);
            let Some(other) = self.board.at(x, y) else {
                continue;
            };
            let Some(monastery) = self.board.tiles()[other].look.monastery() else {
                continue;
            };
            let feature = flood(&self.board, other, monastery);
            if feature.complete() {
                found.push(Completed { names: vec![format!("monastery@{x},{y}")], feature });
            }
        }
        found
    }
}

/// A feature completed by the tile just placed.
#[derive(Clone, Debug)]
pub struct Completed {
    /// The names it may go by: every segment of the placed tile in it, or the cell of another tile's monastery.
    pub names: Vec<String>,
    /// The feature itself.
    pub feature: Feature,
}
