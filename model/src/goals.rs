//! The fourteen goals of the solo game.

use crate::look::FeatureKind;

/// What completed features paid so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    met: Vec<&'static str>,
    monasteries: usize,
}

impl Tally {
    /// Notes a completed feature that paid `value` to so many colours. A scoring that paid nobody counts for no goal.
    pub fn note(&mut self, kind: FeatureKind, value: i64, colours: usize) {
        if colours == 0 {
            return;
        }
        let long_road = kind == FeatureKind::Road && value >= 10;
        let large_city = kind == FeatureKind::City && value >= 16;
        let met = [
            ("G1", long_road),
            ("G2", long_road && colours >= 2),
            ("G3", long_road && colours >= 3),
            ("G4", kind == FeatureKind::Road && value == 5 && colours >= 3),
            ("G5", large_city),
            ("G6", large_city && colours >= 2),
            ("G7", large_city && colours >= 3),
            ("G8", kind == FeatureKind::City && (8..=10).contains(&value) && colours >= 3),
        ];
        self.met.extend(met.iter().filter(|(_, met)| *met).map(|(goal, _)| *goal));
        if kind == FeatureKind::Monastery {
            self.monasteries += 1;
        }
    }

    /// The goals met by the whole game, each once.
    pub fn goals(&self, result: i64, stacks_empty: bool) -> Vec<String> {
        let at_end = [
            ("G9", self.monasteries >= 3),
            ("G10", self.monasteries >= 4),
            ("G11", result >= 40),
            ("G12", result >= 50),
            ("G13", result >= 60),
            ("G14", stacks_empty),
        ];
        let at_end = at_end.iter().filter(|(_, met)| *met).map(|(goal, _)| *goal);
        let mut goals: Vec<&str> = self.met.iter().copied().chain(at_end).collect();
        goals.sort_unstable();
        goals.dedup();
        goals.into_iter().map(str::to_owned).collect()
    }
}
