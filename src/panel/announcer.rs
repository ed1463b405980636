//! The live region: what happened and what may be chosen now, told once to those who cannot see it.

use crate::app::Shared;
use crate::app::state::AppState;
use crate::game::{Forecast, Step, TableId};
use crate::hooks::use_texts;
use crate::i18n::Texts;
use crate::view::hand::{ChoiceView, HandView};
use crate::view::names::Names;
use crate::view::tell::{self, Teller};
use std::rc::Rc;
use trivium_engine::event::Event;
use trivium_engine::tile::SegmentIndex;
use yew::prelude::*;

/// What the announcer is given.
#[derive(Properties, PartialEq)]
pub struct AnnouncerProps {
    /// The page.
    pub state: Rc<AppState>,
    /// What will happen, while a tile lies for trial.
    pub forecast: Shared<Option<Forecast>>,
}

/// The moment that is told: another one is told anew. What is only looked at is not.
type Moment = (TableId, usize, Step, Option<Option<SegmentIndex>>);

/// Tells what each move brought about, when it is played, and what may be chosen; moves that come back by undo are not
/// told again.
#[component]
pub fn Announcer(props: &AnnouncerProps) -> Html {
    let state = &props.state;
    let names = Names::at(use_texts(), &state.settings, &state.table);
    let told = use_state(String::new);
    let seen = use_mut_ref(|| None::<Moment>);
    {
        let (told, state, forecast) = (told.clone(), state.clone(), props.forecast.clone());
        let table = &state.table;
        let now = (table.id().clone(), table.session().ply(), table.step(), state.armed);
        use_effect_with(now, move |now| {
            let before = seen.borrow_mut().replace(now.clone());
            let is_same_turn = before.as_ref().is_some_and(|before| (&before.0, before.1) == (&now.0, now.1));
            told.set(if is_same_turn {
                choosing(&state, forecast.0.as_ref().as_ref(), &names)
            } else {
                happened(before.as_ref(), &state, &names)
            });
        });
    }
    html! { <div class="unseen" aria-live="polite" data-testid="announcer">{ (*told).clone() }</div> }
}

/// What is to be told now that another move has been played or taken back, or another game lies on the table.
fn happened(before: Option<&Moment>, state: &AppState, names: &Names) -> String {
    let (table, texts) = (&state.table, names.texts);
    let (game, ply) = (table.game(), table.session().ply());
    let mut told = String::new();
    if let Some((_, before, ..)) = before.filter(|(id, ..)| id == table.id()) {
        if *before > ply {
            add(&mut told, texts.taken_back());
        }
        let teller = Teller { names, only_last: game.rules().goals };
        for events in table.session().events().iter().skip(*before) {
            // The final count tells itself, step by step.
            let counted = |event: &Event| matches!(event, Event::FeatureCounted(_) | Event::MeepleCounted { .. });
            let end = events.iter().position(counted).filter(|_| state.counting.is_some()).unwrap_or(events.len());
            for sentence in teller.tell(&events[..end]) {
                add(&mut told, &tell::plain(&sentence.text));
            }
        }
    }
    if let Some(kind) = game.hand() {
        let tile = tell::tile(texts, kind);
        let next = if table.is_shared() {
            texts.your_turn_with(names.titled(game.turn()), tile)
        } else {
            texts.to_play(names.of(game.turn()), tile)
        };
        add(&mut told, &next);
    }
    told
}

/// What may be chosen now, by the digits of the keys; or what has been chosen and waits to be confirmed.
fn choosing(state: &AppState, forecast: Option<&Forecast>, names: &Names) -> String {
    let texts = names.texts;
    if state.table.step() == Step::Placing {
        return String::new();
    }
    let hand = HandView::of(state, forecast, names);
    // A question has its mark already.
    let is_open = hand.heading.ends_with(char::is_alphanumeric);
    let heading = if is_open { texts.heading_told(hand.heading.as_str()) } else { hand.heading.clone() };
    let mut told = String::new();
    if state.armed.is_none() {
        add(&mut told, &heading);
    }
    for (number, outcome) in (1_usize..).zip(&hand.outcomes) {
        let lines = tell::plain(&outcome.lines.join(" "));
        add(&mut told, &texts.outcome_told(number, lines, outcome.scores.as_str()));
    }
    // What is the only thing to do, the heading says.
    let has_choice = hand.outcomes.is_empty() && !hand.choices.is_empty();
    for choice in hand.choices.iter().chain(&hand.pass).filter(|_| has_choice) {
        if state.armed.is_none_or(|armed| choice.claim == armed) {
            add(&mut told, &choice_told(choice, texts));
        }
    }
    if state.armed.is_some() {
        add(&mut told, &heading);
    }
    told
}

fn choice_told(choice: &ChoiceView, texts: Texts) -> String {
    match choice.detail.as_str() {
        "" => texts.choice_told(choice.digit, choice.name),
        detail => texts.choice_told_where(choice.digit, choice.name, detail),
    }
}

/// Adds a sentence.
fn add(told: &mut String, sentence: &str) {
    if !told.is_empty() {
        told.push(' ');
    }
    told.push_str(sentence);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Settings;
    use crate::game::Table;
    use trivium_engine::options::{ClassicPlayers, GameOptions};
    use trivium_engine::seed::{Phrase, Seed};

    #[test]
    fn a_tile_that_is_set_aside_is_spoken_of() {
        let names = Names::new(Texts::default(), &Settings::default());
        for number in 0..400 {
            let seed = Seed::Phrase(Phrase::new(&format!("spoken {number}")).expect("a phrase"));
            let mut table = Table::new(TableId(Rc::from("t")), GameOptions::classic(ClassicPlayers::default()), seed);
            while let Some(placement) = table.game().legal_placements().min() {
                let before = (table.id().clone(), table.session().ply(), table.step(), None);
                table.choose_cell(placement.pos).expect("legal");
                table.claim(None).expect("nobody has to");
                let aside = |event: &Event| matches!(event, Event::TileSetAside { .. });
                if table.session().events().last().is_some_and(|events| events.iter().any(aside)) {
                    let state = AppState::new(table, Settings::default(), None);
                    let told = happened(Some(&before), &state, &names);
                    assert!(told.contains(": it fits nowhere and is set aside."), "{told}");
                    return;
                }
            }
        }
        panic!("no game has a tile that fits nowhere");
    }
}
