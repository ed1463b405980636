//! Text with stressed parts.

use crate::view::tell;
use yew::prelude::*;

/// The text, with what is stressed in bold.
pub fn stressed(text: &str) -> Html {
    let part = |(strong, part): (bool, &str)| {
        if strong {
            html! { <b>{ part.to_owned() }</b> }
        } else {
            html! { { part.to_owned() } }
        }
    };
    tell::stressed(text).map(part).collect()
}
