//! Where pieces and coats of arms go.

use crate::geo::{Point, Polygon, Trail, at, distance};
use crate::land::{Land, Place};
use trivium_engine::geometry::{Port, Rotation, Side};
use trivium_engine::tile::{FeatureKind, Segment, TileSpec};

/// From the edge of the tile to the piece on a road that ends in a village, and on another that ends.
const VILLAGE_ARM: f32 = 17.0;
const ARM: f32 = 13.0;
/// From the middle of the tile to the piece in a city of one side.
const CAP: f32 = 35.0;
const MONK: Point = at(66.0, 67.0);

/// The segment with a coat of arms, and where that hangs.
pub(crate) fn coat(spec: &TileSpec, land: &Land) -> Option<(usize, Point)> {
    spec.segments().iter().position(|segment| segment.coat).map(|i| (i, Room::new(land, i).coat()))
}

/// For each segment, where its meeple stands.
pub(crate) fn anchors(spec: &TileSpec, rotation: Rotation, land: &Land) -> Vec<Point> {
    let coat = coat(spec, land).map(|(_, at)| at);
    let mut anchors: Vec<Point> = Vec::with_capacity(spec.segments().len());
    for (i, segment) in spec.segments().iter().enumerate() {
        let taken: Vec<Point> = anchors.iter().copied().chain(coat).collect();
        anchors.push(anchor(land, rotation, i, *segment, &taken));
    }
    anchors
}

fn anchor(land: &Land, rotation: Rotation, index: usize, segment: Segment, taken: &[Point]) -> Point {
    match segment.kind {
        FeatureKind::Monastery => MONK,
        FeatureKind::Road => road(land, index),
        FeatureKind::City if segment.ports.len() == 1 => {
            let holds = |side: &Side| segment.ports.rotated(rotation).contains(Port::middle(*side));
            let side = Side::ALL.into_iter().find(holds).map_or(0, Side::index);
            let out = crate::land::outward(side);
            // A piece in a cap to the north would stand on the wall's towers: a little lower.
            Point::CENTRE + out * CAP + at(0.0, if out.y < 0.0 { 1.5 } else { 0.0 })
        }
        FeatureKind::City | FeatureKind::Field => Room::new(land, index).roomiest(taken),
    }
}

fn road(land: &Land, index: usize) -> Point {
    let Some(road) = land.lanes.iter().find(|lane| lane.segment == index) else { return Point::CENTRE };
    if road.through {
        return road.course.at(0.5);
    }
    let village = matches!(land.place, Some((Place::Village, _)));
    let start = road.course.at(0.0);
    start.towards(Point::CENTRE, if village { VILLAGE_ARM } else { ARM } / 50.0)
}

/// A segment looked at for room.
struct Room {
    rims: Vec<Polygon>,
    shores: Vec<Vec<Point>>,
}

impl Room {
    fn new(land: &Land, index: usize) -> Self {
        let flat = |trail: &Trail| trail.flat(8);
        let rims = land.outlines[index].iter().map(|trail| Polygon(flat(trail))).collect();
        let shores = land.outlines[index].iter().map(|trail| {
            let mut line = flat(trail);
            line.push(line[0]);
            line
        });
        Self { rims, shores: shores.collect() }
    }

    fn contains(&self, p: Point) -> bool {
        self.rims.iter().filter(|rim| rim.contains(p)).count() % 2 == 1
    }

    /// How far it is to the next border, the edges of the tile included.
    fn room(&self, p: Point) -> f32 {
        self.shores.iter().fold(f32::MAX, |best, line| best.min(distance(p, line)))
    }

    fn best(&self, score: impl Fn(Point) -> f32) -> Point {
        let mut best = (f32::MIN, Point::CENTRE);
        let mut look = |p: Point| {
            if self.contains(p) {
                let value = score(p);
                if value > best.0 {
                    best = (value, p);
                }
            }
            best.1
        };
        let mut coarse = Point::CENTRE;
        for i in 0..400_u16 {
            coarse = look(at(f32::from(i % 20) * 5.0 + 2.5, f32::from(i / 20) * 5.0 + 2.5));
        }
        let mut fine = coarse;
        for i in 0..49_u16 {
            fine = look(coarse + at(f32::from(i % 7) - 3.0, f32::from(i / 7) - 3.0));
        }
        fine
    }

    /// The roomiest point away from those `taken`.
    fn roomiest(&self, taken: &[Point]) -> Point {
        self.best(|p| {
            let others = taken.iter().fold(f32::MAX, |best, &other| best.min(p.distance(other)));
            // Any point inside is better than one that touches another piece's spot.
            self.room(p).min(others * 0.6)
        })
    }

    /// Roomy, near the middle, rather high than low.
    fn coat(&self) -> Point {
        self.best(|p| self.room(p) - 0.12 * p.distance(Point::CENTRE) - 0.05 * p.y)
    }
}
