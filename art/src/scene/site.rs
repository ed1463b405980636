//! The building site: what is where, and what is still free.

use crate::geo::{Frame, Point, Polygon, Trail, at, bounds, distance};
use crate::land::{Land, Lane, Place};
use crate::thing::{Thing, What};
use trivium_engine::tile::FeatureKind;

/// How closely curves are followed by the straight lines that distances are taken from.
const PIECES: u8 = 12;

/// Land in straight lines, and the things put on it so far.
pub(crate) struct Site<'a> {
    pub land: &'a Land,
    pub seed: u32,
    /// The ground of every city: its segment and its rim.
    pub cities: Vec<(usize, Polygon)>,
    /// City walls and road centres.
    pub walls: Vec<Vec<Point>>,
    pub lanes: Vec<Vec<Point>>,
    pub things: Vec<Thing>,
    /// Boxes to keep free besides those of the things.
    pub kept: Vec<Frame>,
}

/// How far a thing in a field keeps from what is not field.
#[derive(Clone, Copy)]
pub(crate) struct Clearance {
    pub wall: f32,
    pub road: f32,
    pub things: f32,
}

impl<'a> Site<'a> {
    pub fn new(land: &'a Land, seed: u32) -> Self {
        let polygon = |trail: &Trail| Polygon(trail.flat(PIECES));
        let centre = |lane: &Lane| (0..=PIECES).map(|i| lane.course.at(f32::from(i) / f32::from(PIECES))).collect();
        Self {
            land,
            seed,
            cities: land.segments(FeatureKind::City).map(|city| (city, polygon(&land.outlines[city][0]))).collect(),
            walls: land.walls.iter().map(|wall| wall.curve.trail().flat(PIECES)).collect(),
            lanes: land.lanes.iter().map(centre).collect(),
            things: Vec::new(),
            kept: Vec::new(),
        }
    }

    pub fn put(&mut self, what: What, foot: Point, frame: Frame) {
        self.things.push(Thing { what, foot, frame });
    }

    /// Keeps the whole of a ground free.
    pub fn fence(&mut self, rim: &Trail) {
        self.kept.push(bounds(&rim.flat(4)).grown(1.5));
    }

    pub fn wall_distance(&self, p: Point) -> f32 {
        self.walls.iter().fold(f32::MAX, |best, wall| best.min(distance(p, wall)))
    }

    pub fn road_distance(&self, p: Point) -> f32 {
        self.lanes.iter().fold(f32::MAX, |best, lane| best.min(distance(p, lane)))
    }

    pub fn in_city(&self, p: Point) -> bool {
        self.cities.iter().any(|(_, ground)| ground.contains(p))
    }

    pub fn is_free(&self, frame: Frame, gap: f32) -> bool {
        let taken = self.things.iter().map(|thing| thing.frame).chain(self.kept.iter().copied());
        !taken.into_iter().any(|other| frame.overlaps(other, gap))
    }

    /// Whether a thing that covers `frame` would stand in a field, clear of everything.
    pub fn is_open(&self, frame: Frame, clear: Clearance) -> bool {
        frame.on_tile(1.0)
            && self.is_free(frame, clear.things)
            && frame.samples().all(|p| {
                // A wall's stone face hangs below it, so that what lies to the south keeps off further.
                self.road_distance(p) >= clear.road
                    && self.wall_distance(p) >= clear.wall
                    && self.wall_distance(p - at(0.0, 4.0)) >= clear.wall
                    && !self.in_city(p)
            })
    }

    pub fn is_village(&self) -> bool {
        matches!(self.land.place, Some((Place::Village, _)))
    }
}
