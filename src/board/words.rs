//! Names of places on the board, for those who hear it.

use crate::i18n::Texts;
use trivium_engine::geometry::Pos;
use trivium_engine::tile::FeatureKind;

/// A cell by its column and row, as the compass has them however the board is turned.
pub fn cell_name(texts: Texts, pos: Pos) -> String {
    let column = match pos.x {
        0 => texts.column_of_start().to_owned(),
        1.. => texts.column_east(pos.x.unsigned_abs()),
        _ => texts.column_west(pos.x.unsigned_abs()),
    };
    let row = match pos.y {
        0 => texts.row_of_start().to_owned(),
        1.. => texts.row_south(pos.y.unsigned_abs()),
        _ => texts.row_north(pos.y.unsigned_abs()),
    };
    texts.cell_label(column, row)
}

/// A spot by its digit and what it claims.
pub fn spot_name(texts: Texts, digit: u8, kind: Option<FeatureKind>) -> String {
    match kind {
        Some(FeatureKind::City) => texts.spot_city(digit),
        Some(FeatureKind::Road) => texts.spot_road(digit),
        Some(FeatureKind::Monastery) => texts.spot_monastery(digit),
        Some(FeatureKind::Field) => texts.spot_field(digit),
        None => digit.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_named_by_the_compass() {
        let texts = Texts::default();
        assert_eq!(cell_name(texts, Pos::new(2, -1)), "column 2 east, row 1 north");
        assert_eq!(cell_name(texts, Pos::new(0, 3)), "the start tile’s column, row 3 south");
    }
}
