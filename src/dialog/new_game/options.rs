//! The options of the next game.

use super::super::pick::pick;
use super::super::words::{option_name, value_name};
use super::draft::Draft;
use crate::i18n::Texts;
use trivium_engine::expansion::PARAMETERS;
use trivium_engine::options::{ClassicPlayers, Colours, Mode, SoloMeeples};
use yew::prelude::*;

/// What stands for an expansion that is left out.
const OFF: &str = "off";

/// A row for each option of the mode that is chosen, and for each expansion.
pub fn option_picks(draft: &Draft, on_change: &Callback<Draft>, texts: Texts) -> Html {
    let row = |name: &'static str, usual: &str, values: Vec<(AttrValue, AttrValue)>| {
        let before = draft.clone();
        let on_pick = on_change.reform(move |value: AttrValue| before.with(name, &value));
        pick(name, &option_name(texts, name), &values, &draft.value(name, usual), &on_pick)
    };
    let named = |name: &'static str, values: &[&'static str]| -> Vec<(AttrValue, AttrValue)> {
        values.iter().map(|&value| (value.into(), value_name(texts, name, value).into())).collect()
    };
    let own = match draft.options.mode {
        Mode::Solo { .. } => vec![
            row("colours", &Colours::default().to_string(), numbers(Colours::MIN, Colours::MAX)),
            row("meeples", &SoloMeeples::default().to_string(), numbers(SoloMeeples::MIN, SoloMeeples::MAX)),
        ],
        Mode::Classic { .. } => vec![
            row("players", &ClassicPlayers::default().to_string(), numbers(ClassicPlayers::MIN, ClassicPlayers::MAX)),
            row("smallcity", "4", named("smallcity", &["4", "2"])),
        ],
    };
    let added = PARAMETERS.iter().map(|parameter| {
        let mut values = vec![(OFF.into(), texts.off().into())];
        values.extend(named(parameter.name, parameter.values));
        row(parameter.name, OFF, values)
    });
    html! {
        <>
            { row("mode", "solo", modes(texts)) }
            { for own }
            { for added }
        </>
    }
}

fn modes(texts: Texts) -> Vec<(AttrValue, AttrValue)> {
    vec![("solo".into(), texts.solo().into()), ("classic".into(), texts.classic().into())]
}

fn numbers(min: u8, max: u8) -> Vec<(AttrValue, AttrValue)> {
    (min..=max).map(|number| AttrValue::from(number.to_string())).map(|number| (number.clone(), number)).collect()
}
