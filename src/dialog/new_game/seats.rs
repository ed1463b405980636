//! Who plays the classic game: names, pieces and order.

use super::draft::Draft;
use crate::game::NAME_LENGTH;
use crate::i18n::Texts;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// A row for each player, in turn order.
pub fn seat_picks(draft: &Draft, on_change: &Callback<Draft>, texts: Texts) -> Html {
    html! {
        <fieldset class="seats">
            <legend>{ texts.seats() }</legend>
            { for (0..draft.players()).map(|place| row(draft, on_change, place, texts)) }
            <p class="dim">{ texts.seats_note() }</p>
        </fieldset>
    }
}

fn row(draft: &Draft, on_change: &Callback<Draft>, place: usize, texts: Texts) -> Html {
    let piece = draft.seats[place].piece.unwrap_or(0);
    let named = {
        let draft = draft.clone();
        on_change.reform(move |event: InputEvent| {
            draft.with_name(place, event.target_unchecked_into::<HtmlInputElement>().value())
        })
    };
    let coloured = {
        let draft = draft.clone();
        on_change.reform(move |event: Event| {
            let chosen = event.target_unchecked_into::<HtmlSelectElement>().value();
            draft.with_piece(place, chosen.parse().unwrap_or(piece))
        })
    };
    let earlier = {
        let draft = draft.clone();
        on_change.reform(move |_: MouseEvent| draft.earlier(place))
    };
    let colour = |other: u8| {
        html! { <option key={other} value={other.to_string()} selected={other == piece}>{ texts.colour(other) }</option> }
    };
    html! {
        <div key={place} class="seat" data-testid={format!("seat-{place}")}>
            <span class="seat-place" aria-hidden="true">{ place + 1 }</span>
            <input type="text" autocomplete="off" data-testid={format!("seat-name-{place}")} maxlength={(2 * NAME_LENGTH).to_string()}
                aria-label={texts.seat_name(place + 1)} placeholder={texts.colour(piece)}
                value={draft.seats[place].name.clone()} oninput={named} />
            <select data-testid={format!("seat-piece-{place}")} aria-label={texts.seat_colour(place + 1)} onchange={coloured}>
                { for (0..5).map(colour) }
            </select>
            <button type="button" class="icon-button" data-testid={format!("seat-earlier-{place}")} disabled={place == 0}
                aria-label={texts.seat_earlier(place + 1)} title={texts.seat_earlier(place + 1)} onclick={earlier}>{ "↑" }</button>
        </div>
    }
}
