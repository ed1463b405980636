//! One of several, as radio buttons in a row.

use yew::prelude::*;

/// One of several: its values, each with its label, and which of them is chosen. The name is also for tests:
/// `pick-NAME-VALUE`.
pub fn pick(
    name: &'static str,
    legend: &str,
    values: &[(AttrValue, AttrValue)],
    chosen: &str,
    on_pick: &Callback<AttrValue>,
) -> Html {
    let item = |(value, label): &(AttrValue, AttrValue)| {
        let picked = {
            let value = value.clone();
            on_pick.reform(move |_: Event| value.clone())
        };
        html! {
            <label key={value.to_string()} class="pick-item">
                <input type="radio" {name} value={value.clone()} checked={*value == chosen}
                    data-testid={format!("pick-{name}-{value}")} onchange={picked} />
                <span>{ label }</span>
            </label>
        }
    };
    html! {
        <fieldset key={name} class="pick">
            <legend>{ legend }</legend>
            <div class="pick-row">{ for values.iter().map(item) }</div>
        </fieldset>
    }
}
