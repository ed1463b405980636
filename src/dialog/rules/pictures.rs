//! The positions on the page of rules. A test lays every tile, claims and scores as the engine does, and compares that
//! with what is said below.

use crate::i18n::Texts;
use crate::view::rules::Picture;

/// Edge to edge.
pub static JOIN: Picture = Picture {
    tiles: &[("D", 0, 0, 0), ("E", 2, 0, -1), ("B", 0, 1, -1), ("V", 0, 1, 0)],
    meeples: &[],
    about: &[],
    seen: Texts::join_seen,
    says: Texts::join_says,
};

/// A held road and a free city, in Solo.
pub static MUST: Picture = Picture {
    tiles: &[("D", 0, 0, 0), ("U", 1, 1, 0), ("K", 0, 2, 0)],
    meeples: &[(1, 0, 1), (0, 2, 0)],
    about: &[(0, 1), (1, 0), (2, 1)],
    seen: Texts::free_seen,
    says: Texts::must_says,
};

/// The same where nobody has to.
pub static MAY: Picture = Picture { says: Texts::may_says, ..MUST };

/// A road between a monastery and a village.
pub static ROAD: Picture = Picture {
    tiles: &[("A", 3, 0, 0), ("U", 1, 1, 0), ("W", 0, 2, 0)],
    meeples: &[(0, 1, 0)],
    about: &[(0, 0), (1, 0), (2, 2)],
    seen: Texts::road_seen,
    says: Texts::road_says,
};

/// The smallest city.
pub static TWO: Picture = Picture {
    tiles: &[("E", 1, 0, 0), ("E", 3, 1, 0)],
    meeples: &[(0, 0, 0)],
    about: &[(0, 0), (1, 0)],
    seen: Texts::two_seen,
    says: Texts::two_says,
};

/// A city with a coat of arms.
pub static CITY: Picture = Picture {
    tiles: &[("E", 1, 0, 0), ("F", 0, 1, 0), ("E", 3, 2, 0)],
    meeples: &[(0, 0, 0)],
    about: &[(0, 0), (1, 0), (2, 0)],
    seen: Texts::city_seen,
    says: Texts::city_says,
};

/// A monastery within a ring of road, where it filled the hole.
pub static MONASTERY: Picture = Picture {
    tiles: &[
        ("V", 3, -1, -1),
        ("U", 1, 0, -1),
        ("V", 0, 1, -1),
        ("U", 0, 1, 0),
        ("V", 1, 1, 1),
        ("U", 1, 0, 1),
        ("V", 2, -1, 1),
        ("U", 0, -1, 0),
        ("B", 0, 0, 0),
    ],
    meeples: &[(0, 8, 0)],
    about: &[],
    seen: Texts::monastery_seen,
    says: Texts::monastery_says,
};

/// Only the last one scores.
pub static LAST: Picture = Picture { meeples: &[(1, 0, 0)], says: Texts::last_says, ..TWO };

/// Two meeples against one, brought together by the last tile.
pub static MOST: Picture = Picture {
    tiles: &[("E", 2, 0, -1), ("V", 1, -1, -1), ("V", 2, 1, -1), ("E", 1, -1, 0), ("E", 3, 1, 0), ("R", 0, 0, 0)],
    meeples: &[(0, 0, 0), (0, 3, 0), (1, 4, 0)],
    about: &[(0, 0), (3, 0), (4, 0), (5, 0)],
    seen: Texts::most_seen,
    says: Texts::most_says,
};

/// Meeples left at the end of Solo.
pub static LEFT: Picture = Picture {
    tiles: &[("D", 0, 0, 0), ("U", 1, 1, 0)],
    meeples: &[(0, 0, 0), (1, 1, 0)],
    about: &[],
    seen: Texts::left_seen,
    says: Texts::left_says,
};

/// An unfinished city at the end.
pub static UNFINISHED: Picture = Picture {
    tiles: &[("E", 1, 0, 0), ("F", 0, 1, 0)],
    meeples: &[(0, 0, 0)],
    about: &[(0, 0), (1, 0)],
    seen: Texts::unfinished_seen,
    says: Texts::unfinished_says,
};

/// A field between two cities.
pub static FIELD: Picture = Picture {
    tiles: &[("E", 1, 0, 0), ("H", 1, 1, 0), ("E", 3, 2, 0)],
    meeples: &[(0, 1, 2)],
    about: &[(1, 2)],
    seen: Texts::field_seen,
    says: Texts::field_says,
};
