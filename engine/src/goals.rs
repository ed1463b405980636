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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::SegmentRef;
    use crate::feature::TileSet;
    use crate::geometry::Pos;
    use crate::player::{ByPlayer, Player, PlayerSet};
    use crate::score::{ScoreExpr, Unit};

    /// A scoring worth `points` that pays so many colours, and is copied by one more.
    fn scoring(kind: FeatureKind, points: u8, colours: usize) -> Scoring {
        let receivers: PlayerSet = Player::first(colours).collect();
        Scoring {
            at: SegmentRef { pos: Pos::ORIGIN, segment: 0 },
            kind,
            tiles: TileSet::default(),
            worth: ScoreExpr::of(Unit::Tiles, points, 1),
            holders: ByPlayer::default(),
            majority: receivers,
            last: receivers,
            receivers,
            copied_by: Player::new(4),
        }
    }

    /// The goals met by some scorings.
    fn met(scorings: &[Scoring]) -> Vec<u8> {
        let mut goals = Goals::default();
        for scoring in scorings {
            goals.judge_scoring(scoring);
        }
        goals.iter().map(Goal::number).collect()
    }

    /// S7.1, S7.2, S7.3, S7.4; E3.12, E6.8: a copy is no colour that is paid.
    #[test]
    fn roads() {
        let road = |points, colours| met(&[scoring(FeatureKind::Road, points, colours)]);
        assert_eq!(road(9, 3), []);
        assert_eq!(road(10, 0), []);
        assert_eq!(road(10, 1), [1]);
        assert_eq!(road(12, 2), [1, 2]);
        assert_eq!(road(10, 3), [1, 2, 3]);
        assert_eq!(road(5, 2), []);
        assert_eq!(road(5, 3), [4]);
        assert_eq!(road(6, 3), []);
    }

    /// S7.5, S7.6, S7.7, S7.8.
    #[test]
    fn cities() {
        let city = |points, colours| met(&[scoring(FeatureKind::City, points, colours)]);
        assert_eq!(city(14, 3), []);
        assert_eq!(city(16, 0), []);
        assert_eq!(city(16, 1), [5]);
        assert_eq!(city(20, 2), [5, 6]);
        assert_eq!(city(16, 3), [5, 6, 7]);
        assert_eq!(city(8, 2), []);
        assert_eq!(city(8, 3), [8]);
        assert_eq!(city(10, 3), [8]);
        assert_eq!(city(12, 3), []);
    }

    /// S7.9, S7.10: those that pay nobody do not count.
    #[test]
    fn monasteries() {
        let monasteries = |paying: &[usize]| {
            met(&paying.iter().map(|&colours| scoring(FeatureKind::Monastery, 9, colours)).collect::<Vec<_>>())
        };
        assert_eq!(monasteries(&[1, 0, 1, 0]), []);
        assert_eq!(monasteries(&[1, 0, 1, 1]), [9]);
        assert_eq!(monasteries(&[1, 1, 1, 1]), [9, 10]);
    }

    /// S7.11, S7.12, S7.13, S7.14.
    #[test]
    fn the_end() {
        let end = |result, all| {
            let mut goals = Goals::default();
            goals.judge_end(result, all);
            goals.iter().map(Goal::number).collect::<Vec<_>>()
        };
        assert_eq!(end(39, false), []);
        assert_eq!(end(40, false), [11]);
        assert_eq!(end(50, false), [11, 12]);
        assert_eq!(end(60, true), [11, 12, 13, 14]);
        assert_eq!(end(0, true), [14]);
    }
}
