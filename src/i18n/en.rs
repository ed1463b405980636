//! English.

use super::{Catalogue, Locale};

/// English.
pub(super) static LOCALE: Locale = Locale {
    tag: "en",
    plural: |number| usize::from(number != 1),
    messages: Catalogue {
        title: "Trivium",
        blue: "Blue",
        yellow: "Yellow",
        black: "Black",
        red: "Red",
        white: "White",
        tiles_in_stack: "{count:one tile|# tiles}",
    }
    .checked(),
};
