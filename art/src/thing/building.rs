//! Houses, towers and gatehouses.

use super::facets::{GABLE, GABLE_DOOR, GATE, LONG, TOWER};
use crate::geo::{Frame, Point, Trail, at};
use crate::ink::{Hue, Ink};

/// What a roof is made of, and so what the house belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Material {
    Terracotta,
    Straw,
}

/// A house to be built.
#[derive(Clone, Copy, Debug)]
pub(crate) struct House {
    /// Eaves to the south rather than the gable.
    pub long: bool,
    pub size: f32,
}

impl House {
    pub fn width(self) -> f32 {
        self.size * if self.long { 14.2 } else { 9.8 }
    }

    /// What it covers, its shadow apart.
    pub fn frame(self, foot: Point) -> Frame {
        let half = self.width() / 2.0;
        Frame::about(foot, half, self.size * if self.long { 9.1 } else { 13.4 }, 0.8)
    }

    pub fn build(self, ink: &mut Ink, foot: Point, material: Material) {
        let recolour = |hue| match (material, hue) {
            (Material::Straw, Hue::Roof) => Hue::Straw,
            (Material::Straw, Hue::RoofShade) => Hue::StrawShade,
            _ => hue,
        };
        if self.long {
            ink.stand(LONG, foot, self.size, recolour);
        } else {
            ink.stand(GABLE, foot, self.size, recolour);
            ink.stand(GABLE_DOOR, foot, self.size, recolour);
        }
    }
}

/// A tower of a wall.
pub(crate) fn tower(ink: &mut Ink, foot: Point, size: f32) -> Frame {
    ink.stand(TOWER, foot, size, |hue| hue);
    Frame::about(foot, 4.6 * size, 15.8 * size, 0.8 * size)
}

/// The house over a gate; `out` is the way the road leaves.
pub(crate) fn gatehouse(ink: &mut Ink, foot: Point, out: Point) -> Frame {
    ink.stand(GATE, foot, 1.0, |hue| hue);
    if out.y.abs() > 0.5 {
        let (left, right) = (foot + at(-2.7, 0.0), foot + at(2.7, 0.0));
        let spring = at(0.0, -3.6);
        let (rise, top) = (at(0.0, -5.1), foot + at(0.0, -6.3));
        let mut arch = Trail::new(left).line(left + spring);
        arch.steps.push(crate::geo::Step::Curve(left + rise, top - at(1.5, 0.0), top));
        arch.steps.push(crate::geo::Step::Curve(top + at(1.5, 0.0), right + rise, right + spring));
        ink.fill(Hue::Dark, &arch.line(right));
    } else {
        // Seen from the side: the passage shows as a slanting opening on the road's side.
        let near = foot + at(out.x * 5.4, 0.0);
        let deep = |x: f32, y: f32| near + at(out.x * x, y);
        let mut arch = Trail::new(deep(-0.2, -0.6)).line(deep(-0.2, -7.2));
        arch.steps.push(crate::geo::Step::Curve(deep(2.0, -8.6), deep(3.4, -7.0), deep(3.4, -5.0)));
        ink.fill(Hue::Dark, &arch.line(deep(3.4, -0.6)));
        ink.stand(GABLE_DOOR, foot, 1.0, |hue| hue);
    }
    Frame::about(foot, 8.8, 16.4, 0.9)
}
