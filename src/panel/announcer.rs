//! The live region: what happened, told once to those who cannot see it.

use crate::game::{Table, TableId};
use crate::hooks::{use_settings, use_texts};
use crate::view::names::Names;
use crate::view::tell::{self, Teller};
use yew::prelude::*;

/// What the announcer is given.
#[derive(Properties, PartialEq)]
pub struct AnnouncerProps {
    /// The game.
    pub table: Table,
}

/// Tells what each move brought about, when it is played; moves that come back by undo are not told again.
#[component]
pub fn Announcer(props: &AnnouncerProps) -> Html {
    let names = Names::at(use_texts(), &use_settings(), &props.table);
    let told = use_state(String::new);
    let seen = use_mut_ref(|| None::<(TableId, usize)>);
    {
        let (told, table) = (told.clone(), props.table.clone());
        use_effect_with((table.id().clone(), table.session().ply()), move |now| {
            let before = seen.borrow_mut().replace(now.clone());
            if let Some(text) = announcement(before.as_ref(), &table, &names) {
                told.set(text);
            }
        });
    }
    html! { <div class="unseen" aria-live="polite" data-testid="announcer">{ (*told).clone() }</div> }
}

/// What is to be told now that the table is as it is, if it was at `before`.
pub fn announcement(before: Option<&(TableId, usize)>, table: &Table, names: &Names) -> Option<String> {
    let ply = table.session().ply();
    let texts = names.texts;
    let game = table.game();
    let mut told: Vec<String> = match before {
        Some((id, before)) if id == table.id() && *before > ply => vec![texts.taken_back().to_owned()],
        Some((id, before)) if id == table.id() && *before < ply => {
            let teller = Teller { names, only_last: game.rules().goals };
            let moves = table.session().events().iter().skip(*before);
            moves.flat_map(|events| teller.tell(events)).map(|sentence| tell::plain(&sentence.text)).collect()
        }
        Some((id, _)) if id == table.id() => return None,
        _ => Vec::new(),
    };
    told.extend(game.hand().map(|kind| {
        let tile = tell::tile(texts, kind);
        if table.is_shared() {
            texts.your_turn_with(names.titled(game.turn()), tile)
        } else {
            texts.to_play(names.of(game.turn()), tile)
        }
    }));
    Some(told.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::settings::Settings;
    use crate::i18n::Texts;
    use std::rc::Rc;
    use trivium_engine::event::Event;
    use trivium_engine::options::{ClassicPlayers, GameOptions};
    use trivium_engine::seed::{Phrase, Seed};

    #[test]
    fn a_tile_that_is_set_aside_is_spoken_of() {
        let names = Names::new(Texts::default(), &Settings::default());
        for number in 0.. {
            let seed = Seed::Phrase(Phrase::new(&format!("spoken {number}")).expect("a phrase"));
            let mut table = Table::new(TableId(Rc::from("t")), GameOptions::classic(ClassicPlayers::default()), seed);
            while let Some(placement) = table.game().legal_placements().min() {
                let before = (table.id().clone(), table.session().ply());
                table.choose_cell(placement.pos).expect("legal");
                table.claim(None).expect("nobody has to");
                let aside = |event: &Event| matches!(event, Event::TileSetAside { .. });
                if table.session().events().last().is_some_and(|events| events.iter().any(aside)) {
                    let told = announcement(Some(&before), &table, &names).expect("something to tell");
                    assert!(told.contains(": it fits nowhere and is set aside."), "{told}");
                    return;
                }
            }
        }
    }
}
