//! Gardens: a herb bed and three trees for a monastery, trees for the yard of a school. The buildings
//! themselves are symbols.

use super::Site;
use crate::geo::{Frame, Point, Polygon, Rng, Trail, at};
use crate::ink::{Hue, Ink};
use crate::thing::{tree, tree_frame};

/// Foot and height of the trees.
const TREES: [(f32, f32, f32); 3] = [(28.6, 42.6, 8.2), (33.8, 37.2, 7.2), (71.6, 42.8, 8.2)];
const BED: (f32, f32) = (30.5, 67.6);

/// Plants the garden.
pub(super) fn plant(site: &mut Site, ink: &mut Ink, rim: &Trail) {
    let mut rng = Rng::new(site.seed, 30);
    let (x, y) = BED;
    for row in [0.0, 3.0, 6.0] {
        let left = at(x, y + row);
        ink.line(Hue::Rut, &Trail::lines(&[left, left + at(13.6, 0.0)]));
        for herb in [1.2, 4.0, 6.8, 9.6, 12.4] {
            ink.dot(Hue::Crown, left + at(herb, -0.6), 0.9, 0.75);
        }
    }
    for (x, y, size) in TREES {
        tree(ink, at(x, y), size, rng.chance(0.3));
    }
    site.fence(rim);
}

/// What the building covers about the middle of the seam: left, up, right, down. It stands upright: seen from its
/// front where the halves lie side by side, from its end where one lies above the other.
const SCHOOL: [f32; 4] = [36.0, 40.0, 38.0, 18.0];
const SCHOOL_END: [f32; 4] = [20.0, 56.0, 25.0, 30.0];
/// Trees in half a yard, and how far they keep from the middle of a road.
const YARD_TREES: usize = 3;
const ROAD: f32 = 8.0;

/// Lays out half the yard of a school across the `sealed` edge.
pub(super) fn plant_yard(site: &mut Site, ink: &mut Ink, rim: &Trail, sealed: usize) {
    ink.fill(Hue::Lawn, rim);
    let [left, up, right, down] = if sealed % 2 == 1 { SCHOOL } else { SCHOOL_END };
    let seam = at(100.0, 50.0).turned(sealed + 3);
    site.kept.push(Frame::new(seam.x - left, seam.y - up, seam.x + right, seam.y + down));
    let yard = Polygon(rim.flat(6));
    let mut rng = Rng::new(site.seed, 31);
    let mut planted = 0;
    for _ in 0..80 {
        let (foot, tall) = (at(rng.between(6.0, 94.0), rng.between(12.0, 94.0)), rng.between(7.0, 8.6));
        let frame = tree_frame(foot, tall, false);
        let clear = |p: Point| yard.contains(p) && site.road_distance(p) >= ROAD;
        if planted < YARD_TREES && site.is_free(frame, 1.0) && frame.on_tile(1.0) && frame.samples().all(clear) {
            tree(ink, foot, tall, false);
            site.kept.push(frame);
            planted += 1;
        }
    }
    site.fence(rim);
}
