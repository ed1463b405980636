//! The line along a segment, for pointing it out.

use crate::geo::{Point, Step, Trail};
use crate::land::Land;

/// How near to the rim of the tile counts as on it.
const NEAR: f32 = 0.05;

/// The middle of a road; of everything else the outline without its stretches along the rim of the tile, so that
/// the lines of neighbouring tiles join.
pub(crate) fn strokes(land: &Land, segment: usize) -> Vec<Trail> {
    if let Some(lane) = land.lanes.iter().find(|lane| lane.segment == segment) {
        return vec![lane.course.line()];
    }
    land.outlines[segment].iter().flat_map(inner_parts).collect()
}

/// The stretches of an outline that are not on the rim.
fn inner_parts(outline: &Trail) -> Vec<Trail> {
    let mut parts: Vec<Trail> = Vec::new();
    let mut here = outline.from;
    let mut joined = false;
    let closing = Step::Line(outline.from);
    for &step in outline.steps.iter().chain(core::iter::once(&closing)) {
        let rim = matches!(step, Step::Line(end) if along_rim(here, end));
        if !rim {
            if !joined {
                parts.push(Trail::new(here));
            }
            if let Some(part) = parts.last_mut() {
                part.steps.push(step);
            }
        }
        joined = !rim;
        here = step.end();
    }
    parts
}

fn along_rim(a: Point, b: Point) -> bool {
    let both = |p: f32, q: f32, rim: f32| (p - rim).abs() < NEAR && (q - rim).abs() < NEAR;
    a.distance(b) < NEAR || [0.0, 100.0].into_iter().any(|rim| both(a.x, b.x, rim) || both(a.y, b.y, rim))
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_engine::geometry::Rotation;
    use trivium_engine::tile::{FeatureKind, TileKind};

    #[test]
    fn no_line_runs_along_the_rim() {
        for kind in TileKind::all() {
            for rotation in Rotation::ALL {
                let land = Land::new(kind.spec(), rotation, 3);
                for (index, segment) in kind.spec().segments().iter().enumerate() {
                    let strokes = strokes(&land, index);
                    let inside = strokes
                        .iter()
                        .flat_map(|trail| trail.flat(4))
                        .filter(|p| (1.0..=99.0).contains(&p.x) && (1.0..=99.0).contains(&p.y));
                    let all_city = segment.kind == FeatureKind::City && segment.ports.len() == 4;
                    assert_eq!(inside.count() == 0, all_city, "{} segment {index}", kind.name());
                }
            }
        }
    }

    #[test]
    fn a_road_is_pointed_out_from_side_to_side() {
        let kind = TileKind::from_name("U").expect("a straight road");
        let land = Land::new(kind.spec(), Rotation::default(), 3);
        let road = kind.spec().segments().iter().position(|s| s.kind == FeatureKind::Road).expect("a road");
        let line = strokes(&land, road);
        assert_eq!(line.len(), 1);
        assert!((line[0].from.distance(line[0].end()) - 100.0).abs() < 0.1);
    }
}
