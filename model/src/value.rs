//! What features are worth, and to whom.

use crate::board::Board;
use crate::flood::{Feature, flood};
use crate::look::FeatureKind;

/// Tiles and the like, as points.
fn points(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// The value of a completed road, city or monastery. `small_city` is what a city of two tiles is worth.
pub fn completed(feature: &Feature, small_city: i64) -> i64 {
    match feature.kind {
        FeatureKind::City if feature.tiles == 2 => small_city + 2 * points(feature.coats),
        FeatureKind::City => 2 * points(feature.tiles + feature.coats),
        FeatureKind::Road | FeatureKind::Monastery => points(feature.tiles),
        FeatureKind::Field => 0,
    }
}

/// The value of a feature or field when the game is over and it is still on the table.
pub fn unfinished(board: &Board, feature: &Feature) -> i64 {
    match feature.kind {
        FeatureKind::City => points(feature.tiles + feature.coats),
        FeatureKind::Road | FeatureKind::Monastery => points(feature.tiles),
        FeatureKind::Field => 3 * points(completed_cities(board, feature)),
    }
}

/// How many different completed cities lie along a field.
fn completed_cities(board: &Board, field: &Feature) -> usize {
    let mut cities: Vec<Feature> = Vec::new();
    for &(tile, segment) in &field.segments {
        for &city in &board.tiles()[tile].look.segments[segment].touches {
            if !cities.iter().any(|known| known.contains(tile, city)) {
                cities.push(flood(board, tile, city));
            }
        }
    }
    cities.iter().filter(|city| city.complete()).count()
}

/// The players with most meeples, none where there are no meeples at all.
pub fn majority(meeples: &[usize]) -> Vec<usize> {
    let most = meeples.iter().copied().max().unwrap_or(0);
    (0..meeples.len()).filter(|&player| most > 0 && meeples[player] == most).collect()
}

/// The players whose score is the smallest.
pub fn last(scores: &[i64]) -> Vec<usize> {
    let lowest = scores.iter().copied().min();
    (0..scores.len()).filter(|&player| Some(scores[player]) == lowest).collect()
}
