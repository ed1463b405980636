//! The hand: what to do now, the tile, what may be chosen, and what each choice leads to.

use super::board::{TileView, tile_view};
use super::goals::goal_name;
use super::names::{Names, list, list_or};
use super::rules::RuleId;
use super::tell::{self, Compass, Foreteller};
use crate::app::state::AppState;
use crate::expansion;
use crate::game::{ClaimOption, Forecast, Step, Table};
use crate::i18n::Texts;
use crate::order::sorted;
use trivium_engine::choices::Outcome;
use trivium_engine::game::Game;
use trivium_engine::geometry::{Pos, Rotation, Side};
use trivium_engine::illegal::IllegalMove;
use trivium_engine::moves::Placement;
use trivium_engine::player::Player;
use trivium_engine::query::FeatureInfo;
use trivium_engine::tile::{FeatureKind, SegmentIndex, TileKind};

/// What the hand shows.
#[derive(Clone, Debug, PartialEq)]
pub struct HandView {
    /// What to do now.
    pub heading: String,
    /// The longest that it may become during the turn: that room is kept, so that nothing below it moves.
    pub heading_room: String,
    /// Which piece the spots are marked with.
    pub piece: u8,
    /// The tile, as it is seen; none once the game is over.
    pub tile: Option<TileView>,
    /// The tile in words.
    pub tile_words: String,
    /// Whether the tile lies for trial.
    pub on_trial: bool,
    /// What may be claimed, once the tile lies for trial.
    pub choices: Vec<ChoiceView>,
    /// What may be chosen is not to place a meeple: a button of its own.
    pub pass: Option<ChoiceView>,
    /// Why other segments may not be claimed.
    pub refused: Vec<String>,
    /// The rule behind that.
    pub rule: Option<RuleId>,
    /// The outcomes to choose from, while the order is asked for.
    pub outcomes: Vec<OutcomeView>,
    /// What the buttons can do.
    pub can: Can,
}

/// What the buttons can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Can {
    /// Turn the tile.
    pub rotate: bool,
    /// Take something back.
    pub undo: bool,
    /// Repeat something.
    pub redo: bool,
}

/// Something that may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceView {
    /// The segment, or no meeple.
    pub claim: Option<SegmentIndex>,
    /// The digit on the spot and on the key; 0 for no meeple.
    pub digit: u8,
    /// What it is.
    pub name: &'static str,
    /// Where, and how large.
    pub detail: String,
    /// What it leads to.
    pub leads_to: Vec<String>,
}

/// One way in which the scoring can come out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeView {
    /// What happens, one line for each feature in that order.
    pub lines: Vec<String>,
    /// The scores after it, in words.
    pub scores: String,
    /// How everybody stands after it, in turn order.
    pub standings: Vec<Standing>,
}

/// How one player stands after a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which piece.
    pub piece: u8,
    /// The score.
    pub score: u16,
    /// What of it the scoring brings.
    pub gain: u16,
    /// Whether the player is then last, where that is what counts.
    pub is_last: bool,
}

/// A line about what will happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Foretold {
    /// The digits of the choices that lead to it; none if all do.
    pub digits: Vec<u8>,
    /// What will happen.
    pub text: String,
}

impl Foretold {
    /// What the choices are called that lead to it; nothing if all do.
    pub fn condition(&self, texts: Texts) -> Option<String> {
        let digits: Vec<String> = self.digits.iter().map(u8::to_string).collect();
        (!digits.is_empty()).then(|| texts.with_any(list_or(texts, &digits)))
    }

    fn by_all(text: String) -> Self {
        Self { digits: Vec::new(), text }
    }
}

impl HandView {
    /// What the hand shows of a page.
    pub fn of(state: &AppState, forecast: Option<&Forecast>, names: &Names) -> Self {
        let (table, compass) = (&state.table, Compass(state.turned));
        let game = table.game();
        let mut choices = forecast.map(|forecast| choices(table, forecast, names, compass)).unwrap_or_default();
        let pass = choices.pop_if(|choice| choice.claim.is_none());
        let rotations = table.placement().map(|placement| table.rotations_at(placement.pos).len());
        let lies = table.placement().unwrap_or(Placement { pos: Pos::ORIGIN, rotation: table.held() });
        Self {
            heading: heading(state, forecast, names),
            heading_room: heading_room(game, names),
            piece: names.piece(game.turn()),
            tile: game.hand().map(|kind| as_seen(kind, lies, state.turned)),
            tile_words: game.hand().map(|kind| tell::tile(names.texts, kind)).unwrap_or_default(),
            on_trial: forecast.is_some(),
            choices,
            pass,
            refused: forecast.map(|forecast| refused(table, forecast, names, compass)).unwrap_or_default(),
            rule: forecast.and_then(RuleId::of_trial),
            outcomes: outcomes(table, names),
            can: Can {
                rotate: game.hand().is_some() && rotations.is_none_or(|count| count > 1),
                undo: table.can_undo(),
                redo: table.can_redo(),
            },
        }
    }

    /// What the choice that is looked at leads to. If none is: what all lead to alike, then what some of them lead
    /// to besides, with the digits of those.
    pub fn lines(&self, looked_at: Option<SegmentIndex>, texts: Texts) -> Vec<Foretold> {
        if !self.on_trial {
            return Vec::new();
        }
        let found = self.choices.iter().find(|choice| looked_at.is_some() && choice.claim == looked_at);
        let of_one = |choice: &ChoiceView| choice.leads_to.iter().map(|line| Foretold::by_all(line.clone())).collect();
        let mut lines: Vec<Foretold> = found.map_or_else(|| self.of_all(), of_one);
        if lines.is_empty() {
            lines.push(Foretold::by_all(texts.closes_nothing().to_owned()));
        }
        lines
    }

    /// Everything that may be told in turn while the tile lies as it does, for the room that it takes.
    pub fn all_lines(&self, texts: Texts) -> Vec<Vec<Foretold>> {
        let looks = self.choices.iter().map(|choice| choice.claim);
        looks.chain([None]).map(|claim| self.lines(claim, texts)).collect()
    }

    fn of_all(&self) -> Vec<Foretold> {
        let all = || self.choices.iter().chain(&self.pass);
        let mut lines: Vec<Foretold> = Vec::new();
        for (digit, line) in all().flat_map(|choice| choice.leads_to.iter().map(|line| (choice.digit, line))) {
            match lines.iter_mut().find(|known| known.text == *line) {
                Some(known) if known.digits.last() != Some(&digit) => known.digits.push(digit),
                Some(_) => {}
                None => lines.push(Foretold { digits: vec![digit], text: line.clone() }),
            }
        }
        let count = all().count();
        for line in &mut lines {
            if line.digits.len() == count {
                line.digits.clear();
            }
        }
        sorted(lines, |one, other| one.digits.is_empty() && !other.digits.is_empty())
    }
}

/// The tile as it is seen on a board that may be turned, decorated as it is there.
fn as_seen(kind: TileKind, lies: Placement, turned: Rotation) -> TileView {
    let mut tile = tile_view(kind, lies);
    tile.placement.rotation = Rotation::new(lies.rotation.turns() + turned.turns());
    tile
}

fn heading(state: &AppState, forecast: Option<&Forecast>, names: &Names) -> String {
    let table = &state.table;
    let (game, texts) = (table.game(), names.texts);
    let name = names.of(game.turn());
    if game.end().is_some() {
        return texts.game_is_over().to_owned();
    }
    if state.armed.is_some() {
        return texts.press_again().to_owned();
    }
    match (table.step(), forecast) {
        (Step::Ordering(placement, claim), _) => {
            let outcomes = game.scoring_orders(placement, claim).unwrap_or_default();
            let choosing = expansion::choosing(&outcomes, game.position(), names);
            choosing.unwrap_or_else(|| texts.choose_order().to_owned())
        }
        (Step::Previewing(_), Some(forecast)) if forecast.nothing_to_claim() => {
            let free = !forecast.position.free_segments().is_empty();
            if free { texts.no_meeple_for(name) } else { texts.nothing_free().to_owned() }
        }
        (Step::Previewing(_), Some(forecast)) if forecast.options.len() == 1 => texts.must_place(name),
        (Step::Previewing(_), Some(_)) => texts.choose_meeple(name),
        _ => texts.place_tile(name),
    }
}

fn heading_room(game: &Game, names: &Names) -> String {
    let (texts, name) = (names.texts, names.of(game.turn()));
    let headings =
        [texts.place_tile(name), texts.choose_meeple(name), texts.must_place(name), texts.no_meeple_for(name)];
    headings.into_iter().max_by_key(|heading| heading.chars().count()).unwrap_or_default()
}

fn foreteller<'a>(table: &'a Table, names: &'a Names) -> Foreteller<'a> {
    let game = table.game();
    Foreteller { names, before: game.position(), turn: game.turn(), only_last: game.rules().goals }
}

fn choices(table: &Table, forecast: &Forecast, names: &Names, compass: Compass) -> Vec<ChoiceView> {
    let kind = table.game().hand();
    let view = |(digit, option): (u8, &ClaimOption)| ChoiceView {
        claim: option.claim,
        digit: if option.claim.is_some() { digit } else { 0 },
        name: choice_name(option, names),
        detail: match (option.claim, option.feature, kind) {
            (Some(segment), Some(feature), Some(kind)) => {
                detail(names, compass, &feature, sides(kind, segment, forecast.placement.rotation))
            }
            _ => String::new(),
        },
        leads_to: foreteller(table, names).option(option),
    };
    (1..).zip(&forecast.options).map(view).collect()
}

fn choice_name(option: &ClaimOption, names: &Names) -> &'static str {
    let texts = names.texts;
    match option.feature.map(|feature| feature.kind) {
        Some(FeatureKind::City) => texts.city(),
        Some(FeatureKind::Road) => texts.road(),
        Some(FeatureKind::Monastery) => texts.monastery(),
        Some(FeatureKind::Field) => texts.field(),
        None => texts.no_meeple(),
    }
}

/// The sides at which a segment leaves the tile.
fn sides(kind: TileKind, segment: SegmentIndex, rotation: Rotation) -> Vec<Side> {
    let ports = kind.ports(segment, rotation);
    Side::ALL.into_iter().filter(|&side| ports.iter().any(|port| port.side() == side)).collect()
}

fn detail(names: &Names, compass: Compass, feature: &FeatureInfo, sides: Vec<Side>) -> String {
    let texts = names.texts;
    let sides: Vec<String> = sides.into_iter().map(|side| compass.side(texts, side).to_owned()).collect();
    let tiles = feature.tiles.len();
    match feature.kind {
        FeatureKind::Monastery => texts.of_nine(tiles),
        FeatureKind::Field => texts.where_and_cities(list(texts, &sides), feature.worth.points() / 3),
        FeatureKind::City | FeatureKind::Road => texts.where_and_tiles(list(texts, &sides), tiles),
    }
}

/// Why other segments may not be claimed; each reason once.
fn refused(table: &Table, forecast: &Forecast, names: &Names, compass: Compass) -> Vec<String> {
    let mut reasons = Vec::new();
    // That the supply is empty, the heading says already.
    for (_, why) in forecast.refused.iter().filter(|(_, why)| *why != IllegalMove::NoMeepleLeft) {
        let reason = tell::illegal(*why, table, names, compass);
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    reasons
}

fn outcomes(table: &Table, names: &Names) -> Vec<OutcomeView> {
    let Step::Ordering(placement, claim) = table.step() else { return Vec::new() };
    let game = table.game();
    let view = |outcome: &Outcome| {
        let score = |player| names.texts.score_of(names.of(player), outcome.scores[player]);
        let scores: Vec<String> = game.position().players().map(score).collect();
        let mut lines = foreteller(table, names).scorings(&outcome.scorings);
        lines.extend(outcome.besides.iter().map(|&event| expansion::told(event, names)));
        // Where two outcomes pay alike, the goals are what differs.
        let goals = outcome.goals.iter().filter(|&goal| !game.position().goals().contains(goal));
        lines.extend(goals.map(|goal| names.texts.meets_goal(goal_name(goal, names.texts))));
        OutcomeView { lines, scores: list(names.texts, &scores), standings: standings(game, outcome, names) }
    };
    game.scoring_orders(placement, claim).unwrap_or_default().iter().map(view).collect()
}

fn standings(game: &Game, outcome: &Outcome, names: &Names) -> Vec<Standing> {
    let position = game.position();
    let lowest = position.players().map(|player| outcome.scores[player]).min();
    let standing = |player: Player| {
        let score = outcome.scores[player];
        let is_last = game.rules().goals && lowest == Some(score);
        Standing { piece: names.piece(player), score, gain: score.saturating_sub(position.scores()[player]), is_last }
    };
    position.players().map(standing).collect()
}
