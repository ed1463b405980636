//! Totals of docs/TILES.md.

use trivium_engine::game::Game;
use trivium_engine::notation::read_option;
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::seed::{Phrase, Seed};
use trivium_engine::tile::{Edge, FeatureKind, TileKind, TileSpec};

/// Counts something over all 72 tiles.
fn total(count: impl Fn(&TileSpec) -> usize) -> usize {
    TileKind::base().map(|kind| usize::from(kind.spec().count) * count(kind.spec())).sum()
}

fn segments(spec: &TileSpec, kind: FeatureKind) -> usize {
    spec.segments().iter().filter(|segment| segment.kind == kind).count()
}

#[test]
fn the_box_holds_what_it_should() {
    assert_eq!(TileKind::base().count(), 24);
    assert_eq!(total(|_| 1), 72);
    let counts: Vec<String> = TileKind::base().map(|kind| format!("{kind}{}", kind.spec().count)).collect();
    assert_eq!(counts.join(" "), "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1");
    for (edge, sum) in [(Edge::Field, 115), (Edge::Road, 94), (Edge::City, 79), (Edge::Sealed, 0)] {
        assert_eq!(total(|spec| spec.edges.iter().filter(|&&other| other == edge).count()), sum, "{edge:?}");
    }
    for (kind, sum) in
        [(FeatureKind::City, 49), (FeatureKind::Road, 62), (FeatureKind::Field, 126), (FeatureKind::Monastery, 6)]
    {
        assert_eq!(total(|spec| segments(spec, kind)), sum, "{kind:?}");
    }
}

#[test]
fn ten_tiles_show_one_coat_of_arms() {
    let coats = |spec: &TileSpec| spec.segments().iter().filter(|segment| segment.coat).count();
    assert_eq!(total(coats), 10);
    for kind in TileKind::all() {
        assert!(coats(kind.spec()) <= 1);
        // A cap on one side never shows one.
        assert!(kind.spec().segments().iter().all(|segment| !segment.coat || segment.ports.len() >= 2), "{kind}");
    }
    let with: String = TileKind::base().filter(|kind| coats(kind.spec()) == 1).map(TileKind::name).collect();
    assert_eq!(with, "CFMOQS");
}

#[test]
fn all_but_the_all_city_tile_have_a_field_and_all_have_a_feature() {
    let without: Vec<_> = TileKind::all().filter(|kind| segments(kind.spec(), FeatureKind::Field) == 0).collect();
    assert_eq!(format!("{without:?}"), "[C]");
    assert!(TileKind::all().all(|kind| kind.spec().segments()[0].kind != FeatureKind::Field));
}

#[test]
fn rotations_that_look_the_same_are_told_apart_from_others() {
    let of = |turns| {
        TileKind::base().filter(|k| k.spec().distinct_rotations == turns).map(TileKind::name).collect::<String>()
    };
    assert_eq!(of(1), "BCX");
    assert_eq!(of(2), "FGHU");
    assert_eq!(of(4), "ADEIJKLMNOPQRSTVW");
}

fn placements(options: GameOptions) -> String {
    let game = Game::new(options, &Seed::Phrase(Phrase::new("totals").unwrap()));
    let board = game.position().board();
    let counts: Vec<String> =
        TileKind::base().map(|kind| format!("{kind}{}", board.placements(kind).count())).collect();
    counts.join(" ")
}

#[test]
fn placements_beside_the_start_tile() {
    for mut options in [GameOptions::solo(), GameOptions::classic(ClassicPlayers::default())] {
        assert_eq!(placements(options), "A5 B1 C1 D6 E4 F2 G2 H2 I4 J6 K6 L7 M4 N4 O6 P6 Q4 R4 S5 T5 U3 V6 W7 X2");
        for side in ["left", "right"] {
            read_option(&mut options, "school", side).unwrap();
            assert_eq!(
                placements(options),
                "A9 B1 C1 D14 E4 F2 G2 H2 I4 J14 K14 L19 M4 N4 O14 P14 Q4 R4 S9 T9 U7 V14 W19 X6"
            );
        }
    }
}
