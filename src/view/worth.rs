//! What the feature that is looked at is worth: now, and when it is completed.

use super::board::at_lit;
use super::names::Names;
use super::tell;
use crate::app::state::AppState;
use crate::game::Forecast;
use trivium_engine::position::Position;
use trivium_engine::query::FeatureInfo;
use trivium_engine::tile::FeatureKind;

/// What the lit feature is and is worth, in words. In Solo only the last one's points count, so nothing is said there; nor
/// while the features are counted one by one, for then the count itself says it.
pub fn worth(state: &AppState, forecast: Option<&Forecast>, names: &Names) -> Option<String> {
    let lit = state.lit.filter(|_| state.table.is_shared() && state.counting.is_none())?;
    at_lit(state, forecast, lit, |position| {
        position.feature_at(lit.at).map(|feature| describe(position, &feature, names))
    })
    .flatten()
}

fn describe(position: &Position, feature: &FeatureInfo, names: &Names) -> String {
    let texts = names.texts;
    let owners = if feature.majority.is_empty() { texts.nobody().to_owned() } else { names.all(feature.majority) };
    let (tiles, now) = (feature.tiles.len(), feature.worth.points());
    let is_complete = feature.kind != FeatureKind::Field && feature.open == 0;
    let size = match (feature.kind, feature.coats) {
        (FeatureKind::Monastery, _) => texts.of_nine(tiles),
        (_, 0) => texts.size(tiles),
        (_, coats) => texts.size_with_coats(tiles, coats),
    };
    let then = when_completed(position, feature);
    match feature.kind {
        FeatureKind::Field => texts.worth_field(owners, tell::plain(&tell::sum(texts, &feature.worth))),
        FeatureKind::City if is_complete => texts.worth_city_done(owners, size, now),
        FeatureKind::Road if is_complete => texts.worth_road_done(owners, size, now),
        FeatureKind::Monastery if is_complete => texts.worth_monastery_done(owners, size, now),
        FeatureKind::City => texts.worth_city(owners, size, now, then),
        FeatureKind::Road => texts.worth_road(owners, size, now, then),
        FeatureKind::Monastery => texts.worth_monastery(owners, size, now, then),
    }
}

/// What a feature would be worth if it were completed as it lies.
fn when_completed(position: &Position, feature: &FeatureInfo) -> u16 {
    let (tiles, coats) = (u16::from(feature.tiles.len()), u16::from(feature.coats));
    match feature.kind {
        // An unfinished city needs another tile at least, so it will not be one of two unless it has one now.
        FeatureKind::City if tiles == 2 => u16::from(position.rules().small_city_each) * tiles + 2 * coats,
        FeatureKind::City => 2 * (tiles + coats),
        FeatureKind::Road => tiles,
        FeatureKind::Monastery => 9,
        FeatureKind::Field => feature.worth.points(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Settings;
    use crate::app::state::{Action, Lit};
    use crate::game::{Table, TableId};
    use crate::hooks::{Key, key_action};
    use crate::i18n::Texts;
    use crate::view::fields::FieldsView;
    use std::rc::Rc;
    use trivium_engine::record::GameRecord;
    use yew::Reducible;

    fn page(plies: usize) -> Rc<AppState> {
        let text = include_str!("../../tests/data/classic-three.txt");
        let (_, record) = text.split_once('\n').expect("scores and a record");
        let mut record = GameRecord::read(record).expect("a record");
        record.moves.truncate(plies);
        let (table, _) = Table::resume(TableId(Rc::from("t")), record, crate::game::Stand::at_the_end());
        Rc::new(AppState::new(table, Settings::default(), None))
    }

    /// The key leads from meeple to meeple, and each feature says what it is worth now and when completed.
    #[test]
    fn every_meeples_feature_says_what_it_is_worth() {
        let mut state = page(40);
        let names = Names::at(Texts::default(), &state.settings, &state.table);
        let count = state.table.game().position().meeples().len();
        let mut seen: Vec<Lit> = Vec::new();
        for _ in 0..count {
            let action = key_action(&state, Key::plain("m")).expect("a meeple");
            state = state.reduce(action);
            let lit = state.lit.expect("a feature");
            let text = worth(&state, None, &names).expect("words");
            let feature = state.table.game().position().feature_at(lit.at).expect("a feature");
            let points = feature.worth.points();
            assert!(
                text.contains(&format!("worth {points} now, ")) || text.contains(&format!("= {points} if")),
                "{text}"
            );
            seen.push(lit);
        }
        assert_eq!(state.reduce(Action::Light(None)).lit, None);
        seen.dedup();
        assert_eq!(seen.len(), count);
    }

    #[test]
    fn a_feature_that_is_being_counted_needs_no_second_word() {
        let state = page(71).reduce(Action::Count(Some(0)));
        let names = Names::at(Texts::default(), &state.settings, &state.table);
        let lit = state.lit;
        assert!(lit.is_some());
        assert_eq!(worth(&state, None, &names), None);
        let state = state.reduce(Action::Count(None)).reduce(Action::Light(lit));
        assert!(worth(&state, None, &names).is_some());
    }

    #[test]
    fn all_claimed_fields_are_shown_once_with_completed_cities() {
        let state = page(71);
        let position = state.table.game().position();
        let view = FieldsView::of(position);
        let mut all: Vec<_> = view.fields.iter().flat_map(|field| &field.segments).collect();
        let count = all.len();
        all.sort_unstable_by_key(|at| (at.pos.x, at.pos.y, at.segment));
        all.dedup();
        assert_eq!((all.len(), view.fields.len() > 3), (count, true));
        let complete = |at: &trivium_engine::board::SegmentRef| {
            position.feature_at(*at).is_some_and(|city| city.kind == FeatureKind::City && city.open == 0)
        };
        assert!(!view.cities.is_empty() && view.cities.iter().all(complete));
    }
}
