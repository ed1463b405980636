//! What happened, what will happen, and why not.

use crate::i18n::sections::event::Event;

pub(super) const EVENT: Event = Event { placed_only: "{player} placed a tile." }.checked();
