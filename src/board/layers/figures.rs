//! Figures that belong to nobody, while they are at home on the board.

use crate::board::turn::Turn;
use crate::decimal::decimal;
use crate::expansion::Figure;
use yew::prelude::*;

/// The figures that are at home, and the places of all: whoever walks sets out from there or arrives there.
pub fn figures(figures: &[Figure], turn: Turn) -> Html {
    html! { <g class="figures">{ for figures.iter().map(|figure| at_home(figure, turn)) }</g> }
}

fn at_home(figure: &Figure, turn: Turn) -> Html {
    let (x, y) = stands(figure, turn);
    html! {
        <g key={figure.name} transform={format!("translate({} {})", decimal(x), decimal(y))} data-figure-home={figure.name}>
            <rect class="figure-place" x="-12" y="-19" width="24" height="35" />
            if figure.holder.is_none() {
                <use class="figure" href={format!("#{}", figure.symbol)} data-testid={format!("figure-{}", figure.name)} />
            }
        </g>
    }
}

/// Where its home is: from the middle between its two cells, as they lie now.
fn stands(figure: &Figure, turn: Turn) -> (f64, f64) {
    let [one, other] = figure.home.map(|cell| turn.rect(cell).centre());
    let middle = one.halfway(other);
    let (x, y) = figure.beside[usize::from((one.x - other.x).abs() < 1.0)];
    (middle.x + f64::from(x), middle.y + f64::from(y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use trivium_engine::geometry::{Pos, Rotation};

    #[test]
    fn it_stands_by_its_home_however_the_board_is_turned() {
        let home = [Pos::new(-2, 0), Pos::new(-1, 0)];
        let figure = Figure { name: "", symbol: "", home, beside: [(47, 3), (0, 46)], holder: None };
        for (turns, expected) in [(0, (-53.0, 53.0)), (1, (50.0, -54.0)), (2, (247.0, 53.0)), (3, (50.0, 246.0))] {
            assert_eq!(stands(&figure, Turn(Rotation::new(turns))), expected, "{turns}");
        }
    }
}
