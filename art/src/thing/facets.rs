//! The outlines of standing things, about the middle of their foot, `y` downwards.

use crate::ink::Facet;
use crate::ink::Hue::{Cream, Dark, Roof, RoofShade, Shade, Stone};

/// A house that turns its gable to the south.
pub(super) const GABLE: &[Facet] = &[
    (Shade, &[(-3.4, 0.9), (5.9, 0.9), (7.3, -6.4), (4.2, -9.4)]),
    (Cream, &[(-4.2, 0.0), (-4.2, -4.2), (0.0, -8.0), (4.2, -4.2), (4.2, 0.0)]),
    (RoofShade, &[(4.9, -3.3), (0.0, -8.2), (0.0, -13.4), (4.9, -8.7)]),
    (Roof, &[(-4.9, -3.3), (0.0, -8.2), (0.0, -13.4), (-4.9, -8.7)]),
];

/// Its door, and a window in the gable.
pub(super) const GABLE_DOOR: &[Facet] = &[
    (Dark, &[(-1.0, 0.0), (-1.0, -2.6), (0.0, -3.3), (1.0, -2.6), (1.0, 0.0)]),
    (Dark, &[(-0.6, -4.4), (-0.6, -5.6), (0.6, -5.6), (0.6, -4.4)]),
];

/// A house that turns its eaves to the south, the gable to the west.
pub(super) const LONG: &[Facet] = &[
    (Shade, &[(-5.2, 0.9), (8.2, 0.9), (9.3, -3.0), (6.3, -4.4)]),
    (Cream, &[(-6.3, 0.0), (-6.3, -4.2), (-3.6, -8.6), (-1.1, -4.2), (-1.1, 0.0)]),
    (Stone, &[(-1.1, 0.0), (-1.1, -4.2), (6.3, -4.2), (6.3, 0.0)]),
    (Dark, &[(-4.6, 0.0), (-4.6, -2.8), (-2.8, -2.8), (-2.8, 0.0)]),
    (Dark, &[(0.9, -1.3), (0.9, -2.9), (2.1, -2.9), (2.1, -1.3)]),
    (Dark, &[(3.5, -1.3), (3.5, -2.9), (4.7, -2.9), (4.7, -1.3)]),
    (RoofShade, &[(-3.7, -9.1), (-3.2, -7.5), (-6.4, -3.2), (-7.2, -3.8)]),
    (Roof, &[(-3.7, -9.0), (4.2, -9.0), (7.0, -3.5), (-1.0, -3.5)]),
];

/// The half-tower of a wall, its cone a little wider than its body. The foot is the middle of the body.
pub(super) const TOWER: &[Facet] = &[
    (Shade, &[(-2.4, 0.9), (4.4, 0.9), (6.4, -5.0), (3.5, -8.4)]),
    (Stone, &[(0.4, 0.8), (3.5, 0.0), (3.5, -8.4), (0.4, -8.4)]),
    (Cream, &[(-3.5, 0.0), (0.4, 0.8), (0.4, -8.4), (-3.5, -8.4)]),
    (Dark, &[(-1.9, -4.4), (-1.9, -6.6), (-0.8, -6.6), (-0.8, -4.4)]),
    (RoofShade, &[(4.6, -8.0), (0.2, -15.8), (0.4, -7.2)]),
    (Roof, &[(-4.6, -8.0), (0.2, -15.8), (0.4, -7.2)]),
];

/// The house over a gate seen along the road: a broad gable; the arch is cut by the painter.
pub(super) const GATE: &[Facet] = &[
    (Shade, &[(-4.4, 0.9), (7.4, 0.9), (9.2, -8.0), (5.4, -11.0)]),
    (Cream, &[(-5.4, 0.0), (-5.4, -6.4), (0.0, -11.0), (5.4, -6.4), (5.4, 0.0)]),
    (Dark, &[(-0.7, -7.2), (-0.7, -8.8), (0.7, -8.8), (0.7, -7.2)]),
    (RoofShade, &[(6.3, -5.2), (0.0, -11.2), (0.0, -16.4), (6.3, -10.6)]),
    (Roof, &[(-6.3, -5.2), (0.0, -11.2), (0.0, -16.4), (-6.3, -10.6)]),
];
