//! The tile table against totals counted by hand and by other people's hands.

use trivium_model::board::Board;
use trivium_model::flood::flood;
use trivium_model::line::SchoolSide;
use trivium_model::look::FeatureKind::{self, City, Field, Monastery, Road};
use trivium_model::placing::placements;
use trivium_model::setup::table;
use trivium_model::table::{TileKind, tiles};

fn total(count: impl Fn(&trivium_model::table::Tile) -> usize) -> usize {
    tiles().iter().map(|tile| tile.count * count(tile)).sum()
}

fn segments(kind: FeatureKind) -> usize {
    total(|tile| tile.looks[0].segments.iter().filter(|segment| segment.kind == kind).count())
}

fn sides(kind: FeatureKind) -> usize {
    total(|tile| tile.looks[0].sides.iter().filter(|&&side| side == Some(kind)).count())
}

#[test]
fn the_box_holds_seventy_two_tiles() {
    assert_eq!(total(|_| 1), 72);
    assert_eq!(tiles().iter().filter(|tile| tile.count > 0).count(), 24);
    let counted = tiles().iter().filter(|tile| tile.count > 0);
    let counts: Vec<String> = counted.map(|tile| format!("{}{}", tile.name, tile.count)).collect();
    assert_eq!(counts.join(" "), "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1");
}

#[test]
fn segments_sides_and_coats_add_up() {
    assert_eq!([segments(City), segments(Road), segments(Field), segments(Monastery)], [49, 62, 126, 6]);
    assert_eq!([sides(City), sides(Road), sides(Field)], [79, 94, 115]);
    assert_eq!(total(|tile| tile.looks[0].segments.iter().map(|segment| segment.coats).sum()), 10);
    for tile in tiles() {
        let coats: usize = tile.looks[0].segments.iter().map(|segment| segment.coats).sum();
        assert_eq!(coats, usize::from("CFMOQS".contains(&tile.name)), "coats of {}", tile.name);
    }
}

#[test]
fn rotations_that_look_the_same_are_left_out() {
    for tile in tiles().iter().filter(|tile| tile.count > 0) {
        let expected = match tile.name.as_str() {
            "B" | "C" | "X" => 1,
            "F" | "G" | "H" | "U" => 2,
            _ => 4,
        };
        assert_eq!(tile.rotations, (0..expected).collect::<Vec<u8>>(), "rotations of {}", tile.name);
    }
}

#[test]
fn fields_lie_along_the_right_cities() {
    let along: String = tiles()
        .iter()
        .flat_map(|tile| &tile.looks[0].segments)
        .filter(|segment| segment.kind == Field)
        .map(|segment| char::from_digit(u32::try_from(segment.touches.len()).unwrap_or(9), 10).unwrap_or('?'))
        .collect();
    // One digit a field, in the order of the table: A B D E F G H I J K L M N O P Q R S T U V W X and the school.
    let expected = ["0", "0", "10", "1", "11", "11", "2", "2", "10", "10", "100", "1", "1", "10", "10", "1", "1"];
    let rest = ["11", "11", "00", "00", "000", "0000", "0000", "0000"];
    assert_eq!(along, expected.concat() + &rest.concat());
}

#[test]
fn names_follow_the_rotation() {
    let names = |kind: &str, rotation: usize| -> Vec<String> {
        let kind = TileKind::named(kind).expect("a kind");
        kind.tile().looks[rotation].segments.iter().map(|segment| segment.name.clone()).collect()
    };
    let sorted = |mut names: Vec<String>| {
        names.sort_unstable();
        names.join(" ")
    };
    assert_eq!(sorted(names("D", 0)), "city@N field@en field@es road@E");
    assert_eq!(sorted(names("D", 1)), "city@E field@ne field@nw road@N");
    assert_eq!(sorted(names("A", 1)), "field@nw monastery road@W");
    assert_eq!(sorted(names("I", 2)), "city@E city@S field@nw");
    assert_eq!(sorted(names("X", 0)), "field@es field@ne field@nw field@sw road@E road@N road@S road@W");
}

/// Placements beside the set-up, by letter.
fn counts(board: &Board) -> String {
    let kinds = TileKind::all().filter(|kind| kind.tile().count > 0);
    let counts = kinds.map(|kind| format!("{}{}", kind.name(), placements(board, kind).len()));
    counts.collect::<Vec<String>>().join(" ")
}

#[test]
fn placements_beside_the_set_up() {
    let lone = "A5 B1 C1 D6 E4 F2 G2 H2 I4 J6 K6 L7 M4 N4 O6 P6 Q4 R4 S5 T5 U3 V6 W7 X2";
    assert_eq!(counts(&table(None)), lone);
    let school = "A9 B1 C1 D14 E4 F2 G2 H2 I4 J14 K14 L19 M4 N4 O14 P14 Q4 R4 S9 T9 U7 V14 W19 X6";
    assert_eq!(counts(&table(Some(SchoolSide::Left))), school);
    assert_eq!(counts(&table(Some(SchoolSide::Right))), school);
}

#[test]
fn the_school_has_six_roads_and_six_fields() {
    for side in [SchoolSide::Left, SchoolSide::Right] {
        let board = table(Some(side));
        let mut features: Vec<trivium_model::flood::Feature> = Vec::new();
        for (tile, laid) in board.tiles().iter().enumerate() {
            for segment in 0..laid.look.segments.len() {
                if !features.iter().any(|feature| feature.contains(tile, segment)) {
                    features.push(flood(&board, tile, segment));
                }
            }
        }
        let count = |kind| features.iter().filter(|feature| feature.kind == kind).count();
        assert_eq!([count(City), count(Road), count(Field)], [1, 6, 6]);
        assert!(features.iter().filter(|feature| feature.kind == Road).all(|road| road.school && road.open == 1));
    }
}
