//! A village: a stone square with a linden, straw roofs in the quarters between the roads.

use super::Site;
use super::site::Clearance;
use crate::geo::{Frame, Point, Rng, Trail, at, cos, sin};
use crate::ink::{Hue, Ink};
use crate::land::SQUARE;
use crate::thing::{House, Material, What, tree};
use core::f32::consts::TAU;

/// Where cottages may stand, as directions from the square; the quarters first.
const PLOTS: [(f32, f32); 8] =
    [(-1.0, 1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0), (0.0, -1.0), (0.0, 1.0), (-1.0, 0.0), (1.0, 0.0)];
const COTTAGES: usize = 5;
const SIZE: f32 = 1.2;

/// Builds the village around its square.
pub(super) fn settle(site: &mut Site, ink: &mut Ink, rim: &Trail) {
    let mut rng = Rng::new(site.seed, 20);
    ink.fill(Hue::Stone, rim);
    cobbles(ink, &mut Rng::new(site.seed, 21));
    let linden = at(50.0, 53.2);
    tree(ink, linden, 9.6, false);
    site.kept.push(Frame::about(Point::CENTRE, SQUARE + 1.0, SQUARE + 1.0, SQUARE + 1.0));
    let mut built = 0;
    for (dx, dy) in PLOTS {
        let house = House { long: dx * dy != 0.0 && rng.chance(0.35), size: SIZE * rng.between(0.94, 1.0) };
        let foot = plot(house, dx, dy, &mut rng);
        let clear = Clearance { wall: 3.8, road: 6.2, things: 0.4 };
        // The square itself is kept free of all but the cottages that face it.
        let square = site.kept.pop();
        let open = built < COTTAGES && site.is_open(house.frame(foot), clear);
        site.kept.extend(square);
        if open {
            house.build(ink, foot, Material::Straw);
            site.put(What::Cottage, foot, house.frame(foot));
            built += 1;
        }
    }
}

/// The foot of a house on the plot in that direction.
fn plot(house: House, dx: f32, dy: f32, rng: &mut Rng) -> Point {
    let frame = house.frame(Point::CENTRE);
    let (half, height) = (house.width() / 2.0, 50.0 - frame.top);
    let x = if dy == 0.0 { SQUARE + 1.4 + half } else { 9.6 + half };
    // Straight above or below the square there is less room than in the corners it leaves.
    let further = if dx == 0.0 { 4.0 } else { 0.0 };
    let y = match dy {
        d if d > 0.0 => 9.4 + further + height,
        d if d < 0.0 => -11.2 - further,
        _ => height / 2.0,
    };
    at(50.0 + dx * (x + rng.between(0.0, 1.2)), 50.0 + y + rng.between(0.0, 1.0) * dy)
}

/// Here and there a lighter stone, in two rings.
fn cobbles(ink: &mut Ink, rng: &mut Rng) {
    for (count, radius) in [(14_u8, 11.4), (8, 7.2)] {
        for i in 0..count {
            let angle = (f32::from(i) + rng.near(0.3)) / f32::from(count) * TAU;
            let stone = Point::CENTRE + at(cos(angle), sin(angle)) * (radius + rng.near(0.8));
            if rng.chance(0.75) {
                ink.dot(Hue::Cream, stone, rng.between(0.6, 0.95), 0.6);
            }
        }
    }
}
