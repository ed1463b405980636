mod board;
mod goals;
mod hand;

use super::board::BoardView;
use super::count::steps;
use super::hand::HandView;
use super::history::History;
use super::log::log;
use super::names::Names;
use super::players::players;
use super::result::ResultView;
use super::tell::plain;
use super::tiles_left::TilesLeft;
use crate::app::settings::{Confirm, Settings};
use crate::app::state::{Action, AppState};
use crate::game::{Forecast, Stand, Step, Table, TableId};
use crate::hooks::{Key, key_action};
use crate::i18n::Texts;
use std::collections::HashSet;
use std::rc::Rc;
use trivium_engine::geometry::Pos;
use trivium_engine::moves::Placement;
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::player::Player;
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
            assert!(view.greatest.city.is_some() && view.greatest.road.is_some());
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
    assert!(hand.lines(page.looked_at, Texts::default()).iter().all(|line| line.digits.is_empty()));
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

#[test]
fn undo_while_a_choice_waits_to_be_confirmed_never_goes_on() {
    let settings = Settings { confirm: Confirm::Always, ..Settings::default() };
    let page = each_step("twice", GameOptions::solo(), |_| {}).reduce(Action::Set(settings));
    let mut page = (0..20).fold(page, |page, _| page.reduce(Action::Undo));
    while page.table.step() == Step::Placing {
        page = page.reduce(Action::Redo);
    }
    let ply = page.table.session().ply();
    let claim = Forecast::of(&page.table).expect("a trial").options[0].claim;
    let armed = page.reduce(Action::Claim(claim));
    assert!(armed.armed.is_some() && armed.table.session().ply() == ply);
    let once = armed.reduce(Action::Undo);
    assert_eq!((once.armed, once.table.step(), once.table.session().ply()), (None, Step::Placing, ply));
    let twice = once.reduce(Action::Undo);
    assert_eq!(twice.table.session().ply(), ply - 1);
    assert_ne!(twice.table.step(), Step::Placing, "two steps back lead into the move before");
    let ordering = ordering();
    let before = ordering.table.session().ply();
    let back = Rc::clone(&ordering).reduce(Action::Undo).reduce(Action::Undo);
    assert_eq!((back.table.session().ply(), back.table.step()), (before, Step::Placing));
}

#[test]
fn enter_places_the_meeple_that_waits_to_be_confirmed() {
    let settings = Settings { confirm: Confirm::Always, ..Settings::default() };
    let mut pages = (0..).filter_map(|number| lay(page(&format!("armed {number}"), GameOptions::solo())));
    let options = |page: &Rc<AppState>| Forecast::of(&page.table).expect("a trial").options;
    let page = pages.find(|page| options(page).len() > 2).expect("several choices").reduce(Action::Set(settings));
    let claim = options(&page)[1].claim;
    assert!(claim.is_some());
    let armed = page.reduce(Action::Claim(claim));
    let enter = key_action(&armed, Key::plain("Enter"));
    assert_eq!(enter, Some(Action::Claim(claim)));
    let played = armed.reduce(enter.expect("an action"));
    assert_eq!(played.table.session().record().moves[0].choice.claim, claim);
    assert_eq!(played.table.game().position().meeples().len(), 1);
}

/// To place no meeple is a choice by itself; in Solo there is none while a meeple has to be placed.
#[test]
fn no_meeple_is_offered_by_itself_and_only_where_it_is_allowed() {
    let names = names();
    let mut seen = [0; 2];
    for (number, options) in
        [GameOptions::solo(), GameOptions::classic(ClassicPlayers::default())].into_iter().enumerate()
    {
        each_step("no meeple", options, |page| {
            let Some(forecast) = Forecast::of(&page.table).filter(|_| !page.is_ordering()) else { return };
            let hand = HandView::of(page, Some(&forecast), &names);
            let game = page.table.game();
            let free = !forecast.position.free_segments().is_empty() && game.position().supply()[game.turn()] > 0;
            assert_eq!(hand.pass.is_none(), number == 0 && free);
            assert!(hand.choices.iter().all(|choice| choice.claim.is_some() && choice.name != names.texts.no_meeple()));
            seen[number] += usize::from(free);
        });
    }
    assert!(seen.iter().all(|&seen| seen > 10), "{seen:?}");
}

#[test]
fn the_rotate_button_says_where_there_is_only_one_way() {
    let names = names();
    let mut one_way = 0;
    each_step("one way", GameOptions::solo(), |page| {
        let Some(placement) = page.table.placement() else { return };
        let hand = HandView::of(page, None, &names);
        let ways = page.table.rotations_at(placement.pos).len();
        assert_eq!(hand.can.rotate, ways > 1);
        one_way += usize::from(ways == 1);
    });
    assert!(one_way > 5);
}

/// The points that a line of the log names, and whose they are.
fn points_in(line: &str, colours: &[(Player, &str)]) -> Vec<(Player, u16)> {
    let mut found = Vec::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once("*+") {
        let (number, after) = after.split_once('*').expect("the end of the stress");
        let clause = before.rsplit(". ").next().expect("a clause");
        // "Blue is last: …" names who is last, and after that whose the points are if there are several.
        let (who, others) = clause.split_once(" last: ").unwrap_or((clause, ""));
        let named =
            |text: &str| colours.iter().filter(|(_, name)| text.contains(name)).map(|(player, _)| *player).collect();
        let several: Vec<Player> = named(others);
        let receivers = if several.is_empty() { named(who) } else { several };
        assert!(!receivers.is_empty(), "{line}");
        found.extend(receivers.into_iter().map(|player| (player, number.parse().expect("a number"))));
        rest = after;
    }
    found
}

/// What is written in the log adds up to the scores, after every move of many games.
#[test]
fn the_lines_of_the_log_add_up_to_the_scores_at_every_ply() {
    let names = names();
    let colours: Vec<(Player, &str)> = Player::first(5).map(|player| (player, names.of(player))).collect();
    let mut plies = 0;
    let options = [GameOptions::solo(), GameOptions::classic(ClassicPlayers::new(4).expect("four players"))];
    for number in 0..60 {
        for options in options {
            let end = each_step(&format!("sums {number}"), options, |_| {});
            let mut game = end.table.session().record().start();
            let mut scores = *game.position().scores();
            let entries = log(&end.table, &names);
            for (entry, &mv) in entries.iter().rev().zip(&end.table.session().record().moves) {
                game.play(mv).expect("legal");
                for (player, points) in entry.lines.iter().flat_map(|line| points_in(&line.text, &colours)) {
                    scores[player] += points;
                }
                assert_eq!(scores, *game.position().scores(), "{:?}", entry.lines);
                plies += 1;
            }
        }
    }
    assert!(plies > 5000, "{plies}");
}

/// An unfinished city of twelve tiles with five coats of arms, counted first at the end of a classic game.
const GREAT_CITY: &str = include_str!("../../tests/data/great-city.txt");

#[test]
fn a_great_city_is_counted_with_its_sum_and_all_its_tiles_lit() {
    let (table, error) =
        Table::resume(TableId(Rc::from("t")), GameRecord::read(GREAT_CITY).expect("a record"), Stand::at_the_end());
    assert_eq!(error, None);
    let page = Rc::new(AppState::new(table, Settings::default(), None));
    let steps = steps(&page.table, &names());
    let found = steps.iter().position(|step| plain(&step.text).contains("12 tiles + 5 coats of arms = 17"));
    let page = page.reduce(Action::Count(found));
    let board = BoardView::of(&page, None);
    let tiles: HashSet<Pos> = board.lit.iter().map(|at| at.pos).collect();
    assert_eq!(tiles.len(), 12);
}

/// A tile that fits nowhere does not vanish: the log tells it, the list of tiles keeps it, and the stacks agree.
#[test]
fn a_tile_without_a_place_is_set_aside_for_all_to_see() {
    let mut seen = 0;
    for number in 0..200 {
        let end = each_step(&format!("aside {number}"), GameOptions::classic(ClassicPlayers::default()), |_| {});
        let left = TilesLeft::of(&end);
        let told = log(&end.table, &names());
        let told = told
            .iter()
            .flat_map(|entry| &entry.lines)
            .filter(|line| line.text.contains("it fits nowhere and is set aside"));
        assert_eq!(told.count(), left.set_aside.len());
        seen += left.set_aside.len();
        assert_eq!(end.table.session().ply() + left.set_aside.len(), 71);
        if seen > 2 {
            return;
        }
    }
    panic!("no tile was set aside");
}
