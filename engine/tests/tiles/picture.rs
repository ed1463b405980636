//! Each tile is drawn on squared paper from its cities and roads alone. The fields are what is left white, so the table's
//! fields, and the cities they touch, can be read off the drawing.

use trivium_engine::geometry::{Port, Side};
use trivium_engine::tile::{Edge, FeatureKind, TileKind, TileSpec};

/// Squares along a side.
const SIZE: usize = 120;

/// How deep a city with a single side, or a field between city sides, reaches into the tile.
const DEPTH: f64 = 0.3;

/// What a square of the paper shows: a city by number, a road or building, or nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ink {
    White,
    City(usize),
    Line,
}

type Point = (f64, f64);

/// The ends of a side, clockwise.
fn ends(side: Side) -> (Point, Point) {
    match side {
        Side::North => ((0.0, 0.0), (1.0, 0.0)),
        Side::East => ((1.0, 0.0), (1.0, 1.0)),
        Side::South => ((1.0, 1.0), (0.0, 1.0)),
        Side::West => ((0.0, 1.0), (0.0, 0.0)),
    }
}

fn between(a: Point, b: Point, part: f64) -> Point {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

/// The point of the rim that a port stands for.
fn on_rim(port: Port) -> Point {
    let (from, to) = ends(port.side());
    let share = if port.is_middle() {
        0.5
    } else if port == Port::left(port.side()) {
        0.25
    } else {
        0.75
    };
    between(from, to, share)
}

/// Whether a point lies in the triangle over a side whose tip reaches `DEPTH` into the tile.
fn in_cap(side: Side, (x, y): Point) -> bool {
    let (along, depth) = match side {
        Side::North => (x, y),
        Side::East => (y, 1.0 - x),
        Side::South => (x, 1.0 - y),
        Side::West => (y, x),
    };
    depth < 2.0 * DEPTH * along.min(1.0 - along)
}

/// Whether a point lies in the city that has exactly these sides: a cap on one side, a corner on two that meet, else all
/// of the tile but the caps of the other sides.
fn in_city(sides: &[Side], point: Point) -> bool {
    match *sides {
        [side] => in_cap(side, point),
        [a, b] if a.opposite() != b => {
            let nearer = |side: Side| match side {
                Side::North => point.1,
                Side::East => 1.0 - point.0,
                Side::South => 1.0 - point.1,
                Side::West => point.0,
            };
            nearer(a) + nearer(b) < 1.0
        }
        _ => Side::ALL.iter().all(|side| sides.contains(side) || !in_cap(*side, point)),
    }
}

fn square((x, y): Point) -> (usize, usize) {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "points lie in the unit square")]
    let at = |part: f64| ((part * SIZE as f64) as usize).min(SIZE - 1);
    (at(x), at(y))
}

fn draw(spec: &TileSpec) -> Vec<[Ink; SIZE]> {
    let mut paper = vec![[Ink::White; SIZE]; SIZE];
    for (number, city) in spec.segments().iter().enumerate().filter(|(_, s)| s.kind == FeatureKind::City) {
        let sides: Vec<Side> = city.ports.iter().map(Port::side).collect();
        for (y, row) in paper.iter_mut().enumerate() {
            for (x, ink) in row.iter_mut().enumerate() {
                let centre = |at: usize| (at as f64 + 0.5) / SIZE as f64;
                if in_city(&sides, (centre(x), centre(y))) {
                    *ink = Ink::City(number);
                }
            }
        }
    }
    let centre = (0.5, 0.5);
    let mut line = |from: Point, to: Point| {
        for step in 0..=8 * SIZE {
            let (x, y) = square(between(from, to, step as f64 / (8 * SIZE) as f64));
            if paper[y][x] == Ink::White {
                paper[y][x] = Ink::Line;
            }
        }
    };
    for road in spec.segments().iter().filter(|segment| segment.kind == FeatureKind::Road) {
        let ports: Vec<Port> = road.ports.iter().collect();
        match ports[..] {
            // Bends pass a city that covers the opposite corner.
            [a, b] if a.side().opposite() != b.side() => {
                let bend = between(centre, between(on_rim(a), on_rim(b), 0.5), 0.8);
                line(on_rim(a), bend);
                line(bend, on_rim(b));
            }
            [a, b] => line(on_rim(a), on_rim(b)),
            // A village, a gate or a monastery.
            [end] => line(on_rim(end), centre),
            _ => panic!("a road has one or two ends"),
        }
    }
    // A sealed side: the building runs across it from the middle of the tile.
    for side in Side::ALL {
        if spec.edges[side.index()] == Edge::Sealed {
            line(on_rim(Port::middle(side)), centre);
        }
    }
    paper
}

/// The white patch that a port lies in, square by square.
fn patch(paper: &[[Ink; SIZE]], port: Port) -> Vec<Vec<bool>> {
    let mut seen = vec![vec![false; SIZE]; SIZE];
    let mut next = vec![square(on_rim(port))];
    while let Some((x, y)) = next.pop() {
        if seen[y][x] || paper[y][x] != Ink::White {
            continue;
        }
        seen[y][x] = true;
        next.extend(beside(x, y));
    }
    seen
}

fn beside(x: usize, y: usize) -> impl Iterator<Item = (usize, usize)> {
    [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)]
        .into_iter()
        .filter(|&(x, y)| x < SIZE && y < SIZE)
}

/// The cities whose walls a patch lies along.
fn cities_beside(paper: &[[Ink; SIZE]], patch: &[Vec<bool>]) -> u8 {
    let mut cities = 0;
    for (y, row) in patch.iter().enumerate() {
        for x in (0..SIZE).filter(|&x| row[x]) {
            for (x, y) in beside(x, y) {
                if let Ink::City(number) = paper[y][x] {
                    cities |= 1 << number;
                }
            }
        }
    }
    cities
}

#[test]
fn fields_and_the_cities_they_touch_are_as_drawn() {
    for kind in TileKind::all() {
        let spec = kind.spec();
        let paper = draw(spec);
        let fields: Vec<_> = spec.segments().iter().filter(|segment| segment.kind == FeatureKind::Field).collect();
        for field in &fields {
            let first = field.ports.iter().next().unwrap();
            let patch = patch(&paper, first);
            for other in &fields {
                for port in other.ports.iter() {
                    let (x, y) = square(on_rim(port));
                    assert_eq!(patch[y][x], field.ports.contains(port), "{kind}: {first:?} and {port:?}");
                }
            }
            assert_eq!(cities_beside(&paper, &patch), field.touches, "{kind}: {first:?}");
        }
    }
}

#[test]
fn every_port_carries_what_its_side_shows() {
    for kind in TileKind::all() {
        let spec = kind.spec();
        for side in Side::ALL {
            let carries = |port: Port| {
                let found: Vec<FeatureKind> =
                    spec.segments().iter().filter(|s| s.ports.contains(port)).map(|s| s.kind).collect();
                assert!(found.len() <= 1, "{kind} {port:?}");
                found.first().copied()
            };
            let (middle, halves) = match spec.edges[side.index()] {
                Edge::City => (Some(FeatureKind::City), None),
                Edge::Road => (Some(FeatureKind::Road), Some(FeatureKind::Field)),
                Edge::Field | Edge::Sealed => (None, Some(FeatureKind::Field)),
            };
            assert_eq!(carries(Port::middle(side)), middle, "{kind} {side:?}");
            assert_eq!(carries(Port::left(side)), halves, "{kind} {side:?}");
            assert_eq!(carries(Port::right(side)), halves, "{kind} {side:?}");
        }
    }
}

/// Whatever a field touches is a city of the same tile.
#[test]
fn no_field_touches_what_is_not_there() {
    for kind in TileKind::all() {
        for segment in kind.spec().segments() {
            let cities = kind.spec().segments().iter().take_while(|s| s.kind == FeatureKind::City).count();
            assert_eq!(u32::from(segment.touches) >> cities, 0, "{kind}");
            assert!(segment.kind == FeatureKind::Field || segment.touches == 0, "{kind}");
        }
    }
}
