//! The tile language: one line per kind, checked by the compiler.
//!
//! `NAME COUNT EDGES | SEGMENT | SEGMENT …`, for instance `D 4 CRFR | city N | road E W | field en wn + 0 | field es se sw ws`.
//! `EDGES` are the sides from the north clockwise: `C`ity, `R`oad, `F`ield, `#` sealed.
//! A segment is `city`, `coat` (a city with a coat of arms), `road`, `monastery` or `field`, followed by its
//! ports: sides for cities and roads, half-sides for fields. `+ 0 1` lists the city segments a field touches.
//! A line that cannot be read stops the compilation.

use super::{Edge, FeatureKind, MAX_SEGMENTS, Segment, TileSpec};
use crate::geometry::{Port, PortSet, Side};

const BLANK: Segment = Segment { kind: FeatureKind::Field, ports: PortSet::EMPTY, coat: false, touches: 0 };

/// Reads a whole table.
pub(super) const fn table<const N: usize>(lines: [&'static str; N]) -> [TileSpec; N] {
    let mut specs = [tile(lines[0]); N];
    let mut i = 0;
    while i < N {
        specs[i] = tile(lines[i]);
        i += 1;
    }
    specs
}

#[allow(clippy::cast_possible_truncation, reason = "at most MAX_SEGMENTS")]
const fn tile(line: &'static str) -> TileSpec {
    let (name, rest) = word(line);
    let (count, rest) = word(rest);
    let (edges, mut rest) = word(rest);
    let edges = read_edges(edges.as_bytes());
    let mut segments = [BLANK; MAX_SEGMENTS];
    let mut len = 0;
    while !rest.is_empty() {
        let (token, after) = word(rest);
        rest = after;
        let token = token.as_bytes();
        match token {
            b"|" => {
                let (kind, after) = word(rest);
                rest = after;
                segments[len] = read_kind(kind.as_bytes());
                len += 1;
            }
            b"+" => {}
            [digit @ b'0'..=b'9'] => segments[len - 1].touches |= 1 << (*digit - b'0'),
            _ => segments[len - 1].ports = segments[len - 1].ports.with(read_port(token)),
        }
    }
    TileSpec {
        name,
        count: count.as_bytes()[0] - b'0',
        edges,
        distinct_rotations: symmetry(edges, &segments, len),
        segments,
        len: len as u8,
    }
}

/// Splits off the first word and the blanks behind it.
const fn word(text: &'static str) -> (&'static str, &'static str) {
    let bytes = text.as_bytes();
    let mut end = 0;
    while end < bytes.len() && bytes[end] != b' ' {
        end += 1;
    }
    let mut next = end;
    while next < bytes.len() && bytes[next] == b' ' {
        next += 1;
    }
    (text.split_at(end).0, text.split_at(next).1)
}

const fn read_edges(letters: &[u8]) -> [Edge; 4] {
    let mut edges = [Edge::Field; 4];
    let mut i = 0;
    while i < 4 {
        edges[i] = match letters[i] {
            b'C' => Edge::City,
            b'R' => Edge::Road,
            b'F' => Edge::Field,
            b'#' => Edge::Sealed,
            _ => panic!("an edge is C, R, F or #"),
        };
        i += 1;
    }
    edges
}

const fn read_kind(word: &[u8]) -> Segment {
    let kind = match word {
        b"city" | b"coat" => FeatureKind::City,
        b"road" => FeatureKind::Road,
        b"monastery" => FeatureKind::Monastery,
        b"field" => FeatureKind::Field,
        _ => panic!("a segment is city, coat, road, monastery or field"),
    };
    Segment { kind, coat: matches!(word, b"coat"), ..BLANK }
}

const fn read_port(word: &[u8]) -> Port {
    match word {
        b"N" => Port::middle(Side::North),
        b"E" => Port::middle(Side::East),
        b"S" => Port::middle(Side::South),
        b"W" => Port::middle(Side::West),
        b"nw" => Port::left(Side::North),
        b"ne" => Port::right(Side::North),
        b"en" => Port::left(Side::East),
        b"es" => Port::right(Side::East),
        b"se" => Port::left(Side::South),
        b"sw" => Port::right(Side::South),
        b"ws" => Port::left(Side::West),
        b"wn" => Port::right(Side::West),
        _ => panic!("a port is a side or a half-side"),
    }
}

/// How many rotations look different: the smallest turn that maps edges and segments onto themselves.
const fn symmetry(edges: [Edge; 4], segments: &[Segment; MAX_SEGMENTS], len: usize) -> u8 {
    let mut turn = 1;
    while turn < 4 {
        if 4 % turn == 0 && same_when_turned(edges, segments, len, turn) {
            return turn;
        }
        turn += 1;
    }
    4
}

const fn same_when_turned(edges: [Edge; 4], segments: &[Segment; MAX_SEGMENTS], len: usize, turn: u8) -> bool {
    let by = crate::geometry::Rotation::new(turn);
    let mut i = 0;
    while i < 4 {
        if edges[i] as u8 != edges[(i + turn as usize) % 4] as u8 {
            return false;
        }
        i += 1;
    }
    let mut i = 0;
    while i < len {
        if !among(segments, len, segments[i].kind, segments[i].ports.rotated(by)) {
            return false;
        }
        i += 1;
    }
    true
}

const fn among(segments: &[Segment; MAX_SEGMENTS], len: usize, kind: FeatureKind, ports: PortSet) -> bool {
    let mut i = 0;
    while i < len {
        if segments[i].kind as u8 == kind as u8 && ports.same(segments[i].ports) {
            return true;
        }
        i += 1;
    }
    false
}
