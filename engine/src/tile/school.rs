//! The two tiles of the School, laid side by side before the game.

use super::{TileKind, TileSpec, base, language::table};

/// The western half, then the eastern one. The building covers the edge between them.
pub(super) const TABLE: [TileSpec; 2] = table([
    "SCH_L 1 R#RR | road N | road S | road W | field nw wn | field ne en | field es se | field sw ws",
    "SCH_R 1 RRR# | road N | road E | road S | field ne en | field es se | field sw ws | field nw wn",
]);

/// The western half.
#[allow(clippy::cast_possible_truncation, reason = "there are fewer than 256 kinds")]
pub const LEFT_HALF: TileKind = TileKind::from_index(base::TABLE.len() as u8);

/// The eastern half.
#[allow(clippy::cast_possible_truncation, reason = "there are fewer than 256 kinds")]
pub const RIGHT_HALF: TileKind = TileKind::from_index(base::TABLE.len() as u8 + 1);
