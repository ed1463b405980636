//! What the board points out by itself.

use super::{each_step, names};
use crate::app::settings::Settings;
use crate::app::state::{Action, AppState};
use crate::game::{Stand, Table, TableId};
use crate::view::board::BoardView;
use crate::view::greatest::Greatest;
use crate::view::result::ResultView;
use crate::view::tiles_left::TilesLeft;
use std::rc::Rc;
use trivium_engine::board::SegmentRef;
use trivium_engine::geometry::Pos;
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::record::GameRecord;
use trivium_engine::tile::FeatureKind;
use yew::Reducible;

#[test]
fn the_finished_board_points_out_the_biggest_city_and_the_longest_road() {
    for number in 0..8 {
        let end = each_step(&format!("greatest {number}"), GameOptions::solo(), |page| {
            if page.table.game().end().is_none() {
                assert_eq!(BoardView::of(page, None).greatest, Greatest::default());
            }
        });
        let end = end.reduce(Action::Count(None));
        let view = BoardView::of(&end, None);
        assert_eq!(view.newest, None, "one light is enough");
        let position = end.table.game().position();
        let all = position.board().tiles().iter().flat_map(|tile| {
            let count = u8::try_from(tile.kind.spec().segments().len()).expect("few");
            (0..count).map(|segment| SegmentRef { pos: tile.placement.pos, segment })
        });
        let features: Vec<_> = all.filter_map(|at| position.feature_at(at)).collect();
        for (kind, largest) in [(FeatureKind::City, &view.greatest.city), (FeatureKind::Road, &view.greatest.road)] {
            let largest = largest.as_ref().expect("one is always there");
            let tiles = features.iter().filter(|feature| feature.kind == kind).map(|feature| feature.tiles.len()).max();
            assert_eq!(Some(largest.tiles), tiles);
            let mut cells: Vec<Pos> = largest.segments.iter().map(|at| at.pos).collect();
            cells.sort_unstable_by_key(|pos| (pos.x, pos.y));
            cells.dedup();
            assert_eq!(cells.len(), usize::from(largest.tiles), "all of it is lit");
        }
        assert_eq!(ResultView::of(&end, &names()).expect("the end").greatest, view.greatest);
        let looked_at = view.greatest.road.clone().expect("a road");
        let lit = BoardView::of(&Rc::clone(&end).reduce(Action::Light(Some(looked_at.lit))), None);
        assert_eq!(lit.lit, looked_at.segments);
    }
}

#[test]
fn while_features_are_counted_only_that_one_is_pointed_out() {
    let (_, record) = include_str!("../../../tests/data/classic-three.txt").split_once('\n').expect("a record");
    let record = GameRecord::read(record).expect("a legal record");
    let (table, _) = Table::resume(TableId(Rc::from("t")), record, Stand::at_the_end());
    let end = Rc::new(AppState::new(table, Settings::default(), None));
    let counting = end.reduce(Action::Count(Some(0)));
    assert_eq!(counting.counting, Some(0));
    assert_eq!(BoardView::of(&counting, None).greatest, Greatest::default());
    let counted = counting.reduce(Action::Count(None));
    assert_ne!(BoardView::of(&counted, None).greatest, Greatest::default());
}

#[test]
fn a_cell_that_is_marked_dead_is_never_filled() {
    let mut marked = 0;
    for number in 0..12 {
        for options in [GameOptions::solo(), GameOptions::classic(ClassicPlayers::default())] {
            let mut dead: Vec<Pos> = Vec::new();
            let end = each_step(&format!("dead {number}"), options, |page| {
                let view = BoardView::of(page, None);
                assert_eq!(*view.dead, *TilesLeft::of(page).dead);
                assert!(view.dead.iter().all(|cell| !view.cells.contains(cell) && view.tile_at(*cell).is_none()));
                // What is dead stays so.
                let over = page.table.game().end().is_some();
                assert!(over || dead.iter().all(|cell| view.dead.contains(cell)));
                dead = view.dead.to_vec();
                marked = marked.max(dead.len());
                let purist = Settings { aids: false, ..page.settings.clone() };
                let bare = BoardView::of(&Rc::new(page.clone()).reduce(Action::Set(purist)), None);
                assert!(bare.dead.is_empty());
            });
            assert!(BoardView::of(&end, None).dead.is_empty(), "it goes without saying");
        }
    }
    assert!(marked > 3);
}
