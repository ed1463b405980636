//! Small pictures on buttons, drawn with one line.

use yew::prelude::*;

/// A small picture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    /// Turn clockwise.
    Rotate,
    /// Take back.
    Undo,
    /// Repeat.
    Redo,
    /// Look at the tiles.
    Eye,
    /// More.
    Menu,
    /// Close.
    Close,
    /// A link.
    Link,
    /// Met.
    Check,
    /// A stack of tiles.
    Stack,
}

impl Icon {
    /// The line, on a square of 20.
    const fn line(self) -> &'static str {
        match self {
            Self::Rotate => "M15.7 6.2A7 7 0 1 0 17 10.6M16.4 2.4V6.6H12.2",
            Self::Undo => "M4 7H12.2A4.3 4.3 0 0 1 12.2 15.6H8.6M7.2 3.6L3.8 7L7.2 10.4",
            Self::Redo => "M16 7H7.8A4.3 4.3 0 0 0 7.8 15.6H11.4M12.8 3.6L16.2 7L12.8 10.4",
            Self::Eye => {
                "M1.8 10C5 4.6 15 4.6 18.2 10C15 15.4 5 15.4 1.8 10ZM7.4 10A2.6 2.6 0 1 0 12.6 10A2.6 2.6 0 1 0 7.4 10Z"
            }
            Self::Menu => "M3 5H17M3 10H17M3 15H17",
            Self::Close => "M5 5L15 15M15 5L5 15",
            Self::Link => {
                "M8.4 11.6A3.2 3.2 0 0 0 13 11.6L16.2 8.4A3.2 3.2 0 0 0 11.6 3.8L10 5.4M11.6 8.4A3.2 3.2 0 0 0 7 8.4L3.8 11.6A3.2 3.2 0 0 0 8.4 16.2L10 14.6"
            }
            Self::Check => "M4 10.6L8.2 14.8L16 5.6",
            Self::Stack => "M10 3.4L17 7L10 10.6L3 7ZM3 10.2L10 13.8L17 10.2M3 13.4L10 17L17 13.4",
        }
    }
}

/// The picture; whatever stands beside it says what it means.
pub fn icon(icon: Icon) -> Html {
    html! { <svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d={icon.line()} /></svg> }
}
