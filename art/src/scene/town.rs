//! Houses inside a city, street by street.

use super::Site;
use crate::geo::{Frame, Point, Polygon, Rng, at};
use crate::ink::Ink;
use crate::thing::{House, Material, What};

/// From one street to the next, and how far a house may stand before or behind its street. Feet must
/// stay 9.9 apart where houses overlap, or a roof would be painted below the wall behind it.
const STREET: f32 = 11.5;
const STRAGGLE: f32 = 0.75;
/// Feet and roofs keep this far from the line of a wall.
const FEET: f32 = 3.9;
const ROOFS: f32 = 4.4;
/// Around the coat of arms.
const COAT: [f32; 4] = [9.0, 10.2, 9.0, 11.6];

/// Builds the houses of the city that is segment `city`.
pub(super) fn settle(site: &mut Site, ink: &mut Ink, city: usize, coat: Option<Point>) {
    let Some((_, ground)) = site.cities.iter().find(|&&(c, _)| c == city) else { return };
    let ground = ground.clone();
    if let Some(coat) = coat {
        let [left, up, right, down] = COAT;
        let frame = Frame::new(coat.x - left, coat.y - up, coat.x + right, coat.y + down);
        site.put(What::Coat, coat, frame);
    }
    let mut rng = Rng::new(site.seed, 10);
    let mut town = Town { site, ground, houses: Vec::new() };
    town.streets(&mut rng);
    town.gaps(&mut rng);
    let houses = town.houses;
    for (house, foot) in houses {
        house.build(ink, foot, Material::Terracotta);
        site.put(What::House, foot, house.frame(foot));
    }
}

struct Town<'a, 'b> {
    site: &'a Site<'b>,
    ground: Polygon,
    houses: Vec<(House, Point)>,
}

impl Town<'_, '_> {
    /// The best of a few ways to lay the streets.
    fn streets(&mut self, rng: &mut Rng) {
        let mut best = Vec::new();
        for _ in 0..3 {
            self.houses.clear();
            let mut y = rng.between(13.4, 13.4 + STREET);
            while y < 99.0 {
                self.street(y, rng);
                y += STREET;
            }
            if self.houses.len() > best.len() {
                best = core::mem::take(&mut self.houses);
            }
        }
        self.houses = best;
    }

    fn street(&mut self, y: f32, rng: &mut Rng) {
        let mut x = rng.between(0.6, 6.0);
        while x < 96.0 {
            let house = House { long: rng.chance(0.4), size: rng.between(0.92, 1.03) };
            let foot = at(x + house.width() / 2.0, (y + rng.between(-STRAGGLE, STRAGGLE)).min(98.8));
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
        for _ in 0..120 {
            let house = House { long: rng.chance(0.3), size: 0.84 };
            let foot = at(rng.between(5.0, 95.0), rng.between(12.0, 98.6));
            if self.fits(house, foot) {
                self.houses.push((house, foot));
            }
        }
    }

    fn fits(&self, house: House, foot: Point) -> bool {
        let frame = house.frame(foot);
        let crowded = |&(other, there): &(House, Point)| {
            let frames = (frame, other.frame(there));
            let beside = frames.0.left < frames.1.right + 0.5 && frames.0.right > frames.1.left - 0.5;
            beside && (foot.y - there.y).abs() < 9.9
        };
        frame.on_tile(0.4)
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
