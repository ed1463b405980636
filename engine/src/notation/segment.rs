//! Names of segments as a tile lies: `city@N`, `road@W`, `field@nw`, `monastery`, another tile's `monastery@2,-1`.

use crate::board::{PlacedTile, SegmentRef};
use crate::geometry::{Port, Pos, Rotation};
use crate::position::Position;
use crate::tile::{FeatureKind, SegmentIndex, TileKind};
use core::fmt;
use core::str::FromStr;

/// The names of the ports, clockwise from the western half of the north side.
const PORTS: [&str; 12] = ["nw", "N", "ne", "en", "E", "es", "se", "S", "sw", "ws", "W", "wn"];

/// Names of kinds in segment names.
const KINDS: [(FeatureKind, &str); 4] = [
    (FeatureKind::City, "city"),
    (FeatureKind::Road, "road"),
    (FeatureKind::Monastery, "monastery"),
    (FeatureKind::Field, "field"),
];

/// The name of a port: a side for its middle, else a half-side.
pub fn port_name(port: Port) -> &'static str {
    PORTS[port.index()]
}

/// A segment as text names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SegmentName {
    /// A city, road or field by one of its ports as the tile lies.
    At(FeatureKind, Port),
    /// The monastery of the tile that is spoken of.
    Monastery,
    /// The monastery of another tile.
    MonasteryOn(Pos),
}

/// Text that names no segment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSegmentName(pub String);

impl fmt::Display for NoSegmentName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} names no segment", self.0)
    }
}

impl core::error::Error for NoSegmentName {}

impl SegmentName {
    /// The name of a segment of a tile that lies turned by `rotation`; its first port in clockwise order.
    pub fn of(kind: TileKind, rotation: Rotation, segment: SegmentIndex) -> Option<Self> {
        let spec = kind.spec().segments().get(segment as usize)?;
        if spec.kind == FeatureKind::Monastery {
            return Some(Self::Monastery);
        }
        spec.ports.rotated(rotation).iter().next().map(|port| Self::At(spec.kind, port))
    }

    /// The name of `at` where the tile on `here` is spoken of.
    pub fn seen_from(position: &Position, here: Pos, at: SegmentRef) -> Option<Self> {
        let tile = position.board().tile_at(at.pos)?;
        match Self::of(tile.kind, tile.placement.rotation, at.segment)? {
            Self::Monastery if at.pos != here => Some(Self::MonasteryOn(at.pos)),
            name => Some(name),
        }
    }

    /// The segment of a kind of tile that this names, if it lies turned by `rotation`.
    pub fn on(self, kind: TileKind, rotation: Rotation) -> Option<SegmentIndex> {
        (0..).zip(kind.spec().segments()).find_map(|(i, segment)| {
            let named = match self {
                Self::At(kind, port) => segment.kind == kind && segment.ports.rotated(rotation).contains(port),
                Self::Monastery => segment.kind == FeatureKind::Monastery,
                Self::MonasteryOn(_) => false,
            };
            named.then_some(i)
        })
    }

    /// The segment on the board that this names where `tile` is spoken of.
    pub fn resolve(self, position: &Position, tile: &PlacedTile) -> Option<SegmentRef> {
        let (tile, name) = match self {
            Self::MonasteryOn(pos) => (position.board().tile_at(pos)?, Self::Monastery),
            name => (tile, name),
        };
        let segment = name.on(tile.kind, tile.placement.rotation)?;
        Some(SegmentRef { pos: tile.placement.pos, segment })
    }
}

impl fmt::Display for SegmentName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(kind, port) => {
                let name = KINDS.iter().find(|(known, _)| known == kind).map_or("", |&(_, name)| name);
                write!(f, "{name}@{}", port_name(*port))
            }
            Self::Monastery => f.write_str("monastery"),
            Self::MonasteryOn(pos) => write!(f, "monastery@{pos}"),
        }
    }
}

impl FromStr for SegmentName {
    type Err = NoSegmentName;

    fn from_str(text: &str) -> Result<Self, NoSegmentName> {
        read(text).ok_or_else(|| NoSegmentName(text.chars().take(40).collect()))
    }
}

fn read(text: &str) -> Option<SegmentName> {
    if text == "monastery" {
        return Some(SegmentName::Monastery);
    }
    let (kind, place) = text.split_once('@')?;
    let &(kind, _) = KINDS.iter().find(|(_, name)| *name == kind)?;
    if kind == FeatureKind::Monastery {
        let (x, y) = place.split_once(',')?;
        return Some(SegmentName::MonasteryOn(Pos::new(x.parse().ok()?, y.parse().ok()?)));
    }
    let port = (0..Port::COUNT).map(Port::new).find(|&port| port_name(port) == place)?;
    let is_half = !port.is_middle();
    (is_half == (kind == FeatureKind::Field)).then_some(SegmentName::At(kind, port))
}
