//! What the player sets once and for all games. Every choice holds at once.

use super::Modal;
use super::pick::pick;
use crate::app::settings::{Confirm, Motion, Settings, TakeBack, Theme};
use crate::app::state::Action;
use crate::hooks::Act;
use crate::i18n::{LOCALES, Texts};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

/// What a row changes.
type Change = fn(&mut Settings, &str);

/// The settings.
pub fn settings_dialog(settings: &Settings, act: &Act, texts: Texts) -> Html {
    let row = |name: &'static str,
               legend: &'static str,
               values: Vec<(&'static str, &'static str)>,
               chosen: &'static str,
               change: Change| {
        let before = settings.clone();
        let on_pick = act.with(move |value: AttrValue| {
            let mut next = before.clone();
            change(&mut next, &value);
            Action::Set(next)
        });
        let values: Vec<_> = values.into_iter().map(|(value, label)| (value.into(), label.into())).collect();
        pick(name, legend, &values, chosen, &on_pick)
    };
    let theme = match settings.theme {
        Theme::System => "system",
        Theme::Light => "light",
        Theme::Dark => "dark",
    };
    let motion = if settings.motion == Motion::Reduced { "reduced" } else { "system" };
    let confirm = if settings.confirm == Confirm::Always { "always" } else { "needed" };
    let aids = if settings.aids { "on" } else { "off" };
    let pass = if settings.confirm_pass { "on" } else { "off" };
    let take_back = if settings.take_back == TakeBack::Freely { "freely" } else { "ask" };
    html! {
        <Modal key="settings" title={texts.settings()} name="settings">
            { language(settings, act, texts) }
            { row("theme", texts.theme(),
                vec![("system", texts.as_system()), ("light", texts.light()), ("dark", texts.dark())], theme, set_theme) }
            { row("motion", texts.motion(),
                vec![("system", texts.as_system()), ("reduced", texts.motion_reduced())], motion, set_motion) }
            { row("confirm", texts.confirm(),
                vec![("needed", texts.confirm_needed()), ("always", texts.confirm_always())], confirm, set_confirm) }
            { row("aids", texts.aids(), vec![("on", texts.on()), ("off", texts.off())], aids, set_aids) }
            { row("pass", texts.confirm_pass(), vec![("off", texts.off()), ("on", texts.on())], pass, set_pass) }
            { row("take-back", texts.take_back(),
                vec![("ask", texts.take_back_ask()), ("freely", texts.take_back_freely())], take_back, set_take_back) }
            { pieces(settings, act, texts) }
        </Modal>
    }
}

fn set_theme(settings: &mut Settings, value: &str) {
    settings.theme = match value {
        "light" => Theme::Light,
        "dark" => Theme::Dark,
        _ => Theme::System,
    };
}

fn set_motion(settings: &mut Settings, value: &str) {
    settings.motion = if value == "reduced" { Motion::Reduced } else { Motion::System };
}

fn set_confirm(settings: &mut Settings, value: &str) {
    settings.confirm = if value == "always" { Confirm::Always } else { Confirm::WhereNeeded };
}

fn set_aids(settings: &mut Settings, value: &str) {
    settings.aids = value == "on";
}

fn set_pass(settings: &mut Settings, value: &str) {
    settings.confirm_pass = value == "on";
}

fn set_take_back(settings: &mut Settings, value: &str) {
    settings.take_back = if value == "freely" { TakeBack::Freely } else { TakeBack::Ask };
}

/// The language: the browser's own, or one of those there are, each by its own name.
fn language(settings: &Settings, act: &Act, texts: Texts) -> Html {
    let before = settings.clone();
    let chosen = settings.language.clone().unwrap_or_default();
    let change = act.with(move |event: Event| {
        let tag = event.target_unchecked_into::<HtmlSelectElement>().value();
        Action::Set(Settings { language: Some(tag).filter(|tag| !tag.is_empty()), ..before.clone() })
    });
    let names = LOCALES.iter().filter_map(|locale| Some((locale.tag, Texts::for_tag(locale.tag)?.language_name())));
    html! {
        <div class="setting">
            <label for="language">{ texts.language() }</label>
            <select id="language" data-testid="language" onchange={change}>
                <option value="" selected={chosen.is_empty()}>{ texts.as_browser() }</option>
                { for names.map(|(tag, name)| html! { <option key={tag} value={tag} lang={tag} selected={chosen == tag}>{ name }</option> }) }
            </select>
        </div>
    }
}

/// Which piece each has: choosing one that another has exchanges the two.
fn pieces(settings: &Settings, act: &Act, texts: Texts) -> Html {
    let row = |place: usize| {
        let before = settings.clone();
        let change = act.with(move |event: Event| {
            let piece = event.target_unchecked_into::<HtmlSelectElement>().value().parse().unwrap_or(0);
            let mut next = before.clone();
            if let Some(other) = next.pieces.iter().position(|&known| known == piece) {
                next.pieces.swap(place, other);
            }
            Action::Set(next)
        });
        let option = |piece: u8| {
            html! { <option key={piece} value={piece.to_string()} selected={settings.pieces[place] == piece}>{ texts.colour(piece) }</option> }
        };
        html! {
            <label key={place} class="setting">
                <span>{ texts.place_in_turn(place + 1) }</span>
                <select data-testid={format!("piece-{place}")} onchange={change}>{ for (0..5).map(option) }</select>
            </label>
        }
    };
    html! {
        <fieldset class="pick">
            <legend>{ texts.pieces() }</legend>
            { for (0..5).map(row) }
        </fieldset>
    }
}
