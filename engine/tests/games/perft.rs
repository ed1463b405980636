//! Committed counts, and a count that shares nothing with the engine's but the tile table.

use crate::flood::flood;
use crate::line::Line;
use trivium_engine::board::SegmentRef;
use trivium_engine::game::Game;
use trivium_engine::geometry::{Pos, Rotation, Side};
use trivium_engine::moves::{Choice, Move, Placement};
use trivium_engine::perft::perft;
use trivium_engine::ruleset::Claiming;
use trivium_engine::tile::FeatureKind;

const COUNTS: &str = include_str!("../perft.txt");

fn lines() -> impl Iterator<Item = Line> {
    COUNTS.lines().filter(|line| !line.starts_with('#')).map(|line| crate::line::read(line).unwrap())
}

#[test]
fn the_committed_counts_come_out() {
    let mut lines_seen = 0;
    for line in lines() {
        lines_seen += 1;
        let game = line.game().unwrap();
        for (depth, &count) in (1..).zip(&line.counts) {
            assert_eq!(perft(&game, depth), count, "{} {} {} depth {depth}", line.options, line.phrase, line.plies);
        }
    }
    assert!(lines_seen >= 12);
}

/// Every way to play the next moves, found by trying every cell, rotation and segment.
fn naive(game: &Game, depth: usize) -> u64 {
    let Some(kind) = game.hand().filter(|_| depth > 0) else { return 1 };
    let board = game.position().board();
    let mut count = 0;
    for x in -40..=40 {
        for y in -40..=40 {
            let pos = Pos::new(x, y);
            let beside: Vec<_> =
                Side::ALL.iter().filter_map(|&side| board.tile_at(pos.step(side)).map(|tile| (side, tile))).collect();
            if board.tile_at(pos).is_some() || beside.is_empty() {
                continue;
            }
            let mut looks = Vec::new();
            for rotation in Rotation::ALL {
                let fits = beside.iter().all(|(side, tile)| {
                    kind.edge(*side, rotation) == tile.kind.edge(side.opposite(), tile.placement.rotation)
                });
                let look: Vec<_> = (0..)
                    .zip(kind.spec().segments())
                    .map(|(i, segment)| (segment.kind, kind.ports(i, rotation).iter().collect::<Vec<_>>()))
                    .collect();
                let mut sorted = look.clone();
                sorted.sort();
                if fits && !looks.contains(&sorted) {
                    looks.push(sorted);
                    count += naive_claims(game, Placement { pos, rotation }, depth);
                }
            }
        }
    }
    count
}

fn naive_claims(game: &Game, placement: Placement, depth: usize) -> u64 {
    let laid = game.placed(placement).unwrap();
    let (_, tile) = laid.newest();
    let features = flood(&laid);
    let stands = |at: &SegmentRef| laid.meeples().iter().any(|meeple| laid.segment_of(meeple) == *at);
    let mut free = Vec::new();
    for (segment, spec) in (0..).zip(tile.kind.spec().segments()) {
        let at = SegmentRef { pos: placement.pos, segment };
        let feature = features.iter().find(|feature| feature.segments.contains(&at));
        let occupied = feature.is_some_and(|feature| feature.segments.iter().any(stands));
        if !occupied && (spec.kind != FeatureKind::Field || laid.rules().fields) {
            free.push(Some(segment));
        }
    }
    if laid.supply()[game.turn()] == 0 {
        free.clear();
    }
    if free.is_empty() || laid.rules().claiming == Claiming::Optional {
        free.push(None);
    }
    let on = |claim| {
        let mut next = game.clone();
        next.play(Move { placement, choice: Choice { claim, ..Choice::default() } }).unwrap();
        naive(&next, depth - 1)
    };
    if depth == 1 { free.len() as u64 } else { free.into_iter().map(on).sum() }
}

#[test]
fn a_naive_count_agrees() {
    for line in lines() {
        let depth = if line.counts[1] < 3_000 { 2 } else { 1 };
        assert_eq!(naive(&line.game().unwrap(), depth), line.counts[depth - 1], "{} {}", line.options, line.plies);
    }
}
