//! The lie of the land: outlines, walls and courses from the ports of a tile's segments.
//!
//! Everything is laid out as the table prints the tile and turned at the end, so the land looks the
//! same at every rotation. What stands on it is the business of [`crate::scene`].

mod city;
mod field;
mod hub;
mod rim;
mod road;
mod wall;

use crate::geo::{Point, Polygon, Rng, Trail};
use hub::Hub;
pub(crate) use hub::{Place, SQUARE};
use rim::REACH;
pub(crate) use rim::{outward, port_point};
pub(crate) use road::Course;
use trivium_engine::geometry::{Rotation, Side};
use trivium_engine::tile::{Edge, FeatureKind, Segment, TileSpec};
pub(crate) use wall::{Gate, Wall};

/// A line between a field and what borders it, the field to the right, from rim to rim.
#[derive(Clone, Debug)]
pub(crate) struct Bank {
    /// Where it begins and ends, round the rim.
    from: f32,
    to: f32,
    trail: Trail,
}

/// A road on the tile.
#[derive(Clone, Debug)]
pub(crate) struct Lane {
    pub segment: usize,
    pub course: Course,
    /// The side it comes from; whether it goes on to another.
    pub from: Side,
    pub through: bool,
}

/// A tile's land, turned.
#[derive(Clone, Debug)]
pub(crate) struct Land {
    pub kinds: Vec<FeatureKind>,
    /// For each segment the closed lines round it; together they tile the square.
    pub outlines: Vec<Vec<Trail>>,
    /// For each segment what is painted: the outline, reaching past the edge where the segment does,
    /// without the share of a road in the place where it ends.
    pub painted: Vec<Option<Trail>>,
    pub walls: Vec<Wall>,
    pub lanes: Vec<Lane>,
    /// Where roads end together, with the rim of its ground.
    pub place: Option<(Place, Trail)>,
}

impl Land {
    /// Lays out the tile of `spec`.
    pub fn new(spec: &TileSpec, rotation: Rotation, seed: u32) -> Self {
        let sealed = spec.edges.iter().position(|&edge| edge == Edge::Sealed);
        let mut survey = Survey::new(spec.segments(), sealed);
        survey.cities();
        survey.roads(&mut Rng::new(seed, 1));
        survey.grounds();
        survey.fields();
        survey.land.turned(rotation)
    }

    /// The segments of a kind.
    pub fn segments(&self, kind: FeatureKind) -> impl Iterator<Item = usize> {
        self.kinds.iter().enumerate().filter(move |&(_, &k)| k == kind).map(|(i, _)| i)
    }

    fn turned(self, rotation: Rotation) -> Self {
        let turns = rotation.index();
        let turn = |trail: &Trail| trail.turned(turns);
        Self {
            kinds: self.kinds,
            outlines: self.outlines.iter().map(|loops| loops.iter().map(turn).collect()).collect(),
            painted: self.painted.iter().map(|trail| trail.as_ref().map(turn)).collect(),
            walls: self.walls.iter().map(|wall| wall.turned(rotation)).collect(),
            lanes: self
                .lanes
                .iter()
                .map(|lane| Lane { course: lane.course.turned(turns), from: lane.from.rotated(rotation), ..*lane })
                .collect(),
            place: self.place.map(|(place, rim)| {
                let place = match place {
                    Place::School(side) => Place::School((side + turns) % 4),
                    _ => place,
                };
                (place, rim.turned(turns))
            }),
        }
    }
}

/// The work of laying out a tile.
struct Survey<'a> {
    segments: &'a [Segment],
    sealed: Option<usize>,
    runs: Vec<city::Run>,
    hub: Option<(Place, Hub)>,
    banks: Vec<Bank>,
    land: Land,
}

impl<'a> Survey<'a> {
    fn new(segments: &'a [Segment], sealed: Option<usize>) -> Self {
        let land = Land {
            kinds: segments.iter().map(|segment| segment.kind).collect(),
            outlines: vec![Vec::new(); segments.len()],
            painted: vec![None; segments.len()],
            walls: Vec::new(),
            lanes: Vec::new(),
            place: None,
        };
        Self { segments, sealed, runs: Vec::new(), hub: None, banks: Vec::new(), land }
    }

    /// The segments of a kind with their numbers and the sides they hold.
    fn of(&self, kind: FeatureKind) -> Vec<(usize, Vec<usize>)> {
        let wanted = self.segments.iter().enumerate().filter(|(_, segment)| segment.kind == kind);
        wanted.map(|(i, segment)| (i, rim::sides(segment.ports))).collect()
    }

    fn cities(&mut self) {
        let cities = self.of(FeatureKind::City);
        for (i, held) in &cities {
            let meets = |side: &usize| held.contains(&((side + 1) % 4)) || held.contains(&((side + 3) % 4));
            let crowded = cities.iter().any(|(j, other)| i != j && other.iter().any(meets));
            let runs = city::runs(held, crowded);
            self.land.outlines[*i] = vec![city::outline(&runs, 0.0)];
            self.land.painted[*i] = Some(city::outline(&runs, REACH));
            self.runs.extend(runs);
        }
    }

    fn roads(&mut self, rng: &mut Rng) {
        let roads = self.of(FeatureKind::Road);
        let ends: Vec<usize> = roads.iter().filter(|(_, sides)| sides.len() == 1).map(|(_, sides)| sides[0]).collect();
        let cloister = self.segments.iter().any(|segment| segment.kind == FeatureKind::Monastery);
        let place = match (self.sealed, cloister, ends.len()) {
            (Some(side), ..) => Some(Place::School(side)),
            (None, true, _) => Some(Place::Cloister),
            (None, false, 0) => None,
            // A single road that ends on a city's tile ends at its gate.
            (None, false, 1) if !self.runs.is_empty() => None,
            _ => Some(Place::Village),
        };
        self.hub = place.map(|place| (place, Hub::new(place, &ends)));
        for (i, sides) in roads {
            match sides[..] {
                [from, to] => self.through(i, from, to, rng),
                [from] => self.dead_end(i, from),
                _ => {}
            }
        }
    }

    fn through(&mut self, segment: usize, from: usize, to: usize, rng: &mut Rng) {
        let course = Course::through(from, to, rng);
        self.land.outlines[segment] = vec![course.outline(from, to, 0.0)];
        self.land.painted[segment] = Some(course.outline(from, to, REACH));
        self.banks.extend(course.banks(from, to));
        self.land.lanes.push(Lane { segment, course, from: Side::ALL[from], through: true });
    }

    fn dead_end(&mut self, segment: usize, side: usize) {
        let end = if let Some((_, hub)) = &self.hub {
            self.land.outlines[segment] = vec![hub.outline(side)];
            self.land.painted[segment] = Some(hub.painted(side, REACH));
            hub.end(side)
        } else {
            self.gate(segment, side)
        };
        self.land.lanes.push(Lane { segment, course: Course::stub(side, end), from: Side::ALL[side], through: false });
    }

    /// Leads the road on `side` to the wall across it; answers where they meet.
    fn gate(&mut self, segment: usize, side: usize) -> Point {
        let facing = |run: &city::Run| (0..run.length).any(|k| (run.first + k) % 4 == side);
        let Some(found) = self.runs.iter().position(facing) else {
            return Point::CENTRE;
        };
        let run = self.runs.swap_remove(found);
        let cut = wall::Cut::new(run.wall, side);
        self.land.outlines[segment] = vec![cut.road(0.0)];
        self.land.painted[segment] = Some(cut.road(REACH));
        self.banks.extend(cut.banks(run.first, run.length));
        self.land.walls.push(Wall { curve: run.wall, gate: Some(cut.gate()) });
        cut.meeting()
    }

    fn grounds(&mut self) {
        let whole = self.runs.drain(..);
        for run in whole {
            let (from, to) = ((run.first + run.length) % 4, run.first);
            self.banks.push(Bank { from: rim::round(from, -50.0), to: rim::round(to, -50.0), trail: run.wall.trail() });
            self.land.walls.push(Wall { curve: run.wall, gate: None });
        }
        if let Some((place, hub)) = &self.hub {
            self.banks.extend(hub.banks());
            self.land.place = Some((*place, hub.rim()));
        }
    }

    fn fields(&mut self) {
        let cloister = self.hub.as_ref().filter(|(place, _)| *place == Place::Cloister).map(|(_, hub)| hub.rim());
        if let Some(rim) = &cloister {
            for (i, _) in self.of(FeatureKind::Monastery) {
                self.land.outlines[i] = vec![rim.clone()];
                self.land.painted[i] = Some(rim.clone());
            }
        }
        let alone = !self.land.lanes.iter().any(|lane| !lane.through);
        // Where no road leads in, the field goes all round.
        let hole = cloister.filter(|_| alone);
        let fields = self.of(FeatureKind::Field);
        for (outline, shores) in field::loops(&self.banks) {
            let here = |ports: trivium_engine::geometry::PortSet| {
                ports.iter().filter(|port| !port.is_middle()).any(|port| {
                    let place = rim::round(port.side().index(), [-25.0, 0.0, 25.0][port.index() % 3]);
                    shores.iter().any(|&(from, to)| (place - from).rem_euclid(400.0) < to - from)
                })
            };
            let around = |_: &Trail| Polygon(outline.flat(8)).contains(Point::CENTRE);
            let hole = hole.clone().filter(around);
            if let Some((i, _)) = fields.iter().find(|(i, _)| here(self.segments[*i].ports)) {
                self.land.outlines[*i] = core::iter::once(outline).chain(hole).collect();
            }
        }
    }
}
