//! One path per colour, in painting order.

use crate::geo::{Pen, Point, Trail, area, at};
use core::ops::{Index, IndexMut};

/// The colours of a tile, in the order they are painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hue {
    Meadow,
    Patch,
    Lawn,
    Road,
    Rut,
    City,
    Wall,
    Shade,
    Stone,
    Cream,
    Dark,
    RoofShade,
    Roof,
    StrawShade,
    Straw,
    Crown,
    CrownLit,
}

/// Their classes in `art.css`, in the same order.
const CLASSES: [&str; 17] = [
    "art-meadow",
    "art-patch",
    "art-lawn",
    "art-road",
    "art-rut",
    "art-city",
    "art-wall",
    "art-shade",
    "art-stone",
    "art-cream",
    "art-dark",
    "art-roof-shade",
    "art-roof",
    "art-straw-shade",
    "art-straw",
    "art-crown",
    "art-crown-lit",
];

/// A part of a standing thing: a colour and straight-edged outline about its foot.
pub(crate) type Facet = (Hue, &'static [(f32, f32)]);

/// A picture being painted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ink([Pen; CLASSES.len()]);

impl Index<Hue> for Ink {
    type Output = Pen;

    fn index(&self, hue: Hue) -> &Pen {
        &self.0[hue as usize]
    }
}

impl IndexMut<Hue> for Ink {
    fn index_mut(&mut self, hue: Hue) -> &mut Pen {
        &mut self.0[hue as usize]
    }
}

impl Ink {
    /// Fills an outline. All run clockwise: where two of a colour overlap they must not cut holes into each other.
    pub fn fill(&mut self, hue: Hue, outline: &Trail) {
        if area(&outline.flat(2)) < 0.0 {
            self[hue].outline(&outline.reversed());
        } else {
            self[hue].outline(outline);
        }
    }

    /// Fills an outline of straight lines.
    pub fn facet<const N: usize>(&mut self, hue: Hue, mut points: [Point; N]) {
        if area(&points) < 0.0 {
            points.reverse();
        }
        self[hue].polygon(&points);
    }

    pub fn line(&mut self, hue: Hue, line: &Trail) {
        self[hue].open(line);
    }

    pub fn dot(&mut self, hue: Hue, centre: Point, across: f32, down: f32) {
        self[hue].ellipse(centre, across, down);
    }

    /// Stands a thing of `facets` on `foot`, `size` times as large, its roofs in `recolour`'s colours.
    pub fn stand(&mut self, facets: &[Facet], foot: Point, size: f32, recolour: impl Fn(Hue) -> Hue) {
        for (hue, points) in facets {
            let mut placed: Vec<Point> = points.iter().map(|&(x, y)| foot + at(x, y) * size).collect();
            if area(&placed) < 0.0 {
                placed.reverse();
            }
            self[recolour(*hue)].polygon(&placed);
        }
    }

    /// The paths that were used: class and data.
    pub fn finish(self) -> impl Iterator<Item = (&'static str, String)> {
        CLASSES.into_iter().zip(self.0).filter(|(_, pen)| !pen.is_empty()).map(|(class, pen)| (class, pen.finish()))
    }
}
