//! Between two players at one screen: the move is passed on, and whose a move is that would be taken back. Pure.

use super::settings::TakeBack;
use super::state::{AppState, Dialog};
use crate::game::{Refusal, Step, Table};
use trivium_engine::event::Event;
use trivium_engine::player::Player;
use trivium_engine::tile::SegmentIndex;

/// What completes a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Final {
    /// A segment is claimed, or none.
    Claim(Option<SegmentIndex>),
    /// One of the possible outcomes is chosen.
    Order(usize),
}

/// The moment between two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandOver {
    /// The move is chosen; it is played as soon as the pass is confirmed.
    Asked(Final),
    /// The screen goes to the next one, who has not begun: after a move, or before the first.
    Passed,
}

impl Final {
    fn at(self, table: &mut Table) -> Result<(), Refusal> {
        match self {
            Self::Claim(claim) => table.claim(claim),
            Self::Order(number) => table.choose_order(number),
        }
    }
}

impl HandOver {
    /// Before the first move of a game that several share, the first one is called as all the others will be.
    pub(super) fn at_first(table: &Table) -> Option<Self> {
        let is_untouched = table.session().ply() == 0 && table.step() == Step::Placing && !table.can_redo();
        (table.is_shared() && is_untouched).then_some(Self::Passed)
    }
}

impl AppState {
    /// Completes the turn, or asks first whether the screen is to be passed on.
    pub(super) fn complete(&mut self, with: Final) {
        let mut after = self.table.clone();
        let passes = with.at(&mut after).is_ok() && self.passes_to(&after);
        if passes && self.settings.confirm_pass {
            self.notice = None;
            self.hand_over = Some(HandOver::Asked(with));
        } else {
            self.complete_at_once(with);
        }
    }

    /// Completes the turn as was asked.
    pub(super) fn pass(&mut self) {
        if let Some(HandOver::Asked(with)) = self.hand_over {
            self.complete_at_once(with);
        }
    }

    fn complete_at_once(&mut self, with: Final) {
        let before = self.table.clone();
        self.at_table(|table| with.at(table));
        let played = self.table.session().ply() > before.session().ply();
        if !played {
            return;
        }
        if self.table.game().end().is_some() {
            self.count(Some(0));
        } else if self.table.is_shared() {
            self.hand_over = Some(HandOver::Passed);
        }
        self.show_scored();
    }

    /// Whether the screen goes to somebody else by what leads to `after`.
    fn passes_to(&self, after: &Table) -> bool {
        after.is_shared() && after.session().ply() > self.table.session().ply() && after.game().end().is_none()
    }

    /// One step back; into somebody else's move only if that is agreed.
    pub(super) fn take_back(&mut self) {
        if self.others_move().is_some() && self.settings.take_back == TakeBack::Ask {
            self.dialog = Some(Dialog::TakeBack);
        } else {
            self.at_table(Table::undo);
        }
    }

    /// Whose move undo would take back, if it is somebody else's than his who has the screen in hand.
    pub fn others_move(&self) -> Option<Player> {
        // Until the next one begins, the screen is still with the one who has just played.
        let is_between = self.hand_over == Some(HandOver::Passed);
        let would = self.table.is_shared() && self.table.step() == Step::Placing && !is_between;
        let mover = || {
            self.table.session().events().last()?.iter().find_map(|event| match event {
                Event::TilePlaced { player, .. } => Some(*player),
                _ => None,
            })
        };
        would.then(mover).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Settings;
    use crate::app::state::Action;
    use crate::game::TableId;
    use std::rc::Rc;
    use trivium_engine::options::{ClassicPlayers, GameOptions};
    use trivium_engine::seed::{Phrase, Seed};
    use yew::Reducible;

    fn page(settings: Settings) -> Rc<AppState> {
        let seed = Seed::Phrase(Phrase::new("hand over").expect("a phrase"));
        let options = GameOptions::classic(ClassicPlayers::default());
        Rc::new(AppState::new(Table::new(TableId(Rc::from("t")), options, seed), settings, None))
    }

    fn lay(state: &Rc<AppState>) -> Rc<AppState> {
        let cell = state.table.game().legal_placements().next().expect("a placement").pos;
        Rc::clone(state).reduce(Action::ChooseCell(cell))
    }

    fn ply(state: &AppState) -> usize {
        state.table.session().ply()
    }

    #[test]
    fn the_next_one_is_called_and_begins_by_playing() {
        let state = lay(&page(Settings::default())).reduce(Action::Claim(None));
        assert_eq!((ply(&state), state.hand_over), (1, Some(HandOver::Passed)));
        assert_eq!(lay(&state).hand_over, None);
        assert_eq!(Rc::clone(&state).reduce(Action::Stay).hand_over, None);
    }

    #[test]
    fn the_first_one_is_called_too() {
        let state = page(Settings::default());
        assert_eq!((ply(&state), state.hand_over), (0, Some(HandOver::Passed)));
        assert_eq!(Rc::clone(&state).reduce(Action::Stay).hand_over, None);
        let again = lay(&state).reduce(Action::Open(state.table.clone()));
        assert_eq!(again.hand_over, Some(HandOver::Passed));
        let solo = Table::new(TableId(Rc::from("s")), GameOptions::solo(), state.table.session().record().seed.clone());
        assert_eq!(again.reduce(Action::Open(solo)).hand_over, None, "one player needs no calling");
    }

    #[test]
    fn a_move_waits_for_the_pass_where_that_is_wished() {
        let state = lay(&page(Settings { confirm_pass: true, ..Settings::default() })).reduce(Action::Claim(None));
        assert_eq!((ply(&state), state.hand_over), (0, Some(HandOver::Asked(Final::Claim(None)))));
        let stays = Rc::clone(&state).reduce(Action::Stay);
        assert_eq!((ply(&stays), stays.hand_over), (0, None));
        assert!(matches!(stays.table.step(), Step::Previewing(_)));
        let passed = state.reduce(Action::Pass);
        assert_eq!((ply(&passed), passed.hand_over), (1, Some(HandOver::Passed)));
    }

    #[test]
    fn ones_own_move_comes_back_at_once_and_anothers_by_agreement() {
        let passed = lay(&page(Settings::default())).reduce(Action::Claim(None));
        assert_eq!(ply(&Rc::clone(&passed).reduce(Action::Undo)), 0, "the screen is still with the first one");
        let second = lay(&passed);
        let second = second.reduce(Action::Undo);
        assert_eq!((ply(&second), second.dialog), (1, None), "a trial is one's own");
        let asked = second.reduce(Action::Undo);
        assert_eq!((ply(&asked), asked.dialog), (1, Some(Dialog::TakeBack)));
        assert_eq!(asked.others_move(), Some(Player::FIRST));
        let agreed = Rc::clone(&asked).reduce(Action::Agree);
        assert_eq!((ply(&agreed), agreed.dialog), (0, None));
        let freely = Settings { take_back: TakeBack::Freely, ..Settings::default() };
        let free = Rc::clone(&asked).reduce(Action::Show(None)).reduce(Action::Set(freely)).reduce(Action::Undo);
        assert_eq!(ply(&free), 0);
    }
}
