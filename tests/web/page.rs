//! A page in a test: mounted with its own storage and address, and gone when the test is over.

use std::rc::Rc;
use trivium::app::state::{Action, AppState, Dialog};
use trivium::boot::{Keeper, new_table};
use trivium::dialog::Dialogs;
use trivium::hooks::{Act, Common};
use trivium::i18n::Texts;
use trivium::link;
use trivium::storage::MemoryStore;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlElement, HtmlInputElement, KeyboardEventInit, Storage};
use yew::prelude::*;

pub fn document() -> Document {
    web_sys::window().and_then(|window| window.document()).expect("a browser window with a document")
}

pub fn local_storage() -> Storage {
    web_sys::window().and_then(|window| window.local_storage().ok().flatten()).expect("storage")
}

/// Forgets everything and goes to the address with that query.
pub fn fresh(query: &str) {
    local_storage().clear().expect("storage");
    let window = web_sys::window().expect("a window");
    window.session_storage().ok().flatten().expect("storage").clear().expect("storage");
    go(query);
}

pub fn go(query: &str) {
    let window = web_sys::window().expect("a window");
    let path = window.location().pathname().expect("a path");
    let url = format!("{path}{query}");
    window.history().expect("a history").replace_state_with_url(&JsValue::NULL, "", Some(&url)).expect("an address");
}

pub fn query() -> String {
    web_sys::window().and_then(|window| window.location().search().ok()).expect("an address")
}

/// A mounted component. Dropping it takes it off the page.
pub struct Page<C: BaseComponent> {
    handle: Option<yew::AppHandle<C>>,
    pub root: Element,
}

impl<C: BaseComponent> Page<C> {
    pub async fn open(properties: C::Properties) -> Self {
        let root = document().create_element("main").expect("an element");
        document().body().expect("a body").append_child(&root).expect("the element on the page");
        let handle = yew::Renderer::<C>::with_root_and_props(root.clone(), properties).render();
        yew::scheduler::flush().await;
        Self { handle: Some(handle), root }
    }

    pub fn find(&self, id: &str) -> Option<Element> {
        self.root.query_selector(&format!("[data-testid=\"{id}\"]")).expect("a selector")
    }

    pub fn get(&self, id: &str) -> Element {
        self.find(id).unwrap_or_else(|| panic!("{id} is not there"))
    }

    pub fn text(&self, id: &str) -> String {
        self.get(id).text_content().unwrap_or_default()
    }

    pub async fn click(&self, id: &str) {
        self.get(id).unchecked_into::<HtmlElement>().click();
        yew::scheduler::flush().await;
    }

    /// Types into a field, as if letter by letter.
    pub async fn type_into(&self, id: &str, text: &str) {
        let field = self.get(id);
        match field.dyn_ref::<HtmlInputElement>() {
            Some(input) => input.set_value(text),
            None => field.unchecked_ref::<web_sys::HtmlTextAreaElement>().set_value(text),
        }
        let event = web_sys::InputEvent::new("input").expect("an event");
        event.init_event_with_bubbles("input", true);
        field.dispatch_event(&event).expect("the event to be heard");
        yew::scheduler::flush().await;
    }

    pub async fn press(&self, key: &str) {
        self.tell(&document().body().expect("a body"), key, false).await;
    }

    /// Presses a key while an element has the focus.
    pub async fn press_at(&self, element: &Element, key: &str) {
        self.tell(element, key, false).await;
    }

    /// Is told once more of a key that is held down.
    pub async fn hold(&self, key: &str) {
        self.tell(&document().body().expect("a body"), key, true).await;
    }

    async fn tell(&self, element: &Element, key: &str, is_held: bool) {
        let init = KeyboardEventInit::new();
        init.set_bubbles(true);
        init.set_cancelable(true);
        init.set_key(key);
        init.set_repeat(is_held);
        let event = web_sys::KeyboardEvent::new_with_keyboard_event_init_dict("keydown", &init).expect("an event");
        element.dispatch_event(&event).expect("the event to be heard");
        yew::scheduler::flush().await;
    }
}

impl<C: BaseComponent> Drop for Page<C> {
    fn drop(&mut self) {
        if let Some(handle) = self.handle.take() {
            handle.destroy();
        }
        self.root.remove();
    }
}

/// What a dialog alone is mounted with.
#[derive(Properties, PartialEq)]
pub struct HostProps {
    pub dialog: Dialog,
    pub keeper: Keeper,
    #[prop_or_default]
    pub link: AttrValue,
}

pub fn memory() -> Keeper {
    Keeper::over(Rc::new(MemoryStore::default()), true)
}

/// A page of nothing but a dialog; it tells in attributes what became of it.
#[component]
pub fn Host(props: &HostProps) -> Html {
    let link = props.link.clone();
    let dialog = props.dialog;
    let state = use_reducer(move || {
        let (wanted, bad_link) = match link::read(&link, str::to_owned) {
            Ok(wanted) => (wanted, None),
            Err(bad_link) => (None, Some(Rc::new(bad_link))),
        };
        let mut state = AppState::new(new_table(wanted), trivium::app::settings::Settings::default(), None);
        state.dialog = Some(dialog);
        state.bad_link = bad_link;
        state
    });
    let act = Act(state.dispatcher());
    let record = state.table.session().record();
    let (keeper, texts) = (props.keeper.clone(), Texts::default());
    let common = Common { act: act.clone(), keeper, texts, settings: state.settings.clone() };
    html! {
        <ContextProvider<Common> context={common}>
            <button data-testid="opener" onclick={act.on(Action::Show(Some(dialog)))}>{ "open" }</button>
            <output data-testid="state" data-link={link::write(&record.options, &record.seed)}
                data-open={state.dialog.is_some().to_string()} data-ply={state.table.session().ply().to_string()}
                data-settings={format!("{:?}", state.settings)} data-notice={format!("{:?}", state.notice)} />
            <Dialogs state={Rc::new((*state).clone())} />
        </ContextProvider<Common>>
    }
}
