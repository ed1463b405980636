//! What part of the board is seen, and how large: a plain value, and the ways to change it.

use super::plane::{Point, Rect};
use super::turn::TILE;
use crate::decimal::decimal;

/// The smallest tile that one can zoom to, in CSS pixels.
pub const SMALLEST: f64 = 20.0;
/// The largest one.
pub const LARGEST: f64 = 340.0;

/// Leads from the board to the screen: a point of the board lies at `origin + point * tile / 100`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// How wide a tile is, in CSS pixels.
    pub tile: f64,
    /// Where the corner of the start tile lies, in CSS pixels from the board's own corner.
    pub origin: Point,
}

impl Default for Viewport {
    fn default() -> Self {
        Self { tile: TILE, origin: Point::default() }
    }
}

impl Viewport {
    fn scale(self) -> f64 {
        self.tile / TILE
    }

    /// Where a point of the board appears on the screen.
    pub fn to_screen(self, point: Point) -> Point {
        self.origin + point * self.scale()
    }

    /// Where on the board a point of the screen lies.
    pub fn to_board(self, point: Point) -> Point {
        (point - self.origin) * (1.0 / self.scale())
    }

    /// Where a part of the board appears on the screen.
    pub fn rect_on_screen(self, rect: Rect) -> Rect {
        let from = self.to_screen(Point::new(rect.left, rect.top));
        let to = self.to_screen(Point::new(rect.right, rect.bottom));
        Rect::new(from.x, from.y, to.x, to.y)
    }

    /// Moved by that many pixels.
    #[must_use]
    pub fn panned(self, by: Point) -> Self {
        Self { origin: self.origin + by, ..self }
    }

    /// Larger by `factor`, within limits; what lies under `about` stays there.
    #[must_use]
    pub fn zoomed(self, about: Point, factor: f64) -> Self {
        self.sized(about, self.tile * factor)
    }

    /// With tiles of that width, within limits; what lies under `about` stays there.
    #[must_use]
    pub fn sized(self, about: Point, tile: f64) -> Self {
        let tile = tile.clamp(SMALLEST, LARGEST);
        Self { tile, origin: about - (about - self.origin) * (tile / self.tile) }
    }

    /// At rest: a tile is a whole number of device pixels wide and begins on one, so that no seam shows.
    /// `ratio` is the number of device pixels to a CSS pixel.
    #[must_use]
    pub fn at_rest(self, about: Point, ratio: f64) -> Self {
        let whole = |length: f64| (length * ratio).round() / ratio;
        let sized = self.sized(about, whole(self.tile));
        // The limits themselves need not be whole.
        let tile = whole(sized.tile);
        Self { tile, origin: Point::new(whole(sized.origin.x), whole(sized.origin.y)) }
    }

    /// The `transform` of the element that holds the board.
    pub fn transform(self) -> String {
        let [x, y, scale] = [self.origin.x, self.origin.y, self.scale()].map(decimal);
        format!("translate({x}px, {y}px) scale({scale})")
    }

    /// Whether nobody can tell it from another.
    pub fn is_near(self, other: Self) -> bool {
        self.origin.distance(other.origin) < 0.1 && (self.tile - other.tile).abs() < 0.02
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(a: Point, b: Point) -> bool {
        a.distance(b) < 1e-9
    }

    const START: Viewport = Viewport { tile: 80.0, origin: Point::new(37.0, -12.0) };

    #[test]
    fn there_and_back_is_the_same_point() {
        let point = Point::new(123.0, 456.0);
        assert!(near(START.to_board(START.to_screen(point)), point));
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let about = Point::new(400.0, 300.0);
        for factor in [1.2, 0.5, 100.0, 0.001] {
            let zoomed = START.zoomed(about, factor);
            assert!(near(zoomed.to_board(about), START.to_board(about)), "{factor}");
            assert!((SMALLEST..=LARGEST).contains(&zoomed.tile));
        }
        assert!((START.zoomed(about, 1.2).tile - 96.0).abs() < 1e-9);
    }

    #[test]
    fn panning_moves_everything_alike() {
        let by = Point::new(5.0, -7.0);
        let point = Point::new(50.0, 50.0);
        assert!(near(START.panned(by).to_screen(point), START.to_screen(point) + by));
    }

    #[test]
    fn at_rest_all_edges_of_tiles_are_device_pixels() {
        for ratio in [1.0, 1.25, 1.5, 2.0, 3.0] {
            let rest = Viewport { tile: 77.77, origin: Point::new(0.3, 0.7) }.at_rest(Point::new(200.0, 100.0), ratio);
            for column in -9..9 {
                let edge = rest.to_screen(Point::new(f64::from(column) * TILE, 0.0)).x * ratio;
                assert!((edge - edge.round()).abs() < 1e-6, "{edge} at {ratio}");
            }
        }
    }

    #[test]
    fn what_nobody_can_tell_apart_is_near() {
        let by = |pixels| START.panned(Point::new(pixels, 0.0));
        assert!(START.is_near(by(0.05)) && !START.is_near(by(0.5)));
        assert!(!START.is_near(START.zoomed(Point::default(), 1.01)));
    }
}
