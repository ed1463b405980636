//! All text comes from here. A catalogue is a plain table, one for each language; a message that a language lacks,
//! or whose placeholders are not those of its arguments, does not compile.

mod en;
mod fill;
mod sections;

pub use fill::Arg;

/// A language: its messages by section, and how it counts.
pub struct Locale {
    /// The language tag, as in `<html lang>`.
    pub tag: &'static str,
    /// Which of the forms of a message goes with a number.
    pub plural: fn(i64) -> usize,
    page: sections::page::Page,
    board: sections::board::Board,
    panel: sections::panel::Panel,
    dialog: sections::dialog::Dialog,
    event: sections::event::Event,
    shelf: sections::shelf::ShelfTexts,
    link: sections::link::LinkTexts,
    rules: sections::rules::RulesTexts,
    school: sections::school::SchoolTexts,
}

/// The languages there are.
pub static LOCALES: [&Locale; 1] = [&en::LOCALE];

/// The texts of one language. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Texts(&'static Locale);

impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

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

    /// The language tag, as in `<html lang>`.
    pub fn tag(self) -> &'static str {
        self.0.tag
    }

    /// The name of a piece's colour, 0 to 4.
    pub fn colour(self, piece: u8) -> &'static str {
        match piece {
            0 => self.blue(),
            1 => self.yellow(),
            2 => self.black(),
            3 => self.red(),
            _ => self.white(),
        }
    }
}
