//! English.

use super::Locale;

mod board;
mod dialog;
mod event;
mod link;
mod page;
mod panel;
mod rules;
mod school;
mod shelf;

/// English.
pub(super) static LOCALE: Locale = Locale {
    tag: "en",
    plural: |number| usize::from(number != 1),
    page: page::PAGE,
    board: board::BOARD,
    panel: panel::PANEL,
    dialog: dialog::DIALOG,
    event: event::EVENT,
    shelf: shelf::SHELF,
    link: link::LINK,
    rules: rules::RULES,
    school: school::SCHOOL,
};
