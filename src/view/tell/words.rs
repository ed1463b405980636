//! Words for tiles, directions and distances.

use crate::i18n::Texts;
use crate::view::names::list;
use trivium_engine::geometry::{Pos, Rotation, Side};
use trivium_engine::tile::{FeatureKind, TileKind};

/// What a tile shows, for a sentence: "a city with a coat of arms and 2 roads".
pub fn tile(texts: Texts, kind: TileKind) -> String {
    let segments = kind.spec().segments();
    let count = |wanted| segments.iter().filter(|segment| segment.kind == wanted).count();
    let mut shown = Vec::new();
    match count(FeatureKind::City) {
        0 => {}
        1 if segments.iter().any(|segment| segment.coat) => shown.push(texts.city_with_coat().to_owned()),
        cities => shown.push(texts.cities(cities)),
    }
    match count(FeatureKind::Road) {
        0 => {}
        roads => shown.push(texts.roads(roads)),
    }
    if count(FeatureKind::Monastery) > 0 {
        shown.push(texts.a_monastery().to_owned());
    }
    list(texts, &shown)
}

/// Directions as they are seen: on a board that may be turned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compass(pub Rotation);

impl Compass {
    /// The name of a side.
    pub fn side(self, texts: Texts, side: Side) -> &'static str {
        match side.rotated(self.0) {
            Side::North => texts.north(),
            Side::East => texts.east(),
            Side::South => texts.south(),
            Side::West => texts.west(),
        }
    }

    /// How far and in which direction one cell lies from another: "4 tiles west".
    pub fn away(self, texts: Texts, from: Pos, to: Pos) -> String {
        let across = (from.x.abs_diff(to.x), if to.x > from.x { Side::East } else { Side::West });
        let along = (from.y.abs_diff(to.y), if to.y > from.y { Side::South } else { Side::North });
        match (across, along) {
            ((steps, side), (0, _)) | ((0, _), (steps, side)) => texts.away_one(steps, self.side(texts, side)),
            ((steps, side), (more, other)) => {
                texts.away_two(steps, self.side(texts, side), more, self.side(texts, other))
            }
        }
    }
}

/// The parts of a text, each with whether it is stressed: `*…*` marks what is.
pub fn stressed(text: &str) -> impl Iterator<Item = (bool, &str)> {
    text.split('*').enumerate().map(|(number, part)| (number % 2 == 1, part)).filter(|(_, part)| !part.is_empty())
}

/// The text without its marks, for those who hear it.
pub fn plain(text: &str) -> String {
    text.replace('*', "")
}
