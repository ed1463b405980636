//! The chart of the scores over the turns.

use crate::decimal::decimal;
use crate::i18n::Texts;
use crate::view::chart::{ChartLine, ChartView, HEIGHT, WIDTH};
use trivium_art::MEEPLES;
use yew::prelude::*;

/// The chart. `label` says what it shows.
pub fn chart(view: &ChartView, label: String, texts: Texts) -> Html {
    html! {
        <svg class="chart" viewBox={format!("-32 -14 {} {}", decimal(WIDTH + 62.0), decimal(HEIGHT + 40.0))} role="img" aria-label={label}
            data-testid="chart">
            <path class="chart-area" d={view.area.clone()} />
            <g>{ for view.rows.iter().copied().map(row) }</g>
            <g>{ for view.columns.iter().copied().map(column) }</g>
            { for view.count.map(|x| count(x, texts)) }
            <g>{ for view.lines.iter().map(line) }</g>
            <g>{ for view.lines.iter().map(end) }</g>
        </svg>
    }
}

fn row((y, score, goal): (f32, u16, Option<bool>)) -> Html {
    let class = match goal {
        Some(true) => "chart-row goal reached",
        Some(false) => "chart-row goal",
        None => "chart-row",
    };
    html! {
        <g {class}>
            <path d={format!("M0 {}H{}", decimal(y), decimal(WIDTH))} />
            if goal.is_some() { <path class="chart-flag" d={format!("M8 {}v-14l10 4l-10 4", decimal(y))} /> }
            <text class="chart-number end" x="-7" y={decimal(y)} dy=".35em">{ score }</text>
        </g>
    }
}

fn column((x, moves): (f32, usize)) -> Html {
    html! { <text class="chart-number" x={decimal(x)} y={decimal(HEIGHT + 18.0)}>{ moves }</text> }
}

/// Where the final count begins.
fn count(x: f32, texts: Texts) -> Html {
    html! {
        <g>
            <path class="chart-count" d={format!("M{} 0V{}", decimal(x), decimal(HEIGHT))} />
            <text class="chart-number end" x={decimal(WIDTH + 26.0)} y={decimal(HEIGHT + 18.0)}>{ texts.chart_count() }</text>
        </g>
    }
}

/// A line: the wider one below it keeps light pieces apart from light paper and dark ones from dark.
fn line(line: &ChartLine) -> Html {
    html! {
        <g>
            <path class="chart-edge" d={line.path.clone()} />
            <path class={format!("chart-line line-{}", line.piece)} d={line.path.clone()} />
        </g>
    }
}

fn end(line: &ChartLine) -> Html {
    let href = format!("#{}", MEEPLES[usize::from(line.piece).min(4)]);
    html! { <use {href} transform={format!("translate({} {}) scale(.55)", decimal(WIDTH + 15.0), decimal(line.end))} /> }
}
