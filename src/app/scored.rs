//! What has just been scored, by a move or a step of the final count: it is shown until something else is done. Pure.

use super::state::{AppState, Lit};
use crate::view::count::counted;
use crate::view::scored::flights;

/// Something that has just been scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// By which move, from 1.
    pub ply: usize,
    /// By which step of the final count, from 0; none if by the move itself.
    pub step: Option<usize>,
    /// Whether it is still lit up, and its points on their way. Where nothing moves the light stays.
    pub is_shown: bool,
}

impl AppState {
    /// Goes to a step of the final count: what is counted lights up. Beyond the last one the count is over.
    pub(super) fn count(&mut self, step: Option<usize>) {
        let next = self.counting.map_or(0, |before| before + 1);
        self.counting = step;
        self.lit = self.counted_lit();
        self.counting = step.filter(|_| self.lit.is_some());
        // Points fly only onwards.
        self.scored = self.counting.filter(|step| *step == next).map(|step| self.scored_by(Some(step)));
    }

    /// What is being counted: it stays lit up, whatever else is looked at meanwhile.
    pub(super) fn counted_lit(&self) -> Option<Lit> {
        self.counting.and_then(|step| counted(&self.table).get(step).map(|counted| counted.lit))
    }

    /// Shows what the move that has just been played scored, if it scored anything.
    pub(super) fn show_scored(&mut self) {
        let scored = self.scored_by(None);
        if !flights(&self.table, scored).is_empty() {
            self.scored = Some(scored);
        }
    }

    fn scored_by(&self, step: Option<usize>) -> Scored {
        Scored { ply: self.table.session().ply(), step, is_shown: true }
    }
}

#[cfg(test)]
mod tests {
    use crate::app::settings::Settings;
    use crate::app::state::{Action, AppState};
    use crate::game::{Stand, Table, TableId};
    use crate::i18n::Texts;
    use crate::view::count::counted;
    use crate::view::names::Names;
    use crate::view::players::players;
    use std::rc::Rc;
    use trivium_engine::event::Event;
    use trivium_engine::record::GameRecord;
    use yew::Reducible;

    const SOLO: &str = include_str!("../../tests/e2e/games/long.game");

    /// A page on which the whole of a game is played by hand, move by move.
    fn play(mut look: impl FnMut(&Rc<AppState>)) -> Rc<AppState> {
        let record = GameRecord::read(SOLO).expect("a record");
        let start = GameRecord::new(record.options, record.seed.clone());
        let (table, _) = Table::resume(TableId(Rc::from("t")), start, Stand::at_the_end());
        let mut page = Rc::new(AppState::new(table, Settings::default(), None));
        for mv in &record.moves {
            page = page.reduce(Action::ChooseCell(mv.placement.pos));
            while page.table.placement() != Some(mv.placement) {
                page = page.reduce(Action::Rotate(1));
            }
            assert_eq!(page.scored, None, "whatever is done next ends it");
            page = page.reduce(Action::Claim(mv.choice.claim));
            if page.is_ordering() {
                page = page.reduce(Action::ChooseOrder(0));
            }
            look(&page);
        }
        page
    }

    #[test]
    fn a_move_that_scores_is_shown_once_and_not_when_it_comes_back() {
        let mut shown = 0;
        play(|page| {
            let events = page.table.session().events().last().expect("a move");
            let pays = events.iter().any(|event| matches!(event, Event::FeatureCompleted(s) if !s.majority.is_empty()));
            assert_eq!(page.scored.is_some_and(|scored| scored.step.is_none()), pays);
            let Some(scored) = page.scored.filter(|_| pays) else { return };
            shown += 1;
            let calm = Rc::clone(page).reduce(Action::Shown(scored));
            assert!(calm.scored.is_some_and(|scored| !scored.is_shown));
            let back = Rc::clone(page).reduce(Action::Undo);
            assert_eq!(back.scored, None);
            let mut again = back.reduce(Action::Redo);
            while again.is_ordering() {
                again = again.reduce(Action::Redo);
            }
            assert_eq!((again.table.session().ply(), again.scored), (page.table.session().ply(), None));
            // What is late speaks of another move.
            assert_eq!(Rc::clone(&again).reduce(Action::Shown(scored)).scored, None);
        });
        assert!(shown > 5);
    }

    #[test]
    fn solo_counts_a_meeple_at_a_time_to_the_result() {
        let mut page = play(|_| {});
        let all = counted(&page.table).len();
        let meeples = page.table.session().events().last().into_iter().flatten();
        assert_eq!(meeples.filter(|event| matches!(event, Event::MeepleCounted { .. })).count(), all);
        assert!(all > 1);
        let names = Names::new(Texts::default(), &Settings::default());
        for step in 0..all {
            assert_eq!((page.counting, page.lit.is_some()), (Some(step), true));
            let reached = counted(&page.table)[step].scores;
            let shown = players(&page, &names);
            let lowest = shown.iter().map(|player| player.score).min();
            for player in shown {
                assert_eq!((player.score, player.last), (reached[player.player], Some(player.score) == lowest));
            }
            // A key pressed twice does not end the count, and a look elsewhere puts nothing out for good.
            let lit = page.lit;
            page = page.reduce(Action::Claim(None)).reduce(Action::Light(None));
            assert_eq!((page.counting, page.lit), (Some(step), lit));
            page = page.reduce(Action::Count(Some(step + 1)));
        }
        assert_eq!((page.counting, page.lit, page.scored), (None, None, None));
        let last = players(&page, &names).into_iter().map(|player| player.score).min();
        assert_eq!(page.table.game().result().map(|(points, _)| points), last);
        let back = page.reduce(Action::Count(Some(0))).reduce(Action::Count(Some(1))).reduce(Action::Count(Some(0)));
        assert_eq!((back.counting, back.scored), (Some(0), None), "nothing flies backwards");
    }
}
