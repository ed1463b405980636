//! Cells, sides, rotations and the twelve ports of a tile.

use core::fmt;

/// A cell of the board. `x` grows to the east, `y` to the south; the start tile lies at `(0, 0)`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pos {
    /// Column, east of the start tile when positive.
    pub x: i8,
    /// Row, south of the start tile when positive.
    pub y: i8,
}

impl Pos {
    /// The cell of the start tile.
    pub const ORIGIN: Self = Self::new(0, 0);

    /// The cell in column `x`, row `y`.
    pub const fn new(x: i8, y: i8) -> Self {
        Self { x, y }
    }

    /// The cell across `side`. Seventy-odd tiles never reach the limits of `i8`, foreign positions are clamped.
    #[must_use]
    pub const fn step(self, side: Side) -> Self {
        match side {
            Side::North => Self::new(self.x, self.y.saturating_sub(1)),
            Side::East => Self::new(self.x.saturating_add(1), self.y),
            Side::South => Self::new(self.x, self.y.saturating_add(1)),
            Side::West => Self::new(self.x.saturating_sub(1), self.y),
        }
    }

    /// The cells across the four sides, in their order, of a cell where a tile may lie: those are far from the limits.
    #[inline]
    pub(crate) const fn beside(self) -> [Self; 4] {
        let Self { x, y } = self;
        [
            Self::new(x, y.wrapping_sub(1)),
            Self::new(x.wrapping_add(1), y),
            Self::new(x, y.wrapping_add(1)),
            Self::new(x.wrapping_sub(1), y),
        ]
    }

    /// The eight cells around this one, row by row from the north-west.
    pub fn around(self) -> impl Iterator<Item = Self> {
        const RING: [(i8, i8); 8] = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        RING.iter().map(move |&(dx, dy)| Self::new(self.x.saturating_add(dx), self.y.saturating_add(dy)))
    }

    /// Whether `other` is one of the eight cells around this one.
    pub const fn touches(self, other: Self) -> bool {
        let (dx, dy) = (self.x as i32 - other.x as i32, self.y as i32 - other.y as i32);
        // The square of the distance: one to a neighbour, two to one at a corner.
        matches!(dx * dx + dy * dy, 1 | 2)
    }
}

impl fmt::Display for Pos {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

/// A side of a tile or cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// Towards smaller `y`.
    North,
    /// Towards larger `x`.
    East,
    /// Towards larger `y`.
    South,
    /// Towards smaller `x`.
    West,
}

impl Side {
    /// All four, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// 0 to 3, clockwise from the north.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side that meets this one across an edge.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self.index() + 2) % 4]
    }

    /// This side after the tile has been turned.
    #[must_use]
    pub const fn rotated(self, by: Rotation) -> Self {
        Self::ALL[(self.index() + by.index()) % 4]
    }
}

/// A number of clockwise quarter turns, 0 to 3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rotation(u8);

impl Rotation {
    /// All four, from the upright one.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// `turns` clockwise quarter turns, taken modulo 4.
    pub const fn new(turns: u8) -> Self {
        Self(turns % 4)
    }

    /// 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Quarter turns, 0 to 3.
    pub const fn turns(self) -> u8 {
        self.0
    }
}

/// One of the twelve places on the rim of a tile where features may leave it: the left, middle and
/// right of each side, clockwise from the western half of the north side. The middle carries the
/// side's road or city, the outer two its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Port(u8);

impl Port {
    /// How many ports a tile has.
    pub const COUNT: u8 = 12;

    /// The port number `index`, 0 to 11 clockwise, taken modulo 12.
    pub const fn new(index: u8) -> Self {
        Self(index % Self::COUNT)
    }

    /// The middle of `side`.
    pub const fn middle(side: Side) -> Self {
        Self(side as u8 * 3 + 1)
    }

    /// The anticlockwise half of `side` (`nw` of the north side).
    pub const fn left(side: Side) -> Self {
        Self(side as u8 * 3)
    }

    /// The clockwise half of `side` (`ne` of the north side).
    pub const fn right(side: Side) -> Self {
        Self(side as u8 * 3 + 2)
    }

    /// 0 to 11, clockwise from the western half of the north side.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The side this port lies on.
    pub const fn side(self) -> Side {
        Side::ALL[self.index() / 3]
    }

    /// Whether it is the middle of its side.
    pub const fn is_middle(self) -> bool {
        self.0 % 3 == 1
    }

    /// The port of the neighbouring tile that meets this one.
    #[must_use]
    pub const fn mate(self) -> Self {
        let opposite = self.side().opposite() as u8;
        Self(opposite * 3 + (2 - self.0 % 3))
    }
}

/// A set of ports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PortSet(u16);

impl PortSet {
    /// No port at all, as for a monastery.
    pub const EMPTY: Self = Self(0);

    /// This set and `port`.
    #[must_use]
    pub const fn with(self, port: Port) -> Self {
        Self(self.0 | 1 << port.0)
    }

    /// Whether `port` is in the set.
    pub const fn contains(self, port: Port) -> bool {
        self.0 & (1 << port.0) != 0
    }

    /// Whether no port is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many ports are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether both sets hold the same ports; `==` cannot be used at compile time.
    pub(crate) const fn same(self, other: Self) -> bool {
        self.0 == other.0
    }

    /// The set after the tile has been turned.
    #[must_use]
    pub const fn rotated(self, by: Rotation) -> Self {
        let wide = (self.0 as u32) << (3 * by.0);
        Self(((wide | wide >> Port::COUNT) & 0xFFF) as u16)
    }

    /// The ports, clockwise from the western half of the north side.
    pub fn iter(self) -> impl Iterator<Item = Port> {
        (0..Port::COUNT).map(Port).filter(move |&port| self.contains(port))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mates_are_mutual_and_lie_across_the_edge() {
        for port in (0..Port::COUNT).map(Port) {
            assert_eq!(port.mate().mate(), port);
            assert_eq!(port.mate().side(), port.side().opposite());
            assert_eq!(port.mate().is_middle(), port.is_middle());
        }
        assert_eq!(Port::left(Side::North).mate(), Port::right(Side::South));
    }

    #[test]
    fn four_quarter_turns_are_none() {
        let set = PortSet::EMPTY.with(Port::middle(Side::North)).with(Port::right(Side::West));
        let turned = (0..4).fold(set, |set, _| set.rotated(Rotation::new(1)));
        assert_eq!(turned, set);
        assert!(set.rotated(Rotation::new(1)).contains(Port::middle(Side::East)));
        assert!(set.rotated(Rotation::new(1)).contains(Port::right(Side::North)));
    }

    #[test]
    fn a_cell_has_eight_around_it() {
        let cell = Pos::new(3, -2);
        assert!(cell.around().all(|other| cell.touches(other) && other.touches(cell)));
        assert_eq!(cell.around().count(), 8);
        assert!(!cell.touches(cell));
    }
}
