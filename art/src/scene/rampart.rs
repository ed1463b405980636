//! City walls: the stone face, the teeth, towers and gatehouses.

use super::Site;
use crate::geo::{Cubic, Frame, Point, Trail, at, distance};
use crate::ink::{Hue, Ink};
use crate::land::{Gate, Wall};
use crate::thing::{What, gatehouse, tower};

/// Walls closer than this to another run into it and show no face; a little further off, no teeth.
const MERGED: f32 = 5.2;
const CROWDED: f32 = 7.0;
/// Half the painted width of a wall, its border included, and the height of its face.
const HALF_WALL: f32 = 3.6;
const FACE: f32 = 4.2;
/// Teeth: from one to the next, half their width, and from where to where on the outer half of the wall.
const TOOTH_STEP: f32 = 4.4;
const TOOTH: f32 = 0.75;
const TOOTH_FROM: f32 = 0.5;
const TOOTH_TO: f32 = 2.8;

/// Builds every wall of the tile.
pub(super) fn raise(site: &mut Site, ink: &mut Ink) {
    for index in 0..site.land.walls.len() {
        let wall = site.land.walls[index].clone();
        ink.line(Hue::Wall, &wall.curve.trail());
        face(site, ink, index, wall.curve);
        let openings = match wall.gate {
            Some(gate) => gate_towers(site, ink, gate),
            None => corner_towers(site, ink, index, &wall),
        };
        teeth(site, ink, index, wall.curve, &openings);
    }
}

/// How far it is from `p` to the nearest other wall.
fn other_wall(site: &Site, index: usize, p: Point) -> f32 {
    let others = site.walls.iter().enumerate().filter(|&(other, _)| other != index);
    others.fold(f32::MAX, |best, (_, line)| best.min(distance(p, line)))
}

/// The side of the wall that looks south shows its stone.
fn face(site: &Site, ink: &mut Ink, index: usize, curve: Cubic) {
    const STEPS: u8 = 24;
    let time = |i: u8| f32::from(i) / f32::from(STEPS);
    // Towards the south, whichever side of the wall that is; steep stretches show nothing.
    let south = |t: f32| {
        let right = curve.direction(t).right();
        if right.y < 0.0 { -right } else { right }
    };
    let shows = |i: u8| south(time(i)).y > 0.12 && other_wall(site, index, curve.at(time(i))) > MERGED;
    let mut i = 0;
    while i <= STEPS {
        if !shows(i) {
            i += 1;
            continue;
        }
        let first = i;
        while i < STEPS && shows(i + 1) && (south(time(i + 1)) - south(time(i))).length() < 1.0 {
            i += 1;
        }
        if i > first {
            let pieces = ((i - first) / 5).max(1);
            let upper = |t: f32| curve.at(t) + south(t) * (HALF_WALL - 0.4);
            // Lower where the wall turns away, and where it runs into another.
            let height = |t: f32| {
                let apart = (other_wall(site, index, curve.at(t)) - MERGED) / 5.0;
                FACE * (south(t).y * 1.4).min(apart).clamp(0.0, 1.0)
            };
            let lower = |t: f32| curve.at(t) + south(t) * HALF_WALL + at(0.0, height(t));
            let top = Trail::along(time(first), time(i), pieces, upper);
            let low = Trail::along(time(first), time(i), pieces, lower);
            ink.fill(Hue::Stone, &top.then(&low.reversed()));
        }
        i += 1;
    }
}

/// Points every `TOOTH_STEP` along a wall.
fn paces(curve: Cubic) -> Vec<(Point, Point)> {
    const FINE: u8 = 80;
    let mut paces = Vec::new();
    let (mut last, mut walked) = (curve.0, TOOTH_STEP / 2.0);
    for i in 1..=FINE {
        let t = f32::from(i) / f32::from(FINE);
        let here = curve.at(t);
        walked += last.distance(here);
        if walked >= TOOTH_STEP {
            walked -= TOOTH_STEP;
            paces.push((here, curve.direction(t)));
        }
        last = here;
    }
    paces
}

fn teeth(site: &Site, ink: &mut Ink, index: usize, curve: Cubic, openings: &[(Point, f32)]) {
    for (p, ahead) in paces(curve) {
        let open = openings.iter().any(|&(at, radius)| p.distance(at) < radius);
        if open || other_wall(site, index, p) < CROWDED {
            continue;
        }
        let out = ahead.right();
        let corner = |far: f32, along: f32| p + out * far + ahead * along;
        ink.facet(
            Hue::Dark,
            [corner(TOOTH_FROM, -TOOTH), corner(TOOTH_FROM, TOOTH), corner(TOOTH_TO, TOOTH), corner(TOOTH_TO, -TOOTH)],
        );
    }
}

/// Towers at a quarter and three quarters of a wall without a gate.
fn corner_towers(site: &mut Site, ink: &mut Ink, index: usize, wall: &Wall) -> Vec<(Point, f32)> {
    let mut openings = Vec::new();
    for t in [0.24, 0.76] {
        let p = wall.curve.at(t);
        if other_wall(site, index, p) > 9.0 && build_tower(site, ink, p + at(0.0, 2.2), 0.84) {
            openings.push((p, 5.0));
        }
    }
    openings
}

/// A gatehouse between two towers.
fn gate_towers(site: &mut Site, ink: &mut Ink, gate: Gate) -> Vec<(Point, f32)> {
    let across = gate.out.y.abs() > 0.5;
    let foot = gate.at + at(0.0, 7.2);
    let feet = if across { [at(-10.4, 3.2), at(10.4, 3.2)] } else { [at(0.0, -9.2), at(0.0, 21.5)] };
    for offset in feet {
        build_tower(site, ink, gate.at + offset, 0.95);
    }
    let frame = gatehouse(ink, foot, gate.out);
    site.put(What::Gatehouse, foot, frame);
    let ends = feet.map(|offset| (gate.at + at(offset.x, offset.y - 2.0), 5.2));
    vec![(gate.at, if across { 9.0 } else { 10.0 }), ends[0], ends[1]]
}

fn build_tower(site: &mut Site, ink: &mut Ink, foot: Point, scale: f32) -> bool {
    let frame = Frame::about(foot, 4.6 * scale, 15.8 * scale, 0.8 * scale);
    let stands = frame.on_tile(0.4);
    if stands {
        tower(ink, foot, scale);
        site.put(What::Tower, foot, frame);
    }
    stands
}
