//! The page as a whole: names that all parts use.

messages! { page, Page;
    /// The name of the game.
    title;
    /// A colour's name.
    blue;
    /// A colour's name.
    yellow;
    /// A colour's name.
    black;
    /// A colour's name.
    red;
    /// A colour's name.
    white;
    /// The heading of the gallery of tiles.
    gallery_title;
    /// Shows the outlines of the segments.
    gallery_segments;
    /// Shows where segments leave their tile.
    gallery_ports;
    /// Shows where meeples stand.
    gallery_anchors;
    /// Leads back to the game.
    gallery_back;
}
