//! Whole games: the checker accepts what the player wrote and nothing else.

mod player;
mod traces;

use player::{Options, game};
use serde_json::{Value, json};
use traces::judge;
use trivium_model::difference::Difference;
use trivium_model::judge::Judge;
use trivium_model::line::{Event, Mode, SchoolSide, event};

const SOLO: Options = Options { mode: Mode::Solo, players: 3, meeples: 4, school: None, small_city: 4, careful: false };
const CLASSIC: Options =
    Options { mode: Mode::Classic, players: 2, meeples: 7, school: None, small_city: 4, careful: false };

/// Games of every sort.
fn sorts() -> [Options; 8] {
    let (left, right) = (Some(SchoolSide::Left), Some(SchoolSide::Right));
    [
        SOLO,
        Options { careful: true, ..SOLO },
        Options { careful: true, school: left, meeples: 7, ..SOLO },
        Options { careful: true, school: right, players: 4, meeples: 5, ..SOLO },
        CLASSIC,
        Options { school: left, ..CLASSIC },
        Options { school: right, players: 5, small_city: 2, ..CLASSIC },
        Options { careful: true, school: left, players: 3, ..CLASSIC },
    ]
}

#[test]
fn whole_games_pass() {
    let mut lines = Vec::new();
    for options in sorts() {
        for seed in 0..6 {
            lines.extend(game(options, seed).0);
        }
    }
    let (said, tally) = judge(&lines);
    assert_eq!((said.as_str(), tally.passed, tally.failed), ("", 48, 0));
    for event in ["must_claim", "last_tile", "\"set_aside\":[\"", "\"teacher\":1}", "monastery@", "\"field\"", "G14"] {
        assert!(lines.iter().any(|line| line.contains(event)), "no game shows {event}");
    }
}

/// The best result of a solo game is the smallest of score and twice the meeples on tiles, whatever the order.
#[test]
fn the_solo_result_does_not_depend_on_the_order_of_the_count() {
    for seed in 0..200 {
        let (lines, after) = game(SOLO, seed);
        let lines: Vec<Value> = lines.iter().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        let turn = &lines[lines.len() - 2];
        let number = |key: &str, player: usize| turn[key][player].as_i64().expect("a number");
        let bound = (0..3).map(|player| number("scores", player) + 2 * (4 - number("supply", player)));
        assert_eq!(Some(after.result()), bound.min(), "seed {seed}");
    }
}

/// Every value of a line changed in turn: numbers, words, nulls, list entries, keys.
fn changes(value: &Value) -> Vec<Value> {
    let mut found = Vec::new();
    match value {
        Value::Null => found.push(json!(0)),
        Value::Bool(_) => {}
        Value::Number(number) => {
            let number = number.as_i64().unwrap_or(0);
            found.extend([json!(number + 1), json!(number - 1), Value::Null]);
        }
        Value::String(text) => found.extend([json!(format!("{text}x")), Value::Null]),
        Value::Array(items) => {
            // The ends and the middle of a long list stand for the rest.
            let tried =
                |index: usize| items.len() < 8 || index < 2 || index == items.len() / 2 || index + 1 == items.len();
            for (index, item) in items.iter().enumerate().filter(|(index, _)| tried(*index)) {
                let mut shorter = items.clone();
                shorter.remove(index);
                found.push(Value::Array(shorter));
                let mut longer = items.clone();
                longer.push(item.clone());
                found.push(Value::Array(longer));
                for change in changes(item) {
                    let mut changed = items.clone();
                    changed[index] = change;
                    found.push(Value::Array(changed));
                }
            }
        }
        Value::Object(entries) => {
            for (key, entry) in entries {
                let mut fewer = entries.clone();
                fewer.remove(key);
                found.push(Value::Object(fewer));
                for change in changes(entry) {
                    let mut changed = entries.clone();
                    changed.insert(key.clone(), change);
                    found.push(Value::Object(changed));
                }
            }
            let mut more = entries.clone();
            more.insert("note".to_owned(), Value::Null);
            found.push(Value::Object(more));
        }
    }
    found
}

/// Changes that leave a right trace: free text, and what the format leaves open.
fn harmless(before: &Value, after: &Value) -> bool {
    let strip = |line: &Value| {
        let mut line = line.clone();
        let entries = line.as_object_mut().expect("an object");
        for key in ["seed", "phrase"] {
            if entries.get(key).is_some_and(|value| value.is_null() || value.is_string()) {
                entries.insert(key.to_owned(), Value::Null);
            }
        }
        if let Some(players) = entries.get_mut("players").and_then(Value::as_array_mut) {
            players.iter_mut().filter(|name| name.is_string()).for_each(|name| *name = json!("name"));
        }
        for counted in entries.get_mut("final").and_then(Value::as_array_mut).into_iter().flatten() {
            // A feature may be named by any of its tiles.
            for place in 0..2 {
                if counted.get("at").is_some_and(|at| at[place].is_number()) {
                    counted["at"][place] = json!(0);
                }
            }
            if counted["points"] == 0 && counted["receivers"].as_array().is_some_and(Vec::is_empty) {
                counted["receivers"] = json!("nobody");
            }
        }
        line
    };
    // Another legal placement may be just as right, most of all in the last turn.
    let legal = |line: &Value| line["placements"].as_array().is_some_and(|all| all.contains(&line["placed"]));
    let mut moved = before.clone();
    if let Some(placed) = after.get("placed").filter(|_| legal(after)) {
        moved["placed"] = placed.clone();
    }
    let nobody = |line: &Value| line.to_string().contains("\"nobody\"");
    strip(before) == strip(after) || moved == *after || nobody(&strip(after))
}

/// Follows some lines from where a judge got to.
fn follow(mut judge: Option<Judge>, lines: &[String]) -> Result<Option<Judge>, Difference> {
    for line in lines {
        let line = line.as_bytes();
        match (event(line)?, &mut judge) {
            (Event::Start, None) => judge = Some(Judge::start(line)?),
            (Event::Start, Some(_)) => return Err(Difference("a second start".to_owned())),
            (_, None) => return Err(Difference("a game without a start".to_owned())),
            (event, Some(judge)) => judge.line(event, line)?,
        }
    }
    Ok(judge)
}

#[test]
fn every_change_of_a_game_is_caught() {
    let mut tried = 0;
    for options in sorts() {
        let lines = game(options, 5).0;
        for (index, line) in lines.iter().enumerate() {
            // Lines of the middle game are like each other; a few of them are enough.
            if index > 4 && index + 4 < lines.len() && index % 9 != 0 {
                continue;
            }
            let before: Value = serde_json::from_str(line).expect("JSON");
            let reached = follow(None, &lines[..index]).expect("a right beginning");
            for after in &changes(&before) {
                let verdict = follow(reached.clone(), &[after.to_string()])
                    .and_then(|judge| follow(judge, &lines[index + 1..]))
                    .and_then(|judge| judge.expect("a judge").finish());
                let caught = verdict.is_err() || harmless(&before, after);
                assert!(caught, "not caught in {options:?}, line {index}:\n{before}\n{after}");
                tried += 1;
            }
        }
    }
    assert!(tried > 5_000, "only {tried} changes tried");
}

#[test]
fn lines_lost_doubled_or_swapped_are_caught() {
    for options in sorts() {
        let lines = game(options, 3).0;
        let mut reached = None;
        for (index, line) in lines.iter().enumerate() {
            let rest = &lines[index + 1..];
            let lost = rest.to_vec();
            let doubled = [&[line.clone(), line.clone()], rest].concat();
            let swapped =
                [rest.get(..1).unwrap_or_default(), std::slice::from_ref(line), rest.get(1..).unwrap_or_default()]
                    .concat();
            for (what, changed) in [("lost", lost), ("doubled", doubled), ("swapped", swapped)] {
                if what == "swapped" && rest.is_empty() {
                    continue;
                }
                let verdict = follow(reached.clone(), &changed).and_then(|judge| judge.map_or(Ok(()), |j| j.finish()));
                assert!(verdict.is_err(), "{what}, line {index}");
            }
            reached = follow(reached, std::slice::from_ref(line)).expect("a right line");
        }
    }
}
