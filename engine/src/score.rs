//! Points are always a sum of named terms, so that whoever shows them can show how they came about.

use core::fmt;

/// What a term counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// Tiles of a road or city.
    Tiles,
    /// Coats of arms in a city.
    Coats,
    /// A monastery and the tiles around it.
    Surroundings,
    /// Completed cities that a field touches.
    Cities,
    /// Meeples left on the board.
    Meeples,
}

/// A number of things and the points that each is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// What is counted.
    pub unit: Unit,
    /// How many there are.
    pub count: u8,
    /// Points for each.
    pub each: u8,
}

/// A sum of terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoreExpr {
    first: Term,
    second: Option<Term>,
}

impl ScoreExpr {
    /// `count` things at `each` points.
    pub const fn of(unit: Unit, count: u8, each: u8) -> Self {
        Self { first: Term { unit, count, each }, second: None }
    }

    /// The same and, if there are any, coats of arms at `each` points.
    #[must_use]
    pub const fn and_coats(self, count: u8, each: u8) -> Self {
        Self { second: if count > 0 { Some(Term { unit: Unit::Coats, count, each }) } else { None }, ..self }
    }

    /// The terms, largest matter first.
    pub fn terms(&self) -> impl Iterator<Item = Term> {
        core::iter::once(self.first).chain(self.second)
    }

    /// The sum.
    pub fn points(&self) -> u16 {
        self.terms().map(|term| u16::from(term.count) * u16::from(term.each)).sum()
    }
}

impl fmt::Display for ScoreExpr {
    /// The bare sum, such as `3 × 2 + 1 × 2 = 8`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, term) in self.terms().enumerate() {
            let plus = if i > 0 { " + " } else { "" };
            write!(f, "{plus}{} × {}", term.count, term.each)?;
        }
        write!(f, " = {}", self.points())
    }
}
