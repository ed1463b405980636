use super::*;
use crate::app::settings::Settings;
use crate::game::{Forecast, Step, Table, TableId};
use crate::i18n::Texts;
use crate::view::names::Names;
use std::rc::Rc;
use trivium_engine::board::SegmentRef;
use trivium_engine::event::Event;
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::illegal::IllegalMove;
use trivium_engine::options::{ClassicPlayers, GameOptions};
use trivium_engine::player::Player;
use trivium_engine::score::{ScoreExpr, Unit};
use trivium_engine::seed::{Phrase, Seed};

fn names() -> Names {
    Names::new(Texts::default(), &Settings::default())
}

fn table(phrase: &str, options: GameOptions) -> Table {
    Table::new(TableId(Rc::from("t")), options, Seed::Phrase(Phrase::new(phrase).expect("a phrase")))
}

/// Plays the game to its end, the first choice of every step, and shows each trial.
fn play(table: &mut Table, mut look: impl FnMut(&Table, &Forecast)) {
    while let Some(placement) = table.game().legal_placements().min() {
        table.choose_cell(placement.pos).expect("legal");
        let forecast = Forecast::of(table).expect("a trial");
        look(table, &forecast);
        table.claim(forecast.options[0].claim).expect("legal");
        if matches!(table.step(), Step::Ordering(..)) {
            table.choose_order(0).expect("an outcome");
        }
    }
}

#[test]
fn sums_are_written_out() {
    let city = ScoreExpr::of(Unit::Tiles, 3, 2).and_coats(1, 2);
    assert_eq!(plain(&sum(Texts::default(), &city)), "3 tiles × 2 + 1 coat of arms × 2 = 8");
    assert_eq!(plain(&sum(Texts::default(), &ScoreExpr::of(Unit::Tiles, 4, 1))), "4 tiles = 4");
    assert_eq!(plain(&sum(Texts::default(), &ScoreExpr::of(Unit::Surroundings, 9, 1))), "monastery + 8 tiles = 9");
}

#[test]
fn every_event_of_many_games_has_a_sentence() {
    let names = names();
    let classic = GameOptions::classic(ClassicPlayers::default());
    let mut kinds = std::collections::HashSet::new();
    for (number, options) in (0..30).flat_map(|number| [(number, GameOptions::solo()), (number, classic)]) {
        let mut table = table(&format!("events {number}"), options);
        play(&mut table, |_, _| {});
        let teller = Teller { names: &names, only_last: table.game().rules().goals };
        for events in table.session().events() {
            for event in events {
                kinds.insert(std::mem::discriminant(event));
            }
            for sentence in teller.tell(events) {
                assert!(sentence.text.ends_with('.') && !sentence.text.contains('{'), "{}", sentence.text);
            }
        }
    }
    assert!(kinds.len() >= 8, "only {} kinds of events came up", kinds.len());
}

#[test]
fn what_was_foretold_is_what_happens() {
    let names = names();
    let mut table = table("foretold", GameOptions::solo());
    let mut foretold = Vec::new();
    play(&mut table, |table, forecast| {
        let game = table.game();
        let teller = Foreteller { names: &names, before: game.position(), turn: game.turn(), only_last: true };
        foretold.push(teller.option(&forecast.options[0]));
    });
    for (foretold, events) in foretold.iter().zip(table.session().events()) {
        let closing = events.iter().filter(|event| matches!(event, Event::FeatureCompleted(_))).count();
        assert!(foretold.iter().filter(|line| line.starts_with("Closes")).count() == closing, "{foretold:?}");
        let ends = foretold.iter().any(|line| line.starts_with("*This ends the game"));
        let ended = events.iter().any(|event| matches!(event, Event::GameEnded { .. }));
        assert!(!ends || ended, "{foretold:?}");
    }
}

#[test]
fn a_refusal_says_whose_and_how_far() {
    let table = table("refusals", GameOptions::solo());
    let at = SegmentRef { pos: Pos::new(-4, 0), segment: 1 };
    let why = IllegalMove::Occupied { by: Player::new(1).expect("a player"), at };
    let told = illegal(why, &table, &names(), Compass::default());
    assert_eq!(told, "The road already belongs to Yellow, 4 tiles west.");
    let turned = Compass(Rotation::new(1));
    assert_eq!(turned.away(Texts::default(), Pos::ORIGIN, Pos::new(-4, 1)), "4 tiles north and 1 west");
}

#[test]
fn what_is_stressed_is_marked_and_can_be_left_out() {
    let parts: Vec<_> = stressed("*Blue* is last: *+4*.").collect();
    assert_eq!(parts, [(true, "Blue"), (false, " is last: "), (true, "+4"), (false, ".")]);
    assert_eq!(plain("*Blue* is last"), "Blue is last");
}
