//! The encoding of query strings: percent signs, `+` for a space, pairs between `&`.

/// A name and its value, decoded; none where the bytes behind the percent signs are no text.
pub(super) struct Pair {
    /// The name.
    pub name: Option<String>,
    /// The value; empty if there is none.
    pub value: Option<String>,
}

/// The pairs of a query without its question mark. Empty ones do not count.
pub(super) fn pairs(query: &str) -> impl Iterator<Item = Pair> {
    query.split('&').filter(|pair| !pair.is_empty()).map(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        Pair { name: decode(name), value: decode(value) }
    })
}

/// Decodes a name or value. A percent sign without two digits stands for itself, as browsers have it.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        bytes.push(match (byte, after) {
            (b'+', _) => b' ',
            (b'%', [high, low, after @ ..]) => match (digit(*high), digit(*low)) {
                (Some(high), Some(low)) => {
                    rest = after;
                    high << 4 | low
                }
                _ => byte,
            },
            _ => byte,
        });
    }
    String::from_utf8(bytes).ok()
}

fn digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok())
}

/// Encodes a value. What needs no percent signs is left readable.
pub(super) fn encode(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for symbol in text.chars() {
        match symbol {
            ' ' => out.push('+'),
            'A'..='Z' | 'a'..='z' | '0'..='9' | '-' | '_' | '.' | '~' | '!' | '*' | ',' | ':' | '@' | '/' | '?' => {
                out.push(symbol);
            }
            _ => {
                let mut bytes = [0; 4];
                for byte in symbol.encode_utf8(&mut bytes).bytes() {
                    out.push('%');
                    out.extend([byte >> 4, byte & 15].map(|digit| char::from(b"0123456789ABCDEF"[usize::from(digit)])));
                }
            }
        }
    }
    out
}
