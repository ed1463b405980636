use super::hand::HandView;
use super::history::History;
use super::log::log;
use super::names::Names;
use super::players::players;
use super::result::ResultView;
use super::tiles_left::TilesLeft;
use crate::app::settings::{Confirm, Settings};
use crate::app::state::{Action, AppState};
use crate::game::{Forecast, Stand, Step, Table, TableId};
use crate::i18n::Texts;
use std::rc::Rc;
use trivium_engine::geometry::Pos;
use trivium_engine::moves::Placement;
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::record::GameRecord;
use trivium_engine::seed::{Phrase, Seed};
use yew::Reducible;

fn page(phrase: &str, options: GameOptions) -> Rc<AppState> {
    let seed = Seed::Phrase(Phrase::new(phrase).expect("a phrase"));
    Rc::new(AppState::new(Table::new(TableId(Rc::from("t")), options, seed), Settings::default(), None))
}

fn names() -> Names {
    Names::new(Texts::default(), &Settings::default())
}

/// Lays the tile where it completes most, so that much happens.
fn lay(page: Rc<AppState>) -> Option<Rc<AppState>> {
    let game = page.table.game();
    let completes = |&placement: &Placement| (game.would_complete(placement).map_or(0, |all| all.len()), placement);
    let placement = game.legal_placements().max_by_key(completes)?;
    Some(page.reduce(Action::ChooseCell(placement.pos)))
}

/// A game in which the order of the scorings matters if the tile in hand is laid at 1,0.
const ORDER_MATTERS: &str = include_str!("../../tests/data/order-matters.txt");

/// The page of that game, the road to the west claimed.
fn ordering() -> Rc<AppState> {
    let record = GameRecord::read(ORDER_MATTERS).expect("a record");
    let (mut table, error) = Table::resume(TableId(Rc::from("t")), record, Stand::at_the_end());
    assert_eq!(error, None);
    table.choose_cell(Pos::new(1, 0)).expect("legal");
    while table.placement().is_some_and(|placement| placement.rotation.turns() != 2) {
        table.rotate(1).expect("legal");
    }
    table.claim(Some(3)).expect("legal");
    Rc::new(AppState::new(table, Settings::default(), None))
}

/// Plays one move: the tile that lies for trial stays, the last choice is taken.
fn choose(page: Rc<AppState>) -> Rc<AppState> {
    let forecast = Forecast::of(&page.table).expect("a trial");
    page.reduce(Action::Claim(forecast.options.last().expect("a choice").claim))
}

/// Every step of a game: each trial, each order to choose, each tile in hand, and the end.
fn each_step(phrase: &str, options: GameOptions, mut look: impl FnMut(&AppState)) -> Rc<AppState> {
    let mut page = page(phrase, options);
    look(&page);
    while let Some(next) = lay(Rc::clone(&page)) {
        look(&next);
        page = choose(next);
        look(&page);
        if page.is_ordering() {
            page = page.reduce(Action::ChooseOrder(0));
            look(&page);
        }
    }
    page
}

#[test]
fn tiles_left_are_those_in_the_stacks() {
    for options in [GameOptions::solo(), GameOptions::classic(ClassicPlayers::default())] {
        let end = each_step("tiles left", options, |page| {
            let left = TilesLeft::of(page);
            let deck = page.table.game().deck();
            let counted: u8 = left.kinds.iter().map(|kind| kind.left).sum();
            assert_eq!(counted, deck.left_in_all());
            assert_eq!(left.total, counted);
            assert!(left.fitting.is_none_or(|fitting| fitting <= counted));
            let laid = page.table.session().ply();
            let in_hand = usize::from(page.table.game().hand().is_some());
            assert_eq!(laid + in_hand + left.set_aside.len() + usize::from(counted), 71);
        });
        let end = TilesLeft::of(&end);
        assert_eq!(end.kinds.len(), 24);
        assert!(options != GameOptions::classic(ClassicPlayers::default()) || end.total == 0);
    }
}

#[test]
fn the_chosen_cell_is_judged_with_the_tiles_left() {
    let start = page("fits", GameOptions::solo());
    let cell = start.table.game().legal_placements().next().expect("a cell").pos;
    let left = TilesLeft::of(&start.reduce(Action::PointAt(Some(cell))));
    let fitting: u8 = left.kinds.iter().filter(|kind| kind.fits).map(|kind| kind.left).sum();
    assert_eq!(left.fitting, Some(fitting));
    assert!(fitting > 0 && fitting < left.total);
    assert!(left.dead.is_empty());
}

#[test]
fn the_hand_says_what_to_do_at_every_step() {
    let names = names();
    for number in 0..20 {
        each_step(&format!("hand {number}"), GameOptions::solo(), |page| {
            let forecast = Forecast::of(&page.table);
            let hand = HandView::of(page, forecast.as_ref(), &names);
            assert!(!hand.heading.is_empty() && !hand.heading.contains('{'));
            assert_eq!(hand.tile.is_some(), page.table.game().end().is_none());
            match page.table.step() {
                Step::Placing => assert!(hand.choices.is_empty() && hand.pass.is_none()),
                Step::Previewing(_) => {
                    assert!(!hand.choices.is_empty() || hand.pass.is_some());
                    assert!(!hand.lines(None, names.texts).is_empty());
                }
                Step::Ordering(..) => assert!(hand.outcomes.len() > 1),
            }
        });
    }
}

#[test]
fn the_history_ends_with_the_scores_and_the_result_adds_up() {
    let names = names();
    for number in 0..10 {
        for options in [GameOptions::solo(), GameOptions::classic(ClassicPlayers::default())] {
            let end = each_step(&format!("history {number}"), options, |page| {
                let history = History::of(&page.table);
                assert_eq!(history.scores.last(), Some(page.table.game().position().scores()));
                assert_eq!(log(&page.table, &names).len(), page.table.session().ply());
            });
            let view = ResultView::of(&end, &names).expect("the end");
            assert_eq!(view.rows.iter().filter(|row| row.is_result).count(), view.whose.len());
            assert!(view.rows.iter().all(|row| !row.is_result || row.score == view.points));
            assert!(view.city.is_some() && view.road.is_some());
            assert!(players(&end, &names).iter().all(|player| !player.turn));
        }
    }
}

#[test]
fn a_claim_that_is_looked_at_shows_only_what_it_leads_to_and_is_forgotten_by_the_next_move() {
    let page = lay(page("looked at", GameOptions::solo())).expect("a trial");
    let forecast = Forecast::of(&page.table).expect("a trial");
    let claim = forecast.options[0].claim;
    let page = page.reduce(Action::LookAt(claim));
    let hand = HandView::of(&page, Some(&forecast), &names());
    assert!(hand.lines(page.looked_at, Texts::default()).iter().all(|(digit, _)| digit.is_none()));
    assert_eq!(page.reduce(Action::Claim(claim)).looked_at, None);
}

#[test]
fn every_order_is_shown_with_its_outcome_and_choosing_one_plays_the_move() {
    let page = ordering();
    let hand = HandView::of(&page, Forecast::of(&page.table).as_ref(), &names());
    assert!(hand.outcomes.len() > 1);
    for (number, outcome) in hand.outcomes.iter().enumerate() {
        assert!(outcome.lines.len() > 1);
        let after = Rc::clone(&page).reduce(Action::ChooseOrder(number));
        assert_eq!(after.table.session().ply(), page.table.session().ply() + 1);
        for player in players(&after, &names()) {
            assert!(after.table.game().end().is_some() || outcome.scores.contains(&player.score.to_string()));
        }
    }
    assert!(hand.outcomes.windows(2).all(|pair| pair[0].lines != pair[1].lines));
}

#[test]
fn where_moves_are_always_confirmed_a_choice_is_made_twice() {
    let page = lay(page("confirm", GameOptions::solo())).expect("a trial");
    let settings = Settings { confirm: Confirm::Always, ..Settings::default() };
    let page = page.reduce(Action::Set(settings));
    let claim = Forecast::of(&page.table).expect("a trial").options[0].claim;
    let armed = page.reduce(Action::Claim(claim));
    assert_eq!((armed.table.session().ply(), armed.shown_claim()), (0, claim));
    let turned = Rc::clone(&armed).reduce(Action::StepBack);
    assert_eq!(turned.armed, None);
    assert_eq!(armed.reduce(Action::Claim(claim)).table.session().ply(), 1);
}
