//! Everything the page knows, and how it changes. Pure: no clock, no storage, no browser.

use super::hand_over::{Final, HandOver};
use super::scored::Scored;
use super::settings::{Confirm, Settings};
use crate::game::{Refusal, Step, Table};
use crate::link::BadLink;
use crate::view::rules::RuleId;
use std::rc::Rc;
use trivium_engine::board::SegmentRef;
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::moves::{Choice, Move};
use trivium_engine::tile::SegmentIndex;
use yew::Reducible;

/// What covers the board, if anything does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// Options and seed of the next game.
    NewGame,
    /// The running and the finished games.
    Games,
    /// Language, theme, motion, aids.
    Settings,
    /// How it is played; opened at a rule, if one was asked for.
    Rules(Option<RuleId>),
    /// Who made this, and what it is not.
    About,
    /// The keys.
    Keys,
    /// Whether somebody else's move is to be taken back.
    TakeBack,
    /// What is wrong with the link that was followed.
    BadLink,
}

/// Which list the panel shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// What happened.
    #[default]
    Log,
    /// Which tiles are still to come.
    TilesLeft,
    /// The goals of the rule sheet.
    Goals,
    /// The seed and its link.
    Share,
}

/// What lies over the board on a phone, or beside the rail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The lists; only on a phone, elsewhere they are always seen.
    Lists,
    /// The menu.
    Menu,
}

/// A line that tells the player something and goes away.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// What was asked for is not possible.
    Refused(Refusal),
    /// The game goes on in memory only.
    NotSaved,
    /// Another game was put away for this one.
    PutAway,
    /// A save could not be read and was kept aside.
    KeptAside,
    /// A record stopped being legal at this move, from 1.
    CutAt(usize),
    /// The link is in the clipboard.
    LinkCopied,
    /// The link could not be copied; the field shows it.
    LinkShown,
    /// The game is being played in another tab, which is ahead.
    OtherTab,
    /// The game went on differently in another tab; this one is now a game of its own.
    Parted,
}

impl Notice {
    /// Whether it stays until it has been put away, whatever is played: it is about more than this move.
    fn lasts(&self) -> bool {
        matches!(self, Self::NotSaved | Self::KeptAside | Self::CutAt(_))
    }
}

/// Everything the page knows.
#[derive(Clone, PartialEq)]
pub struct AppState {
    /// The game on the table.
    pub table: Table,
    /// What the player has set.
    pub settings: Settings,
    /// What covers the board.
    pub dialog: Option<Dialog>,
    /// Which list the panel shows.
    pub tab: Tab,
    /// The sheet that is open.
    pub sheet: Option<Sheet>,
    /// What the player is told.
    pub notice: Option<Notice>,
    /// The cell that the keyboard or a long look has chosen.
    pub cell: Option<Pos>,
    /// The claim that is looked at before it is chosen: hovered or focused.
    pub looked_at: Option<SegmentIndex>,
    /// The claim that has been chosen and waits to be confirmed, where the player wants that.
    pub armed: Option<Option<SegmentIndex>>,
    /// The feature that is lit up, by one of its segments at a ply.
    pub lit: Option<Lit>,
    /// How the board is turned.
    pub turned: Rotation,
    /// The result has been put aside to look at the board.
    pub result_hidden: bool,
    /// Whether the claimed fields are shown.
    pub fields: bool,
    /// Which step of the final count is shown, from 0.
    pub counting: Option<usize>,
    /// What has just been scored, until something else is done.
    pub scored: Option<Scored>,
    /// The moment between two players.
    pub hand_over: Option<HandOver>,
    /// What is wrong with the link that was followed.
    pub bad_link: Option<Rc<BadLink>>,
}

/// A feature that is lit up: by a hovered or focused line, meeple or segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lit {
    /// A segment of it.
    pub at: SegmentRef,
    /// After how many moves it is meant; later tiles are left out.
    pub ply: usize,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A cell is chosen to lay the tile there for trial.
    ChooseCell(Pos),
    /// The tile is turned by legal rotations, clockwise when positive.
    Rotate(i32),
    /// A segment is claimed, or none; this plays the move or asks for the order.
    Claim(Option<SegmentIndex>),
    /// One of the possible outcomes is chosen.
    ChooseOrder(usize),
    /// One step back within the turn.
    StepBack,
    /// The turn is passed on, as was asked.
    Pass,
    /// The turn is not passed on yet, or the next player has seen that it is his turn.
    Stay,
    /// One step back, across turns; into somebody else's move only if that is agreed.
    Undo,
    /// Everybody agrees that somebody else's move is taken back.
    Agree,
    /// One step on again.
    Redo,
    /// The keyboard points at a cell.
    PointAt(Option<Pos>),
    /// Another game goes on the table.
    Open(Table),
    /// A dialog opens, or none is open any more.
    Show(Option<Dialog>),
    /// The panel shows another list.
    ShowTab(Tab),
    /// The lists open on a list, where they do not always lie open.
    OpenLists(Tab),
    /// A sheet opens, or none is open any more.
    ShowSheet(Option<Sheet>),
    /// A claim is looked at before it is chosen, or none.
    LookAt(Option<SegmentIndex>),
    /// The player is told something, or has read it.
    Tell(Option<Notice>),
    /// The claimed fields are shown, or hidden again.
    ToggleFields,
    /// Another step of the final count is shown, or the count is over.
    Count(Option<usize>),
    /// What was scored has been shown: its points have arrived, or nobody wanted to wait.
    Shown(Scored),
    /// A feature is lit up, or none.
    Light(Option<Lit>),
    /// The settings change.
    Set(Settings),
    /// The board is turned a quarter, clockwise.
    TurnBoard,
    /// The result is put aside or shown again.
    HideResult(bool),
}

impl AppState {
    /// The page with a game on the table.
    pub fn new(table: Table, settings: Settings, notice: Option<Notice>) -> Self {
        Self {
            hand_over: HandOver::at_first(&table),
            table,
            settings,
            dialog: None,
            tab: Tab::default(),
            sheet: None,
            notice,
            cell: None,
            looked_at: None,
            armed: None,
            lit: None,
            turned: Rotation::default(),
            result_hidden: false,
            fields: false,
            counting: None,
            scored: None,
            bad_link: None,
        }
    }

    /// Lets the table do something; what it refuses is told.
    pub(super) fn at_table(&mut self, act: impl FnOnce(&mut Table) -> Result<(), Refusal>) {
        let before = (self.table.session().ply(), self.table.step());
        let lasting = self.notice.take().filter(Notice::lasts);
        let refused = act(&mut self.table).err();
        self.armed = None;
        self.hand_over = None;
        if refused.is_none() {
            self.scored = None;
        }
        self.notice = refused.map(Notice::Refused).or(lasting);
        let trial = self.table.placement().map(|placement| placement.pos);
        if before == (self.table.session().ply(), self.table.step()) {
            // What was refused, or turned in hand, leaves the cell that is pointed at.
            self.cell = trial.or(self.cell);
            return;
        }
        self.cell = trial;
        self.lit = None;
        self.looked_at = None;
        self.counting = None;
        self.result_hidden = false;
    }
}

impl Reducible for AppState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::ChooseCell(pos) => next.at_table(|table| table.choose_cell(pos)),
            Action::Rotate(steps) => next.at_table(|table| table.rotate(steps)),
            Action::Claim(claim) if self.has_to_confirm(claim) => next.armed = Some(claim),
            Action::Claim(claim) => next.complete(Final::Claim(claim)),
            Action::ChooseOrder(number) => next.complete(Final::Order(number)),
            Action::Pass => next.pass(),
            Action::Stay => next.hand_over = None,
            Action::StepBack => next.at_table(|table| {
                table.step_back();
                Ok(())
            }),
            Action::Undo => next.take_back(),
            Action::Agree => {
                next.dialog = None;
                next.at_table(Table::undo);
            }
            Action::Redo => next.at_table(Table::redo),
            Action::PointAt(cell) => {
                next.cell = cell;
                next.scored = None;
                next.hand_over = next.hand_over.filter(|now| *now != HandOver::Passed);
            }
            Action::Open(table) => {
                next = Self { tab: self.tab, turned: self.turned, ..Self::new(table, self.settings.clone(), None) };
            }
            Action::Show(dialog) => (next.dialog, next.sheet) = (dialog, None),
            Action::ShowTab(tab) => next.tab = tab,
            Action::OpenLists(tab) => (next.tab, next.sheet) = (tab, Some(Sheet::Lists)),
            Action::ShowSheet(sheet) => next.sheet = sheet,
            Action::LookAt(claim) => next.look_at(claim),
            Action::ToggleFields => next.fields = !next.fields && self.table.game().rules().fields,
            Action::Count(step) => next.count(step),
            Action::Shown(scored) if self.scored == Some(scored) => {
                next.scored = Some(Scored { is_shown: false, ..scored });
            }
            Action::Shown(_) => {}
            Action::Tell(notice) => next.notice = notice,
            Action::Light(lit) => next.lit = lit.or_else(|| self.counted_lit()),
            Action::Set(settings) => next.settings = settings,
            Action::TurnBoard => next.turned = Rotation::new(next.turned.turns() + 1),
            Action::HideResult(hidden) => next.result_hidden = hidden,
        }
        // An unchanged page is not drawn again.
        if next == *self { self } else { Rc::new(next) }
    }
}

impl AppState {
    /// Looks at a claim: the whole feature that would be claimed lights up.
    fn look_at(&mut self, claim: Option<SegmentIndex>) {
        self.looked_at = claim;
        let ply = self.table.session().ply() + 1;
        let lit = |segment| Some(Lit { at: SegmentRef { pos: self.table.placement()?.pos, segment }, ply });
        self.lit = claim.and_then(lit);
    }

    /// Whether that claim only waits to be chosen once more. One that is not allowed is refused at once.
    fn has_to_confirm(&self, claim: Option<SegmentIndex>) -> bool {
        let choice = Choice { claim, ..Choice::default() };
        let is_legal = |placement| self.table.game().check(Move { placement, choice }).is_ok();
        self.settings.confirm == Confirm::Always
            && self.armed != Some(claim)
            && self.table.placement().is_some_and(is_legal)
    }

    /// The claim that is shown: the one that is looked at, or waits to be confirmed.
    pub fn shown_claim(&self) -> Option<SegmentIndex> {
        self.looked_at.or(self.armed.flatten())
    }

    /// Whether the order of the scorings is to be chosen.
    pub fn is_ordering(&self) -> bool {
        matches!(self.table.step(), Step::Ordering(..))
    }
}
