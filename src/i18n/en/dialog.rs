//! Dialogs and pages.

use crate::i18n::sections::dialog::Dialog;

pub(super) const DIALOG: Dialog = Dialog { close: "Close" }.checked();
