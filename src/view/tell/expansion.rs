//! What only expansions know, in words.

use crate::view::names::Names;
use trivium_engine::expansion::{self, school};

/// What happened, in a sentence.
pub(super) fn describe(event: expansion::Event, names: &Names) -> String {
    match event {
        expansion::Event::School(school::Event::TeacherTaken { by, from: None }) => {
            names.texts.teacher_taken(names.of(by))
        }
        expansion::Event::School(school::Event::TeacherTaken { by, from: Some(from) }) => {
            names.texts.teacher_passes(names.of(by), names.of(from))
        }
    }
}
