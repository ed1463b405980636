//! The menu: ways to the dialogs, and on a phone to the lists.

use super::icon::{Icon, icon};
use crate::app::state::{Action, Dialog, Tab};
use crate::hooks::{Act, use_act, use_texts};
use crate::i18n::Texts;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The dialogs, in the order of the menu.
fn dialogs(texts: Texts) -> [(Dialog, &'static str, &'static str); 6] {
    [
        (Dialog::NewGame, "new-game", texts.new_game()),
        (Dialog::Games, "games", texts.games()),
        (Dialog::Rules(None), "rules", texts.rules()),
        (Dialog::Settings, "settings", texts.settings()),
        (Dialog::Keys, "keys", texts.keys()),
        (Dialog::About, "about", texts.about()),
    ]
}

/// The lists of a tab row, in order.
pub fn tabs(texts: Texts, aids: bool, goals: bool) -> Vec<(Tab, &'static str, &'static str)> {
    let all = [
        (Tab::Log, "log", texts.log()),
        (Tab::TilesLeft, "tiles-left", texts.tiles_left()),
        (Tab::Goals, "goals", texts.goals()),
        (Tab::Share, "share", texts.share()),
    ];
    all.into_iter().filter(|(tab, ..)| (aids || *tab != Tab::TilesLeft) && (goals || *tab != Tab::Goals)).collect()
}

/// What the menu is given.
#[derive(Properties, PartialEq)]
pub struct MenuProps {
    /// Whether the game has goals.
    pub goals: bool,
}

/// The menu.
#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let (texts, act) = (use_texts(), use_act());
    let close = act.on(Action::ShowSheet(None));
    let menu = use_node_ref();
    {
        let menu = menu.clone();
        use_effect_with((), move |()| {
            // So that the keyboard goes on where the eye does.
            if let Some(menu) = menu.cast::<HtmlElement>() {
                let _ = menu.focus();
            }
        });
    }
    let lists = tabs(texts, false, props.goals)
        .into_iter()
        .map(|(tab, id, name)| entry(&act, id, name, Action::OpenLists(tab)));
    let dialogs =
        dialogs(texts).into_iter().map(|(dialog, id, name)| entry(&act, id, name, Action::Show(Some(dialog))));
    html! {
        <nav class="menu" ref={menu} tabindex="-1" aria-label={texts.menu()}>
            <button class="menu-close phone-only" onclick={close}>{ icon(Icon::Close) }{ texts.close_sheet() }</button>
            <div class="menu-part">{ for dialogs }</div>
            <div class="menu-part phone-only">{ for lists }</div>
        </nav>
    }
}

fn entry(act: &Act, id: &'static str, name: &'static str, action: Action) -> Html {
    html! { <button key={id} class="menu-entry" data-testid={format!("menu-{id}")} onclick={act.on(action)}>{ name }</button> }
}
