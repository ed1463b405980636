//! Features found anew by flooding the board from segment to segment.

use std::collections::{BTreeSet, HashMap};
use trivium_engine::board::SegmentRef;
use trivium_engine::geometry::Port;
use trivium_engine::position::Position;
use trivium_engine::tile::FeatureKind;

/// A feature as the flood finds it.
#[derive(Default)]
pub struct Flooded {
    pub segments: BTreeSet<SegmentRef>,
    /// Ports that lead to a vacant cell.
    pub open: u8,
    pub coats: u8,
}

/// Which segment carries which port of which cell.
type Ports = HashMap<((i8, i8), Port), SegmentRef>;

fn ports(position: &Position) -> Ports {
    let mut ports = HashMap::new();
    for tile in position.board().tiles() {
        for (segment, spec) in (0..).zip(tile.kind.spec().segments()) {
            let pos = tile.placement.pos;
            for port in spec.ports.rotated(tile.placement.rotation).iter() {
                ports.insert(((pos.x, pos.y), port), SegmentRef { pos, segment });
            }
        }
    }
    ports
}

/// Every feature of the board but the monasteries.
pub fn flood(position: &Position) -> Vec<Flooded> {
    let ports = ports(position);
    let mut done = BTreeSet::new();
    let mut features = Vec::new();
    for tile in position.board().tiles() {
        for (segment, spec) in (0..).zip(tile.kind.spec().segments()) {
            let at = SegmentRef { pos: tile.placement.pos, segment };
            if spec.kind != FeatureKind::Monastery && !done.contains(&at) {
                let feature = from(position, &ports, at);
                done.extend(feature.segments.iter().copied());
                features.push(feature);
            }
        }
    }
    features
}

fn from(position: &Position, ports: &Ports, start: SegmentRef) -> Flooded {
    let mut feature = Flooded::default();
    let mut next = vec![start];
    while let Some(at) = next.pop() {
        if !feature.segments.insert(at) {
            continue;
        }
        let tile = position.board().tile_at(at.pos).unwrap();
        let spec = &tile.kind.spec().segments()[usize::from(at.segment)];
        feature.coats += u8::from(spec.coat);
        for port in spec.ports.rotated(tile.placement.rotation).iter() {
            let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][port.side().index()];
            match ports.get(&((at.pos.x + dx, at.pos.y + dy), across(port))) {
                Some(&other) => next.push(other),
                None => feature.open += 1,
            }
        }
    }
    feature
}

/// The port that meets this one, written out.
fn across(port: Port) -> Port {
    Port::new([8, 7, 6, 11, 10, 9, 2, 1, 0, 5, 4, 3][port.index()])
}
