//! The gallery at `#tiles`: every kind of tile in every rotation, and what the rules see in the picture.

mod tile;

use crate::board::layers::Symbols;
use crate::hooks::use_texts;
use tile::gallery_tile;
use trivium_engine::geometry::Rotation;
use trivium_engine::tile::TileKind;
use yew::prelude::*;

/// What is drawn over the pictures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overlay {
    /// The outlines of the segments.
    pub segments: bool,
    /// The ports that the table names.
    pub ports: bool,
    /// Where the meeples stand.
    pub anchors: bool,
}

/// The page.
#[component]
pub fn Gallery() -> Html {
    let texts = use_texts();
    let overlay = use_state_eq(Overlay::default);
    let toggle = |label: &'static str, name: &'static str, on: bool, next: Overlay| {
        let overlay = overlay.clone();
        let onchange = Callback::from(move |_| overlay.set(next));
        html! {
            <label class="gallery-toggle">
                <input type="checkbox" data-testid={format!("toggle-{name}")} checked={on} {onchange} />{ label }
            </label>
        }
    };
    let now = *overlay;
    html! {
        <div class="gallery">
            <svg class="gallery-symbols" aria-hidden="true"><Symbols /></svg>
            <header class="gallery-head">
                <h1>{ texts.gallery_title() }</h1>
                { toggle(texts.gallery_segments(), "segments", now.segments, Overlay { segments: !now.segments, ..now }) }
                { toggle(texts.gallery_ports(), "ports", now.ports, Overlay { ports: !now.ports, ..now }) }
                { toggle(texts.gallery_anchors(), "anchors", now.anchors, Overlay { anchors: !now.anchors, ..now }) }
                <a href="#">{ texts.gallery_back() }</a>
            </header>
            <div class="gallery-kinds">
                for kind in TileKind::all() {
                    <section key={kind.name()} class="gallery-kind" aria-label={kind.name()}>
                        <h2>{ kind.name() }</h2>
                        for rotation in Rotation::ALL { { gallery_tile(kind, rotation, now) } }
                    </section>
                }
            </div>
        </div>
    }
}
