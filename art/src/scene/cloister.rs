//! The grounds of a monastery: a herb bed and three trees; the abbey itself is a symbol.

use super::Site;
use crate::geo::{Rng, Trail, at};
use crate::ink::{Hue, Ink};
use crate::thing::tree;

/// Foot and height of the trees.
const TREES: [(f32, f32, f32); 3] = [(71.2, 48.5, 8.4), (28.2, 41.5, 8.0), (69.6, 36.5, 7.2)];
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
