//! What has just been scored: the features that light up, what flies from where to whom, and the sums.

use super::count::counted;
use super::names::Names;
use super::tell::Teller;
use crate::app::Scored;
use crate::game::Table;
use trivium_engine::board::SegmentRef;
use trivium_engine::event::{Event, Scoring};
use trivium_engine::player::Player;

/// What flies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cargo {
    /// Points, to the rail.
    Points(u16),
    /// A meeple, home.
    Meeple,
}

/// Something that flies from the board to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// What.
    pub cargo: Cargo,
    /// To whom.
    pub player: Player,
    /// From where.
    pub from: SegmentRef,
    /// For which of several scorings, from 0: they follow each other.
    pub number: u16,
}

/// What flies after a scoring, in the order in which it came about.
pub fn flights(table: &Table, scored: Scored) -> Vec<Flight> {
    let mut flights = Vec::new();
    let mut number = 0;
    for event in events(table, scored) {
        let mut fly = |cargo, player, from, number| flights.push(Flight { cargo, player, from, number });
        match event {
            Event::FeatureCompleted(scoring) | Event::FeatureCounted(scoring) if !scoring.majority.is_empty() => {
                number += 1;
                for player in scoring.receivers.iter().chain(scoring.copied_by) {
                    fly(Cargo::Points(scoring.worth.points()), player, scoring.at, number - 1);
                }
            }
            Event::MeepleCounted { player, at, worth } => fly(Cargo::Points(worth.points()), player, at, number),
            Event::MeepleReturned { player, from } => fly(Cargo::Meeple, player, from, number.max(1) - 1),
            _ => {}
        }
    }
    flights
}

/// The features that a move scored. What is counted at the end is lit up as it is.
pub fn features(table: &Table, scored: Scored) -> Vec<SegmentRef> {
    events(table, scored).iter().filter_map(completed).map(|scoring| scoring.at).collect()
}

/// What a move scored, each with its sum. The final count says its own.
pub fn told(table: &Table, scored: Scored, names: &Names) -> Vec<String> {
    let teller = Teller { names, only_last: table.game().rules().goals };
    let events = events(table, scored);
    events.iter().filter(|event| completed(event).is_some()).map(|event| teller.describe(event, None)).collect()
}

fn completed(event: &Event) -> Option<&Scoring> {
    match event {
        Event::FeatureCompleted(scoring) if !scoring.majority.is_empty() => Some(scoring),
        _ => None,
    }
}

fn events(table: &Table, scored: Scored) -> Vec<Event> {
    if let Some(step) = scored.step {
        return counted(table).get(step).map(|counted| counted.event).into_iter().collect();
    }
    let last = table.session().events().last().into_iter().flatten();
    last.take_while(|event| !matches!(event, Event::GameEnded { .. })).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Stand, TableId};
    use crate::view::history::History;
    use std::rc::Rc;
    use trivium_engine::record::GameRecord;

    const GAMES: [&str; 3] = [
        include_str!("../../tests/e2e/games/long.game"),
        include_str!("../../tests/e2e/games/orders.game"),
        include_str!("../../tests/data/teacher.txt"),
    ];

    fn table(record: &GameRecord, plies: usize) -> Table {
        let mut record = record.clone();
        record.moves.truncate(plies);
        Table::resume(TableId(Rc::from("t")), record, Stand::at_the_end()).0
    }

    /// Whatever a move brings flies: all of its points, each to whom it belongs, and every meeple that it sends home.
    #[test]
    fn all_points_and_all_meeples_of_a_move_fly() {
        let mut meeples = 0;
        for game in GAMES {
            let record = GameRecord::read(game).expect("a record");
            for ply in 1..=record.moves.len() {
                let (before, after) = (table(&record, ply - 1), table(&record, ply));
                let flights = flights(&after, Scored { ply, step: None, is_shown: true });
                let scores = History::of(&after).before_count();
                for player in after.game().position().players() {
                    let flown = flights.iter().filter(|flight| flight.player == player);
                    let points = flown.map(|flight| if let Cargo::Points(points) = flight.cargo { points } else { 0 });
                    assert_eq!(before.game().position().scores()[player] + points.sum::<u16>(), scores[player]);
                }
                let events = after.session().events().last().expect("a move");
                let home = events.iter().filter(|event| matches!(event, Event::MeepleReturned { .. })).count();
                assert_eq!(flights.iter().filter(|flight| flight.cargo == Cargo::Meeple).count(), home);
                meeples += home;
            }
        }
        assert!(meeples > 20);
    }
}
