//! The table: which steps of a turn there are, and how one leads to the next. Pure; the page only shows it.

use super::Seats;
use std::fmt;
use std::rc::Rc;
use trivium_engine::game::Game;
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::illegal::IllegalMove;
use trivium_engine::moves::{Choice, Move, Placement};
use trivium_engine::options::GameOptions;
use trivium_engine::record::GameRecord;
use trivium_engine::seed::Seed;
use trivium_engine::session::Session;
use trivium_engine::tile::SegmentIndex;

/// Tells games apart that grow from the same seed. Given by whoever opens a table; unique in one browser.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TableId(pub Rc<str>);

/// The step of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The tile is in hand; or the game is over.
    Placing,
    /// The tile lies for trial.
    Previewing(Placement),
    /// The claim is chosen, and the order of the scorings makes a difference.
    Ordering(Placement, Option<SegmentIndex>),
}

/// Why the table did not do what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The tile in hand fits nowhere in that cell.
    NoFit(Pos),
    /// Only one rotation fits there.
    OneRotation,
    /// The rules do not allow it.
    Illegal(IllegalMove),
    /// There is nothing to take back, or nothing that was taken back.
    NothingThere,
    /// It is not the step for that.
    NotNow,
}

/// Where the player stands in a game: all of a table but its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// How many moves of the record are played; those after it were taken back.
    pub ply: usize,
    /// The step of the turn.
    pub step: Step,
    /// How the tile in hand is held.
    pub held: Rotation,
    /// How often a move was taken back.
    pub take_backs: u32,
}

impl Stand {
    /// With the tile in hand, after all moves of the record.
    pub fn at_the_end() -> Self {
        Self { ply: usize::MAX, step: Step::Placing, held: Rotation::default(), take_backs: 0 }
    }
}

/// A game on the table. Cheap to clone.
#[derive(Clone)]
pub struct Table {
    id: TableId,
    seats: Seats,
    session: Rc<Session>,
    step: Step,
    /// How the tile in hand is held: the rotation that a preview begins with where it fits.
    held: Rotation,
    take_backs: u32,
}

impl PartialEq for Table {
    /// The same moment of the same game, without comparing it move by move.
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
            && (self.step, self.held, self.take_backs) == (other.step, other.held, other.take_backs)
            && self.id == other.id
            && self.seats == other.seats
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table {{ {:?}, ply {}, {:?} }}", self.id.0, self.session.ply(), self.step)
    }
}

impl Table {
    /// A table with a game that has just begun.
    pub fn new(id: TableId, options: GameOptions, seed: Seed) -> Self {
        Self::resume(id, GameRecord::new(options, seed), Stand::at_the_end()).0
    }

    /// The table as it was left. What is not legal is left out; the first illegal move is told.
    pub fn resume(id: TableId, record: GameRecord, stand: Stand) -> (Self, Option<(usize, IllegalMove)>) {
        let (mut session, error) = Session::new(record);
        session.jump(stand.ply);
        let Stand { held, take_backs, .. } = stand;
        let mut table =
            Self { id, seats: Seats::default(), session: Rc::new(session), step: Step::Placing, held, take_backs };
        table.resume_step(stand.step);
        (table, error)
    }

    fn resume_step(&mut self, step: Step) {
        let (placement, claim) = match step {
            Step::Placing => return,
            Step::Previewing(placement) => (placement, None),
            Step::Ordering(placement, claim) => (placement, Some(claim)),
        };
        if self.game().placed(placement).is_err() {
            return;
        }
        self.preview(placement);
        if let Some(claim) = claim {
            let choice = Choice { claim, ..Choice::default() };
            if self.game().check(Move { placement, choice }).is_ok() && self.needs_order(placement, claim) {
                self.step = step;
            }
        }
    }

    /// Where the player stands.
    pub fn stand(&self) -> Stand {
        Stand { ply: self.session.ply(), step: self.step, held: self.held, take_backs: self.take_backs }
    }

    /// The same table under another name.
    #[must_use]
    pub fn renamed(self, id: TableId) -> Self {
        Self { id, ..self }
    }

    /// The same table with these players round it.
    #[must_use]
    pub fn seated(self, seats: Seats) -> Self {
        Self { seats, ..self }
    }

    /// Who sits where.
    pub fn seats(&self) -> &Seats {
        &self.seats
    }

    /// Tells this game from others of the same seed.
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The session.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The game as it stands, the preview not counted.
    pub fn game(&self) -> &Game {
        self.session.game()
    }

    /// Whether several people share the screen: each turn is then somebody else's.
    pub fn is_shared(&self) -> bool {
        !self.game().rules().goals
    }

    /// The step of the turn.
    pub fn step(&self) -> Step {
        self.step
    }

    /// How the tile in hand is held.
    pub fn held(&self) -> Rotation {
        self.held
    }

    /// How often a move was taken back; the result is marked if it ever was.
    pub fn take_backs(&self) -> u32 {
        self.take_backs
    }

    /// Where the tile lies for trial.
    pub fn placement(&self) -> Option<Placement> {
        match self.step {
            Step::Placing => None,
            Step::Previewing(placement) | Step::Ordering(placement, _) => Some(placement),
        }
    }

    /// The legal rotations of the tile in hand in a cell.
    pub fn rotations_at(&self, pos: Pos) -> Vec<Rotation> {
        self.game()
            .legal_placements()
            .filter(|placement| placement.pos == pos)
            .map(|placement| placement.rotation)
            .collect()
    }

    /// A cell is chosen: the tile is laid there for trial, or turned if it lies there already.
    ///
    /// # Errors
    /// If it does not fit there, or only as it lies.
    pub fn choose_cell(&mut self, pos: Pos) -> Result<(), Refusal> {
        if self.placement().is_some_and(|placement| placement.pos == pos) {
            return self.rotate(1);
        }
        let rotations = self.rotations_at(pos);
        let rotation = best_rotation(&rotations, self.held).ok_or(Refusal::NoFit(pos))?;
        self.preview(Placement { pos, rotation });
        Ok(())
    }

    fn preview(&mut self, placement: Placement) {
        self.held = placement.rotation;
        self.step = Step::Previewing(placement);
    }

    /// The tile is turned `steps` legal rotations on: where it lies for trial, else in hand, where those count
    /// that fit anywhere.
    ///
    /// # Errors
    /// If there is no other legal rotation.
    pub fn rotate(&mut self, steps: i32) -> Result<(), Refusal> {
        let rotations = match self.placement() {
            Some(placement) => self.rotations_at(placement.pos),
            None => self.rotations_anywhere(),
        };
        if rotations.len() < 2 {
            return Err(Refusal::OneRotation);
        }
        let at = rotations.iter().position(|&rotation| rotation == self.held).unwrap_or(0);
        let count = i32::try_from(rotations.len()).unwrap_or(1);
        let next = (i32::try_from(at).unwrap_or(0) + steps).rem_euclid(count);
        self.held = rotations[usize::try_from(next).unwrap_or(0)];
        if let Some(Placement { pos, .. }) = self.placement() {
            self.step = Step::Previewing(Placement { pos, rotation: self.held });
        }
        Ok(())
    }

    fn rotations_anywhere(&self) -> Vec<Rotation> {
        Rotation::ALL
            .into_iter()
            .filter(|&rotation| self.game().legal_placements().any(|p| p.rotation == rotation))
            .collect()
    }

    /// One step back within the turn: from the order to the claim, from the trial to the hand.
    pub fn step_back(&mut self) -> bool {
        self.step = match self.step {
            Step::Ordering(placement, _) => Step::Previewing(placement),
            Step::Previewing(_) => Step::Placing,
            Step::Placing => return false,
        };
        true
    }

    /// The claim is chosen, `None` for no meeple: the move is played, unless the order of the scorings makes a
    /// difference and has to be chosen first.
    ///
    /// # Errors
    /// If no tile lies for trial or the rules do not allow the claim.
    pub fn claim(&mut self, claim: Option<SegmentIndex>) -> Result<(), Refusal> {
        let placement = self.placement().ok_or(Refusal::NotNow)?;
        let choice = Choice { claim, ..Choice::default() };
        self.game().check(Move { placement, choice }).map_err(Refusal::Illegal)?;
        if self.needs_order(placement, claim) {
            self.step = Step::Ordering(placement, claim);
            return Ok(());
        }
        self.commit(Move { placement, choice })
    }

    /// Whether the order of the scorings makes a difference after that claim.
    fn needs_order(&self, placement: Placement, claim: Option<SegmentIndex>) -> bool {
        self.game().scoring_orders(placement, claim).is_ok_and(|outcomes| outcomes.len() > 1)
    }

    /// The order of the scorings is chosen, by its number among the outcomes.
    ///
    /// # Errors
    /// If there is no order to choose, or no such one.
    pub fn choose_order(&mut self, number: usize) -> Result<(), Refusal> {
        let Step::Ordering(placement, claim) = self.step else { return Err(Refusal::NotNow) };
        let outcomes = self.game().scoring_orders(placement, claim).map_err(Refusal::Illegal)?;
        let outcome = outcomes.get(number).ok_or(Refusal::NothingThere)?;
        self.commit(Move { placement, choice: outcome.choice })
    }

    fn commit(&mut self, mv: Move) -> Result<(), Refusal> {
        Rc::make_mut(&mut self.session).play(mv).map_err(Refusal::Illegal)?;
        self.step = Step::Placing;
        self.held = Rotation::default();
        Ok(())
    }

    /// One step back, across turns: from the hand to the last move's order or trial.
    ///
    /// # Errors
    /// At the start of the game.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        if self.step_back() {
            return Ok(());
        }
        let mv = Rc::make_mut(&mut self.session).undo().ok_or(Refusal::NothingThere)?;
        self.take_backs += 1;
        self.show_trial(mv);
        if self.needs_order(mv.placement, mv.choice.claim) {
            self.step = Step::Ordering(mv.placement, mv.choice.claim);
        }
        Ok(())
    }

    /// One step on along the moves that were taken back.
    ///
    /// # Errors
    /// If there is none, or a different tile lies for trial.
    pub fn redo(&mut self) -> Result<(), Refusal> {
        let mv = self.session.upcoming().ok_or(Refusal::NothingThere)?;
        match self.step {
            Step::Previewing(placement)
                if placement == mv.placement && self.needs_order(placement, mv.choice.claim) =>
            {
                self.step = Step::Ordering(placement, mv.choice.claim);
            }
            Step::Previewing(placement) | Step::Ordering(placement, _) if placement == mv.placement => {
                self.commit(mv)?;
            }
            _ => self.show_trial(mv),
        }
        Ok(())
    }

    fn show_trial(&mut self, mv: Move) {
        self.preview(mv.placement);
    }

    /// Whether [`Table::undo`] has anything to do.
    pub fn can_undo(&self) -> bool {
        self.step != Step::Placing || self.session.ply() > 0
    }

    /// Whether [`Table::redo`] has anything to do.
    pub fn can_redo(&self) -> bool {
        self.session.upcoming().is_some()
    }
}

/// The first of `rotations` from `held` on, clockwise.
fn best_rotation(rotations: &[Rotation], held: Rotation) -> Option<Rotation> {
    (0..4).map(|turns| Rotation::new(held.turns() + turns)).find(|rotation| rotations.contains(rotation))
}
