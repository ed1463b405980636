//! End-to-end tests: the release page in a real browser. Started by `cargo xtask e2e`.
#![cfg(not(target_arch = "wasm32"))]

mod cases;
mod classic;
mod gallery;
mod hand;
mod links;
mod marks;
mod page;
mod rules;
mod saves;
mod scoring;
mod site;
mod smoke;
mod teacher;
mod text;
mod turn;
mod whole_game;
