//! Dialogs and pages.

use crate::i18n::sections::dialog::Dialog;

pub(super) const DIALOG: Dialog = Dialog {
    close: "Close",
    crash_title: "Something broke",
    crash_saved: "The program has failed, and that is our fault. Your game is kept.",
    crash_again: "The program has failed again at the same game. It is kept, and you can leave it aside.",
    crash_continue: "Continue from the save",
    crash_new: "Start a new game; this one stays under Games",
    crash_aside: "Set this game aside and start a new one",
    build: "Build {version}",
}
.checked();
