//! The fields that are claimed, and the completed cities that they touch.

use trivium_engine::board::SegmentRef;
use trivium_engine::player::PlayerSet;
use trivium_engine::position::Position;
use trivium_engine::tile::FeatureKind;

/// All claimed fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldsView {
    /// Each of them.
    pub fields: Vec<ClaimedField>,
    /// The segments of the completed cities that any of them touches.
    pub cities: Vec<SegmentRef>,
}

/// A claimed field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedField {
    /// Who has most farmers in it.
    pub owners: PlayerSet,
    /// Its segments.
    pub segments: Vec<SegmentRef>,
}

impl FieldsView {
    /// The claimed fields of a position.
    pub fn of(position: &Position) -> Self {
        let mut view = Self::default();
        for meeple in position.meeples() {
            let at = position.segment_of(meeple);
            let Some(field) = position.feature_at(at).filter(|feature| feature.kind == FeatureKind::Field) else {
                continue;
            };
            if view.fields.iter().any(|known| known.segments.contains(&at)) {
                continue;
            }
            view.fields.push(ClaimedField { owners: field.majority, segments: position.segments_of(at) });
            for city in touched(position, at) {
                if !view.cities.contains(&city) {
                    view.cities.push(city);
                }
            }
        }
        view
    }
}

/// The segments of the completed cities that a field touches; none if it is no field.
pub fn touched(position: &Position, field: SegmentRef) -> Vec<SegmentRef> {
    position.cities_touching(field).into_iter().flat_map(|city| position.segments_of(city)).collect()
}
