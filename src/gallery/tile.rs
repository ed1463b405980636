//! One tile of the gallery.

use super::Overlay;
use crate::board::layers::picture;
use crate::decimal::decimal;
use trivium_art::{Drawing, MEEPLES, port_point};
use trivium_engine::geometry::Rotation;
use trivium_engine::tile::{Segment, TileKind};
use yew::prelude::*;

/// A tile, and over it what the rules see.
pub fn gallery_tile(kind: TileKind, rotation: Rotation, overlay: Overlay) -> Html {
    // Each rotation is decorated in its own way, as on a board.
    let drawing = Drawing::new(kind, rotation, u32::from(rotation.turns()) + 1);
    let segments = || (0u8..).zip(kind.spec().segments());
    html! {
        <svg key={rotation.turns()} class="gallery-tile" viewBox="0 0 100 100" data-testid={format!("tile-{kind}-{}", rotation.turns())}>
            { picture(&drawing.art()) }
            if overlay.segments {
                <g class="gallery-segments">
                    for (number, segment) in segments() {
                        <path key={number} class={outline_class(segment, number)} d={drawing.outline(number)} />
                    }
                </g>
            }
            if overlay.ports {
                <g class="gallery-ports">
                    for (number, segment) in segments() { { ports(number, segment, rotation) } }
                </g>
            }
            if overlay.anchors {
                <g>
                    for (number, _) in segments() {
                        <use key={number} href={format!("#{}", MEEPLES[usize::from(number) % MEEPLES.len()])}
                            x={decimal(drawing.anchor(number).x)} y={decimal(drawing.anchor(number).y)} />
                    }
                </g>
            }
        </svg>
    }
}

fn outline_class(segment: &Segment, number: u8) -> Classes {
    classes!(format!("gallery-{:?}", segment.kind).to_lowercase(), format!("gallery-hue-{}", number % 4))
}

fn ports(number: u8, segment: &Segment, rotation: Rotation) -> Html {
    let dot = |port| {
        let point = port_point(port);
        html! { <circle cx={decimal(point.x)} cy={decimal(point.y)} r="4" /> }
    };
    html! {
        <g key={number} class={format!("gallery-hue-{}", number % 4)}>
            { for segment.ports.rotated(rotation).iter().map(dot) }
        </g>
    }
}
