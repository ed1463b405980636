//! The School: six roads end at it, and whoever completes one takes the teacher (docs/RULES.md E1 to E6).

use super::{Hooks, Options, Parameter};
use crate::board::{PlacedTile, TileIndex};
use crate::feature::{Features, Name};
use crate::geometry::{Pos, Rotation};
use crate::moves::Placement;
use crate::player::Player;
use crate::tile::{LEFT_HALF, RIGHT_HALF, SegmentIndex, TileKind};

/// On which side of the start tile the school stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// To its west.
    Left,
    /// To its east.
    Right,
}

/// `school=left` or `school=right`.
pub(super) const PARAMETER: Parameter = Parameter {
    name: "school",
    values: &["left", "right"],
    read: |options| {
        options.school.map(|side| match side {
            Side::Left => "left",
            Side::Right => "right",
        })
    },
    write: |options: &mut Options, value| {
        options.school = match value {
            "left" => Some(Side::Left),
            "right" => Some(Side::Right),
            _ => None,
        }
    },
};

/// What happens to the teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// He goes with the player who completed a school road, from the school or from `from`.
    TeacherTaken {
        /// Who takes him.
        by: Player,
        /// Who held him, if anybody did.
        from: Option<Player>,
    },
}

/// Roads that end at the school.
const ROADS: usize = 6;

/// The school's roads and the whereabouts of the teacher.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct School {
    side: Side,
    holder: Option<Player>,
    /// The school's road segments, as far as its tiles lie.
    roads: [(TileIndex, SegmentIndex); ROADS],
    road_count: u8,
    /// The tile just placed completed one of them.
    road_completed: bool,
}

const UPRIGHT: Rotation = Rotation::new(0);

static LEFT: [(TileKind, Placement); 2] = pair(-2);
static RIGHT: [(TileKind, Placement); 2] = pair(1);

const fn pair(x: i8) -> [(TileKind, Placement); 2] {
    [
        (LEFT_HALF, Placement { pos: Pos::new(x, 0), rotation: UPRIGHT }),
        (RIGHT_HALF, Placement { pos: Pos::new(x + 1, 0), rotation: UPRIGHT }),
    ]
}

impl School {
    /// The teacher is in; the tiles do not lie yet.
    pub fn new(side: Side) -> Self {
        Self { side, holder: None, roads: [(0, 0); ROADS], road_count: 0, road_completed: false }
    }

    /// Who holds the teacher; nobody while he is at the school.
    pub fn holder(&self) -> Option<Player> {
        self.holder
    }

    /// On which side of the start tile it stands.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The cells of its two halves, the western one first.
    pub fn cells(&self) -> [Pos; 2] {
        let [(_, west), (_, east)] = match self.side {
            Side::Left => &LEFT,
            Side::Right => &RIGHT,
        };
        [west.pos, east.pos]
    }

    /// Gives the teacher to `holder` or back to the school, for positions that are set up by hand.
    pub fn give_teacher(&mut self, holder: Option<Player>) {
        self.holder = holder;
    }

    fn roads(&self) -> &[(TileIndex, SegmentIndex)] {
        &self.roads[..self.road_count as usize]
    }
}

impl Hooks for School {
    fn start_tiles(&self) -> &'static [(TileKind, Placement)] {
        match self.side {
            Side::Left => &LEFT,
            Side::Right => &RIGHT,
        }
    }

    fn set_up(&mut self, tiles: &[PlacedTile]) {
        let halves = (0..).zip(tiles).filter(|(_, tile)| matches!(tile.kind, LEFT_HALF | RIGHT_HALF));
        let roads = halves.flat_map(|(index, tile)| (0..tile.oriented().features).map(move |road| (index, road)));
        for (place, road) in self.roads.iter_mut().zip(roads) {
            *place = road;
            self.road_count += 1;
        }
    }

    fn scoring_begins(&mut self, features: &Features, mut completed: impl Iterator<Item = Name>) {
        let is_ours = |name| self.roads().iter().any(|&(tile, road)| features.name(tile, road) == name);
        self.road_completed = completed.any(is_ours);
    }

    fn feature_pays(&mut self, picked: bool) -> Option<Player> {
        if picked { self.holder.take() } else { None }
    }

    fn picker(&self) -> Option<Player> {
        self.holder
    }

    fn scoring_ended(&mut self, by: Player) -> Option<super::Event> {
        if !core::mem::take(&mut self.road_completed) {
            return None;
        }
        let from = self.holder.replace(by);
        (from != Some(by)).then_some(super::Event::School(Event::TeacherTaken { by, from }))
    }
}
