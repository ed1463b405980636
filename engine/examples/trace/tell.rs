//! Tells a game line by line.

use crate::lines::{Counted, Line, Scored, Teacher, at};
use crate::names::Names;
use std::io::{self, Write};
use trivium_engine::board::SegmentRef;
use trivium_engine::event::{EndReason, Event, Scoring};
use trivium_engine::game::Game;
use trivium_engine::moves::Move;
use trivium_engine::notation::{SegmentName, write_options};
use trivium_engine::options::{GameOptions, Mode, SmallCity};
use trivium_engine::player::{ByPlayer, Player, PlayerSet};
use trivium_engine::position::Position;
use trivium_engine::score::Unit;
use trivium_engine::seed::Seed;
use trivium_engine::tile::{FeatureKind, TileKind};

/// What the seats are called.
const COLOURS: [&str; 5] = ["blue", "yellow", "black", "red", "green"];

/// Writes lines.
pub struct Teller<W> {
    out: W,
    names: Names,
    /// The tiles set aside since the last line, all from one stack.
    set_aside: Vec<&'static str>,
}

impl<W: Write> Teller<W> {
    /// Nothing has been told yet.
    pub fn new(out: W) -> Self {
        Self { out, names: Names::new(), set_aside: Vec::new() }
    }

    /// Tells what is there before the first turn.
    pub fn begin(&mut self, options: GameOptions, seed: &Seed, game: &Game) -> io::Result<()> {
        self.set_aside.clear();
        let players = usize::from(game.rules().players);
        let stack = |stack| game.hand().into_iter().filter(move |_| stack == game.turn());
        let (mode, small_city) = match options.mode {
            Mode::Solo { .. } | Mode::Classic { small_city: SmallCity::Four, .. } => (mode_name(options), 4),
            Mode::Classic { small_city: SmallCity::Two, .. } => (mode_name(options), 2),
        };
        write(
            &mut self.out,
            &Line::Start {
                format: trivium_engine::notation::RECORD_FORMAT,
                mode,
                seed: if let Seed::Code(code) = seed { Some(code.to_string()) } else { None },
                phrase: if let Seed::Phrase(phrase) = seed { Some(phrase.as_str()) } else { None },
                players: &COLOURS[..players],
                meeples: game.rules().meeples,
                school: write_options(&options).into_iter().find(|(name, _)| *name == "school").map(|(_, value)| value),
                small_city,
                scores: game.position().scores().first(players),
                // The first tile has been drawn already.
                stacks: Player::first(game.deck().stack_count(game.rules()))
                    .map(|p| stack(p).chain(game.deck().upcoming(p).iter().copied()).map(TileKind::name).collect())
                    .collect(),
            },
        )
    }

    /// Plays a legal move and tells it, and what comes of it up to the next one.
    pub fn turn(&mut self, ply: u32, game: &mut Game, mv: Move) -> io::Result<()> {
        let (player, Some(kind)) = (game.turn(), game.hand()) else { return Ok(()) };
        let placements = game.legal_placements().map(at).collect();
        let mut after = *game.position();
        let mut events = Vec::new();
        let laid = game.placed(mv.placement).map_err(io::Error::other)?;
        after.take_turn(player, kind, mv, &mut events).map_err(io::Error::other)?;
        let (_, &tile) = laid.newest();
        let players = usize::from(game.rules().players);
        write(
            &mut self.out,
            &Line::Turn {
                ply,
                player: player.index(),
                set_aside: &self.set_aside,
                tile: kind.name(),
                placements,
                placed: at(mv.placement),
                claims: laid.free_segments().iter().map(|segment| self.names.of(tile, segment)).collect(),
                claim: mv.choice.claim.map(|segment| self.names.of(tile, segment)),
                scored: scored(&after, &events),
                teacher: teacher(&after),
                scores: after.scores().first(players),
                supply: after.supply().first(players),
            },
        )?;
        events.clear();
        self.set_aside.clear();
        game.play_unchecked(mv, &mut events);
        self.aftermath(game, &events)
    }

    /// Tells what follows a turn by itself: turns passed over, and the end.
    fn aftermath(&mut self, game: &Game, events: &[Event]) -> io::Result<()> {
        let mut ended = None;
        let mut counted = Vec::new();
        for event in events {
            match *event {
                Event::TileSetAside { kind, .. } => self.set_aside.push(kind.name()),
                Event::TurnSkipped { player } => {
                    write(&mut self.out, &Line::Skip { player: player.index(), set_aside: &self.set_aside })?;
                    self.set_aside.clear();
                }
                Event::GameEnded { reason } => ended = Some(reason),
                Event::MeepleCounted { player, worth, .. } => {
                    counted.push(Counted::Meeple { player: player.index(), points: worth.points() });
                }
                Event::FeatureCounted(scoring) => counted.extend(feature_counted(&self.names, game, &scoring)),
                _ => {}
            }
        }
        let Some(reason) = ended else { return Ok(()) };
        let solo = game.rules().goals;
        let (result, best) = game.position().result();
        write(
            &mut self.out,
            &Line::End {
                reason: match reason {
                    EndReason::ClaimImpossible => "must_claim",
                    EndReason::LastTile => "last_tile",
                },
                set_aside: &self.set_aside,
                counted,
                scores: game.position().scores().first(game.rules().players.into()),
                result: solo.then_some(result),
                goals: solo.then(|| game.position().goals().iter().map(|goal| goal.to_string()).collect()),
                winners: (!solo).then(|| seats(best)),
            },
        )
    }
}

fn feature_counted<'a>(names: &'a Names, game: &Game, scoring: &Scoring) -> Option<Counted<'a>> {
    let SegmentRef { pos, segment } = scoring.at;
    let tile = game.position().board().tile_at(pos)?;
    Some(Counted::Feature {
        kind: kind_name(scoring.kind),
        at: (pos.x, pos.y, names.of(*tile, segment)),
        points: scoring.worth.points(),
        receivers: seats(scoring.receivers),
    })
}

fn write(out: &mut impl Write, line: &Line) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n")
}

fn scored(after: &Position, events: &[Event]) -> Vec<Scored> {
    let (_, tile) = after.newest();
    let mut scored: Vec<Scored> = Vec::new();
    for event in events {
        match event {
            Event::FeatureCompleted(scoring) => {
                let name = SegmentName::seen_from(after, tile.placement.pos, scoring.at);
                let mut terms = scoring.worth.terms();
                scored.push(Scored {
                    feature: name.map_or(String::new(), |name| name.to_string()),
                    kind: kind_name(scoring.kind),
                    points: scoring.worth.points(),
                    tiles: (scoring.kind != FeatureKind::Monastery).then(|| scoring.tiles.len()),
                    coats_of_arms: terms.find(|term| term.unit == Unit::Coats).map_or(0, |term| term.count),
                    receivers: seats(scoring.receivers),
                    returned: ByPlayer::<u8>::default().first(after.players().count()).to_vec(),
                    teacher: scoring.copied_by.map(Player::index),
                });
            }
            Event::MeepleReturned { player, .. } => {
                if let Some(last) = scored.last_mut() {
                    last.returned[player.index()] += 1;
                }
            }
            _ => {}
        }
    }
    scored
}

fn teacher(after: &Position) -> Option<Teacher> {
    let school = after.expansions().school?;
    Some(school.holder().map_or(Teacher::In("school"), |holder| Teacher::With(holder.index())))
}

fn seats(players: PlayerSet) -> Vec<usize> {
    players.iter().map(Player::index).collect()
}

fn mode_name(options: GameOptions) -> &'static str {
    match options.mode {
        Mode::Solo { .. } => "solo",
        Mode::Classic { .. } => "classic",
    }
}

fn kind_name(kind: FeatureKind) -> &'static str {
    match kind {
        FeatureKind::City => "city",
        FeatureKind::Road => "road",
        FeatureKind::Monastery => "monastery",
        FeatureKind::Field => "field",
    }
}
