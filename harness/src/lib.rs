//! The finished page, looked at from outside.
//!
//! A plain blocking client of the `WebDriver` protocol: tests and pictures need a dozen commands and no async runtime.
//! `cargo xtask` starts the driver and says where it is; see [`Session::open`].

mod base64;
mod error;
mod http;
mod session;
mod window;

pub use error::{Error, Result};
pub use session::{LogLine, Session};
pub use window::Window;
