//! The board and its controls.

messages! { board, Board;
    /// The board as a whole, for those who hear it.
    board_label;
}
