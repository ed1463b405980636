//! Who plays: scores, meeples, stacks, whose turn it is and who is last.

use super::count::shown_scores;
use super::names::Names;
use crate::app::state::AppState;
use crate::expansion::{self, Figure};
use trivium_engine::player::Player;

/// A colour or player as the panels show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// Which one.
    pub player: Player,
    /// What it is called.
    pub name: String,
    /// Which piece it has, 0 to 4.
    pub piece: u8,
    /// Its score.
    pub score: u16,
    /// Whether it is last, or joint last: of interest in Solo only.
    pub last: bool,
    /// Whether it is its turn.
    pub turn: bool,
    /// Meeples to place.
    pub supply: u8,
    /// Meeples out on the board.
    pub away: u8,
    /// Tiles in its own stack; none where all share one.
    pub stack: Option<u8>,
    /// The figures that belong to nobody and stand with it; none where there are no such figures.
    pub figures: Option<Vec<FigureView>>,
}

/// A figure that stands with a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FigureView {
    /// Which one.
    pub name: &'static str,
    /// Its picture.
    pub symbol: &'static str,
    /// What that says of the player.
    pub words: &'static str,
}

/// Everybody, in turn order.
pub fn players(state: &AppState, names: &Names) -> Vec<PlayerView> {
    let game = state.table.game();
    let position = game.position();
    let scores = shown_scores(state);
    let lowest = position.players().map(|player| scores[player]).min();
    let only_last = game.rules().goals;
    let own_stacks = game.deck().stack_count(game.rules()) > 1;
    let figures = expansion::figures(position);
    let view = |player: Player| PlayerView {
        player,
        name: names.of(player).to_owned(),
        piece: names.piece(player),
        score: scores[player],
        last: only_last && Some(scores[player]) == lowest,
        turn: game.end().is_none() && game.turn() == player,
        supply: position.supply()[player],
        away: game.rules().meeples.saturating_sub(position.supply()[player]),
        figures: (!figures.is_empty()).then(|| figures_with(player, &figures, names)),
        stack: own_stacks.then(|| game.deck().left(player)),
    };
    position.players().map(view).collect()
}

fn figures_with(player: Player, figures: &[Figure], names: &Names) -> Vec<FigureView> {
    let here = figures.iter().filter(|figure| figure.holder == Some(player));
    let view = |figure: &Figure| FigureView {
        name: figure.name,
        symbol: figure.symbol,
        words: expansion::with_player(names.texts, figure.name),
    };
    here.map(view).collect()
}
