//! The panel beside the board.

use crate::i18n::sections::panel::Panel;

pub(super) const PANEL: Panel = Panel { tiles_in_stack: "{count:one tile|# tiles}" }.checked();
