//! The score track: exact dots, pieces above them, the last ones framed, flags to reach.

use crate::decimal::decimal;
use crate::i18n::Texts;
use crate::view::names::list;
use crate::view::players::PlayerView;
use crate::view::rail::{Mark, RailView};
use trivium_art::MEEPLES;
use yew::prelude::*;

/// How long the track is where there is room, and where there is little.
const LENGTHS: [(&str, f32); 2] = [("track track-wide", 562.0), ("track track-narrow", 326.0)];

/// Heights, from the top of the picture.
const PIECE: &str = "23";
const FRAME: (&str, &str) = ("3", "40");
const NECK: &str = "37";
const LINE: &str = "51";
const NUMBER: &str = "60";

/// The track in words and as a picture, in two lengths: the style sheet shows the one that fits.
pub fn track(players: &[PlayerView], has_flags: bool, texts: Texts) -> Html {
    let score = |player: &PlayerView| texts.score_of(player.name.as_str(), player.score);
    let scores: Vec<String> = players.iter().map(score).collect();
    let label = texts.rail_label(list(texts, &scores));
    let drawn = LENGTHS.iter().map(|(class, length)| drawn(class, *length, players, has_flags));
    html! { <div class="tracks" role="img" aria-label={label} data-testid="track">{ for drawn }</div> }
}

fn drawn(class: &'static str, length: f32, players: &[PlayerView], has_flags: bool) -> Html {
    let rail = RailView::of(players, length, has_flags);
    html! {
        <svg {class} viewBox={format!("-19 0 {} 76", decimal(length + 38.0))} aria-hidden="true">
            <path class="track-line" d={format!("M0 {LINE}H{}", decimal(length))} />
            <path class="track-ticks" d={ticks(&rail)} />
            <g>{ for rail.tens.iter().map(|(x, ten)| number(*x, *ten, &rail)) }</g>
            <g>{ for rail.flags.iter().copied().map(flag) }</g>
            if let Some((from, to)) = rail.frame {
                <rect class="track-frame" x={decimal(from - 17.0)} y={FRAME.0}
                    width={decimal(to - from + 34.0)} height={FRAME.1} rx="9" />
            }
            <g>{ for rail.marks.iter().map(leader) }</g>
            <g>{ for rail.marks.iter().map(mark) }</g>
        </svg>
    }
}

fn ticks(rail: &RailView) -> String {
    let tens = rail.tens.iter().map(|(x, _)| format!("M{} 45V57", decimal(*x)));
    tens.chain(rail.fives.iter().map(|x| format!("M{} 47.5V54.5", decimal(*x)))).collect()
}

fn number(x: f32, number: u16, rail: &RailView) -> Html {
    let is_goal = rail.flags.iter().any(|flag| flag.1 == number);
    let class = if is_goal { "track-number goal" } else { "track-number" };
    html! { <text {class} x={decimal(x)} y={NUMBER}>{ number }</text> }
}

fn flag((x, goal, reached): (f32, u16, bool)) -> Html {
    let class = if reached { "track-flag reached" } else { "track-flag" };
    html! { <path {class} data-goal={goal.to_string()} d={format!("M{} {LINE}V24l12 5l-12 5", decimal(x))} /> }
}

fn leader(mark: &Mark) -> Html {
    html! { <path class="track-leader" d={format!("M{} {NECK}L{} {LINE}", decimal(mark.at), decimal(mark.dot))} /> }
}

fn mark(mark: &Mark) -> Html {
    let href = format!("#{}", MEEPLES[usize::from(mark.piece).min(4)]);
    html! {
        <g>
            <circle class={format!("track-dot piece-{}", mark.piece)} cx={decimal(mark.dot)} cy={LINE} r="5" />
            <use {href} data-rail={mark.player.to_string()} x={decimal(mark.at)} y={PIECE} />
        </g>
    }
}
