//! Trees, grass, flowers, and the sheep among them.

use crate::geo::{Frame, Point, Rng, Step, Trail, at};
use crate::ink::{Hue, Ink};

/// Lobes of a crown and of its lit part: centre and radii as shares of the tree's height.
const CROWN: [[f32; 4]; 3] = [[-0.2, -0.68, 0.31, 0.3], [0.2, -0.64, 0.3, 0.29], [0.02, -0.95, 0.34, 0.34]];
const LIT: [[f32; 4]; 2] = [[-0.22, -0.74, 0.2, 0.19], [-0.06, -1.02, 0.23, 0.22]];

/// A tree about `size` high: most broad, some firs.
pub(crate) fn tree(ink: &mut Ink, foot: Point, size: f32, fir: bool) {
    ink.dot(Hue::Shade, foot + at(size * 0.16, 0.0), size * 0.5, size * 0.17);
    let trunk = [(-0.7, 0.3), (-0.55, -0.45 * size), (0.55, -0.45 * size), (0.7, 0.3)];
    ink.facet(Hue::Dark, trunk.map(|(x, y)| foot + at(x, y)));
    if fir {
        ink.fill(Hue::Crown, &fir_outline(foot, size, at(-0.38, 0.38)));
        ink.fill(Hue::CrownLit, &fir_outline(foot + at(-0.3, 0.0), size * 0.93, at(-0.33, 0.0)));
    } else {
        for (hue, lobes) in [(Hue::Crown, &CROWN[..]), (Hue::CrownLit, &LIT[..])] {
            for &[x, y, across, down] in lobes {
                ink.dot(hue, foot + at(x, y) * size, across * size, down * size);
            }
        }
    }
}

/// What such a tree covers, its shadow included.
pub(crate) fn tree_frame(foot: Point, size: f32, fir: bool) -> Frame {
    let height = if fir { 1.55 } else { 1.3 };
    Frame::new(foot.x - size * 0.52, foot.y - size * height, foot.x + size * 0.66, foot.y + size * 0.18)
}

/// A fir from its left hem to its right one, as shares of its height.
fn fir_outline(foot: Point, size: f32, hem: Point) -> Trail {
    let p = |x: f32, y: f32| foot + at(x, y) * size;
    let mut trail = Trail::new(p(0.0, -1.5));
    trail.steps.push(Step::Curve(p(hem.y * 0.5, -1.1), p(hem.y * 1.15, -0.62), p(hem.y, -0.3)));
    trail.steps.push(Step::Curve(p(hem.y * 0.5, -0.22), p(hem.x * 0.5, -0.22), p(hem.x, -0.3)));
    trail.steps.push(Step::Curve(p(hem.x * 1.15, -0.62), p(hem.x * 0.5, -1.1), p(0.0, -1.5)));
    trail
}

/// A tuft of grass.
pub(crate) fn tuft(ink: &mut Ink, foot: Point) {
    const BLADES: [(f32, f32); 7] =
        [(-1.8, -1.5), (-0.6, -0.3), (0.0, -2.7), (0.6, -0.3), (1.8, -1.5), (0.7, 0.5), (-0.7, 0.5)];
    ink.facet(Hue::CrownLit, BLADES.map(|(x, y)| foot + at(x, y)));
}

/// Three flowers.
pub(crate) fn flowers(ink: &mut Ink, foot: Point, rng: &mut Rng) {
    for x in [-1.7, 0.1, 1.6] {
        ink.dot(Hue::Cream, foot + at(x + rng.near(0.5), rng.between(-1.6, 0.4)), 0.6, 0.6);
    }
}

/// A sheep, grazing to the west.
pub(crate) fn sheep(ink: &mut Ink, foot: Point) {
    ink.dot(Hue::Shade, foot + at(0.7, 0.2), 2.6, 0.7);
    for x in [-1.2, 1.1] {
        ink.facet(Hue::Dark, [(0.0, 0.1), (0.0, -1.6), (0.7, -1.6), (0.7, 0.1)].map(|(dx, y)| foot + at(x + dx, y)));
    }
    ink.dot(Hue::Dark, foot + at(-2.5, -1.7), 1.0, 0.85);
    for (x, y, r) in [(-1.0, -2.0, 1.5), (1.1, -1.9, 1.5), (0.1, -2.7, 1.4)] {
        ink.dot(Hue::Cream, foot + at(x, y), r, r);
    }
}
