//! What happened, what will happen, and why not.

messages! { event, Event;
    /// A tile was laid and nothing was free.
    placed_only(player);
}
