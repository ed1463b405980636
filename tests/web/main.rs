//! Component tests: single components, mounted in a real browser. Started by `cargo xtask web`.
#![cfg(target_arch = "wasm32")]

mod board;
mod boot;
mod dialogs;
mod expansion;
mod mount;
mod page;
mod panel;
mod stage;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
async fn the_app_mounts_and_says_so() {
    page::fresh("");
    let page = page::Page::<trivium::Root>::open(()).await;
    assert!(page.root.query_selector(".page").expect("a selector").is_some());
    assert_eq!(
        page::document().document_element().and_then(|root| root.get_attribute("data-ready")).as_deref(),
        Some("1")
    );
}
