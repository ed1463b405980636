//! Art and topology agree, for every kind, rotation and segment.

mod anchors;
mod decoration;
mod elements;
mod outlines;
mod path;

use path::Outline;
use std::sync::OnceLock;
use trivium_art::{Drawing, Thing};
use trivium_engine::geometry::Rotation;
use trivium_engine::tile::{Segment, SegmentIndex, TileKind};

/// Some seeds for each tile: decoration must hold for any.
const SEEDS: [u32; 3] = [0, 7, 0xFFFE];

/// A tile to look at.
struct Case {
    name: String,
    kind: TileKind,
    rotation: Rotation,
    drawing: Drawing,
    things: Vec<Thing>,
    outlines: Vec<Outline>,
}

impl Case {
    fn new(kind: TileKind, rotation: Rotation, seed: u32) -> Self {
        let drawing = Drawing::new(kind, rotation, seed);
        let outlines = (0..).zip(kind.spec().segments()).map(|(i, _)| Outline::read(&drawing.outline(i)));
        Self {
            name: format!("{kind}, {} turns, seed {seed}", rotation.turns()),
            kind,
            rotation,
            outlines: outlines.collect(),
            things: drawing.things(),
            drawing,
        }
    }

    /// The segments with their outlines.
    fn segments(&self) -> impl Iterator<Item = (SegmentIndex, &'static Segment, &Outline)> {
        (0..).zip(self.kind.spec().segments()).zip(&self.outlines).map(|((i, segment), outline)| (i, segment, outline))
    }
}

/// Every kind in every rotation, the School included, with every seed.
fn cases() -> &'static [Case] {
    static CASES: OnceLock<Vec<Case>> = OnceLock::new();
    CASES.get_or_init(|| {
        let turned = TileKind::all().flat_map(|kind| Rotation::ALL.map(|rotation| (kind, rotation)));
        turned.flat_map(|(kind, rotation)| SEEDS.map(|seed| Case::new(kind, rotation, seed))).collect()
    })
}
