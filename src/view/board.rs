//! What the board shows.

use super::count::counted;
use super::fields::{FieldsView, touched};
use super::greatest::Greatest;
use super::scored;
use super::tiles_left::dead_cells;
use crate::app::state::{AppState, Lit};
use crate::expansion::{self, Figure};
use crate::game::{Forecast, Step};
use crate::order::sorted;
use std::rc::Rc;
use trivium_engine::board::{PlacedTile, SegmentRef};
use trivium_engine::event::Event;
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::moves::Placement;
use trivium_engine::player::Player;
use trivium_engine::position::Position;
use trivium_engine::tile::{SegmentIndex, TileKind};

/// A tile as the board draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TileView {
    /// Its kind.
    pub kind: TileKind,
    /// Where it lies and how it is turned.
    pub placement: Placement,
    /// What its decoration grows from: the same tile in the same cell always looks the same.
    pub seed: u32,
}

/// A meeple on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeepleView {
    /// Whose.
    pub player: Player,
    /// The tile that it stands on.
    pub tile: TileView,
    /// The segment that it stands on.
    pub segment: SegmentIndex,
}

impl MeepleView {
    /// Where it stands.
    pub fn at(&self) -> SegmentRef {
        SegmentRef { pos: self.tile.placement.pos, segment: self.segment }
    }
}

/// A place on the tile for trial where a meeple may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The segment.
    pub segment: SegmentIndex,
    /// The digit on the spot, on its key and in the list of the hand.
    pub digit: u8,
}

/// The tile that lies for trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trial {
    /// The tile.
    pub tile: TileView,
    /// Whose turn it is.
    pub player: Player,
    /// Where a meeple may go.
    pub spots: Vec<Spot>,
    /// The segments of the features that it closes.
    pub closes: Vec<SegmentRef>,
    /// The spot that is looked at, or has been chosen while the order of the scorings is asked for.
    pub chosen: Option<SegmentIndex>,
}

/// Everything the board shows.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// Which game this is: another one is fitted anew.
    pub game: Rc<str>,
    /// Which piece each player has.
    pub pieces: [u8; 5],
    /// The tiles, in the order of placement.
    pub tiles: Rc<[TileView]>,
    /// The cells where the tile in hand fits, row by row.
    pub cells: Rc<[Pos]>,
    /// The cells that no tile left can fill, if aids are wanted.
    pub dead: Rc<[Pos]>,
    /// The cell that the keyboard points at.
    pub pointed: Option<Pos>,
    /// The tile that lies for trial.
    pub trial: Option<Trial>,
    /// The meeples.
    pub meeples: Rc<[MeepleView]>,
    /// Figures that belong to nobody, wherever they stand.
    pub figures: Rc<[Figure]>,
    /// The cell of the tile that was laid last.
    pub newest: Option<Pos>,
    /// The segments of the feature that is lit up.
    pub lit: Rc<[SegmentRef]>,
    /// If that is a field: the segments of the completed cities that it touches.
    pub touched: Rc<[SegmentRef]>,
    /// Of a finished game: the biggest city and the longest road.
    pub greatest: Greatest,
    /// The segments of the features that have just been scored.
    pub scored: Rc<[SegmentRef]>,
    /// Where something sets out from that flies to a player.
    pub starts: Rc<[SegmentRef]>,
    /// Where the meeple stands that is being counted, where they are counted one at a time.
    pub counted: Option<SegmentRef>,
    /// The cell where something is counted: it has to be seen.
    pub counted_in: Option<Pos>,
    /// The claimed fields, if they are to be shown.
    pub fields: Option<Rc<FieldsView>>,
    /// How the board is turned.
    pub turned: Rotation,
    /// How many moves have been played.
    pub ply: usize,
}

/// What the decoration of a tile grows from.
pub fn tile_seed(kind: TileKind, pos: Pos) -> u32 {
    let [x, y] = [pos.x, pos.y].map(|coordinate| u32::from(coordinate.cast_unsigned()));
    let index = u32::try_from(kind.index()).unwrap_or(0);
    (x << 16 | y << 8 | index).wrapping_mul(0x9E37_79B1)
}

/// A tile of a kind as it lies.
pub fn tile_view(kind: TileKind, placement: Placement) -> TileView {
    TileView { kind, placement, seed: tile_seed(kind, placement.pos) }
}

fn placed_view(tile: PlacedTile) -> TileView {
    tile_view(tile.kind, tile.placement)
}

impl BoardView {
    /// What the board shows of a page.
    pub fn of(state: &AppState, forecast: Option<&Forecast>) -> Self {
        let game = state.table.game();
        let position = game.position();
        let cells = game.legal_placements().map(|placement| placement.pos);
        let mut cells = sorted(cells, |one: &Pos, other| (one.y, one.x) < (other.y, other.x));
        cells.dedup();
        let ask = |position: &Position, at| (position.segments_of(at), touched(position, at));
        let lit = state.lit.and_then(|lit| at_lit(state, forecast, lit, |position| ask(position, lit.at)));
        let (lit, touched) = lit.unwrap_or_default();
        // While features are counted one by one, only the one that is counted is pointed out.
        let is_finished = game.end().is_some() && state.counting.is_none();
        let shown = state.scored.filter(|scored| scored.is_shown);
        let features = shown.map(|shown| scored::features(&state.table, shown)).unwrap_or_default();
        let flights = shown.map(|shown| scored::flights(&state.table, shown)).unwrap_or_default();
        let counted = state.counting.map(|_| counted(&state.table)).unwrap_or_default();
        let step = state.counting.and_then(|step| counted.get(step));
        Self {
            game: Rc::clone(&state.table.id().0),
            pieces: state.table.seats().pieces(state.settings.pieces),
            tiles: position.board().tiles().iter().copied().map(placed_view).collect(),
            cells: cells.into(),
            dead: if state.settings.aids { dead_cells(game).into() } else { Rc::default() },
            pointed: state.cell,
            trial: forecast.and_then(|forecast| trial(state, forecast)),
            meeples: meeples(position),
            figures: expansion::figures(position).into(),
            newest: laid_last(state).filter(|_| !is_finished),
            lit: lit.into(),
            touched: touched.into(),
            greatest: if is_finished { Greatest::of(&state.table) } else { Greatest::default() },
            scored: features.into_iter().flat_map(|at| position.segments_of(at)).collect(),
            starts: starts(&flights),
            counted: step.filter(|step| matches!(step.event, Event::MeepleCounted { .. })).map(|step| step.lit.at),
            counted_in: step.map(|step| step.lit.at.pos),
            fields: state.fields.then(|| Rc::new(FieldsView::of(position))),
            turned: state.turned,
            ply: state.table.session().ply(),
        }
    }

    /// The tile in a cell, the one for trial included.
    pub fn tile_at(&self, pos: Pos) -> Option<TileView> {
        let trial = self.trial.as_ref().map(|trial| trial.tile);
        self.tiles.iter().copied().chain(trial).find(|tile| tile.placement.pos == pos)
    }

    /// Where a meeple stands in that cell.
    pub fn meeple_at(&self, pos: Pos) -> Option<SegmentRef> {
        let meeple = self.meeples.iter().find(|meeple| meeple.tile.placement.pos == pos)?;
        Some(SegmentRef { pos, segment: meeple.segment })
    }

    /// The moment in which a feature of that cell is meant: that of the trial, or now.
    pub fn ply_at(&self, pos: Pos) -> usize {
        let trial = self.trial.as_ref().is_some_and(|trial| trial.tile.placement.pos == pos);
        self.ply + usize::from(trial)
    }
}

fn meeples(position: &Position) -> Rc<[MeepleView]> {
    let tiles = position.board().tiles();
    let view = |meeple: &trivium_engine::position::Meeple| MeepleView {
        player: meeple.player,
        tile: placed_view(tiles[usize::from(meeple.tile)]),
        segment: meeple.segment,
    };
    position.meeples().iter().map(view).collect()
}

/// Where flights set out from, each place once.
fn starts(flights: &[scored::Flight]) -> Rc<[SegmentRef]> {
    let mut starts: Vec<SegmentRef> = Vec::new();
    for flight in flights {
        if !starts.contains(&flight.from) {
            starts.push(flight.from);
        }
    }
    starts.into()
}

/// Where the tile lies that was laid last.
fn laid_last(state: &AppState) -> Option<Pos> {
    state.table.session().events().last()?.iter().find_map(|event| match event {
        Event::TilePlaced { placement, .. } => Some(placement.pos),
        _ => None,
    })
}

fn trial(state: &AppState, forecast: &Forecast) -> Option<Trial> {
    let game = state.table.game();
    let segments = forecast.options.iter().filter_map(|option| option.claim);
    let chosen = match state.table.step() {
        Step::Ordering(_, claim) => claim,
        _ => state.shown_claim(),
    };
    Some(Trial {
        tile: tile_view(game.hand()?, forecast.placement),
        player: game.turn(),
        spots: (1..).zip(segments).map(|(digit, segment)| Spot { segment, digit }).collect(),
        closes: forecast.completes.iter().flat_map(|&at| forecast.position.segments_of(at)).collect(),
        chosen,
    })
}

/// Asks the position in which the lit feature is meant.
pub(super) fn at_lit<T>(
    state: &AppState,
    forecast: Option<&Forecast>,
    lit: Lit,
    ask: impl FnOnce(&Position) -> T,
) -> Option<T> {
    let now = state.table.session().ply();
    if lit.ply > now {
        return forecast.map(|forecast| ask(&forecast.position));
    }
    if lit.ply == now {
        return Some(ask(state.table.game().position()));
    }
    let mut then = state.table.session().clone();
    then.jump(lit.ply);
    Some(ask(then.game().position()))
}
