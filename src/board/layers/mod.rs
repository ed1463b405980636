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
//! | `Hover` | nothing: the places to point at, of one tile | the pointer is over another tile |
//! | `TrialTile` | the tile for trial | it changes |
//! | `Marks` | what it closes | it changes |
//! | `figures` | those that belong to nobody, at home | one leaves or comes home, or the board is turned |
//! | `Meeple`, one a meeple | the piece | it comes, or the board is turned |
//! | `starts` | nothing: where points and meeples set out from | something has been scored |
//! | `Spots` | where a meeple may go | the tile for trial changes |

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
use crate::view::board::BoardView;
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
    let placed = |segments: &[SegmentRef]| -> Vec<SegmentRef> {
        segments.iter().copied().filter(|at| trial_pos != Some(at.pos)).collect()
    };
    let lit = if greatest::is_lit(view) { Vec::new() } else { placed(&view.lit) };
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
            <Marks class="touched" marks={marks(view, &placed(&view.touched))} {turn} />
            <Marks class="lit" marks={marks(view, &lit)} {turn} />
            <Marks class="scored" marks={marks(view, &view.scored)} {turn} />
            <Hover tile={hovered} {turn} light={light.clone()} />
            { trial_layers(props, turn) }
        </>
    }
}

/// The layers from the tile for trial upwards.
fn trial_layers(props: &LayersProps, turn: Turn) -> Html {
    let LayersProps { view, pieces, tap, light, look, .. } = props;
    let piece = |player: trivium_engine::player::Player| pieces[player.index()];
    let trial = view.trial.as_ref();
    // What is lit on the tile for trial would be hidden below it.
    let lit: Vec<SegmentRef> = view.lit.iter().copied().filter(|at| is_on_trial(view, at.pos)).collect();
    let closes = trial.map(|trial| marks(view, &trial.closes)).unwrap_or_default();
    html! {
        <>
            <g key="trial">
                if let Some(trial) = trial {
                    <TrialTile tile={trial.tile} piece={piece(trial.player)} {turn} tap={tap.clone()} />
                }
            </g>
            <Marks class="lit" marks={marks(view, &lit)} {turn} />
            <Marks class="closes" marks={closes} {turn} />
            { figures(&view.figures, turn) }
            <g key="meeples" class="meeples">
                for meeple in view.meeples.iter() {
                    <Meeple key={format!("{}/{}", meeple.tile.placement.pos, meeple.segment)} meeple={*meeple}
                        piece={piece(meeple.player)} counted={view.counted == Some(meeple.at())} {turn} light={light.clone()} />
                }
            </g>
            <g key="starts">{ starts(&marks(view, &view.starts), turn) }</g>
            <g key="spots">
                if let Some(trial) = trial {
                    <Spots trial={trial.clone()} piece={piece(trial.player)} {turn} tap={tap.clone()}
                        look={look.clone()} />
                }
            </g>
        </>
    }
}

fn is_on_trial(view: &BoardView, pos: Pos) -> bool {
    view.trial.as_ref().is_some_and(|trial| trial.tile.placement.pos == pos)
}

/// Segments with the tiles they are on.
fn marks(view: &BoardView, segments: &[SegmentRef]) -> Vec<Mark> {
    let mark = |at: &SegmentRef| Some(Mark { tile: view.tile_at(at.pos)?, segment: at.segment });
    segments.iter().filter_map(mark).collect()
}
