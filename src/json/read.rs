//! Reads JSON. A value stays the piece of text that it is; what it holds is read when it is asked for.

use std::str::{Chars, FromStr};

/// How deep values may lie in each other: nothing of ours goes deeper than six, and the stack is finite.
const DEEPEST: usize = 64;

/// One value, as it stands in the text. Numbers, words and escapes may still turn out to be none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Json<'a>(&'a str);

impl<'a> Json<'a> {
    /// The one value that the text is; none if it does not have the form of one.
    pub fn read(text: &'a str) -> Option<Self> {
        let mut reader = Reader(text);
        let value = reader.value(DEEPEST)?;
        reader.skip_blanks();
        reader.0.is_empty().then_some(value)
    }

    /// The value as it is written.
    pub fn as_written(self) -> &'a str {
        self.0
    }

    /// The members of an object, as they come.
    pub fn members(self) -> Option<Members<'a>> {
        let mut reader = Reader(self.0);
        let mut members = Vec::new();
        reader.each(['{', '}'], &mut |reader| {
            let name = reader.value(0)?.text()?;
            reader.skip_blanks();
            reader.take(':')?;
            members.push((name, reader.value(DEEPEST)?));
            Some(())
        })?;
        Some(Members(members))
    }

    /// The items of a list.
    pub fn items(self) -> Option<Vec<Self>> {
        let mut reader = Reader(self.0);
        let mut items = Vec::new();
        reader.each(['[', ']'], &mut |reader| {
            items.push(reader.value(DEEPEST)?);
            Some(())
        })?;
        Some(items)
    }

    /// A whole number that fits.
    pub fn number<T: FromStr>(self) -> Option<T> {
        self.0.parse().ok()
    }

    /// True or false.
    pub fn flag(self) -> Option<bool> {
        match self.0 {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        }
    }

    /// A text, without its quotes and escapes.
    pub fn text(self) -> Option<String> {
        let mut text = String::new();
        let mut chars = self.0.strip_prefix('"')?.strip_suffix('"')?.chars();
        while let Some(char) = chars.next() {
            text.push(if char == '\\' { escaped(&mut chars)? } else { char });
        }
        Some(text)
    }
}

/// The members of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Members<'a>(Vec<(String, Json<'a>)>);

impl<'a> Members<'a> {
    /// The member of that name, if it is there and not null.
    pub fn get(&self, name: &str) -> Option<Json<'a>> {
        self.iter().find_map(|(known, value)| (known == name && value.0 != "null").then_some(value))
    }

    /// What the member of that name reads as, or the usual if it is not there; none if it reads as nothing.
    pub fn or_default<T: Default>(&self, name: &str, read: impl FnOnce(Json<'a>) -> Option<T>) -> Option<T> {
        self.get(name).map_or_else(|| Some(T::default()), read)
    }

    /// All members, as they come.
    pub fn iter(&self) -> impl Iterator<Item = (&str, Json<'a>)> {
        self.0.iter().map(|(name, value)| (name.as_str(), *value))
    }
}

/// What stands after a backslash.
fn escaped(chars: &mut Chars) -> Option<char> {
    Some(match chars.next()? {
        'b' => '\u{8}',
        'f' => '\u{C}',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'u' => {
            let unit = hex(chars)?;
            // What needs two units has the lower half in an escape of its own.
            let high = unit.wrapping_sub(0xD800);
            if high < 0x400 {
                if (chars.next()?, chars.next()?) != ('\\', 'u') {
                    return None;
                }
                let low = hex(chars)?.checked_sub(0xDC00).filter(|&low| low < 0x400)?;
                char::from_u32(0x1_0000 + (high << 10) + low)?
            } else {
                char::from_u32(unit)?
            }
        }
        char @ ('"' | '\\' | '/') => char,
        _ => return None,
    })
}

fn hex(chars: &mut Chars) -> Option<u32> {
    (0..4).try_fold(0, |unit, _| Some(unit * 16 + chars.next()?.to_digit(16)?))
}

/// What of the text is still to be read.
struct Reader<'a>(&'a str);

impl<'a> Reader<'a> {
    fn skip_blanks(&mut self) {
        self.0 = self.0.trim_ascii_start();
    }

    fn take(&mut self, char: char) -> Option<()> {
        self.0 = self.0.strip_prefix(char)?;
        Some(())
    }

    /// The next value, in which others lie at most so deep.
    fn value(&mut self, deep: usize) -> Option<Json<'a>> {
        self.skip_blanks();
        let from = self.0;
        match from.bytes().next()? {
            b'"' => self.quoted()?,
            b'{' => {
                let deep = deep.checked_sub(1)?;
                self.each(['{', '}'], &mut |reader| {
                    reader.skip_blanks();
                    reader.quoted()?;
                    reader.skip_blanks();
                    reader.take(':')?;
                    reader.value(deep).map(drop)
                })?;
            }
            b'[' => {
                let deep = deep.checked_sub(1)?;
                self.each(['[', ']'], &mut |reader| reader.value(deep).map(drop))?;
            }
            _ => self.word()?,
        }
        Some(Json(&from[..from.len() - self.0.len()]))
    }

    /// Everything between brackets, a comma between each.
    fn each(&mut self, [open, close]: [char; 2], one: &mut dyn FnMut(&mut Self) -> Option<()>) -> Option<()> {
        self.take(open)?;
        self.skip_blanks();
        if self.take(close).is_some() {
            return Some(());
        }
        loop {
            one(self)?;
            self.skip_blanks();
            if self.take(close).is_some() {
                return Some(());
            }
            self.take(',')?;
        }
    }

    /// Goes over a text. Its escapes are looked at when it is asked for.
    fn quoted(&mut self) -> Option<()> {
        self.take('"')?;
        let mut bytes = self.0.bytes().enumerate();
        while let Some((at, byte)) = bytes.next() {
            match byte {
                b'"' => {
                    self.0 = &self.0[at + 1..];
                    return Some(());
                }
                b'\\' => drop(bytes.next()),
                0..b' ' => return None,
                _ => {}
            }
        }
        None
    }

    /// Goes over a number or a word. Whether it is one that there is, is looked at when it is asked for.
    fn word(&mut self) -> Option<()> {
        let goes_on = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
        let end = self.0.bytes().position(|byte| !goes_on(byte)).unwrap_or(self.0.len());
        self.0 = &self.0[end..];
        (end > 0).then_some(())
    }
}
