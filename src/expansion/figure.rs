//! Figures that belong to nobody: at home on the board, or with a player.

use trivium_engine::geometry::Pos;
use trivium_engine::player::Player;

/// A figure that belongs to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its name, within the page.
    pub name: &'static str,
    /// Its picture: a symbol of the art.
    pub symbol: &'static str,
    /// The two cells that its home lies across.
    pub home: [Pos; 2],
    /// From the middle of its home, in tile units, where these cells lie side by side, and where they lie one above
    /// the other: it stands upright however the board is turned, and so does what it stands before.
    pub beside: [(i16, i16); 2],
    /// Who has it; nobody while it is at home.
    pub holder: Option<Player>,
}
