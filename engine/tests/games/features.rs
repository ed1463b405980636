//! The features that grow tile by tile are those that a flood finds.

use crate::flood::{Flooded, flood};
use crate::walk::walk;
use std::collections::BTreeSet;
use trivium_engine::board::SegmentRef;
use trivium_engine::geometry::Pos;
use trivium_engine::player::ByPlayer;
use trivium_engine::position::Position;
use trivium_engine::score::Unit;
use trivium_engine::tile::FeatureKind;

fn kind_of(position: &Position, at: SegmentRef) -> FeatureKind {
    position.board().tile_at(at.pos).unwrap().kind.spec().segments()[usize::from(at.segment)].kind
}

fn holders(position: &Position, segments: &BTreeSet<SegmentRef>) -> ByPlayer<u8> {
    let mut holders = ByPlayer::default();
    for meeple in position.meeples() {
        holders[meeple.player] += u8::from(segments.contains(&position.segment_of(meeple)));
    }
    holders
}

fn cells(position: &Position, tiles: impl Iterator<Item = u8>) -> BTreeSet<Pos> {
    tiles.map(|tile| position.board().tiles()[usize::from(tile)].placement.pos).collect()
}

/// The completed cities that a flooded field touches.
fn cities<'a>(position: &Position, field: &Flooded, all: &'a [Flooded]) -> Vec<&'a Flooded> {
    let beside = |city: &&Flooded| {
        field.segments.iter().any(|at| {
            let tile = position.board().tile_at(at.pos).unwrap();
            let touches = tile.kind.spec().segments()[usize::from(at.segment)].touches;
            (0..8).any(|i| touches & 1 << i != 0 && city.segments.contains(&SegmentRef { segment: i, ..*at }))
        })
    };
    all.iter().filter(|feature| feature.open == 0).filter(beside).collect()
}

fn check(position: &Position) {
    let flooded = flood(position);
    for feature in &flooded {
        let first = *feature.segments.first().unwrap();
        let kind = kind_of(position, first);
        if kind == FeatureKind::Field && !position.rules().fields {
            assert_eq!(position.feature_at(first), None);
            continue;
        }
        let grown = position.feature_at(first).unwrap();
        assert_eq!(grown.kind, kind);
        assert_eq!(position.segments_of(first).into_iter().collect::<BTreeSet<_>>(), feature.segments);
        assert_eq!(cells(position, grown.tiles.iter()), feature.segments.iter().map(|at| at.pos).collect());
        assert_eq!(grown.holders, holders(position, &feature.segments));
        assert_eq!(grown.coats, feature.coats);
        if kind == FeatureKind::Field {
            let cities = cities(position, feature, &flooded);
            let touching = position.cities_touching(first);
            assert_eq!(touching.len(), cities.len());
            assert!(touching.iter().all(|at| cities.iter().any(|city| city.segments.contains(at))));
            assert_eq!(grown.worth.points(), 3 * u16::try_from(cities.len()).unwrap());
        } else {
            assert_eq!(grown.open, feature.open);
            // B6.2: what is complete has been scored, and its meeples are home.
            assert!(feature.open > 0 || grown.majority.is_empty());
        }
    }
    monasteries(position);
}

fn monasteries(position: &Position) {
    for tile in position.board().tiles() {
        let Some(segment) = tile.monastery() else { continue };
        let pos = tile.placement.pos;
        let grown = position.feature_at(SegmentRef { pos, segment }).unwrap();
        let square = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| Pos::new(pos.x + dx, pos.y + dy)));
        let present: BTreeSet<Pos> = square.filter(|&cell| position.board().tile_at(cell).is_some()).collect();
        assert_eq!(usize::from(grown.open), 9 - present.len());
        assert_eq!(cells(position, grown.tiles.iter()), present);
        let term = grown.worth.terms().next().unwrap();
        assert_eq!((term.unit, usize::from(term.count), term.each), (Unit::Surroundings, present.len(), 1));
    }
}

#[test]
fn grown_features_are_flooded_features() {
    let mut turn = 0;
    walk(5, |step| {
        turn += 1;
        if turn % 3 == 0 || step.after.end().is_some() {
            check(step.after.position());
        }
    });
}

/// What a completed city is worth is twice what it would be at the end (B4.6), but for the smallest by the older rule.
#[test]
fn a_feature_is_completed_by_the_tile_that_fills_its_last_gap() {
    use trivium_engine::event::Event;
    walk(8, |step| {
        let laid = step.before.placed(step.mv.placement).unwrap();
        let (_, newest) = laid.newest();
        let open_before = |at: &SegmentRef| step.before.position().feature_at(*at).is_none_or(|f| f.open > 0);
        let mut expected: Vec<BTreeSet<SegmentRef>> = flood(&laid)
            .into_iter()
            .filter(|feature| {
                feature.open == 0 && kind_of(&laid, *feature.segments.first().unwrap()) != FeatureKind::Field
            })
            .filter(|feature| feature.segments.iter().any(|at| at.pos == newest.placement.pos))
            .map(|feature| feature.segments)
            .collect();
        for event in step.events {
            let Event::FeatureCompleted(scoring) = event else { continue };
            if scoring.kind == FeatureKind::Monastery {
                assert_eq!(scoring.worth.points(), 9);
                continue;
            }
            let segments: BTreeSet<SegmentRef> = laid.segments_of(scoring.at).into_iter().collect();
            let tiles: BTreeSet<Pos> = segments.iter().map(|at| at.pos).collect();
            let tiles = u16::try_from(tiles.len()).unwrap();
            let coats = u16::from(laid.feature_at(scoring.at).unwrap().coats);
            let worth = match scoring.kind {
                FeatureKind::Road => tiles,
                _ if tiles == 2 => 2 * u16::from(laid.rules().small_city_each),
                _ => 2 * (tiles + coats),
            };
            assert_eq!(scoring.worth.points(), worth);
            assert!(segments.iter().all(|at| at.pos == newest.placement.pos || open_before(at)));
            let at = expected.iter().position(|other| *other == segments).expect("completed");
            expected.remove(at);
        }
        assert!(expected.is_empty(), "something completed was not scored");
    });
}
