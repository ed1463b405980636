//! The keys.

use super::Modal;
use crate::i18n::Texts;
use yew::prelude::*;

/// What each key does.
pub fn keys(texts: Texts) -> Html {
    let keys: [(&[&str], &str); 11] = [
        (&["↑", "→", "↓", "←"], texts.key_arrows()),
        (&["Enter"], texts.key_enter()),
        (&["R", "Shift R"], texts.key_rotate()),
        (&["1", "2", "3"], texts.key_digits()),
        (&["0"], texts.key_none()),
        (&["Esc"], texts.key_back()),
        (&["Z", "Y"], texts.key_undo()),
        (&["F"], texts.key_fields()),
        (&["M", "Shift M"], texts.key_meeples()),
        (&["H"], texts.key_rules()),
        (&["?"], texts.key_help()),
    ];
    let row = |(names, what): &(&[&str], &str)| {
        html! {
            <tr key={names[0]}>
                <th scope="row">{ for names.iter().map(|name| html! { <kbd>{ *name }</kbd> }) }</th>
                <td>{ *what }</td>
            </tr>
        }
    };
    html! {
        <Modal key="keys" title={texts.keys()} name="keys">
            <table class="keys"><tbody>{ for keys.iter().map(row) }</tbody></table>
        </Modal>
    }
}
