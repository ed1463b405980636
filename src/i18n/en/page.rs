//! The page as a whole.

use crate::i18n::sections::page::Page;

pub(super) const PAGE: Page =
    Page { title: "Trivium", blue: "Blue", yellow: "Yellow", black: "Black", red: "Red", white: "White" }.checked();
