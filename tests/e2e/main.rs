//! End-to-end tests: the release page in a real browser. Started by `cargo xtask e2e`.
#![cfg(not(target_arch = "wasm32"))]

mod classic;
mod keeping;
mod page;
mod site;
mod smoke;
mod teacher;
