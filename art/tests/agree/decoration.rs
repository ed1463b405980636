//! Decoration: on its own ground, within the tile, upright, and never the same twice.

use crate::{Case, Outline, cases};
use std::collections::BTreeSet;
use trivium_art::{Drawing, Frame, Layer, Point, What, symbols};
use trivium_engine::geometry::Rotation;
use trivium_engine::tile::{Edge, FeatureKind, TileKind};

/// What a thing covers near the ground, where it must be on its own land: roofs may rise before what is behind.
fn base(what: What, foot: Point, frame: Frame) -> Vec<(f64, f64)> {
    let top = if what == What::Tree { foot.y - 3.0 } else { frame.top };
    let spots = [(frame.left, top), (frame.right, top), (frame.left, foot.y), (frame.right, foot.y), (foot.x, foot.y)];
    spots.map(|(x, y)| (f64::from(x), f64::from(y))).to_vec()
}

fn on(case: &Case, kind: FeatureKind, p: (f64, f64)) -> bool {
    case.segments().any(|(_, segment, outline)| segment.kind == kind && outline.contains(p))
}

#[test]
fn things_stand_on_their_own_ground() {
    for case in cases() {
        for thing in &case.things {
            let ground = match thing.what {
                What::House | What::Coat | What::Garden => FeatureKind::City,
                What::Tree | What::Sheep | What::Tuft | What::Cottage => FeatureKind::Field,
                What::Tower | What::Gatehouse => continue,
            };
            for p in base(thing.what, thing.foot, thing.frame) {
                // A gable's upper corners are air.
                let air = matches!(thing.what, What::House | What::Cottage) && p.1 < f64::from(thing.foot.y) - 6.0;
                assert!(
                    air || on(case, ground, p),
                    "{}: {:?} at {:?} is off at {p:?}",
                    case.name,
                    thing.what,
                    thing.foot
                );
            }
        }
    }
}

#[test]
fn towers_and_gatehouses_stand_on_walls() {
    for case in cases() {
        for thing in &case.things {
            if matches!(thing.what, What::Tower | What::Gatehouse) {
                let p = (f64::from(thing.foot.x), f64::from(thing.foot.y));
                let near = |(_, segment, outline): (_, &trivium_engine::tile::Segment, &crate::Outline)| {
                    segment.kind == FeatureKind::City && outline.distance(p) < 12.0
                };
                assert!(case.segments().any(near), "{}: {:?} at {p:?}", case.name, thing.what);
            }
        }
    }
}

#[test]
fn nothing_that_stands_is_cut_by_an_edge() {
    const STANDING: [&str; 7] =
        ["art-cream", "art-roof", "art-roof-shade", "art-straw", "art-straw-shade", "art-crown", "art-crown-lit"];
    for case in cases() {
        assert!(case.things.iter().all(|thing| thing.frame.on_tile(0.0)), "{}", case.name);
        for layer in case.drawing.art().layers {
            if let Layer::Path { class, d } = layer
                && STANDING.contains(&class)
            {
                for p in crate::Outline::read(&d).corners() {
                    let inside = |n: f64| (0.0..=100.0).contains(&n);
                    assert!(inside(p.0) && inside(p.1), "{}: {class} reaches {p:?}", case.name);
                }
            }
        }
    }
}

#[test]
fn houses_do_not_hide_the_feet_of_those_behind() {
    for case in cases() {
        let houses: Vec<_> = case.things.iter().filter(|thing| thing.what == What::House).collect();
        for (i, a) in houses.iter().enumerate() {
            for b in &houses[i + 1..] {
                let beside = a.frame.left < b.frame.right && b.frame.left < a.frame.right;
                let apart = (a.foot.y - b.foot.y).abs();
                assert!(!beside || apart >= 9.9, "{}: houses {apart} apart at {:?}", case.name, a.foot);
            }
        }
    }
}

#[test]
fn a_tile_is_always_drawn_alike_and_two_of_a_kind_differ() {
    for kind in TileKind::all() {
        for rotation in Rotation::ALL {
            let draw = |seed| format!("{:?}", Drawing::new(kind, rotation, seed).art());
            assert_eq!(draw(5), draw(5));
            let looks: BTreeSet<String> = (0..8).map(draw).collect();
            assert_eq!(looks.len(), 8, "{kind}");
        }
    }
}

#[test]
fn things_stand_upright_at_every_rotation() {
    // A building that is a symbol is only ever moved; the coat of arms and the abbey keep to their own middle.
    for kind in TileKind::all() {
        for rotation in Rotation::ALL {
            for layer in Drawing::new(kind, rotation, 1).art().layers {
                if let Layer::Symbol { id: trivium_art::ABBEY, at } = layer {
                    assert_eq!(at, Point::CENTRE);
                }
            }
            for thing in Drawing::new(kind, rotation, 1).things() {
                let up = thing.foot.y - thing.frame.top;
                let down = thing.frame.bottom - thing.foot.y;
                assert!(thing.what == What::Coat || thing.what == What::Sheep || up > down, "{kind} {:?}", thing.what);
            }
        }
    }
}

/// A building across an edge stands upright within its yard, however the board is turned; only roofs may rise before
/// what is behind.
#[test]
fn a_building_across_two_tiles_stays_in_its_yard() {
    let mut seen = 0;
    for case in cases().iter().filter(|case| case.kind.spec().edges.contains(&Edge::Sealed)) {
        let layers = case.drawing.art().layers;
        let lawn = layers.iter().find_map(|layer| match layer {
            Layer::Path { class: "art-lawn", d } => Some(Outline::read(d)),
            _ => None,
        });
        let yard: Vec<(f64, f64)> = lawn.expect("a yard").corners().collect();
        let across = |p: (f64, f64)| yard.iter().any(|q| q.0 <= p.0) && yard.iter().any(|q| q.0 >= p.0);
        for layer in &layers {
            let Layer::Symbol { id, at } = layer else { continue };
            let building = symbols().find(|symbol| symbol.id == *id).expect("a symbol");
            for p in building.parts.iter().flat_map(|(_, d)| Outline::read(d).corners().collect::<Vec<_>>()) {
                let p = (p.0 + f64::from(at.x), p.1 + f64::from(at.y));
                if (0.0..=100.0).contains(&p.0) && (0.0..=100.0).contains(&p.1) {
                    assert!(across(p) && yard.iter().any(|q| q.1 >= p.1), "{}: {id} reaches {p:?}", case.name);
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 500, "{seen}");
}
