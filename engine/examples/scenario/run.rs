//! Runs one scenario.

use crate::format::{Action, Ended, Expect, ExpectedEvent, Mode, Scenario, Standing, Step, TileAt, Turn};
use crate::seen::{Seen, seen};
use serde::Deserialize;
use serde_json::Value;
use std::fmt;
use trivium_engine::board::SegmentRef;
use trivium_engine::event::Event;
use trivium_engine::expansion::school::{School, Side};
use trivium_engine::geometry::{Pos, Rotation};
use trivium_engine::moves::{Choice, Move, Order, Placement};
use trivium_engine::notation::{SegmentName, completed_number};
use trivium_engine::options::GameOptions;
use trivium_engine::player::Player;
use trivium_engine::position::Position;
use trivium_engine::ruleset::Ruleset;
use trivium_engine::setup::Setup;
use trivium_engine::tile::{LEFT_HALF, RIGHT_HALF, TileKind};

/// Where and why a scenario failed. Step 0 is the set-up.
#[derive(Debug)]
pub struct Failure {
    pub step: usize,
    pub reason: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "step {}: {}", self.step, self.reason)
    }
}

/// Runs a scenario to its end or to the first thing that is not as expected.
pub fn run(scenario: &Value) -> Result<(), Failure> {
    let failure = |step| move |reason| Failure { step, reason };
    let scenario = Scenario::deserialize(scenario).map_err(|error| failure(0)(error.to_string()))?;
    let mut table = Table::set_up(&scenario).map_err(failure(0))?;
    for (number, step) in (1..).zip(&scenario.steps) {
        table.step(step).map_err(failure(number))?;
    }
    Ok(())
}

/// A position, and how its players are called.
struct Table {
    position: Position,
    names: Vec<String>,
    ended: Option<&'static str>,
}

impl Table {
    fn set_up(scenario: &Scenario) -> Result<Self, String> {
        let names = scenario.players.clone();
        let mut setup = Setup::new(rules(scenario)?);
        if let Some(start) = &scenario.start {
            setup.tiles = start.iter().map(read_tile).collect::<Result<_, _>>()?;
        }
        if scenario.teacher.is_some() || setup.tiles.iter().any(|(kind, _)| matches!(*kind, LEFT_HALF | RIGHT_HALF)) {
            let mut school = School::new(Side::Left);
            let holder = scenario.teacher.as_deref().filter(|teacher| *teacher != "school");
            school.give_teacher(holder.map(|holder| player(&names, holder)).transpose()?);
            setup.expansions.school = Some(school);
        }
        for standing in &scenario.meeples {
            setup.meeples.push(read_standing(&setup, &names, standing)?);
        }
        for (name, &score) in &scenario.scores {
            setup.scores[player(&names, name)?] = Some(score);
        }
        for (name, &supply) in &scenario.supply {
            setup.supply[player(&names, name)?] = Some(supply);
        }
        let position = setup.position().map_err(|error| error.to_string())?;
        Ok(Self { position, names, ended: None })
    }

    fn step(&mut self, step: &Value) -> Result<(), String> {
        let (action, expect) = Step::read(step)?;
        let mut events = Vec::new();
        match action {
            Action::Turn(turn) => events = self.turn(&turn)?,
            Action::Fails(turn) => self.refuse(&turn)?,
            Action::Illegal(tile) => {
                let (kind, placement) = read_tile(&tile)?;
                if self.position.check_placement(kind, placement).is_ok() {
                    return Err("expected an illegal placement, but it is legal".to_owned());
                }
            }
            Action::Unplaceable(kind) => {
                if self.position.board().is_placeable(read_kind(&kind)?) {
                    return Err(format!("expected no place for {kind}, but there is one"));
                }
            }
            Action::FinalCount => self.position.count_finally(&mut events),
        }
        expect.map_or(Ok(()), |expect| self.compare(&expect, &seen(&events, &self.names)))
    }

    fn turn(&mut self, turn: &Turn) -> Result<Vec<Event>, String> {
        let (kind, placement) = read_tile(&turn.tile)?;
        let by = player(&self.names, &turn.by)?;
        let laid = self.position.with_tile(kind, placement).map_err(|error| error.to_string())?;
        if let Some(free) = &turn.free {
            compare_free(&laid, free)?;
        }
        let mut choice = Choice::default();
        if let Some(meeple) = &turn.meeple {
            let name = read_name(meeple)?;
            choice.claim = Some(name.on(kind, placement.rotation).ok_or_else(|| format!("the tile has no {name}"))?);
        }
        let number = |name: &String| completed_number(&laid, read_name(name)?).map_err(|error| error.to_string());
        let order: Vec<u8> = turn.order.iter().map(number).collect::<Result<_, _>>()?;
        choice.order = Order::new(&order).ok_or("the order names a feature twice")?;
        let copied = turn.teacher_on.as_ref().map(number).transpose()?;
        // Where the scoring order decides what is copied, nothing is picked.
        choice.pick = copied.filter(|pick| laid.picks(by, choice).contains(pick));
        let mut events = Vec::new();
        let turned = self
            .position
            .take_turn(by, kind, Move { placement, choice }, &mut events)
            .map_err(|error| error.to_string())?;
        if let Some(copied) = copied {
            compare_copied(&laid, &events, copied)?;
        }
        self.ended = match (turned.claim_impossible, turn.last) {
            (true, _) => Some("A"),
            (false, true) => Some("B"),
            (false, false) => None,
        };
        Ok(events)
    }

    fn refuse(&mut self, turn: &Turn) -> Result<(), String> {
        let before = self.state();
        if self.turn(turn).is_ok() {
            return Err("expected a refusal, but the step is legal".to_owned());
        }
        if self.state() == before { Ok(()) } else { Err("the refused step changed something".to_owned()) }
    }

    /// All that a turn can change, as text.
    fn state(&self) -> String {
        let Self { position, ended, .. } = self;
        let (tiles, meeples) = (position.board().tiles(), position.meeples());
        let (scores, supply) = (position.scores(), position.supply());
        format!("{tiles:?} {meeples:?} {scores:?} {supply:?} {:?} {ended:?}", position.expansions())
    }

    fn compare(&self, expect: &Expect, seen: &[Seen]) -> Result<(), String> {
        if let Some(events) = &expect.events {
            self.compare_events(events, seen)?;
        }
        for (name, &score) in &expect.score {
            differ(&format!("score {name}"), score, self.position.scores()[player(&self.names, name)?])?;
        }
        for (name, &supply) in &expect.supply {
            differ(&format!("supply {name}"), supply, self.position.supply()[player(&self.names, name)?])?;
        }
        if let Some(teacher) = &expect.teacher {
            let holder = self.position.expansions().school.and_then(|school| school.holder());
            let holder = holder.map_or("school", |holder| &self.names[holder.index()]);
            differ("teacher", teacher.as_str(), holder)?;
        }
        if let Some(Ended(ended)) = &expect.ended {
            differ("ended", ended.as_deref().unwrap_or("null"), self.ended.unwrap_or("null"))?;
        }
        expect.result.map_or(Ok(()), |result| differ("result", result, self.position.result().0))
    }

    fn compare_events(&self, expected: &[ExpectedEvent], seen: &[Seen]) -> Result<(), String> {
        for event in expected {
            let maps = [&event.points, &event.returned].into_iter().flatten();
            maps.flat_map(|map| map.keys())
                .chain(&event.by)
                .try_for_each(|name| player(&self.names, name).map(drop))?;
        }
        let list = || seen.iter().map(Seen::to_string).collect::<Vec<_>>().join("; ");
        if expected.len() != seen.len() {
            return Err(format!("expected {} events, got {}: {}", expected.len(), seen.len(), list()));
        }
        match (1..).zip(expected.iter().zip(seen)).find(|(_, (expected, seen))| !seen.is(expected)) {
            Some((number, (expected, seen))) => Err(format!("event {number}: expected {expected}, got {seen}")),
            None => Ok(()),
        }
    }
}

impl fmt::Display for ExpectedEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.what.as_deref().unwrap_or("anything"))?;
        if let Some(value) = self.value {
            write!(f, " {value}")?;
        }
        if let Some(points) = &self.points {
            write!(f, " {points:?}")?;
        }
        if let Some(returned) = &self.returned {
            write!(f, " returned {returned:?}")?;
        }
        if let Some(tiles) = self.tiles {
            write!(f, " of {tiles} tiles")?;
        }
        if let Some(by) = &self.by {
            write!(f, " by {by}")?;
        }
        Ok(())
    }
}

fn rules(scenario: &Scenario) -> Result<Ruleset, String> {
    let options = match scenario.mode {
        Mode::Solo => GameOptions::solo(),
        Mode::Base => GameOptions::classic(trivium_engine::options::ClassicPlayers::default()),
    };
    let players = u8::try_from(scenario.players.len()).map_err(|_| "there are too many players")?;
    let mut rules = Ruleset { players, ..Ruleset::from(options) };
    if scenario.options.tiny_city_2 {
        rules.small_city_each = 1;
    }
    Ok(rules)
}

fn player(names: &[String], name: &str) -> Result<Player, String> {
    names.iter().position(|known| known == name).and_then(Player::new).ok_or_else(|| format!("nobody is called {name}"))
}

fn read_kind(name: &str) -> Result<TileKind, String> {
    TileKind::from_name(name).ok_or_else(|| format!("there is no tile {name}"))
}

fn read_tile((kind, rotation, x, y): &TileAt) -> Result<(TileKind, Placement), String> {
    if *rotation > 3 {
        return Err(format!("a rotation is 0 to 3, not {rotation}"));
    }
    Ok((read_kind(kind)?, Placement { pos: Pos::new(*x, *y), rotation: Rotation::new(*rotation) }))
}

fn read_name(name: &str) -> Result<SegmentName, String> {
    name.parse().map_err(|error: trivium_engine::notation::NoSegmentName| error.to_string())
}

fn read_standing(setup: &Setup, names: &[String], standing: &Standing) -> Result<(Player, SegmentRef), String> {
    let (name, x, y, segment) = match standing {
        Standing::At(name, x, y, what, port) => (name, *x, *y, format!("{what}@{port}")),
        Standing::OnMonastery(name, x, y, what) => (name, *x, *y, what.clone()),
    };
    let pos = Pos::new(x, y);
    let found = setup.tiles.iter().find(|(_, placement)| placement.pos == pos);
    let &(kind, placement) = found.ok_or_else(|| format!("no tile lies on {pos}"))?;
    let on = read_name(&segment)?.on(kind, placement.rotation);
    let segment = on.ok_or_else(|| format!("the tile on {pos} has no {segment}"))?;
    Ok((player(names, name)?, SegmentRef { pos, segment }))
}

fn compare_free(laid: &Position, expected: &[String]) -> Result<(), String> {
    let (_, tile) = laid.newest();
    let mut wanted = expected
        .iter()
        .map(|name| {
            read_name(name)?.on(tile.kind, tile.placement.rotation).ok_or_else(|| format!("the tile has no {name}"))
        })
        .collect::<Result<Vec<_>, _>>()?;
    wanted.sort_unstable();
    let free: Vec<u8> = laid.free_segments().iter().collect();
    let name = |segment: &u8| {
        SegmentName::of(tile.kind, tile.placement.rotation, *segment).map_or(String::new(), |name| name.to_string())
    };
    if free == wanted {
        return Ok(());
    }
    let free = free.iter().map(name).collect::<Vec<_>>().join(" ");
    Err(format!("expected free {}, got {free}", expected.join(" ")))
}

/// Whether the scoring that was copied is that of the completed feature `number`.
fn compare_copied(laid: &Position, events: &[Event], number: u8) -> Result<(), String> {
    let expected = laid.completed_segments().nth(number.into());
    let copied = events.iter().find_map(|event| match event {
        Event::FeatureCompleted(scoring) if scoring.copied_by.is_some() => Some(scoring.at),
        _ => None,
    });
    if copied == expected { Ok(()) } else { Err("the teacher copies another scoring".to_owned()) }
}

fn differ<T: Copy + PartialEq + fmt::Display>(what: &str, expected: T, got: T) -> Result<(), String> {
    if expected == got { Ok(()) } else { Err(format!("{what}: expected {expected}, got {got}")) }
}
