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
}
