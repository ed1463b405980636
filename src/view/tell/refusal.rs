//! Why something is not possible, in words.

use super::words::Compass;
use crate::game::{Refusal, Table};
use crate::view::names::Names;
use trivium_engine::board::SegmentRef;
use trivium_engine::geometry::Pos;
use trivium_engine::illegal::IllegalMove;
use trivium_engine::player::Player;
use trivium_engine::tile::FeatureKind;

/// Why the table did not do what was asked.
pub fn refusal(why: Refusal, table: &Table, names: &Names, compass: Compass) -> String {
    let texts = names.texts;
    match why {
        Refusal::NoFit(_) | Refusal::NotNow if table.game().end().is_some() => texts.game_over().to_owned(),
        Refusal::NoFit(_) => texts.no_fit().to_owned(),
        Refusal::OneRotation => texts.one_rotation().to_owned(),
        Refusal::NothingThere => texts.nothing_there().to_owned(),
        Refusal::NotNow => texts.not_now().to_owned(),
        Refusal::Illegal(why) => illegal(why, table, names, compass),
    }
}

/// Why the rules do not allow it.
pub fn illegal(why: IllegalMove, table: &Table, names: &Names, compass: Compass) -> String {
    let texts = names.texts;
    match why {
        IllegalMove::Occupied { by, at } => occupied(by, at, table, names, compass),
        IllegalMove::EdgeMismatch(side) => texts.edge_mismatch(compass.side(texts, side)),
        IllegalMove::NoMeepleLeft => texts.no_meeple_left(names.of(table.game().turn())),
        IllegalMove::GameOver => texts.game_over().to_owned(),
        IllegalMove::CellTaken => texts.cell_taken().to_owned(),
        IllegalMove::NotAdjacent => texts.not_adjacent().to_owned(),
        IllegalMove::FieldsDoNotCount => texts.fields_do_not_count().to_owned(),
        IllegalMove::ClaimCompulsory => texts.claim_compulsory().to_owned(),
        IllegalMove::SameByFewerTurns
        | IllegalMove::NoSuchSegment(_)
        | IllegalMove::UnknownInOrder(_)
        | IllegalMove::PickNotOffered => texts.not_possible().to_owned(),
    }
}

/// Whose the feature is, and how far away that meeple stands.
fn occupied(by: Player, at: SegmentRef, table: &Table, names: &Names, compass: Compass) -> String {
    let texts = names.texts;
    let from = table.placement().map_or(Pos::ORIGIN, |placement| placement.pos);
    let (owner, away) = (names.of(by), compass.away(texts, from, at.pos));
    let tile = table.game().position().board().tile_at(at.pos);
    let segment = tile.and_then(|tile| tile.kind.spec().segments().get(usize::from(at.segment)));
    match segment.map(|segment| segment.kind) {
        Some(FeatureKind::City) => texts.held_city(owner, away),
        Some(FeatureKind::Monastery) => texts.held_monastery(owner, away),
        Some(FeatureKind::Field) => texts.held_field(owner, away),
        Some(FeatureKind::Road) | None => texts.held_road(owner, away),
    }
}
