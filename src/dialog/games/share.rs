//! All games out as one text, and in again.

use crate::boot::fresh;
use crate::hooks::{use_keeper, use_texts};
use crate::i18n::Texts;
use crate::storage::{Import, export, import};
use js_sys::Array;
use wasm_bindgen_futures::JsFuture;
use web_sys::wasm_bindgen::JsCast;
use web_sys::{Blob, HtmlAnchorElement, HtmlInputElement, HtmlTextAreaElement, Url};
use yew::prelude::*;

/// What the part is given.
#[derive(Properties, PartialEq)]
pub struct TransferProps {
    /// The shelf was changed.
    pub on_change: Callback<()>,
}

/// Saves all games into a file, and takes them in from a file or a text.
///
/// # Panics
/// Outside the page, which provides the keeper.
#[component]
pub fn Transfer(props: &TransferProps) -> Html {
    let texts = use_texts();
    let keeper = use_keeper();
    let said = use_state(|| None::<String>);
    let take_in = {
        let (keeper, said, on_change) = (keeper.clone(), said.clone(), props.on_change.clone());
        Callback::from(move |text: String| {
            let came = import(keeper.shelf(), &text, fresh::now(), fresh::id);
            said.set(Some(came.map_or_else(|| texts.import_nothing().to_owned(), |came| in_words(texts, came))));
            on_change.emit(());
        })
    };
    let save = {
        let keeper = keeper.clone();
        Callback::from(move |_: MouseEvent| {
            let _ = download("trivium-games.json", &export(keeper.shelf()));
        })
    };
    let load = {
        let take_in = take_in.clone();
        Callback::from(move |event: Event| read_file(&event.target_unchecked_into(), take_in.clone()))
    };
    html! {
        <section class="transfer">
            <h3>{ texts.transfer() }</h3>
            <p>{ texts.transfer_why() }</p>
            <div class="seed-row">
                <button type="button" class="button" data-testid="export" onclick={save}>{ texts.export_file() }</button>
                <label class="button file">
                    { texts.import_file() }
                    <input type="file" class="unseen" accept=".json,.txt,application/json,text/plain"
                        data-testid="import-file" onchange={load} />
                </label>
            </div>
            <Aside />
            <AsText on_take={take_in} />
            <p role="status" data-testid="import-line">{ said.as_deref().unwrap_or_default() }</p>
        </section>
    }
}

/// What could not be read is kept, and can be taken along too.
#[component]
fn Aside() -> Html {
    let texts = use_texts();
    let keeper = use_keeper();
    let aside = use_memo((), |()| keeper.shelf().documents().aside().unwrap_or_default());
    if aside.is_empty() {
        return html! {};
    }
    let count = aside.len();
    let save = Callback::from(move |_: MouseEvent| {
        let _ = download("trivium-unreadable.json", &serde_json::to_string_pretty(&*aside).unwrap_or_default());
    });
    html! {
        <p class="line" data-testid="aside">
            { texts.saves_aside(count) }
            <button type="button" class="button" data-testid="export-aside" onclick={save}>{ texts.export_aside() }</button>
        </p>
    }
}

#[derive(Properties, PartialEq)]
struct AsTextProps {
    on_take: Callback<String>,
}

/// The same as text, for browsers that cannot save or open files here.
#[component]
fn AsText(props: &AsTextProps) -> Html {
    let texts = use_texts();
    let keeper = use_keeper();
    let area = use_node_ref();
    let shown = use_state(String::new);
    let show = {
        let shown = shown.clone();
        Callback::from(move |_: MouseEvent| shown.set(export(keeper.shelf())))
    };
    let take = {
        let (area, on_take) = (area.clone(), props.on_take.clone());
        Callback::from(move |_: MouseEvent| {
            if let Some(area) = area.cast::<HtmlTextAreaElement>() {
                on_take.emit(area.value());
            }
        })
    };
    html! {
        <details>
            <summary>{ texts.as_text() }</summary>
            <textarea ref={area} rows="5" spellcheck="false" aria-label={texts.as_text()} data-testid="games-text"
                value={(*shown).clone()} />
            <div class="seed-row">
                <button type="button" class="button" data-testid="show-text" onclick={show}>{ texts.show_text() }</button>
                <button type="button" class="button" data-testid="take-text" onclick={take}>{ texts.take_text() }</button>
            </div>
        </details>
    }
}

fn in_words(texts: Texts, came: Import) -> String {
    let lines = [
        (true, texts.import_added(came.added)),
        (came.known > 0, texts.import_known(came.known)),
        (came.cut > 0, texts.import_cut(came.cut)),
        (came.unreadable > 0, texts.import_unreadable(came.unreadable)),
        (came.no_room > 0, texts.import_no_room(came.no_room)),
    ];
    lines.into_iter().filter(|(said, _)| *said).map(|(_, line)| line).collect::<Vec<_>>().join(" ")
}

/// Offers a text as a file. A blob's address is no request to anywhere.
fn download(name: &str, text: &str) -> Option<()> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?;
    let url = Url::create_object_url_with_blob(&blob).ok()?;
    let anchor: HtmlAnchorElement = web_sys::window()?.document()?.create_element("a").ok()?.dyn_into().ok()?;
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    // The browser has taken hold of it by now.
    Url::revoke_object_url(&url).ok()
}

/// Reads the file that was chosen.
fn read_file(input: &HtmlInputElement, take_in: Callback<String>) {
    let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
    // The same file may be chosen again.
    input.set_value("");
    yew::platform::spawn_local(async move {
        let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
        take_in.emit(text.unwrap_or_default());
    });
}
