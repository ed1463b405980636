//! Outlines: ports, the square, the walls that fields touch, and what meets at the sides.

use crate::path::At;
use crate::{Case, cases};
use trivium_art::port_point;
use trivium_engine::geometry::{Port, Side};
use trivium_engine::tile::{Edge, FeatureKind};

/// Paths are written in tenths; curves are measured in straight pieces.
const CLOSE: f64 = 0.15;

#[test]
fn every_port_lies_on_the_outline_of_its_segment() {
    for case in cases() {
        for (i, _, outline) in case.segments() {
            for port in case.kind.ports(i, case.rotation).iter() {
                let p = port_point(port);
                let off = outline.distance((p.x.into(), p.y.into()));
                assert!(off < CLOSE, "{}: segment {i} is {off} from port {}", case.name, port.index());
            }
        }
    }
}

#[test]
fn no_other_segment_lies_at_a_port() {
    for case in cases() {
        for (i, _, outline) in case.segments() {
            let ports = case.kind.ports(i, case.rotation);
            for port in (0..Port::COUNT).map(Port::new).filter(|&port| !ports.contains(port)) {
                // A city holds its whole side, a field that of a field, half a building the middle of a sealed one.
                let edge = case.kind.edge(port.side(), case.rotation);
                let held = match edge {
                    Edge::City => ports.contains(Port::middle(port.side())),
                    Edge::Field => ports.contains(Port::left(port.side())),
                    Edge::Road => false,
                    Edge::Sealed => true,
                };
                if !held {
                    let p = port_point(port);
                    assert!(!outline.contains(inward(p, port.side())), "{}: {i} at port {}", case.name, port.index());
                }
            }
        }
    }
}

/// A little inside the tile.
fn inward(p: trivium_art::Point, side: Side) -> At {
    let (x, y) = (f64::from(p.x), f64::from(p.y));
    match side {
        Side::North => (x, 0.4),
        Side::East => (99.6, y),
        Side::South => (x, 99.6),
        Side::West => (0.4, y),
    }
}

#[test]
fn outlines_tile_the_square() {
    for case in cases() {
        let outlines = &case.outlines;
        let sum: f64 = outlines.iter().map(crate::Outline::area).sum();
        assert!((sum - 10_000.0).abs() < 10.0, "{}: {sum} in all", case.name);
        for k in 0..2_500 {
            let p = (f64::from(k % 50) * 2.0 + 0.9, f64::from(k / 50) * 2.0 + 1.1);
            let holders = outlines.iter().filter(|outline| outline.contains(p)).count();
            let border = || outlines.iter().any(|outline| outline.distance(p) < CLOSE);
            assert!(holders == 1 || border(), "{}: {p:?} lies in {holders}", case.name);
        }
        for p in outlines.iter().flat_map(crate::Outline::corners) {
            let inside = |n: f64| (-0.01..=100.01).contains(&n);
            assert!(inside(p.0) && inside(p.1), "{}: {p:?} beyond the edge", case.name);
        }
    }
}

#[test]
fn fields_touch_the_walls_the_table_names() {
    for case in cases() {
        let segments: Vec<_> = case.segments().collect();
        for (i, field, outline) in segments.iter().filter(|(_, segment, _)| segment.kind == FeatureKind::Field) {
            for (j, _, city) in segments.iter().filter(|(_, segment, _)| segment.kind == FeatureKind::City) {
                let inner = |p: &At| p.0 > 1.0 && p.0 < 99.0 && p.1 > 1.0 && p.1 < 99.0;
                let shared = outline.points().into_iter().filter(|p| inner(p) && city.distance(*p) < CLOSE).count();
                let touches = field.touches & 1 << j != 0;
                assert_eq!(shared > 10, touches, "{}: field {i}, city {j}: {shared}", case.name);
            }
        }
    }
}

#[test]
fn roads_and_walls_meet_across_a_side() {
    for case in cases() {
        for (i, segment, outline) in case.segments() {
            let ports = case.kind.ports(i, case.rotation);
            for side in Side::ALL.into_iter().filter(|&side| ports.contains(Port::middle(side))) {
                let along = |offset: f64, depth: f64| match side {
                    Side::North => (50.0 + offset, depth),
                    Side::East => (100.0 - depth, 50.0 + offset),
                    Side::South => (50.0 - offset, 100.0 - depth),
                    Side::West => (depth, 50.0 - offset),
                };
                let (half, tolerance) = if segment.kind == FeatureKind::Road { (5.2, 0.06) } else { (50.0, 0.01) };
                for offset in [-half, half] {
                    let on = |depth| outline.distance(along(offset, depth));
                    assert!(on(0.0) < tolerance, "{}: {i} on {side:?}", case.name);
                    // At a right angle: a unit further in a kerb has not moved.
                    assert!(segment.kind == FeatureKind::City || on(1.0) < 0.1, "{}: {i} on {side:?}", case.name);
                }
            }
        }
    }
}

#[test]
fn half_a_building_meets_the_other_half() {
    for case in cases() {
        for side in Side::ALL.into_iter().filter(|&side| case.kind.edge(side, case.rotation) == Edge::Sealed) {
            // The grounds leave by the middle half of the side, where both quarters' fields end.
            for port in [Port::left(side), Port::right(side)] {
                let p = port_point(port);
                let ends = |case: &Case| {
                    case.segments().filter(|(_, _, o)| o.distance((p.x.into(), p.y.into())) < CLOSE).count()
                };
                assert_eq!(ends(case), 2, "{}: a field and a road's share end at {p:?}", case.name);
            }
        }
    }
}
