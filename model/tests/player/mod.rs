//! A small player on top of the model that writes the traces the checker is tried on.
#![allow(dead_code, reason = "each test file uses its own part of this one")]

use serde_json::json;
use trivium_model::game::{Completed, Game, Next};
use trivium_model::line::{ClassicEnd, Event, Mode, Reason, SchoolSide, Scored, SoloEnd, Start, Turn};
use trivium_model::placing::Placement;
use trivium_model::table::TileKind;

use crate::traces::drawn;

/// What kind of game to play.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Solo or classic.
    pub mode: Mode,
    /// How many colours or players.
    pub players: usize,
    /// How many meeples each.
    pub meeples: usize,
    /// Where the school lies.
    pub school: Option<SchoolSide>,
    /// The value of the smallest city.
    pub small_city: i64,
    /// Whether to keep meeples at home, for long games.
    pub careful: bool,
}

/// A small generator; any numbers will do here.
pub struct Dice(u64);

impl Dice {
    /// Dice for a game.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let high = usize::try_from(self.0 >> 33).expect("31 bits");
        high % limit
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}

/// One whole game as lines, and the position after the final count.
pub fn game(options: Options, seed: u64) -> (Vec<String>, Game) {
    let mut dice = Dice::new(seed);
    let start = start(options, &mut dice);
    let mut lines = vec![text(&start)];
    let mut game = Game::new(&start).expect("a right set-up");
    let mut ply = 0;
    loop {
        match game.draw() {
            Next::Turn { player, set_aside, tile, placements } => {
                ply += 1;
                let set_aside = set_aside.iter().map(|kind| kind.name()).collect();
                let turn = Turn {
                    event: Event::Turn,
                    ply,
                    player,
                    set_aside,
                    tile: tile.name(),
                    placed: placements[0],
                    placements,
                    claims: Vec::new(),
                    claim: None,
                    scored: Vec::new(),
                    teacher: None,
                    scores: Vec::new(),
                    supply: Vec::new(),
                };
                let (after, turn) = move_of(&game, &turn, tile, options.careful, &mut dice);
                game = after;
                lines.push(text(&turn));
            }
            Next::Skip { player, set_aside } => {
                let set_aside: Vec<String> = set_aside.iter().map(|kind| kind.name()).collect();
                lines.push(json!({"event": "skip", "player": player, "set_aside": set_aside}).to_string());
            }
            Next::End { reason, set_aside } => {
                let set_aside = set_aside.iter().map(|kind| kind.name()).collect();
                lines.push(end(&mut game, reason, set_aside, &mut dice));
                return (lines, game);
            }
        }
    }
}

fn text(line: &impl serde::Serialize) -> String {
    serde_json::to_string(line).expect("plain data")
}

fn start(options: Options, dice: &mut Dice) -> Start {
    let mut tiles = drawn();
    dice.shuffle(&mut tiles);
    let sizes: &[usize] = match (options.mode, options.players) {
        (Mode::Classic, _) => &[71],
        (Mode::Solo, 4) => &[18, 18, 18, 17],
        (Mode::Solo, _) => &[24, 24, 23],
    };
    let players: Vec<String> = (1..=options.players).map(|number| format!("player {number}")).collect();
    let scores = match options.mode {
        Mode::Solo => (1..).take(options.players).collect(),
        Mode::Classic => vec![0; options.players],
    };
    Start {
        event: Event::Start,
        format: 1,
        mode: options.mode,
        seed: None,
        phrase: Some("dice".to_owned()),
        players,
        meeples: options.meeples,
        school: options.school,
        small_city: options.small_city,
        scores,
        stacks: sizes.iter().map(|&size| tiles.drain(..size).collect()).collect(),
    }
}

/// Plays one move; the careful player tries a few and keeps the one with most meeples at home.
fn move_of(game: &Game, turn: &Turn, kind: TileKind, careful: bool, dice: &mut Dice) -> (Game, Turn) {
    let tries = if careful { 30 } else { 1 };
    let candidates = (0..tries).map(|_| {
        let placed = turn.placements[dice.below(turn.placements.len())];
        try_move(game.clone(), turn.clone(), kind, placed, dice)
    });
    // In solo a claim left out although there was one ends the game.
    let over = |game: &Game, turn: &Turn| game.mode == Mode::Solo && turn.claim.is_none() && !turn.claims.is_empty();
    candidates.max_by_key(|(game, turn)| (!over(game, turn), game.supply[turn.player])).expect("at least one try")
}

fn try_move(mut game: Game, mut turn: Turn, kind: TileKind, placed: Placement, dice: &mut Dice) -> (Game, Turn) {
    let player = turn.player;
    let (tile, features) = game.place(kind, placed);
    let free = game.free(&features);
    let names: Vec<String> = free.iter().map(|&segment| game.segments(tile)[segment].name.clone()).collect();
    let may = game.supply[player] > 0 && !free.is_empty();
    let must = game.mode == Mode::Solo;
    let claim = (may && (must || dice.below(3) > 0)).then(|| dice.below(free.len()));
    game.claim(player, tile, &free, claim.map(|place| free[place]));
    let completed = game.completed(tile, &features);
    turn.scored = score(&mut game, player, &completed, dice);
    turn.placed = placed;
    turn.claim = claim.map(|place| names[place].clone());
    turn.claims = names;
    turn.teacher = game.teacher;
    turn.scores.clone_from(&game.scores);
    turn.supply.clone_from(&game.supply);
    (game, turn)
}

fn score(game: &mut Game, player: usize, completed: &[Completed], dice: &mut Dice) -> Vec<Scored> {
    let mut order: Vec<usize> = (0..completed.len()).collect();
    dice.shuffle(&mut order);
    let copied = game.holder_chooses(completed).then(|| {
        let pays = |place: &usize| !game.receivers(&completed[order[*place]].feature).is_empty();
        let paying: Vec<usize> = (0..order.len()).filter(pays).collect();
        paying[dice.below(paying.len())]
    });
    game.settle(player, completed, &order, copied)
}

fn end(game: &mut Game, reason: Reason, set_aside: Vec<String>, dice: &mut Dice) -> String {
    let event = Event::End;
    if game.mode == Mode::Classic {
        let mut counted: Vec<_> = game.occupied().iter().map(|feature| game.count_feature(feature)).collect();
        dice.shuffle(&mut counted);
        let (scores, winners) = (game.scores.clone(), game.winners());
        return text(&ClassicEnd { event, reason, set_aside, counted, scores, winners });
    }
    let mut counted = Vec::new();
    loop {
        let countable = game.countable();
        if countable.is_empty() {
            break;
        }
        counted.push(game.count_meeple(countable[dice.below(countable.len())]));
    }
    let (scores, result, goals) = (game.scores.clone(), game.result(), game.goals());
    text(&SoloEnd { event, reason, set_aside, counted, scores, result, goals })
}
