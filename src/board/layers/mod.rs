//! The layers of the board, from the table upwards. Each is a function of its own slice of the view; none knows the
//! others, and none can change anything but through the callbacks it is given.
//!
//! | layer | shows | drawn anew when |
//! |---|---|---|
//! | `lattice` | the table's crosses | never |
//! | `Shadow` | the board's shadow, and a bed under the seams | a tile is laid |
//! | `Tile`, one a tile | the picture | that tile is laid, or the board turned |
//! | `Grid` | the hairline between tiles | a tile is laid |
//! | `Cells` | where the tile in hand fits | it changes, or the keyboard points elsewhere |
//! | `dead` | the cells that no tile left can fill | one comes or goes |
//! | `Fields` | the claimed fields, while they are asked for | a tile is laid, or the pointer is over another |
//! | `greatest_marks` | the biggest city and the longest road of a finished game | one of them is looked at |
//! | `newest` | which tile was laid last | it changes |
//! | `Marks` | the feature that is lit up | it changes |
//! | `Marks` | what has just been scored | it changes |
//! | `Marks` | what the tile for trial closes | it changes |
//! | `Hover` | nothing: the places to point at, of one tile | the pointer is over another tile |
//! | `figures` | those that belong to nobody, at home | one leaves or comes home, or the board is turned |
//! | `Meeple`, one a meeple | the piece | it comes, or the board is turned |
//! | `starts` | nothing: where points and meeples set out from | something has been scored |
//! | `TrialTile` | the tile for trial | it changes |
//! | `Marks` | what of it is lit up, and what it closes | it changes |
//! | `Spots` | where a meeple may go | the tile for trial changes |
//!
//! What moves by itself comes last: whatever lies over something that moves has to be kept as a picture of its own
//! meanwhile, and a board full of meeples is a large one.

mod cells;
mod dead;
mod fields;
mod figures;
mod greatest;
mod ground;
mod hover;
mod marks;
mod meeples;
mod spots;
mod starts;
mod symbols;
mod tile;
mod trial;

pub use cells::cell_id;
pub use dead::DEAD_SIGN;
pub use marks::{Mark, Marks};
pub use meeples::{piece_href, standing};
pub use symbols::Symbols;
pub use tile::picture;

use super::turn::Turn;
use crate::hooks::use_texts;
use crate::view::board::{BoardView, Trial};
use cells::Cells;
use dead::dead;
use fields::Fields;
use figures::figures;
use greatest::greatest_marks;
use ground::{Grid, Shadow, lattice};
use hover::Hover;
use marks::newest;
use meeples::Meeple;
use spots::Spots;
use starts::starts;
use std::rc::Rc;
use tile::Tile;
use trial::TrialTile;
use trivium_engine::board::SegmentRef;
use trivium_engine::geometry::Pos;
use trivium_engine::player::Player;
use trivium_engine::tile::SegmentIndex;
use yew::prelude::*;

/// What a tap can hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// A cell where the tile in hand fits.
    Cell(Pos),
    /// The tile for trial, beside its spots.
    Trial,
    /// A spot on it.
    Spot(SegmentIndex),
}

/// A tap, and what it hit.
pub type Tap = (MouseEvent, Hit);

/// What the layers are given.
#[derive(Properties, PartialEq)]
pub struct LayersProps {
    /// What they show.
    pub view: Rc<BoardView>,
    /// Which piece each player has.
    pub pieces: [u8; 5],
    /// The tile that the pointer is over.
    pub hovered: Option<Pos>,
    /// Something was tapped.
    pub tap: Callback<Tap>,
    /// A segment is pointed at, or none any more.
    pub light: Callback<Option<SegmentRef>>,
    /// A spot is looked at, or none any more.
    pub look: Callback<Option<SegmentIndex>>,
}

/// All layers.
#[component]
pub fn Layers(props: &LayersProps) -> Html {
    let LayersProps { view, hovered, tap, light, .. } = props;
    let (texts, turn) = (use_texts(), Turn(view.turned));
    let trial_pos = view.trial.as_ref().map(|trial| trial.tile.placement.pos);
    let piece = |player: Player| props.pieces[player.index()];
    let placed = |segments: &[SegmentRef]| -> Vec<Mark> {
        let placed: Vec<_> = segments.iter().copied().filter(|at| trial_pos != Some(at.pos)).collect();
        marks(view, &placed)
    };
    let lit = if greatest::is_lit(view) { Vec::new() } else { placed(&view.lit) };
    let closes = view.trial.as_ref().map(|trial| placed(&trial.closes)).unwrap_or_default();
    let hovered = hovered.filter(|&pos| trial_pos != Some(pos)).and_then(|pos| view.tile_at(pos));
    html! {
        <>
            { lattice() }
            <Shadow tiles={Rc::clone(&view.tiles)} {turn} />
            <g key="tiles" class="tiles">
                for tile in view.tiles.iter() {
                    <Tile key={tile.placement.pos.to_string()} tile={*tile} {turn} />
                }
            </g>
            <Grid tiles={Rc::clone(&view.tiles)} {turn} />
            <Cells cells={Rc::clone(&view.cells)} pointed={view.pointed} trial={trial_pos} {turn} tap={tap.clone()} />
            { dead(&view.dead, turn, texts) }
            <Fields view={Rc::clone(view)} {turn} />
            { greatest_marks(view, turn) }
            { newest(view.newest, turn) }
            <Marks class="touched" marks={placed(&view.touched)} {turn} />
            <Marks class="lit" marks={lit} {turn} />
            <Marks class="scored" marks={marks(view, &view.scored)} {turn} />
            <Marks class="closes" marks={closes} {turn} />
            <Hover tile={hovered} {turn} light={light.clone()} />
            { figures(&view.figures, turn) }
            <g key="meeples" class="meeples">
                for meeple in view.meeples.iter() {
                    <Meeple key={format!("{}/{}", meeple.tile.placement.pos, meeple.segment)} meeple={*meeple}
                        piece={piece(meeple.player)} counted={view.counted == Some(meeple.at())} {turn} light={light.clone()} />
                }
            </g>
            <g key="starts">{ starts(&marks(view, &view.starts), turn) }</g>
            <g key="trial">
                { for view.trial.as_ref().map(|trial| trial_layers(props, trial, piece(trial.player))) }
            </g>
        </>
    }
}

/// The tile for trial, and what is marked on it.
fn trial_layers(props: &LayersProps, trial: &Trial, piece: u8) -> Html {
    let LayersProps { view, tap, look, .. } = props;
    let turn = Turn(view.turned);
    let on_it = |segments: &[SegmentRef]| -> Vec<Mark> {
        let here = segments.iter().filter(|at| at.pos == trial.tile.placement.pos);
        here.map(|at| Mark { tile: trial.tile, segment: at.segment }).collect()
    };
    html! {
        <>
            <TrialTile tile={trial.tile} {piece} {turn} tap={tap.clone()} />
            <Marks class="lit" marks={on_it(&view.lit)} {turn} />
            <Marks class="closes" marks={on_it(&trial.closes)} {turn} />
            <Spots trial={trial.clone()} {piece} {turn} tap={tap.clone()} look={look.clone()} />
        </>
    }
}

/// Segments with the tiles they are on.
fn marks(view: &BoardView, segments: &[SegmentRef]) -> Vec<Mark> {
    let mark = |at: &SegmentRef| Some(Mark { tile: view.tile_at(at.pos)?, segment: at.segment });
    segments.iter().filter_map(mark).collect()
}
