//! Points in words: always with the sum they come from.

use crate::expansion;
use crate::i18n::Texts;
use crate::view::names::Names;
use trivium_engine::event::Scoring;
use trivium_engine::score::{ScoreExpr, Term, Unit};
use trivium_engine::tile::FeatureKind;

/// The sum: "3 tiles × 2 + 1 coat of arms × 2 = 8".
pub fn sum(texts: Texts, worth: &ScoreExpr) -> String {
    let mut terms = worth.terms().map(|of| term(texts, of));
    let first = terms.next().unwrap_or_default();
    match terms.next() {
        Some(second) => texts.sum_two(first, second, worth.points()),
        None => texts.sum_one(first, worth.points()),
    }
}

fn term(texts: Texts, Term { unit, count, each }: Term) -> String {
    match (unit, each) {
        (Unit::Tiles, 1) => texts.term_tiles_once(count),
        (Unit::Tiles, _) => texts.term_tiles(count, each),
        (Unit::Coats, 1) => texts.term_coats_once(count),
        (Unit::Coats, _) => texts.term_coats(count, each),
        (Unit::Surroundings, _) => texts.term_monastery(count.saturating_sub(1)),
        (Unit::Cities, _) => texts.term_cities(count, each),
        (Unit::Meeples, _) => texts.term_meeples(count, each),
    }
}

/// Which feature closes, whose it is and what it is worth.
pub(super) fn closes(names: &Names, scoring: &Scoring) -> String {
    let texts = names.texts;
    if scoring.majority.is_empty() {
        return match scoring.kind {
            FeatureKind::City => texts.closes_free_city(),
            FeatureKind::Monastery => texts.closes_free_monastery(),
            FeatureKind::Road | FeatureKind::Field => texts.closes_free_road(),
        }
        .to_owned();
    }
    let (owners, sum) = (names.all(scoring.majority), sum(texts, &scoring.worth));
    match scoring.kind {
        FeatureKind::City => texts.closes_city(owners, sum),
        FeatureKind::Monastery => texts.closes_monastery(owners, sum),
        FeatureKind::Road | FeatureKind::Field => texts.closes_road(owners, sum),
    }
}

/// Which feature is counted at the end, whose it is and what it is worth.
pub(super) fn counts(names: &Names, scoring: &Scoring) -> String {
    let texts = names.texts;
    let (owners, sum) = (names.all(scoring.majority), sum(texts, &scoring.worth));
    match scoring.kind {
        FeatureKind::City => texts.counted_city(owners, sum),
        FeatureKind::Road => texts.counted_road(owners, sum),
        FeatureKind::Monastery => texts.counted_monastery(owners, sum),
        FeatureKind::Field => texts.counted_field(owners, sum),
    }
}

/// How it stands with the points of a scoring.
pub(super) enum Paid {
    /// Nobody stood there.
    NobodyThere,
    /// None of the owners was last.
    NotLast,
    /// The only last one gets them.
    Last,
    /// One of several last ones gets them.
    JointLast,
    /// Several get them, as one of them is last.
    Several,
    /// Whoever is last, those who have most meeples get them.
    Majority,
}

impl Paid {
    /// How it stands; `only_last` if only the last one may score.
    pub fn of(scoring: &Scoring, only_last: bool) -> Self {
        match scoring {
            Scoring { majority, .. } if majority.is_empty() => Self::NobodyThere,
            _ if !only_last => Self::Majority,
            Scoring { receivers, .. } if receivers.is_empty() => Self::NotLast,
            Scoring { receivers, .. } if receivers.len() > 1 => Self::Several,
            Scoring { last, .. } if last.len() > 1 => Self::JointLast,
            _ => Self::Last,
        }
    }
}

/// Who got how many points, and why.
pub(super) fn points(names: &Names, scoring: &Scoring, only_last: bool) -> Vec<String> {
    let texts = names.texts;
    let points = scoring.worth.points();
    let last = || names.all(scoring.last);
    let receivers = names.all(scoring.receivers);
    let mut told = match Paid::of(scoring, only_last) {
        Paid::NobodyThere => Vec::new(),
        Paid::NotLast => vec![texts.not_last(last(), scoring.last.len(), names.all(scoring.majority))],
        Paid::Last => vec![texts.last_gets(receivers, points)],
        Paid::JointLast => vec![texts.joint_last_gets(receivers, points)],
        Paid::Several => vec![texts.all_get(last(), scoring.last.len(), receivers, points)],
        Paid::Majority => vec![texts.gets(receivers, points)],
    };
    told.extend(scoring.copied_by.map(|player| expansion::copied(player, points, names)));
    told
}
