//! Plane geometry in tile units: points, curves, measures, and the pen that writes them down.

mod angle;
mod curve;
mod measure;
mod pen;
mod point;
mod rng;

pub(crate) use angle::{cos, sin};
pub(crate) use curve::{Cubic, Step, Trail};
pub use measure::Frame;
pub(crate) use measure::{Polygon, area, bounds, distance};
pub(crate) use pen::Pen;
pub use point::Point;
pub(crate) use point::at;
pub(crate) use rng::Rng;
