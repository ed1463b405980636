//! The page.

pub mod app;
pub mod board;
pub mod boot;
mod decimal;
pub mod dialog;
pub mod expansion;
pub mod gallery;
pub mod game;
pub mod hooks;
pub mod i18n;
pub mod link;
mod order;
pub mod panel;
pub mod storage;
pub mod view;

pub use app::Root;
