//! All tiles, read once from the text beside this crate.

use std::fmt::{self, Debug};
use std::sync::LazyLock;

use crate::look::{Look, Sketch};

/// One kind of tile: a place in the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct TileKind(usize);

impl Debug for TileKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.tile().name)
    }
}

/// A line of the table.
#[derive(Debug)]
pub struct Tile {
    /// The letter, or `SCH_L`, `SCH_R`.
    pub name: String,
    /// How many of the 72 are of this kind.
    pub count: usize,
    /// The tile after 0 to 3 quarter turns clockwise.
    pub looks: [Look; 4],
    /// The rotations that look different from every smaller one.
    pub rotations: Vec<u8>,
}

static TABLE: LazyLock<Vec<Tile>> = LazyLock::new(|| {
    let lines = include_str!("../tiles.txt").lines();
    lines.filter(|line| !line.is_empty() && !line.starts_with('#')).map(read).collect()
});

/// Reads one line; the text is our own, so a slip in it is a slip of this crate and stops the program.
fn read(line: &str) -> Tile {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [name, count, north, east, south, west, extras @ ..] = &words[..] else {
        panic!("too few words in tile line: {line}");
    };
    let letters: Vec<char> = [north, east, south, west].into_iter().flat_map(|side| side.chars()).collect();
    let touches = extras.iter().filter_map(|word| word.split_once(':')).map(|(field, cities)| {
        let field = field.chars().next().expect("a field letter before the colon");
        (field, cities.to_owned())
    });
    let sketch = Sketch {
        rim: letters.try_into().expect("twelve letters round a tile"),
        monastery: extras.contains(&"monastery"),
        coat: extras.contains(&"coat"),
        touches: touches.collect(),
    };
    let looks = [0, 1, 2, 3].map(|rotation| Look::turned(&sketch, rotation));
    let rotations = (0..4).filter(|&rotation| is_new(&looks, usize::from(rotation))).collect();
    Tile { name: (*name).to_owned(), count: count.parse().expect("a count"), looks, rotations }
}

/// Whether that rotation looks different from every smaller one.
fn is_new(looks: &[Look; 4], rotation: usize) -> bool {
    !looks[..rotation].contains(&looks[rotation])
}

/// The whole table, in the order of the text.
pub fn tiles() -> &'static [Tile] {
    &TABLE
}

impl TileKind {
    /// The kind of that name.
    pub fn named(name: &str) -> Option<TileKind> {
        tiles().iter().position(|tile| tile.name == name).map(TileKind)
    }

    /// Every kind, the two school tiles included.
    pub fn all() -> impl Iterator<Item = TileKind> {
        (0..tiles().len()).map(TileKind)
    }

    /// Its line in the table.
    pub fn tile(self) -> &'static Tile {
        &tiles()[self.0]
    }

    /// Its name in traces.
    pub fn name(self) -> String {
        self.tile().name.clone()
    }
}
