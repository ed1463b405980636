//! One game, line by line against the model.

use crate::difference::{Difference, differs, same, same_set};
use crate::flood::Feature;
use crate::game::{Completed, Game, Next};
use crate::line::{ClassicEnd, Event, Mode, Reason, Scored, Skip, SoloEnd, Start, Turn, read};
use crate::table::TileKind;

/// Follows one game.
#[derive(Clone, Debug)]
pub struct Judge {
    game: Game,
    ply: usize,
    ended: bool,
}

impl Judge {
    /// Begins with a `start` line.
    ///
    /// # Errors
    ///
    /// If the line is unreadable or the set-up wrong.
    pub fn start(line: &[u8]) -> Result<Judge, Difference> {
        let start: Start = read(line)?;
        Ok(Judge { game: Game::new(&start)?, ply: 0, ended: false })
    }

    /// The ply of the last turn line.
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// Judges the next line, which is no `start`.
    ///
    /// # Errors
    ///
    /// The first difference. The game is of no use afterwards.
    pub fn line(&mut self, event: Event, line: &[u8]) -> Result<(), Difference> {
        if self.ended {
            return differs("line", "none after the end", format!("{event:?}"));
        }
        self.ply += usize::from(event == Event::Turn);
        match (event, self.game.draw()) {
            (Event::Turn, Next::Turn { player, set_aside, tile, placements }) => {
                let turn: Turn = read(line)?;
                same("ply", &self.ply, &turn.ply)?;
                same("player", &player, &turn.player)?;
                same("set_aside", &names(&set_aside), &turn.set_aside)?;
                same("tile", &tile.name(), &turn.tile)?;
                same_set("placements", &placements, &turn.placements)?;
                if !placements.contains(&turn.placed) {
                    return differs("placed", "one of the placements", format!("{:?}", turn.placed));
                }
                self.turn(&turn, tile)
            }
            (Event::Skip, Next::Skip { player, set_aside }) => {
                let skip: Skip = read(line)?;
                same("player", &player, &skip.player)?;
                same("set_aside", &names(&set_aside), &skip.set_aside)
            }
            (Event::End, Next::End { reason, set_aside }) => {
                self.ended = true;
                match self.game.mode {
                    Mode::Solo => self.solo_end(&read(line)?, reason, &set_aside),
                    Mode::Classic => self.classic_end(&read(line)?, reason, &set_aside),
                }
            }
            (came, expected) => differs("line", expected, format!("{came:?}")),
        }
    }

    /// What is still missing when no line follows.
    ///
    /// # Errors
    ///
    /// If the game did not end.
    pub fn finish(&self) -> Result<(), Difference> {
        if self.ended { Ok(()) } else { differs("line", "more lines up to the end line", "none") }
    }

    fn turn(&mut self, turn: &Turn, kind: TileKind) -> Result<(), Difference> {
        let game = &mut self.game;
        let (tile, features) = game.place(kind, turn.placed);
        let free = game.free(&features);
        let claims: Vec<String> = free.iter().map(|&free| game.segments(tile)[free].name.clone()).collect();
        same_set("claims", &claims, &turn.claims)?;
        let claim = claim(game, turn, &claims)?;
        game.claim(turn.player, tile, &free, claim.map(|place| free[place]));
        scored(game, turn, tile, &features)?;
        same("teacher", &game.teacher, &turn.teacher)?;
        same("scores", &game.scores, &turn.scores)?;
        same("supply", &game.supply, &turn.supply)
    }

    fn solo_end(&mut self, end: &SoloEnd, reason: Reason, set_aside: &[TileKind]) -> Result<(), Difference> {
        same("reason", &reason, &end.reason)?;
        same("set_aside", &names(set_aside), &end.set_aside)?;
        self.game.follow_count(&end.counted)?;
        same("scores", &self.game.scores, &end.scores)?;
        same("result", &self.game.result(), &end.result)?;
        same_set("goals", &self.game.goals(), &end.goals)
    }

    fn classic_end(&mut self, end: &ClassicEnd, reason: Reason, set_aside: &[TileKind]) -> Result<(), Difference> {
        same("reason", &reason, &end.reason)?;
        same("set_aside", &names(set_aside), &end.set_aside)?;
        self.game.follow_features(&end.counted)?;
        same("scores", &self.game.scores, &end.scores)?;
        same_set("winners", &self.game.winners(), &end.winners)
    }
}

fn names(kinds: &[TileKind]) -> Vec<String> {
    kinds.iter().map(|kind| kind.name()).collect()
}

/// Checks the claim of a turn and returns its place among the free segments.
fn claim(game: &Game, turn: &Turn, claims: &[String]) -> Result<Option<usize>, Difference> {
    let has_meeple = game.supply[turn.player] > 0;
    match &turn.claim {
        Some(name) if !has_meeple => differs("claim", "null, as the supply is empty", name),
        Some(name) => match claims.iter().position(|claim| claim == name) {
            Some(place) => Ok(Some(place)),
            None => differs("claim", format!("one of {claims:?}"), name),
        },
        None if has_meeple && game.mode == Mode::Solo && !claims.is_empty() => {
            differs("claim", format!("one of {claims:?}, as a meeple is due"), "null")
        }
        None => Ok(None),
    }
}

/// Checks the scorings of a turn, in the order in which they came.
fn scored(game: &mut Game, turn: &Turn, tile: usize, features: &[Feature]) -> Result<(), Difference> {
    let completed = game.completed(tile, features);
    let order = order(&completed, &turn.scored)?;
    let chosen = || turn.scored.iter().position(|scored| scored.teacher.is_some());
    let copied = if game.holder_chooses(&completed) {
        let chosen = chosen().filter(|&place| !game.receivers(&completed[order[place]].feature).is_empty());
        if chosen.is_none() {
            return differs("teacher's copy", "one of the paying features", "none of them");
        }
        chosen
    } else {
        None
    };
    let lines = game.settle(turn.player, &completed, &order, copied);
    for (mut expected, came) in lines.into_iter().zip(&turn.scored) {
        let what = |key: &str| format!("scored, {}, {key}", came.feature);
        same_set(&what("receivers"), &expected.receivers, &came.receivers)?;
        expected.receivers.clone_from(&came.receivers);
        expected.feature.clone_from(&came.feature);
        same(&what("entry"), &expected, came)?;
    }
    Ok(())
}

/// For each scoring, which completed feature it is about. All must be there, each once.
fn order(completed: &[Completed], scored: &[Scored]) -> Result<Vec<usize>, Difference> {
    let expected: Vec<&String> = completed.iter().map(|done| &done.names[0]).collect();
    let came: Vec<&String> = scored.iter().map(|scored| &scored.feature).collect();
    let place = |name: &String| completed.iter().position(|done| done.names.contains(name));
    let order: Vec<usize> = came.iter().filter_map(|name| place(name)).collect();
    let mut each_once = order.clone();
    each_once.sort_unstable();
    if order.len() == came.len() && each_once.iter().copied().eq(0..completed.len()) {
        Ok(order)
    } else {
        differs("scored features", format!("{expected:?} in some order"), format!("{came:?}"))
    }
}
