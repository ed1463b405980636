//! Writes JSON: without a blank, as documents are stored, or for people to look at.

use std::fmt::Write;

/// An object being written.
#[derive(Clone, Debug, Default)]
pub struct Object(String);

impl Object {
    /// Adds a member; its value is JSON.
    #[must_use]
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.0.push(if self.0.is_empty() { '{' } else { ',' });
        push_text(&mut self.0, name);
        self.0.push(':');
        self.0.push_str(value);
        self
    }

    /// Adds a member if there is something to say.
    #[must_use]
    pub fn with_some(self, name: &str, value: Option<String>) -> Self {
        match value {
            Some(value) => self.with(name, &value),
            None => self,
        }
    }

    /// The object as text.
    pub fn finish(mut self) -> String {
        self.0.push_str(if self.0.is_empty() { "{}" } else { "}" });
        self.0
    }
}

/// A list of what is JSON.
pub fn list(items: &[String]) -> String {
    format!("[{}]", items.join(","))
}

/// A text in quotes.
pub fn text(text: &str) -> String {
    let mut written = String::new();
    push_text(&mut written, text);
    written
}

fn push_text(out: &mut String, text: &str) {
    out.push('"');
    for char in text.chars() {
        match char {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            '\0'..' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(char));
            }
            _ => out.push(char),
        }
    }
    out.push('"');
}

/// The same value, a line for each thing. `json` has no blanks but in texts.
pub fn pretty(json: &str) -> String {
    let mut lines = String::new();
    let (mut depth, mut is_quoted, mut before) = (0, false, ' ');
    for char in json.chars() {
        if is_quoted {
            is_quoted = char != '"' || before == '\\';
            // A backslash that is itself escaped escapes nothing.
            before = if before == '\\' { ' ' } else { char };
            lines.push(char);
            continue;
        }
        let (opens, closes) = (matches!(before, '{' | '['), matches!(char, '}' | ']'));
        depth -= usize::from(closes);
        if opens != closes || before == ',' {
            lines.push('\n');
            lines.push_str(&"  ".repeat(depth));
        }
        lines.push(char);
        match char {
            '{' | '[' => depth += 1,
            ':' => lines.push(' '),
            '"' => is_quoted = true,
            _ => {}
        }
        before = char;
    }
    lines
}
