//! What is wrong with the link that was followed, and the ways on from there.

use super::{Modal, options_in_words, problem_in_words};
use crate::app::state::{Action, Notice};
use crate::boot::new_table;
use crate::hooks::Act;
use crate::i18n::Texts;
use crate::link::BadLink;
use yew::prelude::*;

/// What is wrong with a link, the nearest game, and the game that was being played: whether that has begun.
pub fn bad_link(link: &BadLink, begun: bool, act: &Act, texts: Texts) -> Html {
    let nearest = &link.nearest;
    let game = options_in_words(texts, nearest.options);
    let offer = match &nearest.seed {
        Some(seed) => texts.link_nearest(game, seed.to_string()),
        None => texts.link_nearest_new(game),
    };
    let play = {
        let (act, nearest) = (act.clone(), nearest.clone());
        Callback::from(move |_: MouseEvent| {
            act.act(Action::Open(new_table(Some(nearest.clone()))));
            act.act(Action::Tell(begun.then_some(Notice::PutAway)));
        })
    };
    let problems = link.problems.iter().map(|problem| html! { <li>{ problem_in_words(texts, problem) }</li> });
    html! {
        <Modal key="link" title={texts.link_title()} name="link">
            <p>{ texts.link_intro() }</p>
            <ul class="problems" data-testid="problems">{ for problems }</ul>
            <p data-testid="nearest">{ offer }</p>
            <footer class="modal-foot">
                <button type="button" class="button" data-testid="stay" onclick={act.on(Action::Show(None))}>
                    { if begun { texts.link_stay() } else { texts.link_stay_new() } }
                </button>
                <button type="button" class="button primary" data-testid="play-nearest" onclick={play}>
                    { texts.link_play() }
                </button>
            </footer>
        </Modal>
    }
}
