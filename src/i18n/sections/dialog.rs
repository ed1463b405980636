//! Dialogs and pages.

messages! { dialog, Dialog;
    /// Closes a dialog.
    close;
    /// The title of the page that is shown when the program has failed.
    crash_title;
    /// On that page: that the game is kept.
    crash_saved;
    /// On that page, when the same game failed the last time, too.
    crash_again;
    /// On that page: the way back to the game.
    crash_continue;
    /// On that page: the way to a new game.
    crash_new;
    /// On that page: moves the failing game out of the way.
    crash_aside;
    /// Which build this is.
    build(version);
}
