//! All text comes from here. A catalogue is a plain table, one for each language; a message that a language lacks,
//! or whose placeholders are not those of its arguments, does not compile.

mod catalogue;
mod en;
mod fill;

pub use catalogue::{Catalogue, Texts};
pub use fill::Arg;

/// A language: its messages, and how it counts.
pub struct Locale {
    /// The language tag, as in `<html lang>`.
    pub tag: &'static str,
    /// Which of the forms of a message goes with a number.
    pub plural: fn(i64) -> usize,
    /// The messages.
    pub messages: Catalogue,
}

/// The languages there are.
pub static LOCALES: [&Locale; 1] = [&en::LOCALE];

impl Default for Texts {
    fn default() -> Self {
        Self(LOCALES[0])
    }
}

impl Texts {
    /// The texts in the language of `tag`, if there is such a catalogue; of `de-AT` also the `de` one.
    pub fn for_tag(tag: &str) -> Option<Self> {
        let language = tag.split('-').next()?;
        LOCALES.iter().find(|locale| locale.tag.eq_ignore_ascii_case(language)).map(|locale| Self(locale))
    }
}
