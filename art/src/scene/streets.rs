//! Houses street by street: where each may stand.

use super::Site;
use crate::geo::{Frame, Point, Polygon, Rng, area, at, bounds, sin};
use crate::thing::House;
use core::f32::consts::TAU;

/// From one street to the next, and how far a house may stand before or behind its street. Feet must
/// stay 9.9 apart where houses overlap, or a roof would be painted below the wall behind it.
const STREET: f32 = 11.5;
const STRAGGLE: f32 = 0.75;
/// Feet and roofs keep this far from the line of a wall.
pub(super) const FEET: f32 = 3.9;
const ROOFS: f32 = 4.4;
/// How far a shadow falls beyond the east end of a house.
const SHADOW: f32 = 2.4;
/// A city smaller than this has straight streets, and more attempts to find the best ones.
const SMALL: f32 = 3_000.0;

/// How streets bend: all of a city alike, so that they keep their distance.
#[derive(Clone, Copy)]
struct Bow {
    depth: f32,
    phase: f32,
    waves: f32,
}

impl Bow {
    fn at(self, x: f32) -> f32 {
        self.depth * sin(self.phase + x / 100.0 * self.waves * TAU)
    }
}

/// Houses to be built on a city's ground.
pub(super) struct Town<'a, 'b> {
    site: &'a Site<'b>,
    ground: &'a Polygon,
    bounds: Frame,
    houses: Vec<(House, Point)>,
}

impl<'a, 'b> Town<'a, 'b> {
    pub fn new(site: &'a Site<'b>, ground: &'a Polygon) -> Self {
        Self { site, ground, bounds: bounds(&ground.0), houses: Vec::new() }
    }

    /// The houses and their feet.
    pub fn build(mut self, rng: &mut Rng) -> Vec<(House, Point)> {
        self.streets(rng);
        self.gaps(rng);
        self.houses
    }

    /// The best of a few ways to lay the streets.
    fn streets(&mut self, rng: &mut Rng) {
        let mut best = Vec::new();
        let (attempts, deepest) = if area(&self.ground.0).abs() < SMALL { (8, 1.0) } else { (3, 4.5) };
        for _ in 0..attempts {
            self.houses.clear();
            let depth = rng.between(0.3, 1.0) * deepest;
            let bow = Bow { depth, phase: rng.between(0.0, TAU), waves: rng.between(0.5, 0.9) };
            let mut y = self.bounds.top + rng.between(9.4, 9.4 + STREET);
            while y < self.bounds.bottom + 3.0 {
                self.street(y, bow, rng);
                y += STREET;
            }
            let built = |houses: &[(House, Point)]| houses.iter().map(|(house, _)| house.width()).sum::<f32>();
            if built(&self.houses) > built(&best) {
                best = core::mem::take(&mut self.houses);
            }
        }
        self.houses = best;
    }

    fn street(&mut self, y: f32, bow: Bow, rng: &mut Rng) {
        let mut x = self.bounds.left + rng.between(0.6, 6.0);
        while x < self.bounds.right - 4.0 {
            let house = House { long: rng.chance(0.4), size: rng.between(0.92, 1.03) };
            let foot = at(x + house.width() / 2.0, y + bow.at(x) + rng.between(-STRAGGLE, STRAGGLE));
            if self.fits(house, foot) {
                self.houses.push((house, foot));
                x += house.width() + rng.between(0.7, 3.6);
            } else {
                x += 1.7;
            }
        }
    }

    /// Smaller houses where there is room left.
    fn gaps(&mut self, rng: &mut Rng) {
        for _ in 0..200 {
            let house = House { long: rng.chance(0.3), size: 0.84 };
            let Frame { left, top, right, bottom } = self.bounds;
            let foot = at(rng.between(left + 5.0, right - 5.0), rng.between(top + 9.0, bottom - 1.4));
            if self.fits(house, foot) {
                self.houses.push((house, foot));
            }
        }
    }

    pub fn fits(&self, house: House, foot: Point) -> bool {
        let frame = house.frame(foot);
        let crowded = |&(other, there): &(House, Point)| {
            let frames = (frame, other.frame(there));
            let beside = frames.0.left < frames.1.right + 0.5 && frames.0.right > frames.1.left - 0.5;
            beside && (foot.y - there.y).abs() < 9.9
        };
        self.bounds.holds(frame)
            && frame.on_tile(0.4)
            && frame.right + SHADOW * house.size <= 100.0
            && !self.houses.iter().any(crowded)
            && self.site.is_free(frame, 0.3)
            && self.on_ground(frame, foot)
    }

    fn on_ground(&self, frame: Frame, foot: Point) -> bool {
        let eaves = frame.top + 3.0;
        let feet = [at(frame.left, foot.y), at(frame.right, foot.y), foot];
        let roofs = [at(frame.left, eaves), at(frame.right, eaves), at(foot.x, frame.top)];
        let clear = |p: Point, room: f32| self.ground.contains(p) && self.site.wall_distance(p) >= room;
        feet.iter().all(|&p| clear(p, FEET))
            // The face of a wall to the north hangs into the city.
            && roofs.iter().all(|&p| clear(p, ROOFS) && self.site.wall_distance(p - at(0.0, 5.0)) >= 3.4)
    }
}
