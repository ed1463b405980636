//! Between two players: who is next, or whether the turn is to be passed on.

use super::piece::meeple;
use crate::app::HandOver;
use crate::app::state::{Action, AppState};
use crate::hooks::{Act, use_texts};
use crate::i18n::Texts;
use crate::view::names::Names;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The hand-over, while there is one.
pub fn pass_on(state: &AppState, act: &Act, texts: Texts) -> Html {
    let names = Names::at(texts, &state.settings, &state.table);
    let game = state.table.game();
    match state.hand_over {
        None => html! {},
        Some(HandOver::Passed) => {
            let next = game.turn();
            html! {
                <div class="hand-over passing" data-testid="hand-over" data-player={next.to_string()}>
                    { meeple(names.piece(next)) }
                    <b>{ texts.your_turn(names.titled(next)) }</b>
                </div>
            }
        }
        Some(HandOver::Asked(_)) => {
            let seats = game.position().players().count();
            let next = game.turn().next(u8::try_from(seats).unwrap_or(1));
            let question = texts.pass_on(names.titled(next));
            html! { <Question {question} piece={names.piece(next)} act={act.clone()} /> }
        }
    }
}

#[derive(Properties, PartialEq)]
struct QuestionProps {
    question: String,
    piece: u8,
    act: Act,
}

/// Asks whether the turn is to be passed on. The answer has the focus at once.
#[component]
fn Question(props: &QuestionProps) -> Html {
    let (texts, yes) = (use_texts(), use_node_ref());
    {
        let yes = yes.clone();
        use_effect_with((), move |()| {
            if let Some(button) = yes.cast::<HtmlElement>() {
                let _ = button.focus();
            }
        });
    }
    html! {
        <div class="hand-over" role="group" aria-labelledby="pass-on" data-testid="pass-question">
            { meeple(props.piece) }
            <b id="pass-on">{ &props.question }</b>
            <button class="strong" ref={yes} data-testid="pass" onclick={props.act.on(Action::Pass)}>{ texts.pass_yes() }</button>
            <button data-testid="stay" onclick={props.act.on(Action::Stay)}>{ texts.pass_no() }</button>
        </div>
    }
}
