//! One of several, as radio buttons in a row.

use yew::prelude::*;

/// What a choice is given.
#[derive(Properties, PartialEq)]
pub struct PickProps {
    /// What is chosen.
    pub legend: AttrValue,
    /// Its name, also for tests: `pick-NAME-VALUE`.
    pub name: AttrValue,
    /// The values, each with its label.
    pub values: Vec<(AttrValue, AttrValue)>,
    /// The value that is chosen.
    pub chosen: AttrValue,
    /// Another one was chosen.
    pub on_pick: Callback<AttrValue>,
}

/// One of several.
#[component]
pub fn Pick(props: &PickProps) -> Html {
    let item = |(value, label): &(AttrValue, AttrValue)| {
        let picked = {
            let value = value.clone();
            props.on_pick.reform(move |_: Event| value.clone())
        };
        html! {
            <label key={value.to_string()} class="pick-item">
                <input type="radio" name={props.name.clone()} value={value.clone()} checked={*value == props.chosen}
                    data-testid={format!("pick-{}-{value}", props.name)} onchange={picked} />
                <span>{ label }</span>
            </label>
        }
    };
    html! {
        <fieldset class="pick">
            <legend>{ &props.legend }</legend>
            <div class="pick-row">{ for props.values.iter().map(item) }</div>
        </fieldset>
    }
}
