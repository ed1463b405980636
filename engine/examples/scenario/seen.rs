//! What the engine's events come to in the words of a scenario.

use crate::format::ExpectedEvent;
use std::collections::BTreeMap;
use std::fmt;
use trivium_engine::event::{Event, Scoring};
use trivium_engine::expansion::{self, school};
use trivium_engine::player::Player;
use trivium_engine::tile::FeatureKind;

/// One event.
#[derive(Debug, Default)]
pub struct Seen {
    what: &'static str,
    value: u16,
    points: BTreeMap<String, u16>,
    returned: BTreeMap<String, u16>,
    tiles: u16,
    by: Option<String>,
}

/// The events of a step; `names` are the players in turn order.
pub fn seen(events: &[Event], names: &[String]) -> Vec<Seen> {
    let name = |player: Player| names[player.index()].clone();
    let mut all: Vec<Seen> = Vec::new();
    let mut copy = None;
    for event in events {
        // The copy of a scoring follows it as an event of its own, once its meeples have gone home.
        if !matches!(event, Event::MeepleReturned { .. }) {
            all.extend(copy.take());
        }
        match *event {
            Event::FeatureCompleted(scoring) | Event::FeatureCounted(scoring) => {
                all.push(feature(&scoring, name));
                copy = scoring.copied_by.map(|holder| copied(&scoring, name(holder)));
            }
            Event::MeepleReturned { player, .. } => {
                if let Some(last) = all.last_mut() {
                    *last.returned.entry(name(player)).or_default() += 1;
                }
            }
            Event::MeepleCounted { player, worth, .. } => {
                let value = worth.points();
                let points = BTreeMap::from([(name(player), value)]);
                all.push(Seen { what: "final", value, points, by: Some(name(player)), ..Seen::default() });
            }
            Event::Expansion(expansion::Event::School(school::Event::TeacherTaken { by, .. })) => {
                all.push(Seen { what: "teacher_taken", by: Some(name(by)), ..Seen::default() });
            }
            _ => {}
        }
    }
    all.extend(copy);
    all
}

fn feature(scoring: &Scoring, name: impl Fn(Player) -> String) -> Seen {
    let what = match scoring.kind {
        FeatureKind::City => "city",
        FeatureKind::Road => "road",
        FeatureKind::Monastery => "monastery",
        FeatureKind::Field => "field",
    };
    let value = scoring.worth.points();
    let points = scoring.receivers.iter().map(|player| (name(player), value)).collect();
    Seen { what, value, points, tiles: scoring.tiles.len().into(), ..Seen::default() }
}

fn copied(scoring: &Scoring, holder: String) -> Seen {
    let value = scoring.worth.points();
    let points = BTreeMap::from([(holder.clone(), value)]);
    Seen { what: "teacher", value, points, by: Some(holder), ..Seen::default() }
}

impl Seen {
    /// Whether this is what was expected, on the keys that are given. A player with nothing may be left out.
    pub fn is(&self, expected: &ExpectedEvent) -> bool {
        expected.what.as_deref().is_none_or(|what| what == self.what)
            && expected.value.is_none_or(|value| value == self.value)
            && expected.points.as_ref().is_none_or(|points| same(points, &self.points))
            && expected.returned.as_ref().is_none_or(|returned| same(returned, &self.returned))
            && expected.tiles.is_none_or(|tiles| tiles == self.tiles)
            && expected.by.as_ref().is_none_or(|by| Some(by) == self.by.as_ref())
    }
}

fn same(a: &BTreeMap<String, u16>, b: &BTreeMap<String, u16>) -> bool {
    let counts = |map: &BTreeMap<String, u16>| -> Vec<(String, u16)> {
        map.iter().filter(|&(_, &count)| count > 0).map(|(name, &count)| (name.clone(), count)).collect()
    };
    counts(a) == counts(b)
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {:?}", self.what, self.value, self.points)?;
        if !self.returned.is_empty() {
            write!(f, " returned {:?}", self.returned)?;
        }
        if let Some(by) = &self.by {
            write!(f, " by {by}")?;
        }
        Ok(())
    }
}
