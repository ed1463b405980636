//! What happened, in sentences.

use super::score::{closes, counts, points};
use super::words;
use crate::expansion;
use crate::i18n::Texts;
use crate::view::names::Names;
use trivium_engine::board::SegmentRef;
use trivium_engine::event::{EndReason, Event, Scoring};
use trivium_engine::tile::{FeatureKind, SegmentIndex, TileKind};

/// A sentence about something that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence; `*…*` marks what is stressed.
    pub text: String,
    /// The feature that it is about.
    pub about: Option<SegmentRef>,
}

/// Tells what happens in a game.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// What the players are called.
    pub names: &'a Names,
    /// Whether only the last one may score.
    pub only_last: bool,
}

impl Teller<'_> {
    /// What happened in a move, a sentence for each event; meeples of one colour that go home together share one.
    pub fn tell(self, events: &[Event]) -> Vec<Sentence> {
        let mut told = Vec::new();
        let mut laid = None;
        let mut at = 0;
        while let Some(event) = events.get(at) {
            if let Event::TilePlaced { kind, .. } = event {
                laid = Some(*kind);
            }
            let together = going_home(&events[at..]).max(1);
            let text = match event {
                Event::MeepleReturned { player, .. } => self.names.texts.home(self.names.of(*player), together),
                _ => self.describe(event, laid),
            };
            told.push(Sentence { text, about: about(event) });
            at += together;
            if matches!(event, Event::TilePlaced { .. }) && !events.get(at).is_some_and(is_about_a_claim) {
                let texts = self.names.texts;
                let text = if self.only_last { texts.nothing_was_free() } else { texts.no_meeple_placed() };
                told.push(Sentence { text: text.to_owned(), about: None });
            }
        }
        told
    }

    /// What happened, in a sentence or two. A meeple is placed on the tile that was `laid`.
    pub fn describe(self, event: &Event, laid: Option<TileKind>) -> String {
        let names = self.names;
        let texts = names.texts;
        match event {
            Event::TileSetAside { player, kind } => texts.set_aside(names.of(*player), words::tile(texts, *kind)),
            Event::TurnSkipped { player } => texts.skipped(names.of(*player)),
            Event::TilePlaced { player, kind, .. } => texts.laid(names.of(*player), words::tile(texts, *kind)),
            Event::MeeplePlaced { at, .. } => meeple_on(texts, laid, at.segment).to_owned(),
            Event::ClaimImpossible { player } => texts.cannot_claim(names.of(*player)),
            Event::FeatureCompleted(scoring) => self.scored(closes(names, scoring), scoring),
            Event::FeatureCounted(scoring) => self.scored(counts(names, scoring), scoring),
            Event::MeepleReturned { player, .. } => texts.home(names.of(*player), 1_usize),
            Event::MeepleCounted { player, worth, .. } => texts.counted(names.of(*player), worth.points()),
            Event::Expansion(event) => expansion::told(*event, names),
            Event::GameEnded { reason: EndReason::ClaimImpossible } => texts.ended_claim().to_owned(),
            Event::GameEnded { reason: EndReason::LastTile } => texts.ended_tiles().to_owned(),
        }
    }

    fn scored(self, what: String, scoring: &Scoring) -> String {
        let mut told = vec![what];
        told.extend(points(self.names, scoring, self.only_last));
        told.join(" ")
    }
}

fn is_about_a_claim(event: &Event) -> bool {
    matches!(event, Event::MeeplePlaced { .. } | Event::ClaimImpossible { .. })
}

/// How many of the first events are meeples of one colour going home.
fn going_home(events: &[Event]) -> usize {
    let home = |event: &Event| match event {
        Event::MeepleReturned { player, .. } => Some(*player),
        _ => None,
    };
    let first = events.first().and_then(home);
    events.iter().take_while(|event| first.is_some() && home(event) == first).count()
}

fn meeple_on(texts: Texts, laid: Option<TileKind>, segment: SegmentIndex) -> &'static str {
    let segments = laid.map_or(&[][..], |kind| kind.spec().segments());
    match segments.get(usize::from(segment)).map(|segment| segment.kind) {
        Some(FeatureKind::City) => texts.meeple_on_city(),
        Some(FeatureKind::Road) => texts.meeple_on_road(),
        Some(FeatureKind::Field) => texts.meeple_on_field(),
        Some(FeatureKind::Monastery) | None => texts.meeple_on_monastery(),
    }
}

/// The feature that an event is about.
pub fn about(event: &Event) -> Option<SegmentRef> {
    match event {
        Event::FeatureCompleted(scoring) | Event::FeatureCounted(scoring) => Some(scoring.at),
        Event::MeeplePlaced { at, .. } | Event::MeepleCounted { at, .. } => Some(*at),
        Event::MeepleReturned { from, .. } => Some(*from),
        _ => None,
    }
}
