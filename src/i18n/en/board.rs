//! The board and its controls.

use crate::i18n::sections::board::Board;

pub(super) const BOARD: Board = Board { board_label: "Board" }.checked();
