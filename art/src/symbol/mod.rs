//! Symbols the page defines once and tiles, pieces and panels refer to.

mod buildings;
mod pieces;

/// The coat of arms, about its middle.
pub const COAT: &str = "art-coat";
/// The monastery's abbey, about the middle of the tile.
pub const ABBEY: &str = "art-abbey";
/// The building across two tiles, about the middle of the seam.
pub const SCHOOL: &str = "art-school";
/// The same seen from its end, where the seam runs across the view.
pub const SCHOOL_END: &str = "art-school-end";
/// The pieces of the five colours: chevron, dot, cross, bar, ring. About the body's middle, 29 wide and 28 high.
pub const MEEPLES: [&str; 5] = ["art-meeple-0", "art-meeple-1", "art-meeple-2", "art-meeple-3", "art-meeple-4"];
/// A meeple's dashed outline: one that is out on the board.
pub const MEEPLE_AWAY: &str = "art-meeple-away";
/// Whose turn it is.
pub const ABBOT: &str = "art-abbot";
/// The neutral figure of the School.
pub const TEACHER: &str = "art-teacher";

/// A picture to be put into `<defs>` as a group named `id`, its paths in painting order.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// What `<use>` refers to.
    pub id: &'static str,
    /// The `viewBox` that shows all of it, for an icon of its own.
    pub view: &'static str,
    /// Class and path data of each part.
    pub parts: &'static [(&'static str, &'static str)],
}

/// Every symbol.
pub fn symbols() -> impl Iterator<Item = &'static Symbol> {
    buildings::SYMBOLS.iter().chain(pieces::SYMBOLS)
}
