//! What the feature that is looked at is worth: now, and when it is completed.

use super::board::at_lit;
use super::names::Names;
use super::tell;
use crate::app::state::AppState;
use crate::game::Forecast;
use trivium_engine::position::Position;
use trivium_engine::query::FeatureInfo;
use trivium_engine::tile::FeatureKind;

/// What the lit feature is and is worth, in words. In Solo only the last one's points count, so nothing is said there.
pub fn worth(state: &AppState, forecast: Option<&Forecast>, names: &Names) -> Option<String> {
    let lit = state.lit.filter(|_| state.table.is_shared())?;
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
