//! A short trace written by hand, right as it stands, and every kind of wrong one.

mod traces;

use traces::{judge, start_with};

/// Three colours. Blue closes the start tile's city; yellow sets C aside and takes the road; black ends the road on
/// one side with a monastery; blue ends it on the other, and yellow, being last, is paid four points.
fn turns() -> [&'static str; 4] {
    [
        r#"{"event":"turn","ply":1,"player":0,"set_aside":[],"tile":"E","placements":[[0,-1,2],[0,1,1],[0,1,2],[0,1,3]],"placed":[0,-1,2],"claims":["city@S"],"claim":"city@S","scored":[{"feature":"city@S","kind":"city","points":4,"tiles":2,"coats_of_arms":0,"receivers":[0],"returned":[1,0,0],"teacher":null}],"teacher":null,"scores":[5,2,3],"supply":[4,4,4]}"#,
        r#"{"event":"turn","ply":2,"player":1,"set_aside":["C"],"tile":"U","placements":[[1,0,1],[-1,0,1],[0,1,1],[0,-2,1],[-1,-1,0],[1,-1,0]],"placed":[1,0,1],"claims":["road@E"],"claim":"road@E","scored":[],"teacher":null,"scores":[5,2,3],"supply":[4,3,4]}"#,
        r#"{"event":"turn","ply":3,"player":2,"set_aside":[],"tile":"A","placements":[[2,0,1],[-1,0,3],[0,1,0],[0,1,1],[0,1,3],[1,1,0],[1,1,1],[1,1,3],[1,-1,2],[1,-1,3],[0,-2,1],[0,-2,2],[0,-2,3],[-1,-1,0],[-1,-1,1],[-1,-1,2]],"placed":[2,0,1],"claims":["monastery"],"claim":"monastery","scored":[],"teacher":null,"scores":[5,2,3],"supply":[4,3,3]}"#,
        r#"{"event":"turn","ply":4,"player":0,"set_aside":[],"tile":"A","placements":[[-1,0,3],[0,1,0],[0,1,1],[0,1,3],[1,1,0],[1,1,1],[1,1,3],[2,1,0],[2,1,1],[2,1,3],[3,0,0],[3,0,2],[3,0,3],[2,-1,1],[2,-1,2],[2,-1,3],[1,-1,2],[1,-1,3],[0,-2,1],[0,-2,2],[0,-2,3],[-1,-1,0],[-1,-1,1],[-1,-1,2]],"placed":[-1,0,3],"claims":["monastery"],"claim":"monastery","scored":[{"feature":"road@E","kind":"road","points":4,"tiles":4,"coats_of_arms":0,"receivers":[1],"returned":[0,1,0],"teacher":null}],"teacher":null,"scores":[5,6,3],"supply":[3,4,3]}"#,
    ]
}

const START: [&[&str]; 3] = [&["E", "A"], &["C", "U"], &["A"]];

/// What is said about the trace after `from` was replaced by `to` in the turn line of that ply.
fn after_change(ply: usize, from: &str, to: &str) -> String {
    let mut lines = vec![start_with(START)];
    for (index, turn) in turns().into_iter().enumerate() {
        if index + 1 == ply {
            assert!(turn.contains(from), "nothing to change: {from}");
            lines.push(turn.replacen(from, to, 1));
        } else {
            lines.push(turn.to_owned());
        }
    }
    judge(&lines).0
}

#[test]
fn the_right_trace_fails_only_for_want_of_an_end() {
    assert_eq!(
        after_change(1, "", ""),
        "game 1, line 5, after ply 4: line: expected more lines up to the end line, came none\n"
    );
}

#[test]
fn wrong_turns_are_caught() {
    let faults = [
        (1, "\"ply\":1", "\"ply\":2", "ply: expected 1"),
        (1, "\"player\":0", "\"player\":1", "player: expected 0"),
        (1, "[0,-1,2],", "", "missing [[0, -1, 2]]"),
        (1, "[0,1,1],", "[0,1,1],[0,1,0],", "too many [[0, 1, 0]]"),
        (1, "[0,1,1],", "[0,1,1],[0,1,1],", "twice [[0, 1, 1]]"),
        (1, "\"placed\":[0,-1,2]", "\"placed\":[1,0,0]", "placed: expected one of"),
        (1, "[\"city@S\"]", "[\"city@S\",\"field@nw\"]", "claims: expected [\"city@S\"]"),
        (1, "\"claim\":\"city@S\"", "\"claim\":null", "as a meeple is due"),
        (1, "\"claim\":\"city@S\"", "\"claim\":\"field@nw\"", "claim: expected one of"),
        (1, "\"points\":4", "\"points\":2", "points: 4"),
        (1, "\"tiles\":2,", "", "tiles: Some(2)"),
        (1, "\"tiles\":2,", "\"tiles\":null,", "unreadable line"),
        (1, "\"coats_of_arms\":0", "\"coats_of_arms\":1", "coats_of_arms: 0"),
        (1, "\"receivers\":[0]", "\"receivers\":[]", "receivers: expected [0]"),
        (1, "\"receivers\":[0]", "\"receivers\":[0,1]", "receivers: expected [0]"),
        (1, "\"returned\":[1,0,0]", "\"returned\":[0,0,0]", "returned: [1, 0, 0]"),
        (1, "\"scored\":[{", "\"scored\":[],\"x\":[{", "unknown field `x`"),
        (1, "\"scores\":[5,2,3]", "\"scores\":[5,2,4]", "scores: expected [5, 2, 3]"),
        (1, "\"supply\":[4,4,4]", "\"supply\":[3,4,4]", "supply: expected [4, 4, 4]"),
        (1, ",\"supply\":[4,4,4]", "", "missing field `supply`"),
        (1, ",\"claim\":\"city@S\"", "", "missing field `claim`"),
        (1, "}],\"teacher\":null", "}],\"teacher\":\"school\"", "teacher: expected None"),
        (1, "\"teacher\":null}", "\"teacher\":0}", "teacher: None"),
        (1, "\"turn\"", "\"skip\"", "line: expected a turn of player 0 with E"),
        (2, "[\"C\"]", "[]", "set_aside: expected [\"C\"]"),
        (2, "\"U\"", "\"V\"", "tile: expected \"U\""),
        (2, "\"claims\":[\"road@E\"]", "\"claims\":[\"road@W\"]", "claims: expected [\"road@E\"]"),
        (3, "\"claims\":[\"monastery\"]", "\"claims\":[\"monastery\",\"road@W\"]", "too many [\"road@W\"]"),
        (
            3,
            "\"scored\":[]",
            "\"scored\":[{\"feature\":\"monastery\",\"kind\":\"monastery\",\"points\":9,\"coats_of_arms\":0,\"receivers\":[],\"returned\":[0,0,1],\"teacher\":null}]",
            "scored features: expected []",
        ),
        (4, "\"receivers\":[1]", "\"receivers\":[0]", "receivers: expected [1]"),
        (4, "\"feature\":\"road@E\"", "\"feature\":\"road@W\"", "scored features: expected [\"road@E\"]"),
        (4, "\"tiles\":4", "\"tiles\":5", "tiles: Some(4)"),
    ];
    for (ply, from, to, expected) in faults {
        let said = after_change(ply, from, to);
        assert!(said.starts_with(&format!("game 1, line {}, ", ply + 1)), "{from} -> {to}: {said}");
        assert!(said.contains(expected), "{from} -> {to}: {said}");
    }
}

#[test]
fn wrong_set_ups_are_caught() {
    let faults = [
        ("\"format\":1", "\"format\":2", "format: expected 1"),
        ("\"mode\":\"solo\"", "\"mode\":\"classic\"", "starting scores"),
        ("\"seed\":null,", "", "missing field `seed`"),
        ("\"black\"", "\"blue\"", "different names"),
        (",\"black\"", "", "number of players"),
        ("\"meeples\":4", "\"meeples\":9", "meeples: expected 3..=7"),
        ("\"school\":null", "\"school\":\"up\"", "unreadable line"),
        ("\"small_city\":4", "\"small_city\":2", "small_city"),
        ("[1,2,3]", "[0,0,0]", "starting scores: expected [1, 2, 3]"),
        ("[\"E\",", "[", "sizes of the stacks: expected [24, 24, 23], came [23, 24, 23]"),
        ("[\"E\",", "[\"D\",", "tiles D in the stacks: expected 3, came 4"),
        ("[\"E\",", "[\"Y\",", "a letter from A to X"),
        ("[\"E\",", "[\"SCH_L\",", "tiles E in the stacks: expected 5, came 4"),
    ];
    for (from, to, expected) in faults {
        let start = start_with(START);
        assert!(start.contains(from), "nothing to change: {from}");
        let said = judge(&[start.replacen(from, to, 1)]).0;
        assert!(said.starts_with("game 1, line 1, set-up: ") && said.contains(expected), "{from} -> {to}: {said}");
    }
}

#[test]
fn a_wrong_order_of_tiles_is_caught() {
    let mut lines = vec![start_with([&["U", "E"], &["C", "U"], &["A"]])];
    lines.extend(turns().map(str::to_owned));
    assert!(judge(&lines).0.contains("game 1, line 2, ply 1: tile: expected \"U\", came \"E\""));
}

#[test]
fn one_bad_game_does_not_hide_the_next() {
    let start = start_with(START);
    let lines = ["nonsense".to_owned(), start.clone(), "{}".to_owned(), start.clone(), start];
    let (said, tally) = judge(&lines);
    assert_eq!((tally.passed, tally.failed), (0, 4));
    assert_eq!(said.lines().count(), 4, "{said}");
}
