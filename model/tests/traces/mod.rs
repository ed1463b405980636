//! What several tests need: start lines and the checker on lines.
#![allow(dead_code, reason = "each test file uses its own part of this one")]

use trivium_model::check::{Tally, check};
use trivium_model::table::TileKind;

/// Judges these lines and returns what was said and the tally.
pub fn judge(lines: &[String]) -> (String, Tally) {
    let mut said = Vec::new();
    let tally = check(lines.join("\n").as_bytes(), &mut said).expect("memory does not fail");
    (String::from_utf8(said).expect("text"), tally)
}

/// The names of the 71 tiles that are drawn.
pub fn drawn() -> Vec<String> {
    let kinds = TileKind::all().flat_map(|kind| {
        let tile = kind.tile();
        std::iter::repeat_n(tile.name.clone(), tile.count - usize::from(tile.name == "D"))
    });
    kinds.collect()
}

/// The start line of a solo game of three colours whose stacks begin with these tiles.
pub fn start_with(first: [&[&str]; 3]) -> String {
    let mut rest = drawn();
    let mut stacks = first.map(|first| first.iter().map(|&name| name.to_owned()).collect::<Vec<String>>());
    for name in stacks.iter().flatten() {
        let place = rest.iter().position(|other| other == name).expect("such a tile");
        rest.remove(place);
    }
    for (stack, size) in stacks.iter_mut().zip([24, 24, 23]) {
        stack.extend(rest.drain(..size - stack.len()));
    }
    let stacks = serde_json::to_string(&stacks).expect("names");
    format!(
        r#"{{"event":"start","format":1,"mode":"solo","seed":null,"phrase":"by hand","players":["blue","yellow","black"],"meeples":4,"school":null,"small_city":4,"scores":[1,2,3],"stacks":{stacks}}}"#
    )
}
