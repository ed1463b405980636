//! What stands inside a city: houses, a hall where there is room for one, garden trees.

use super::Site;
use super::streets::{FEET, Town};
use crate::geo::{Frame, Point, Polygon, Rng, at};
use crate::ink::Ink;
use crate::thing::{House, Material, What, tree, tree_frame};

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
    #[allow(clippy::cast_possible_truncation, reason = "a tile has eight segments")]
    let mut rng = Rng::new(site.seed, 100 + city as u32);
    if coat.is_none() {
        hall(site, ink, &ground, &mut rng);
    }
    for (house, foot) in Town::new(site, &ground).build(&mut rng) {
        house.build(ink, foot, Material::Terracotta);
        site.put(What::House, foot, house.frame(foot));
    }
    gardens(site, ink, &ground);
}

/// The hall of a city that has room for it and no coat of arms: one large roof.
fn hall(site: &mut Site, ink: &mut Ink, ground: &Polygon, rng: &mut Rng) {
    let hall = House { long: true, size: 1.5 };
    let found = {
        let town = Town::new(site, ground);
        (0..40).find_map(|_| {
            let foot = at(rng.between(24.0, 76.0), rng.between(30.0, 78.0));
            let around = Frame::about(foot, 19.0, 22.0, 10.0);
            (around.samples().all(|p| ground.contains(p)) && town.fits(hall, foot)).then_some(foot)
        })
    };
    if let Some(foot) = found {
        hall.build(ink, foot, Material::Terracotta);
        let mut frame = hall.frame(foot);
        // A little market before the doors.
        frame.bottom += 1.6;
        site.put(What::House, foot, frame);
    }
}

/// Small trees where no house fits.
fn gardens(site: &mut Site, ink: &mut Ink, ground: &Polygon) {
    let mut rng = Rng::new(site.seed, 11);
    let mut planted = 0;
    for _ in 0..110 {
        let (foot, tall) = (at(rng.between(4.0, 95.0), rng.between(9.0, 98.0)), rng.between(5.4, 6.6));
        let frame = tree_frame(foot, tall, false);
        let clear = |p: Point| {
            ground.contains(p) && site.wall_distance(p) >= FEET && site.wall_distance(p - at(0.0, 5.0)) >= FEET
        };
        if planted < 6 && frame.on_tile(0.6) && site.is_free(frame, 0.2) && frame.samples().all(clear) {
            tree(ink, foot, tall, false);
            site.put(What::Garden, foot, frame);
            planted += 1;
        }
    }
}
