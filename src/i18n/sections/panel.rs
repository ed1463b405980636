//! The panel beside the board.

messages! { panel, Panel;
    /// The size of a stack.
    tiles_in_stack(count);
}
