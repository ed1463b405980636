//! Grounds and roads: everything flat.

use super::Site;
use crate::geo::{Rng, Trail, at};
use crate::ink::{Hue, Ink};
use crate::land::{Lane, Place};
use trivium_engine::tile::FeatureKind;

/// Paints the ground of every segment, then the ruts.
pub(super) fn pave(site: &Site, ink: &mut Ink) {
    let land = site.land;
    if land.segments(FeatureKind::Field).next().is_some() {
        ink.fill(Hue::Meadow, &Trail::lines(&[at(0.0, 0.0), at(100.0, 0.0), at(100.0, 100.0), at(0.0, 100.0)]));
    }
    for (painted, kind) in land.painted.iter().zip(&land.kinds) {
        let hue = match kind {
            FeatureKind::City => Hue::City,
            FeatureKind::Road => Hue::Road,
            FeatureKind::Monastery => Hue::Lawn,
            FeatureKind::Field => Hue::Meadow,
        };
        if let Some(outline) = painted {
            ink.fill(hue, outline);
        }
    }
    let mut rng = Rng::new(site.seed, 2);
    for lane in &land.lanes {
        ruts(site, ink, lane, &mut rng);
    }
}

/// Two broken wheel tracks.
fn ruts(site: &Site, ink: &mut Ink, lane: &Lane, rng: &mut Rng) {
    let length = if lane.through { 92.0 } else { lane.course.at(0.0).distance(lane.course.at(1.0)) };
    let end = match site.land.place {
        Some((Place::Village, _)) if !lane.through => length - 4.0,
        _ => length - 1.5,
    };
    for side in [-1.9, 1.9] {
        let mut from = rng.between(1.0, 4.0);
        while from < end - 4.0 {
            let to = (from + rng.between(5.0, 11.0)).min(end);
            ink.line(Hue::Rut, &Trail::along(from / length, to / length, 1, |t| lane.course.beside(t, side)));
            from = to + rng.between(2.5, 5.0);
        }
    }
}
