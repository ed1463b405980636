//! Component tests: single components, mounted in a real browser. Started by `cargo xtask web`.
#![cfg(target_arch = "wasm32")]

mod board;
mod mount;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
async fn the_app_mounts_and_says_so() {
    let app = mount::mount::<trivium::Root>().await;
    assert!(app.text_content().is_some_and(|text| text.contains("Trivium")));
    assert_eq!(mount::document_attribute("data-ready").as_deref(), Some("1"));
}
