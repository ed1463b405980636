//! What stands on the land, and the painting of it.

mod gardens;
mod ground;
mod meadow;
mod rampart;
mod site;
mod streets;
mod town;
mod village;

pub(crate) use site::Site;

use crate::geo::Point;
use crate::ink::Ink;
use crate::land::{Land, Place, port_point};
use crate::thing::Thing;
use crate::{Layer, symbol};
use trivium_engine::geometry::{Port, Side};
use trivium_engine::tile::FeatureKind;

/// A painted tile.
pub(crate) struct Scene {
    pub layers: Vec<Layer>,
    pub things: Vec<Thing>,
}

/// Paints a tile.
pub(crate) fn paint(land: &Land, coat: Option<(usize, Point)>, seed: u32) -> Scene {
    let mut ink = Ink::default();
    let mut site = Site::new(land, seed);
    ground::pave(&site, &mut ink);
    rampart::raise(&mut site, &mut ink);
    for city in land.segments(FeatureKind::City) {
        let coat = coat.filter(|&(of, _)| of == city).map(|(_, at)| at);
        town::settle(&mut site, &mut ink, city, coat);
    }
    match &land.place {
        Some((Place::Village, rim)) => village::settle(&mut site, &mut ink, rim),
        Some((Place::Cloister, rim)) => gardens::plant(&mut site, &mut ink, rim),
        Some((Place::School(sealed), rim)) => gardens::plant_yard(&mut site, &mut ink, rim, *sealed),
        None => {}
    }
    meadow::scatter(&mut site, &mut ink);
    let things = site.things;
    let paths = ink.finish().map(|(class, d)| Layer::Path { class, d });
    Scene { layers: paths.chain(symbols(land, coat)).collect(), things }
}

fn symbols(land: &Land, coat: Option<(usize, Point)>) -> impl Iterator<Item = Layer> {
    let coat = coat.map(|(_, at)| Layer::Symbol { id: symbol::COAT, at });
    let building = land.place.as_ref().and_then(|(place, _)| match *place {
        Place::Village => None,
        Place::Cloister => Some(Layer::Symbol { id: symbol::ABBEY, at: Point::CENTRE }),
        Place::School(side) => {
            let id = if side % 2 == 1 { symbol::SCHOOL } else { symbol::SCHOOL_END };
            Some(Layer::Symbol { id, at: port_point(Port::middle(Side::ALL[side])) })
        }
    });
    building.into_iter().chain(coat)
}
