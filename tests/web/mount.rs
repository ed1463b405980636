//! Mounting a component on a fresh root.

use web_sys::{Document, Element};
use yew::BaseComponent;

/// The document of the test page.
fn document() -> Document {
    web_sys::window().and_then(|window| window.document()).expect("a browser window with a document")
}

/// Mounts a component on a new element and waits until Yew has nothing left to do.
pub async fn mount<C>() -> Element
where
    C: BaseComponent,
    C::Properties: Default,
{
    let root = document().create_element("main").expect("an element");
    document().body().expect("a body").append_child(&root).expect("the element on the page");
    yew::Renderer::<C>::with_root(root.clone()).render();
    yew::scheduler::flush().await;
    root
}
