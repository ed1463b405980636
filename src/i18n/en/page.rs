//! The page as a whole.

use crate::i18n::sections::page::Page;

pub(super) const PAGE: Page = Page {
    title: "Trivium",
    blue: "Blue",
    yellow: "Yellow",
    black: "Black",
    red: "Red",
    white: "White",
    gallery_title: "Every tile, every way round",
    gallery_segments: "Segments",
    gallery_ports: "Ports",
    gallery_anchors: "Meeples",
    gallery_back: "Back to the game",
}
.checked();
