//! What is wrong with the link that was followed, and the ways on from there.

use super::{Modal, options_in_words, problem_in_words};
use crate::app::state::{Action, Notice};
use crate::boot::new_table;
use crate::hooks::{use_act, use_texts};
use crate::link::BadLink;
use yew::prelude::*;

/// What the page about a bad link is given.
#[derive(Properties, PartialEq)]
pub struct BadLinkProps {
    /// What is wrong.
    pub link: BadLink,
    /// Whether the game behind it has begun.
    pub begun: bool,
}

/// What is wrong with a link, the nearest game, and the game that was being played.
#[component]
pub fn BadLinkPage(props: &BadLinkProps) -> Html {
    let (act, texts) = (use_act(), use_texts());
    let nearest = &props.link.nearest;
    let game = options_in_words(texts, nearest.options);
    let offer = match &nearest.seed {
        Some(seed) => texts.link_nearest(game, seed.to_string()),
        None => texts.link_nearest_new(game),
    };
    let play = {
        let (act, nearest, begun) = (act.clone(), nearest.clone(), props.begun);
        Callback::from(move |_: MouseEvent| {
            act.act(Action::Open(new_table(Some(nearest.clone()))));
            act.act(Action::Tell(begun.then_some(Notice::PutAway)));
        })
    };
    let problems = props.link.problems.iter().map(|problem| html! { <li>{ problem_in_words(texts, problem) }</li> });
    html! {
        <Modal title={texts.link_title()} name="link">
            <p>{ texts.link_intro() }</p>
            <ul class="problems" data-testid="problems">{ for problems }</ul>
            <p data-testid="nearest">{ offer }</p>
            <footer class="modal-foot">
                <button type="button" class="button" data-testid="stay" onclick={act.on(Action::Show(None))}>
                    { if props.begun { texts.link_stay() } else { texts.link_stay_new() } }
                </button>
                <button type="button" class="button primary" data-testid="play-nearest" onclick={play}>
                    { texts.link_play() }
                </button>
            </footer>
        </Modal>
    }
}
