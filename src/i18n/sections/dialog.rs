//! Dialogs and pages.

messages! { dialog, Dialog;
    /// Closes a dialog.
    close;
}
