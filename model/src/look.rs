//! What one tile looks like after it has been turned.

use serde::{Deserialize, Serialize};

/// The four kinds of feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FeatureKind {
    /// Inside walls.
    City,
    /// From end to end.
    Road,
    /// The land between roads and walls.
    Field,
    /// A building that wants eight neighbours.
    Monastery,
}

impl FeatureKind {
    /// The word used in names such as `road@N`.
    pub fn word(self) -> &'static str {
        match self {
            FeatureKind::City => "city",
            FeatureKind::Road => "road",
            FeatureKind::Field => "field",
            FeatureKind::Monastery => "monastery",
        }
    }
}

/// The twelve ports clockwise from the top left corner; three a side, the middle one between two half-edges.
pub const PORTS: [&str; 12] = ["nw", "N", "ne", "en", "E", "es", "se", "S", "sw", "ws", "W", "wn"];

/// A segment of one turned tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// What it is part of.
    pub kind: FeatureKind,
    /// The name in traces, such as `city@N`: by the first port in the order of the kind.
    pub name: String,
    /// Indices into [`PORTS`] where it runs over the edge: middles for roads and cities, half-edges for fields.
    pub ports: Vec<usize>,
    /// Coats of arms in it.
    pub coats: usize,
    /// For a field, the city segments of the same tile along it.
    pub touches: Vec<usize>,
}

/// A turned tile. Two rotations look the same when their looks are equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// All segments, in the order in which one meets them on the rim, a monastery last.
    pub segments: Vec<Segment>,
    /// Which segment lies at each port; `None` at the school building.
    pub rim: [Option<usize>; 12],
    /// What the sides north, east, south, west show; `None` is the school building, which nothing fits.
    pub sides: [Option<FeatureKind>; 4],
    /// Whether the tile is half of the school.
    pub school: bool,
}

/// A tile as it is written in the table, with letters for segments.
#[derive(Clone, Debug)]
pub struct Sketch {
    /// The letters of the rim.
    pub rim: [char; 12],
    /// Whether a monastery stands in the middle.
    pub monastery: bool,
    /// Whether its first city has a coat of arms.
    pub coat: bool,
    /// Field letters with the letters of the cities along them.
    pub touches: Vec<(char, String)>,
}

impl Look {
    /// The sketch after `rotation` quarter turns clockwise.
    pub fn turned(sketch: &Sketch, rotation: usize) -> Look {
        let letter = |port: usize| sketch.rim[(port + 12 - 3 * (rotation % 4)) % 12];
        let mut letters: Vec<char> = Vec::new();
        let mut look = Look { segments: Vec::new(), rim: [None; 12], sides: [None; 4], school: false };
        for port in 0..12 {
            let letter = letter(port);
            let Some(kind) = kind_of(letter) else {
                look.school = true;
                continue;
            };
            let index = letters.iter().position(|&known| known == letter).unwrap_or_else(|| {
                letters.push(letter);
                let coats = usize::from(kind == FeatureKind::City && sketch.coat);
                look.segments.push(Segment {
                    kind,
                    name: String::new(),
                    ports: Vec::new(),
                    coats,
                    touches: Vec::new(),
                });
                letters.len() - 1
            });
            look.rim[port] = Some(index);
            if port % 3 == 1 {
                look.sides[port / 3] = Some(kind);
            }
            let half_edge = port % 3 != 1;
            if half_edge == (kind == FeatureKind::Field) {
                look.segments[index].ports.push(port);
            }
        }
        for (field, cities) in &sketch.touches {
            let place = |letter: char| letters.iter().position(|&known| known == letter);
            if let Some(field) = place(*field) {
                let mut touches: Vec<usize> = cities.chars().filter_map(place).collect();
                touches.sort_unstable();
                look.segments[field].touches = touches;
            }
        }
        for segment in &mut look.segments {
            segment.name = format!("{}@{}", segment.kind.word(), PORTS[segment.ports[0]]);
        }
        if sketch.monastery {
            look.segments.push(Segment {
                kind: FeatureKind::Monastery,
                name: "monastery".to_owned(),
                ports: Vec::new(),
                coats: 0,
                touches: Vec::new(),
            });
        }
        look
    }

    /// The index of the monastery, if there is one.
    pub fn monastery(&self) -> Option<usize> {
        self.segments.iter().position(|segment| segment.kind == FeatureKind::Monastery)
    }
}

fn kind_of(letter: char) -> Option<FeatureKind> {
    match letter {
        'A'..='Z' => Some(FeatureKind::City),
        'a'..='z' => Some(FeatureKind::Field),
        '0'..='9' => Some(FeatureKind::Road),
        _ => None,
    }
}
