//! The scoring step: completed features in order, the teacher's copy, meeples home.

use crate::flood::Feature;
use crate::game::{Completed, Game};
use crate::line::{Home, Mode, Scored, Teacher};
use crate::look::FeatureKind;
use crate::value;

impl Game {
    /// Who receives the points of a feature if it is scored now.
    pub fn receivers(&self, feature: &Feature) -> Vec<usize> {
        let majority = value::majority(&self.meeples_in(feature));
        let last = value::last(&self.scores);
        match self.mode {
            // One of the majority has to be last; then the whole majority is paid.
            Mode::Solo if !majority.iter().any(|player| last.contains(player)) => Vec::new(),
            Mode::Solo | Mode::Classic => majority,
        }
    }

    /// Whether the holder of the teacher may choose which scoring of a classic turn he copies: the points go to
    /// more than one player. Otherwise the first paying one is copied.
    pub fn holder_chooses(&self, completed: &[Completed]) -> bool {
        let mut paid: Vec<usize> = completed.iter().flat_map(|done| self.receivers(&done.feature)).collect();
        paid.sort_unstable();
        paid.dedup();
        self.mode == Mode::Classic && self.holder().is_some() && paid.len() > 1
    }

    /// The player who holds the teacher.
    pub fn holder(&self) -> Option<usize> {
        match self.teacher {
            Some(Teacher::Held(player)) => Some(player),
            Some(Teacher::Home(_)) | None => None,
        }
    }

    /// Scores the completed features in this order, then hands the teacher on. `copied` is the place in the order
    /// which the holder picked, where he may choose.
    pub fn settle(
        &mut self,
        player: usize,
        completed: &[Completed],
        order: &[usize],
        copied: Option<usize>,
    ) -> Vec<Scored> {
        let mut lines = Vec::new();
        for (place, &index) in order.iter().enumerate() {
            lines.push(self.score(&completed[index], copied.is_none_or(|copied| copied == place)));
        }
        let school_road = |done: &Completed| done.feature.kind == FeatureKind::Road && done.feature.school;
        if completed.iter().any(school_road) {
            self.teacher = Some(Teacher::Held(player));
        }
        lines
    }

    /// Scores one feature; the lowest score is read before it.
    fn score(&mut self, done: &Completed, may_copy: bool) -> Scored {
        let Completed { names, feature } = done;
        let points = value::completed(feature, self.small_city);
        let receivers = self.receivers(feature);
        for &player in &receivers {
            self.scores[player] += points;
        }
        let teacher = self.holder().filter(|_| may_copy && !receivers.is_empty());
        if let Some(holder) = teacher {
            self.scores[holder] += points;
            self.teacher = Some(Teacher::Home(Home::School));
        }
        let returned = self.meeples_in(feature);
        for (supply, count) in self.supply.iter_mut().zip(&returned) {
            *supply += count;
        }
        self.meeples.retain(|meeple| !feature.contains(meeple.tile, meeple.segment));
        self.tally.note(feature.kind, points, receivers.len());
        let tiles = (feature.kind != FeatureKind::Monastery).then_some(feature.tiles);
        Scored {
            feature: names[0].clone(),
            kind: feature.kind,
            points,
            tiles,
            coats_of_arms: feature.coats,
            receivers,
            returned,
            teacher,
        }
    }
}
