//! The hand: what to do now, the tile, what may be chosen, and what each choice leads to.

use super::board::{TileView, tile_view};
use super::names::{Names, list};
use super::rules::RuleId;
use super::tell::{self, Compass, Foreteller};
use crate::app::state::AppState;
use crate::expansion;
use crate::game::{ClaimOption, Forecast, Step, Table};
use crate::i18n::Texts;
use trivium_engine::choices::Outcome;
use trivium_engine::geometry::{Pos, Rotation, Side};
use trivium_engine::illegal::IllegalMove;
use trivium_engine::moves::Placement;
use trivium_engine::query::FeatureInfo;
use trivium_engine::tile::{FeatureKind, SegmentIndex, TileKind};

/// What the hand shows.
#[derive(Clone, Debug, PartialEq)]
pub struct HandView {
    /// What to do now.
    pub heading: String,
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
    /// The scores after it.
    pub scores: String,
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

    /// What the choice that is looked at leads to. If none is: what all lead to alike, then what each leads to
    /// besides, with its digit.
    pub fn lines(&self, looked_at: Option<SegmentIndex>, texts: Texts) -> Vec<(Option<u8>, String)> {
        if !self.on_trial {
            return Vec::new();
        }
        let found = self.choices.iter().find(|choice| looked_at.is_some() && choice.claim == looked_at);
        let mut lines: Vec<(Option<u8>, String)> = match found {
            Some(choice) => choice.leads_to.iter().map(|line| (None, line.clone())).collect(),
            None => self.of_all(),
        };
        if lines.is_empty() {
            lines.push((None, texts.closes_nothing().to_owned()));
        }
        lines
    }

    fn of_all(&self) -> Vec<(Option<u8>, String)> {
        let all = || self.choices.iter().chain(&self.pass);
        let alike = |line: &String| all().all(|choice| choice.leads_to.contains(line));
        let first = all().next().map_or(&[][..], |choice| &choice.leads_to);
        let common = first.iter().filter(|line| alike(line)).map(|line| (None, line.clone()));
        let own = all().flat_map(|choice| choice.leads_to.iter().map(|line| (Some(choice.digit), line.clone())));
        common.chain(own.filter(|(_, line)| !alike(line))).collect()
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
        (Step::Previewing(_), Some(_)) => texts.choose_meeple(name),
        _ => texts.place_tile(name),
    }
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
        OutcomeView { lines, scores: list(names.texts, &scores) }
    };
    game.scoring_orders(placement, claim).unwrap_or_default().iter().map(view).collect()
}
