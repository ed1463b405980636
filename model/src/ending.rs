//! The final counts.

use crate::difference::{Difference, differs, same, same_set};
use crate::flood::{Feature, flood};
use crate::game::Game;
use crate::line::{Counted, Remaining};
use crate::value;

/// What a meeple is worth in the final count of a solo game.
const PER_MEEPLE: i64 = 2;

impl Game {
    /// The colours that still have a meeple to count and are last just now.
    pub fn countable(&self) -> Vec<usize> {
        let mut last = value::last(&self.scores);
        last.retain(|&player| self.meeples.iter().any(|meeple| meeple.player == player));
        last
    }

    /// Counts one meeple of a colour and takes it off the table.
    pub fn count_meeple(&mut self, player: usize) -> Counted {
        if let Some(index) = self.meeples.iter().position(|meeple| meeple.player == player) {
            self.meeples.swap_remove(index);
        }
        self.scores[player] += PER_MEEPLE;
        Counted { player, points: PER_MEEPLE }
    }

    /// Follows the final count of a solo game: any order will do in which each colour is last when it is counted, but
    /// it has to go on as long as anything can be counted.
    ///
    /// # Errors
    ///
    /// At the first meeple that should not be counted, or if one is left that should.
    pub fn follow_count(&mut self, counted: &[Counted]) -> Result<(), Difference> {
        for (place, came) in counted.iter().enumerate() {
            let countable = self.countable();
            if !countable.contains(&came.player) {
                let expected = format!("a meeple of one of {countable:?}");
                return differs(&format!("final, entry {}", place + 1), expected, format!("{came:?}"));
            }
            let expected = self.count_meeple(came.player);
            same(&format!("final, entry {}", place + 1), &expected, came)?;
        }
        same("players whose meeples are left out of the final count", &Vec::new(), &self.countable())
    }

    /// The features and fields that hold meeples, each once.
    pub fn occupied(&self) -> Vec<Feature> {
        let mut found: Vec<Feature> = Vec::new();
        for meeple in &self.meeples {
            if !found.iter().any(|feature| feature.contains(meeple.tile, meeple.segment)) {
                found.push(flood(&self.board, meeple.tile, meeple.segment));
            }
        }
        found
    }

    /// The line of the classic final count for one such feature, and its points added.
    pub fn count_feature(&mut self, feature: &Feature) -> Remaining {
        let (tile, segment) = feature.segments[0];
        let laid = &self.board.tiles()[tile];
        let at = (laid.x, laid.y, laid.look.segments[segment].name.clone());
        let points = value::unfinished(&self.board, feature);
        let receivers = value::majority(&self.meeples_in(feature));
        for &player in &receivers {
            self.scores[player] += points;
        }
        Remaining { kind: feature.kind, at, points, receivers }
    }

    /// Follows the final count of a classic game, in any order.
    ///
    /// # Errors
    ///
    /// If a feature is missing, comes twice, holds nobody, or is counted wrongly.
    pub fn follow_features(&mut self, counted: &[Remaining]) -> Result<(), Difference> {
        let mut left = self.occupied();
        for came in counted {
            let what = format!("final, {:?}", came.at);
            let (x, y, name) = &came.at;
            let place = self.board.at(*x, *y).and_then(|tile| {
                let segment = self.segments(tile).iter().position(|segment| segment.name == *name)?;
                left.iter().position(|feature| feature.contains(tile, segment))
            });
            let Some(place) = place else {
                return differs(&what, "a feature that holds meeples and was not counted yet", came.at.2.as_str());
            };
            let feature = left.swap_remove(place);
            let expected = self.count_feature(&feature);
            same(&format!("{what}, kind"), &expected.kind, &came.kind)?;
            same(&format!("{what}, points"), &expected.points, &came.points)?;
            // Whether nothing at all is received by somebody or by nobody is left open.
            if expected.points != 0 || !came.receivers.is_empty() {
                same_set(&format!("{what}, receivers"), &expected.receivers, &came.receivers)?;
            }
        }
        let missing: Vec<_> = left.iter().map(|feature| self.count_feature(feature)).collect();
        same("features left out of the final count", &Vec::new(), &missing)
    }

    /// The players with most points.
    pub fn winners(&self) -> Vec<usize> {
        let most = self.scores.iter().max();
        (0..self.scores.len()).filter(|&player| Some(&self.scores[player]) == most).collect()
    }

    /// The score of the last colour.
    pub fn result(&self) -> i64 {
        self.scores.iter().copied().min().unwrap_or(0)
    }

    /// The goals met.
    pub fn goals(&self) -> Vec<String> {
        self.tally.goals(self.result(), self.stacks.iter().all(Vec::is_empty))
    }
}
