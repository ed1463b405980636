//! Fields: groves rather than an even sprinkle, tufts, flowers, now and then sheep. Nothing here
//! may look like a border.

use super::Site;
use super::site::Clearance;
use crate::geo::{Frame, Point, Rng, Step, Trail, at, cos, sin};
use crate::ink::{Hue, Ink};
use crate::thing::{What, flowers, sheep, tree, tree_frame, tuft};
use core::f32::consts::TAU;
use trivium_engine::tile::FeatureKind;

const GROVE: Clearance = Clearance { wall: 4.6, road: 7.4, things: 0.6 };
const SMALL: Clearance = Clearance { wall: 5.0, road: 7.0, things: 0.4 };

/// Decorates the fields of the tile.
pub(super) fn scatter(site: &mut Site, ink: &mut Ink) {
    if site.land.segments(FeatureKind::Field).next().is_none() {
        return;
    }
    patches(site, ink);
    flock(site, ink);
    groves(site, ink);
    grass(site, ink);
}

/// Lighter grass, well inside the tile.
fn patches(site: &Site, ink: &mut Ink) {
    if site.is_village() && !site.cities.is_empty() {
        return;
    }
    let mut rng = Rng::new(site.seed, 40);
    for _ in 0..4 {
        let centre = at(rng.between(17.0, 83.0), rng.between(15.0, 85.0));
        let (across, down) = (rng.between(8.5, 14.0), rng.between(5.0, 8.5));
        ink.fill(Hue::Patch, &blob(centre, across, down, &mut rng));
    }
}

/// A round shape with a wavering rim, in seven curves.
fn blob(centre: Point, across: f32, down: f32, rng: &mut Rng) -> Trail {
    const POINTS: usize = 7;
    let mut knots = [Point::default(); POINTS];
    let mut angle = rng.between(0.0, TAU);
    for p in &mut knots {
        let wide = rng.between(0.78, 1.08);
        *p = centre + at(cos(angle) * across, sin(angle) * down) * wide;
        angle += TAU / 7.0;
    }
    let knot = |i: usize| knots[i % POINTS];
    let slope = |i: usize| (knot(i + 1) - knot(i + POINTS - 1)) * (1.0 / 6.0);
    let mut trail = Trail::new(knots[0]);
    for i in 0..POINTS {
        trail.steps.push(Step::Curve(knot(i) + slope(i), knot(i + 1) - slope(i + 1), knot(i + 1)));
    }
    trail
}

/// Three sheep where there is plenty of room.
fn flock(site: &mut Site, ink: &mut Ink) {
    let mut rng = Rng::new(site.seed, 41);
    if !rng.chance(0.22) {
        return;
    }
    for _ in 0..24 {
        let foot = at(rng.between(13.0, 84.0), rng.between(14.0, 88.0));
        let frame = Frame::new(foot.x - 7.0, foot.y - 6.0, foot.x + 10.0, foot.y + 6.5);
        let wide = Clearance { wall: 9.0, road: 10.0, things: 1.0 };
        if site.is_open(frame, wide) {
            for offset in [at(0.0, 0.0), at(6.2, 1.9), at(1.6, 4.4)] {
                sheep(ink, foot + offset);
            }
            site.put(What::Sheep, foot, frame);
            return;
        }
    }
}

/// Most trees stand beside another one.
fn groves(site: &mut Site, ink: &mut Ink) {
    let mut rng = Rng::new(site.seed, 42);
    let wanted = if site.is_village() { 3 } else { 5 + rng.below(4) };
    let mut planted: Vec<(Point, bool)> = Vec::new();
    for _ in 0..200 {
        if planted.len() >= wanted {
            return;
        }
        let (foot, fir) = if planted.is_empty() || rng.chance(0.2) {
            (at(rng.between(7.0, 93.0), rng.between(14.0, 97.0)), rng.chance(0.3))
        } else {
            let (near, fir) = planted[rng.below(planted.len())];
            (near + at(rng.near(12.0), rng.near(9.0)), fir != rng.chance(0.15))
        };
        let tall = rng.between(7.6, 10.6);
        let frame = tree_frame(foot, tall, fir);
        if site.is_open(frame, GROVE) {
            tree(ink, foot, tall, fir);
            site.put(What::Tree, foot, frame);
            planted.push((foot, fir));
        }
    }
}

fn grass(site: &mut Site, ink: &mut Ink) {
    let mut rng = Rng::new(site.seed, 43);
    for i in 0..34 {
        let foot = at(rng.between(4.0, 96.0), rng.between(5.0, 97.0));
        let frame = Frame::about(foot, 2.2, 3.0, 0.9);
        if !site.is_open(frame, SMALL) {
            continue;
        }
        if i % 4 == 0 {
            flowers(ink, foot, &mut rng);
        } else {
            tuft(ink, foot);
        }
        site.put(What::Tuft, foot, frame);
    }
}
