//! The 24 kinds of the base game. The orientation is the usual printed one: city to the north where there is a choice.

use super::{TileSpec, language::table};

/// In alphabetical order; the box holds 72 tiles.
pub(super) const TABLE: [TileSpec; 24] = table([
    "A 2 FFRF | road S | monastery | field nw ne en es se sw ws wn",
    "B 4 FFFF | monastery | field nw ne en es se sw ws wn",
    "C 1 CCCC | coat N E S W",
    "D 4 CRFR | city N | road E W | field en wn + 0 | field es se sw ws",
    "E 5 CFFF | city N | field en es se sw ws wn + 0",
    "F 2 FCFC | coat E W | field nw ne + 0 | field se sw + 0",
    "G 1 FCFC | city E W | field nw ne + 0 | field se sw + 0",
    "H 3 CFCF | city N | city S | field en es ws wn + 0 1",
    "I 2 CFFC | city N | city W | field en es se sw + 0 1",
    "J 3 CRRF | city N | road E S | field en sw ws wn + 0 | field es se",
    "K 3 CFRR | city N | road S W | field en es se wn + 0 | field sw ws",
    "L 3 CRRR | city N | road E | road S | road W | field en wn + 0 | field es se | field sw ws",
    "M 2 CCFF | coat N E | field se sw ws wn + 0",
    "N 3 CCFF | city N E | field se sw ws wn + 0",
    "O 2 CRRC | coat N W | road E S | field en sw + 0 | field es se",
    "P 3 CRRC | city N W | road E S | field en sw + 0 | field es se",
    "Q 1 CCFC | coat N E W | field se sw + 0",
    "R 3 CCFC | city N E W | field se sw + 0",
    "S 2 CCRC | coat N E W | road S | field se + 0 | field sw + 0",
    "T 1 CCRC | city N E W | road S | field se + 0 | field sw + 0",
    "U 8 RFRF | road N S | field ne en es se | field sw ws wn nw",
    "V 9 FFRR | road S W | field nw ne en es se wn | field sw ws",
    "W 4 FRRR | road E | road S | road W | field nw ne en wn | field es se | field sw ws",
    "X 1 RRRR | road N | road E | road S | road W | field ne en | field es se | field sw ws | field nw wn",
]);
