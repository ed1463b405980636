//! Positions with expectations, run by the same code as the `scenario` example.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../examples/scenario/format.rs"]
mod format;
#[path = "../examples/scenario/run.rs"]
mod run;
#[path = "../examples/scenario/seen.rs"]
mod seen;

use serde_json::{Value, json};

const FILES: [(&str, usize); 4] = [
    (include_str!("scenarios/solo.json"), 23),
    (include_str!("scenarios/base.json"), 39),
    (include_str!("scenarios/school.json"), 14),
    (include_str!("scenarios/rulings.json"), 29),
];

#[test]
fn every_scenario_comes_out_as_expected() {
    for (text, count) in FILES {
        let scenarios: Vec<Value> = serde_json::from_str(text).unwrap();
        assert_eq!(scenarios.len(), count);
        for scenario in &scenarios {
            if let Err(failure) = run::run(scenario) {
                panic!("{} {failure}", format::id(scenario));
            }
        }
    }
}

/// Changes every number and every boolean of an expectation, one at a time.
fn spoilt(value: &Value) -> Vec<Value> {
    match value {
        Value::Number(number) => vec![json!(number.as_u64().unwrap_or(0) + 1)],
        Value::Array(items) => (0..items.len())
            .flat_map(|at| {
                spoilt(&items[at]).into_iter().map(move |item| {
                    let mut changed = items.clone();
                    changed[at] = item;
                    Value::Array(changed)
                })
            })
            .collect(),
        Value::Object(map) => map
            .iter()
            .flat_map(|(key, item)| {
                spoilt(item).into_iter().map(move |item| {
                    let mut changed = map.clone();
                    changed.insert(key.clone(), item);
                    Value::Object(changed)
                })
            })
            .collect(),
        _ => Vec::new(),
    }
}

#[test]
fn a_wrong_number_in_an_expectation_fails_at_its_step() {
    let mut tried = 0;
    for (text, _) in FILES {
        let scenarios: Vec<Value> = serde_json::from_str(text).unwrap();
        for scenario in &scenarios {
            for step in 0..scenario["steps"].as_array().unwrap().len() {
                for expect in spoilt(&scenario["steps"][step]["expect"]) {
                    let mut changed = scenario.clone();
                    changed["steps"][step]["expect"] = expect;
                    let failure = run::run(&changed).expect_err("the expectation is wrong");
                    assert_eq!(failure.step, step + 1, "{changed}");
                    tried += 1;
                }
            }
        }
    }
    assert!(tried > 150, "only {tried} tried");
}

fn first_city() -> Value {
    json!({"id": "t", "mode": "base", "players": ["P", "Q"], "steps": [
        {"tile": ["E", 2, 0, -1], "by": "P", "meeple": "city@S", "expect": {"events": [{"type": "city"}]}}]})
}

/// What the scenario fails with.
fn failure(scenario: &Value) -> (usize, String) {
    let failure = run::run(scenario).expect_err("must fail");
    (failure.step, failure.reason)
}

#[test]
fn a_key_that_nobody_knows_is_an_error() {
    assert!(run::run(&first_city()).is_ok());
    for (path, step) in [("", 0), ("/steps/0", 1), ("/steps/0/expect", 1), ("/steps/0/expect/events/0", 1)] {
        let mut changed = first_city();
        changed.pointer_mut(path).unwrap()["meeeple"] = json!(1);
        let (at, reason) = failure(&changed);
        assert_eq!(at, step);
        assert!(reason.contains("meeeple"), "{reason}");
    }
    let mut changed = first_city();
    changed["options"] = json!({"tiny_city": true});
    assert_eq!(failure(&changed).0, 0);
}

#[test]
fn expectations_of_other_kinds_can_fail() {
    let other = |key: &str, value: Value| {
        let mut changed = first_city();
        changed["steps"][0][key] = value;
        failure(&changed).1
    };
    assert!(other("free", json!(["city@S"])).starts_with("expected free"));
    assert!(other("meeple", json!("road@S")).contains("has no"));
    assert!(other("expect", json!({"ended": "B"})).starts_with("ended"));
    assert!(other("expect", json!({"events": [{"type": "road"}]})).starts_with("event 1"));
    assert!(other("expect", json!({"events": []})).starts_with("expected 0 events"));
    assert!(other("expect", json!({"events": [{"points": {"R": 4}}]})).contains("nobody is called R"));
    assert!(other("order", json!(["city@S", "city@S"])).contains("twice"));
    assert!(other("fails", json!({"tile": ["E", 2, 0, -1], "by": "P"})).contains("exactly one thing"));
    for step in [
        json!({"illegal": ["E", 2, 0, -1]}),
        json!({"unplaceable": "C"}),
        json!({"fails": {"tile": ["E", 2, 0, -1], "by": "P"}}),
        json!({"final": 1, "expect": {"result": 1}}),
        json!({"final": 1, "by": "P"}),
        json!({}),
    ] {
        let mut changed = first_city();
        changed["steps"] = json!([step]);
        assert_eq!(failure(&changed).0, 1, "{step}");
    }
}

#[test]
fn a_position_that_cannot_be_held_is_refused() {
    let start = |tiles: Vec<Value>| {
        let mut changed = first_city();
        changed["start"] = Value::Array(tiles);
        failure(&changed)
    };
    assert_eq!(start(vec![]), (0, "no tile lies".to_owned()));
    assert_eq!(start(vec![json!(["D", 0, 0, 0]), json!(["E", 0, 0, 0])]), (0, "two tiles lie on 0,0".to_owned()));
    assert_eq!(start(vec![json!(["D", 0, 41, 0])]), (0, "41,0 is too far out".to_owned()));
    assert!(start((0..7).map(|x| json!(["B", 0, x, 0])).collect()).1.contains("no room"));
    assert!(
        start((0..40).flat_map(|x| [json!(["U", 0, 2 * x - 40, 0]), json!(["U", 0, 2 * x - 40, 2])]).collect())
            .1
            .contains("no room")
    );
    let crossings = |count| (0..count).map(|x| json!(["L", 0, 2 * (x % 6), 2 * (x / 6)]));
    let bends = |count| (0..count).map(|x| json!(["U", 0, 2 * x - 40, -2]));
    assert!(start(crossings(31).chain(bends(5)).collect()).1.contains("no room"));
    let mut changed = first_city();
    changed["meeples"] = json!([["P", 0, 0, "monastery"]]);
    assert!(failure(&changed).1.contains("has no monastery"));
    changed["meeples"] = json!((0..8).map(|_| json!(["P", 0, 0, "city", "N"])).collect::<Vec<_>>());
    assert!(failure(&changed).1.contains("has not so many"));
    changed["supply"] = json!({"P": 200});
    assert!(failure(&changed).1.contains("more than 35"));
    changed["players"] = json!(["1", "2", "3", "4", "5", "6"]);
    assert_eq!(failure(&changed).0, 0);
}

/// Edges that do not match can be laid by hand. They do not join, and nothing breaks.
#[test]
fn mismatched_edges_stay_apart() {
    let scenario = json!({"id": "t", "mode": "base", "players": ["P", "Q"],
        "start": [["C", 0, 0, 0], ["X", 0, 1, 0], ["B", 0, 0, 1], ["SCH_L", 0, 1, 1]],
        "steps": [{"tile": ["E", 2, 0, -1], "by": "P", "meeple": "city@S", "expect": {"events": []}},
                  {"final": 1, "expect": {"score": {"P": 3}}}]});
    assert!(run::run(&scenario).is_ok());
}
