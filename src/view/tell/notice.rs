//! Lines that tell the player something and go away.

use super::refusal::refusal;
use super::words::Compass;
use crate::app::state::{AppState, Notice};
use crate::view::names::Names;

/// What the player is told, if anything.
pub fn notice(state: &AppState, names: &Names) -> Option<String> {
    let texts = names.texts;
    Some(match state.notice.as_ref()? {
        Notice::Refused(why) => refusal(*why, &state.table, names, Compass(state.turned)),
        Notice::NotSaved => texts.not_saved().to_owned(),
        Notice::PutAway => texts.put_away().to_owned(),
        Notice::KeptAside => texts.kept_aside().to_owned(),
        Notice::CutAt(number) => texts.cut_at(*number),
        Notice::LinkCopied => texts.link_copied().to_owned(),
        Notice::LinkShown => texts.link_shown().to_owned(),
        Notice::Parted => texts.parted().to_owned(),
        Notice::OtherTab => texts.other_tab().to_owned(),
    })
}
