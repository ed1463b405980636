//! Where the points of each player came from.

use crate::game::Table;
use trivium_engine::event::{Event, Scoring};
use trivium_engine::player::ByPlayer;
use trivium_engine::tile::FeatureKind;

/// What brings points, in the order of the table.
pub const KINDS: [FeatureKind; 4] = [FeatureKind::Road, FeatureKind::City, FeatureKind::Monastery, FeatureKind::Field];

/// Points by source.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sources {
    /// For what was completed in the game, in the order of [`KINDS`].
    pub during: [ByPlayer<u16>; 4],
    /// For what was counted at the end.
    pub at_the_end: [ByPlayer<u16>; 4],
}

impl Sources {
    /// The sources of a game up to now.
    pub fn of(table: &Table) -> Self {
        let mut sources = Self::default();
        for event in table.session().events().iter().flatten() {
            match event {
                Event::FeatureCompleted(scoring) => pay(&mut sources.during, scoring),
                Event::FeatureCounted(scoring) => pay(&mut sources.at_the_end, scoring),
                _ => {}
            }
        }
        sources
    }
}

fn pay(points: &mut [ByPlayer<u16>; 4], scoring: &Scoring) {
    let kind = KINDS.iter().position(|kind| *kind == scoring.kind).unwrap_or(0);
    for player in scoring.receivers.iter().chain(scoring.copied_by) {
        points[kind][player] += scoring.worth.points();
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::app::settings::Settings;
    use crate::game::{Forecast, TableId};
    use crate::i18n::Texts;
    use crate::view::count::steps;
    use crate::view::names::Names;
    use proptest::prelude::*;
    use std::rc::Rc;
    use trivium_engine::options::{ClassicPlayers, GameOptions};
    use trivium_engine::seed::{Phrase, Seed};

    /// A whole classic game, each choice taken from `choices` in turn.
    fn game(players: u8, choices: &[usize]) -> Table {
        let options = GameOptions::classic(ClassicPlayers::nearest(players.into()));
        let seed = Seed::Phrase(Phrase::new(&format!("sources {choices:?}")[..20]).expect("a phrase"));
        let mut table = Table::new(TableId(Rc::from("t")), options, seed);
        let mut choices = choices.iter().cycle();
        let mut next = |count: usize| choices.next().map_or(0, |choice| choice % count.max(1));
        loop {
            let cells: Vec<_> = table.game().legal_placements().collect();
            if cells.is_empty() {
                return table;
            }
            table.choose_cell(cells[next(cells.len())].pos).expect("legal");
            let options = Forecast::of(&table).expect("a trial").options;
            table.claim(options[next(options.len())].claim).expect("legal");
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(24))]

        #[test]
        fn sources_and_counts_add_up_to_the_scores(
            players in 2..=5u8,
            choices in proptest::collection::vec(0..997usize, 5..40),
        ) {
            let table = game(players, &choices);
            let scores = *table.game().position().scores();
            let sources = Sources::of(&table);
            for player in table.game().position().players() {
                let sum: u16 = sources.during.iter().chain(&sources.at_the_end).map(|points| points[player]).sum();
                prop_assert_eq!(sum, scores[player]);
            }
            prop_assert_eq!(sources.during[3], ByPlayer::default(), "fields count at the end only");
            let names = Names::at(Texts::default(), &Settings::default(), &table);
            let steps = steps(&table, &names);
            if let Some(last) = steps.last() {
                prop_assert_eq!(last.scores, scores);
            }
            let counted = super::super::count::counted(&table);
            let is_field = |event: &Event| matches!(event, Event::FeatureCounted(s) if s.kind == FeatureKind::Field);
            let kinds: Vec<bool> = counted.iter().map(|step| is_field(&step.event)).collect();
            prop_assert!(kinds.is_sorted(), "fields come last");
        }
    }
}
