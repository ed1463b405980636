//! Messages with arguments. `{name}` stands for an argument, `{name: one tile | # tiles}` for the form that goes
//! with a number, `#` for the number itself.

use super::Locale;

/// What a placeholder is filled with.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number, which may choose between forms.
    Number(i64),
    /// Text as it is.
    Text(String),
}

macro_rules! number {
    ($($kind:ty),*) => { $( impl From<$kind> for Arg { fn from(number: $kind) -> Self { Self::Number(number.into()) } } )* };
}
number!(u8, u16, u32, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl Arg {
    fn text(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => text.clone(),
        }
    }
}

/// Fills in a message. The compiler has checked that all its placeholders are arguments.
pub(super) fn fill(locale: &Locale, message: &str, names: &[&str], args: &[Arg]) -> String {
    let mut out = String::with_capacity(message.len() + 16);
    let mut rest = message;
    while let Some((before, after)) = rest.split_once('{') {
        let (inside, behind) = after.split_once('}').unwrap_or((after, ""));
        out.push_str(before);
        let (name, forms) = inside.split_once(':').unwrap_or((inside, ""));
        if let Some((_, arg)) = names.iter().zip(args).find(|(known, _)| **known == name) {
            out.push_str(&if forms.is_empty() { arg.text() } else { choose(locale, forms, arg) });
        }
        rest = behind;
    }
    out.push_str(rest);
    out
}

fn choose(locale: &Locale, forms: &str, arg: &Arg) -> String {
    let Arg::Number(number) = arg else { return arg.text() };
    let wanted = (locale.plural)(*number);
    let form = forms.split('|').nth(wanted).or_else(|| forms.split('|').next_back()).unwrap_or("");
    form.trim().replace('#', &number.to_string())
}

/// Whether the placeholders of `message` are exactly `args`. Runs in the compiler.
pub(super) const fn placeholders_match(message: &str, args: &[&str]) -> bool {
    let text = message.as_bytes();
    let mut used = [false; 16];
    let mut at = 0;
    while at < text.len() {
        if text[at] == b'{' {
            let start = at + 1;
            let mut end = start;
            while end < text.len() && text[end] != b'}' && text[end] != b':' {
                end += 1;
            }
            let mut arg = 0;
            while arg < args.len() && !same(text, start, end, args[arg].as_bytes()) {
                arg += 1;
            }
            if arg == args.len() {
                return false;
            }
            used[arg] = true;
            at = end;
        }
        at += 1;
    }
    let mut arg = 0;
    while arg < args.len() {
        if !used[arg] {
            return false;
        }
        arg += 1;
    }
    true
}

const fn same(text: &[u8], start: usize, end: usize, word: &[u8]) -> bool {
    if end - start != word.len() {
        return false;
    }
    let mut at = 0;
    while at < word.len() {
        if text[start + at] != word[at] {
            return false;
        }
        at += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Texts;

    #[test]
    fn placeholders_are_filled_and_forms_chosen() {
        let locale = Texts::default().0;
        let one =
            |n: u8| fill(locale, "{who}: {n:one tile|# tiles}.", &["who", "n"], &[Arg::from("Blue"), Arg::from(n)]);
        assert_eq!((one(1).as_str(), one(3).as_str()), ("Blue: one tile.", "Blue: 3 tiles."));
    }

    #[test]
    fn a_message_must_use_its_arguments_and_no_others() {
        assert!(placeholders_match("{a} and {b:x|y}", &["a", "b"]));
        assert!(!placeholders_match("{a}", &["a", "b"]));
        assert!(!placeholders_match("{c}", &["a"]));
        assert!(placeholders_match("plain", &[]));
    }
}
