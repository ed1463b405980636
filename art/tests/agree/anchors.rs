//! Anchors: each inside its own segment, clear of the others.

use crate::cases;
use trivium_engine::tile::FeatureKind;

/// Half the disc of a spot on a feature; fields have to do with less.
const ROOM: f64 = 4.5;
const FIELD_ROOM: f64 = 2.0;

#[test]
fn anchors_stand_inside_their_own_segment_and_no_other() {
    for case in cases() {
        let anchors = case.drawing.anchors();
        for (i, segment, outline) in case.segments() {
            for (j, anchor) in (0..).zip(&anchors) {
                let p = (f64::from(anchor.x), f64::from(anchor.y));
                assert_eq!(outline.contains(p), i == j, "{}: anchor {j}, segment {i}", case.name);
            }
            let own = anchors[usize::from(i)];
            let room = outline.distance((own.x.into(), own.y.into()));
            let needed = if segment.kind == FeatureKind::Field { FIELD_ROOM } else { ROOM };
            assert!(room > needed, "{}: anchor {i} has {room}", case.name);
        }
    }
}

#[test]
fn anchors_keep_apart() {
    for case in cases() {
        let segments = case.kind.spec().segments();
        let anchors = case.drawing.anchors();
        for (i, a) in anchors.iter().enumerate() {
            for (j, b) in anchors.iter().enumerate().skip(i + 1) {
                let fields = [i, j].iter().any(|&k| segments[k].kind == FeatureKind::Field);
                // Two discs of 10.4 side by side; a farmer comes late and finds a corner.
                let needed = if fields { 11.0 } else { 20.8 };
                let apart = a.distance(*b);
                assert!(apart >= needed, "{}: anchors {i} and {j} are {apart} apart", case.name);
            }
        }
    }
}

#[test]
fn an_anchor_does_not_depend_on_the_question() {
    for case in cases() {
        let anchors = case.drawing.anchors();
        for (i, _, _) in case.segments() {
            assert_eq!(case.drawing.anchor(i), anchors[usize::from(i)]);
        }
    }
}
