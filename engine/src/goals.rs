//! The fourteen goals of the Solo rule sheet (docs/RULES.md S7).

use crate::event::Scoring;
use crate::tile::FeatureKind;
use core::fmt;

/// One of the fourteen goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Goal(u8);

/// The value a feature must have, and how many colours must get it.
struct FeatureGoal {
    goal: u8,
    kind: FeatureKind,
    at_least: u16,
    at_most: u16,
    colours: usize,
}

/// Goals that a single scoring meets.
const FEATURE_GOALS: [FeatureGoal; 8] = {
    use FeatureKind::{City, Road};
    const fn goal(goal: u8, kind: FeatureKind, at_least: u16, at_most: u16, colours: usize) -> FeatureGoal {
        FeatureGoal { goal, kind, at_least, at_most, colours }
    }
    [
        goal(1, Road, 10, u16::MAX, 1),
        goal(2, Road, 10, u16::MAX, 2),
        goal(3, Road, 10, u16::MAX, 3),
        goal(4, Road, 5, 5, 3),
        goal(5, City, 16, u16::MAX, 1),
        goal(6, City, 16, u16::MAX, 2),
        goal(7, City, 16, u16::MAX, 3),
        goal(8, City, 8, 10, 3),
    ]
};

/// Goal and the number of monasteries that must pay.
const MONASTERY_GOALS: [(u8, u8); 2] = [(9, 3), (10, 4)];

/// Goal and the result it asks for.
const RESULT_GOALS: [(u8, u16); 3] = [(11, 40), (12, 50), (13, 60)];

/// All tiles used.
const ALL_TILES: Goal = Goal(14);

impl Goal {
    /// All fourteen.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=14).map(Self)
    }

    /// 1 to 14, as on the rule sheet.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "G{}", self.0)
    }
}

/// The goals met so far in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goals {
    met: u16,
    monasteries: u8,
}

impl Goals {
    /// Whether `goal` is met.
    pub const fn contains(self, goal: Goal) -> bool {
        self.met & 1 << goal.0 != 0
    }

    /// The goals met, by number.
    pub fn iter(self) -> impl Iterator<Item = Goal> {
        Goal::all().filter(move |&goal| self.contains(goal))
    }

    /// Monasteries that have paid.
    pub const fn monasteries(self) -> u8 {
        self.monasteries
    }

    fn meet(&mut self, goal: u8) {
        self.met |= 1 << goal;
    }

    /// Judges a scoring. One that pays nobody meets nothing.
    pub(crate) fn judge_scoring(&mut self, scoring: &Scoring) {
        if scoring.receivers.is_empty() {
            return;
        }
        if scoring.kind == FeatureKind::Monastery {
            self.monasteries += 1;
            for (goal, count) in MONASTERY_GOALS {
                if self.monasteries >= count {
                    self.meet(goal);
                }
            }
        }
        let (points, colours) = (scoring.worth.points(), scoring.receivers.len());
        for goal in &FEATURE_GOALS {
            if goal.kind == scoring.kind && (goal.at_least..=goal.at_most).contains(&points) && colours >= goal.colours
            {
                self.meet(goal.goal);
            }
        }
    }

    /// Judges the end of a game.
    pub(crate) fn judge_end(&mut self, result: u16, all_tiles_used: bool) {
        for (goal, least) in RESULT_GOALS {
            if result >= least {
                self.meet(goal);
            }
        }
        if all_tiles_used {
            self.meet(ALL_TILES.0);
        }
    }
}
