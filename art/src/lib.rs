//! Pictures from topology.
//!
//! A tile's picture is computed from the ports of its segments: outlines of cities, roads, grounds and
//! fields that tile the square, an anchor in each for its meeple, and decoration seeded so that two tiles
//! of a kind differ. Land turns with the tile; what stands on it stands upright at every rotation, lit
//! from the upper left. Everything comes as SVG path data in tile units, 0 to 100, with a class for its
//! colour; `art.css` beside this crate holds the colours.
//!
//! ```
//! use trivium_art::{Drawing, Layer};
//! use trivium_engine::{geometry::Rotation, tile::TileKind};
//!
//! let drawing = Drawing::new(TileKind::START, Rotation::new(1), 7);
//! for layer in drawing.art().layers {
//!     match layer {
//!         Layer::Path { class, d } => println!(r#"<path class="{class}" d="{d}"/>"#),
//!         Layer::Symbol { id, at } => println!(r##"<use href="#{id}" x="{}" y="{}"/>"##, at.x, at.y),
//!     }
//! }
//! let city = drawing.outline(0);
//! let meeple = drawing.anchor(0);
//! # assert!(city.starts_with('M') && meeple.x > 50.0);
//! ```

mod geo;
mod ink;
mod land;
mod scene;
mod spots;
mod stroke;
mod symbol;
mod thing;

use geo::Pen;
pub use geo::{Frame, Point};
use land::Land;
pub use symbol::{ABBEY, ABBOT, COAT, MEEPLE_AWAY, MEEPLES, SCHOOL, SCHOOL_END, Symbol, TEACHER, symbols};
pub use thing::{Thing, What};
use trivium_engine::geometry::{Port, Pos, Rotation};
use trivium_engine::tile::{SegmentIndex, TileKind, TileSpec};

/// The colours and strokes behind the classes, light and dark.
pub const STYLE: &str = include_str!("../art.css");

/// An element of a tile's picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Layer {
    /// Everything of one colour.
    Path {
        /// Names the colour in [`STYLE`].
        class: &'static str,
        /// Path data in tile units.
        d: String,
    },
    /// A symbol, moved so that its origin lies at `at`.
    Symbol {
        /// The [`Symbol::id`].
        id: &'static str,
        /// In tile units.
        at: Point,
    },
}

/// A tile's picture, in painting order. It must be clipped to the tile: outlines reach a little past the edge.
#[derive(Clone, Debug, PartialEq)]
pub struct TileArt {
    /// The elements, at most 15: with the element that holds and clips them a tile has at most 16.
    pub layers: Vec<Layer>,
}

/// A tile laid out: ask it for its picture, outlines and anchors.
pub struct Drawing {
    spec: &'static TileSpec,
    rotation: Rotation,
    seed: u32,
    land: Land,
}

impl Drawing {
    /// Lays out a tile of `kind` turned by `rotation`, decorated as `seed` will have it.
    pub fn new(kind: TileKind, rotation: Rotation, seed: u32) -> Self {
        let spec = kind.spec();
        Self { spec, rotation, seed, land: Land::new(spec, rotation, seed) }
    }

    /// The picture.
    pub fn art(&self) -> TileArt {
        TileArt { layers: self.paint().layers }
    }

    /// The things that stand on the tile, with the boxes they cover.
    pub fn things(&self) -> Vec<Thing> {
        self.paint().things
    }

    /// The closed outline of a segment, within the tile, for drawing, hit area and highlight alike. A field
    /// round a monastery has the monastery's outline as a second, inner one.
    pub fn outline(&self, segment: SegmentIndex) -> String {
        let mut pen = Pen::default();
        self.land.outlines[usize::from(segment)].iter().for_each(|trail| pen.outline(trail));
        pen.finish()
    }

    /// The line that points a segment out: the middle of a road, else its outline without the stretches along the
    /// rim of the tile. Empty for a city from side to side.
    pub fn line(&self, segment: SegmentIndex) -> String {
        let mut pen = Pen::default();
        for stroke in stroke::strokes(&self.land, usize::from(segment)) {
            pen.open(&stroke);
        }
        pen.finish()
    }

    /// Where the meeple of a segment stands.
    pub fn anchor(&self, segment: SegmentIndex) -> Point {
        spots::anchors(self.spec, self.rotation, &self.land)[usize::from(segment)]
    }

    /// The anchors of all segments.
    pub fn anchors(&self) -> Vec<Point> {
        spots::anchors(self.spec, self.rotation, &self.land)
    }

    fn paint(&self) -> scene::Scene {
        scene::paint(&self.land, spots::coat(self.spec, &self.land), self.seed)
    }
}

/// The picture of a tile: see [`Drawing::art`].
pub fn tile_art(kind: TileKind, rotation: Rotation, seed: u32) -> TileArt {
    Drawing::new(kind, rotation, seed).art()
}

/// The outline of a segment: see [`Drawing::outline`].
pub fn outline(kind: TileKind, rotation: Rotation, seed: u32, segment: SegmentIndex) -> String {
    Drawing::new(kind, rotation, seed).outline(segment)
}

/// The anchor of a segment: see [`Drawing::anchor`].
pub fn anchor(kind: TileKind, rotation: Rotation, seed: u32, segment: SegmentIndex) -> Point {
    Drawing::new(kind, rotation, seed).anchor(segment)
}

/// Where a port lies on the rim of a tile, in tile units.
pub fn port_point(port: Port) -> Point {
    land::port_point(port)
}

/// The seed for a tile in that cell.
pub fn seed_at(pos: Pos) -> u32 {
    u32::from(pos.x.cast_unsigned()) << 8 | u32::from(pos.y.cast_unsigned())
}
