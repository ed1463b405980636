//! What a picture is made of.

use crate::cases;
use std::collections::BTreeSet;
use trivium_art::{Layer, STYLE, symbols};

#[test]
fn a_tile_has_at_most_sixteen_elements() {
    for case in cases() {
        // The element that holds and clips the tile is one more.
        let count = case.drawing.art().layers.len() + 1;
        assert!(count <= 16, "{}: {count} elements", case.name);
    }
}

#[test]
fn each_colour_is_one_path_and_has_a_style() {
    let styled = |class: &str| class.split(' ').all(|name| STYLE.contains(&format!(".{name} {{")));
    for case in cases() {
        let mut seen = BTreeSet::new();
        for layer in case.drawing.art().layers {
            match layer {
                Layer::Path { class, d } => {
                    assert!(seen.insert(class) && styled(class), "{}: {class}", case.name);
                    assert!(d.starts_with('M') && !d.contains("NaN") && !d.contains("inf"), "{}: {d}", case.name);
                }
                Layer::Symbol { id, .. } => assert!(symbols().any(|symbol| symbol.id == id), "{id}"),
            }
        }
    }
    for symbol in symbols() {
        assert!(symbol.parts.iter().all(|(class, _)| styled(class)), "{}", symbol.id);
    }
}

#[test]
fn symbols_have_names_of_their_own() {
    let names: BTreeSet<&str> = symbols().map(|symbol| symbol.id).collect();
    assert_eq!(names.len(), symbols().count());
}
