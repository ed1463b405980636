//! What the page knows of expansions. This is the page's registry: the only place outside an expansion's own files and
//! the catalogue that names one. Everything else asks here, and is told nothing where no expansion is in play.
//!
//! See docs/EXPANSIONS.md.

mod figure;
mod school;
#[cfg(test)]
mod tests;

pub use figure::Figure;

use crate::i18n::Texts;
use crate::view::names::Names;
use crate::view::rules::Rule;
use trivium_engine::choices::Outcome;
use trivium_engine::expansion::Event;
use trivium_engine::player::Player;
use trivium_engine::position::Position;

/// The figures of the expansions in play, wherever they stand.
pub fn figures(position: &Position) -> Vec<Figure> {
    position.expansions().school.iter().map(school::teacher).collect()
}

/// What it says of a player that the figure of that name stands with them.
pub fn with_player(texts: Texts, figure: &str) -> &'static str {
    match figure {
        school::TEACHER => texts.holds_teacher(),
        _ => "",
    }
}

/// What happened, or what will, in a sentence.
pub fn told(event: Event, names: &Names) -> String {
    match event {
        Event::School(event) => school::told(event, names),
    }
}

/// That a player got the points of a scoring once more.
pub fn copied(player: Player, points: u16, names: &Names) -> String {
    school::copied(player, points, names)
}

/// That a player will get the points of a scoring once more, and where the score goes from and to.
pub fn will_copy(player: Player, points: u16, scores: (u16, u16), names: &Names) -> String {
    school::will_copy(player, points, scores, names)
}

/// Who chooses among the outcomes, and what, where an expansion makes that a question of its own.
pub fn choosing(outcomes: &[Outcome], position: &Position, names: &Names) -> Option<String> {
    school::choosing(outcomes, position.expansions().school?.holder()?, position, names)
}

/// The name of an option, as links write it, in words.
pub fn option_name(texts: Texts, name: &str) -> Option<&'static str> {
    (name == "school").then(|| texts.school())
}

/// The value of an option, as links write it, in words.
pub fn value_name(texts: Texts, name: &str, value: &str) -> Option<&'static str> {
    match (name, value) {
        ("school", "left") => Some(texts.school_left()),
        ("school", "right") => Some(texts.school_right()),
        _ => None,
    }
}

/// The rules of each expansion, with a title.
pub fn rules(texts: Texts) -> [(&'static str, Vec<Rule>); 1] {
    [(texts.school(), school::rules(texts))]
}
