//! The School on the page: the teacher's figure, and what is said of him.

use super::Figure;
use crate::i18n::Texts;
use crate::view::names::Names;
use crate::view::rules::{Rule, ours, sheet};
use trivium_engine::choices::Outcome;
use trivium_engine::expansion::school::{Event, School};
use trivium_engine::player::{Player, PlayerSet};
use trivium_engine::position::Position;

/// The name of his figure.
pub(super) const TEACHER: &str = "teacher";

/// In the yard to the right of the building; where that is seen from its end, before its door.
const STANDS: [(i16, i16); 2] = [(47, 3), (0, 46)];

/// The teacher, wherever he is.
pub(super) fn teacher(school: &School) -> Figure {
    Figure {
        name: TEACHER,
        symbol: trivium_art::TEACHER,
        home: school.cells(),
        beside: STANDS,
        holder: school.holder(),
    }
}

/// What happens to him.
pub(super) fn told(event: Event, names: &Names) -> String {
    match event {
        Event::TeacherTaken { by, from: None } => names.texts.teacher_taken(names.of(by)),
        Event::TeacherTaken { by, from: Some(from) } => names.texts.teacher_passes(names.of(by), names.of(from)),
    }
}

/// That his holder got the same points.
pub(super) fn copied(player: Player, points: u16, names: &Names) -> String {
    names.texts.teacher_copied(names.of(player), points)
}

/// That his holder will get the same points.
pub(super) fn will_copy(player: Player, points: u16, (before, after): (u16, u16), names: &Names) -> String {
    names.texts.teacher_copies(names.of(player), points, before, after)
}

/// Who chooses what is copied: the holder, unless all points go to one player, who then chooses the order
/// (docs/RULES.md E3.14, E3.15). In Solo it is the one player anyway (E6.5).
pub(super) fn choosing(outcomes: &[Outcome], holder: Player, position: &Position, names: &Names) -> Option<String> {
    let texts = names.texts;
    let scorings = || outcomes.iter().flat_map(|outcome| &outcome.scorings);
    if !scorings().any(|scoring| scoring.copied_by.is_some()) {
        return None;
    }
    if !position.rules().free_pick {
        return Some(texts.teacher_first(names.of(holder)));
    }
    let paid: PlayerSet = scorings().flat_map(|scoring| scoring.receivers.iter()).collect();
    Some(match paid.iter().next() {
        Some(only) if paid.len() == 1 => texts.teacher_order(names.of(only), names.of(holder)),
        _ => texts.teacher_picks(names.of(holder)),
    })
}

/// The rules, short.
pub(super) fn rules(texts: Texts) -> Vec<Rule> {
    vec![
        sheet(texts.school_tiles()),
        ours(texts.school_side(), texts.why_side()),
        sheet(texts.school_take()),
        ours(texts.school_after(), texts.why_after()),
        sheet(texts.school_copy()),
        sheet(texts.school_nobody()),
        ours(texts.school_once(), texts.why_once()),
        sheet(texts.school_several()),
        ours(texts.school_solo(), texts.why_solo()),
        ours(texts.school_last_road(), texts.why_last_road()),
    ]
}
