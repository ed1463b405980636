//! The head of an HTTP request.

use std::io::Read;

/// What was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Request {
    /// `HEAD` rather than `GET`: send no body.
    pub head_only: bool,
    /// The path, decoded, without query or fragment.
    pub path: String,
}

/// More than any browser sends; what follows is not read.
const LONGEST_HEAD: usize = 32 * 1024;

/// Reads the head. `None` if it is not a `GET` or `HEAD` that we understand.
pub fn read(stream: &mut impl Read) -> Option<Request> {
    let mut head = Vec::new();
    let mut part = [0; 2048];
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        let length = stream.read(&mut part).ok()?;
        if length == 0 || head.len() > LONGEST_HEAD {
            return None;
        }
        head.extend_from_slice(&part[..length]);
    }
    let first = head.split(|byte| *byte == b'\r').next()?;
    parse(std::str::from_utf8(first).ok()?)
}

/// Reads `GET /path?query HTTP/1.1`.
fn parse(line: &str) -> Option<Request> {
    let mut words = line.split(' ');
    let head_only = match words.next()? {
        "GET" => false,
        "HEAD" => true,
        _ => return None,
    };
    let path = words.next()?.split(['?', '#']).next()?;
    Some(Request { head_only, path: decode(path)? })
}

/// Resolves `%41` and the like.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        rest = tail;
        if *first != b'%' {
            bytes.push(*first);
            continue;
        }
        let (digits, tail) = rest.split_at_checked(2)?;
        bytes.push(u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?);
        rest = tail;
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(line: &str) -> Option<String> {
        parse(line).map(|request| request.path)
    }

    #[test]
    fn reads_path_without_query() {
        assert_eq!(path("GET /a/b.js?seed=1 HTTP/1.1").as_deref(), Some("/a/b.js"));
        assert_eq!(path("GET /caf%C3%A9 HTTP/1.1").as_deref(), Some("/café"));
        assert!(parse("HEAD / HTTP/1.1").is_some_and(|request| request.head_only));
    }

    #[test]
    fn refuses_what_it_does_not_understand() {
        for line in ["", "GET", "POST / HTTP/1.1", "GET /%4 HTTP/1.1", "GET /%zz HTTP/1.1", "GET /%ff HTTP/1.1"] {
            assert_eq!(path(line), None, "{line}");
        }
    }

    #[test]
    fn reads_a_head_that_comes_in_parts() {
        let head = b"GET /x HTTP/1.1\r\nHost: a\r\n\r\n";
        let mut stream = head[..9].chain(&head[9..]);
        assert_eq!(read(&mut stream).map(|request| request.path).as_deref(), Some("/x"));
        assert_eq!(read(&mut &head[..20]), None, "cut short");
    }
}
