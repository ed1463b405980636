//! What is done to the page while the browser traces.

use serde_json::{Value, json};
use trivium_harness::{Error, Result, Session};

/// The middle of the board, clear of rail and panel.
const MIDDLE: (i32, i32) = (480, 440);

/// Keys, as the protocol names them.
const ENTER: &str = "\u{E007}";
const LEFT: &str = "\u{E012}";
const RIGHT: &str = "\u{E014}";
const DOWN: &str = "\u{E015}";

/// Milliseconds between two moves of the pointer: a little less than a frame, so that every frame has one.
const STEP: u32 = 15;

/// How fast keys follow each other.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// As a quick hand presses them, so that each has frames of its own in the trace.
    Hand,
    /// As fast as they go.
    Machine,
}

impl Pace {
    /// Milliseconds after a key.
    fn pause(self) -> u32 {
        match self {
            Self::Hand => 120,
            Self::Machine => 10,
        }
    }
}

/// Plays by keyboard until `tiles` lie: a cell, one of the rotations that fit, a claim where there is one.
pub fn turns(session: &Session, tiles: u64, pace: Pace) -> Result<()> {
    for turn in 0..100 {
        if read(session, ".board", "data-tiles")?.parse().unwrap_or(0) >= tiles {
            return settle(session);
        }
        for key in [RIGHT, DOWN, LEFT].iter().cycle().skip(turn).take(1 + turn % 3) {
            press(session, key, pace)?;
        }
        press(session, ENTER, pace)?;
        if turn % 2 == 0 {
            press(session, "r", pace)?;
        }
        let keys = if turn % 3 == 0 { ["1", "0", ENTER] } else { ["0", "1", ENTER] };
        for key in keys {
            if read(session, ".page", "data-step")? != "placing" {
                press(session, key, pace)?;
            }
        }
    }
    Err(Error::new(format!("{tiles} tiles never lay")))
}

/// Lays the tile in hand for trial.
pub fn lay(session: &Session) -> Result<()> {
    press(session, RIGHT, Pace::Hand)?;
    press(session, ENTER, Pace::Hand)?;
    settle(session)
}

/// Takes twelve steps back and plays them again.
pub fn back_and_forth(session: &Session) -> Result<()> {
    for key in ["z", "y"].iter().flat_map(|key| std::iter::repeat_n(key, 12)) {
        press(session, key, Pace::Hand)?;
    }
    settle(session)
}

/// Drags the board round, three seconds long.
pub fn pan(session: &Session) -> Result<()> {
    let mut actions = vec![move_to(MIDDLE), json!({ "type": "pointerDown", "button": 0 })];
    actions.extend((0..200).map(|step| {
        let turn = f64::from(step) / 100.0 * std::f64::consts::TAU;
        move_to((MIDDLE.0 + rounded(150.0 * turn.sin()), MIDDLE.1 + rounded(100.0 * (1.0 - turn.cos()))))
    }));
    actions.push(json!({ "type": "pointerUp", "button": 0 }));
    let mouse =
        json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": actions });
    session.perform(&json!([mouse]))?;
    settle(session)
}

/// Turns the wheel, in and out, a hundred notches.
pub fn zoom(session: &Session) -> Result<()> {
    let notches: Vec<Value> = (0..100)
        .map(|step| {
            let down = if step % 20 < 10 { -40 } else { 40 };
            json!({ "type": "scroll", "x": MIDDLE.0, "y": MIDDLE.1, "deltaX": 0, "deltaY": down, "duration": STEP })
        })
        .collect();
    session.perform(&json!([{ "type": "wheel", "id": "wheel", "actions": notches }]))?;
    settle(session)
}

/// Waits until nothing has been drawn for a while.
pub fn settle(session: &Session) -> Result<()> {
    session
        .run("return new Promise(done => setTimeout(() => requestAnimationFrame(() => done(null)), 400))", &[])
        .map(drop)
}

fn press(session: &Session, key: &str, pace: Pace) -> Result<()> {
    session.press(key)?;
    let wait = "return new Promise(done => setTimeout(() => done(null), arguments[0]))";
    session.run(wait, &[json!(pace.pause())]).map(drop)
}

fn read(session: &Session, css: &str, attribute: &str) -> Result<String> {
    let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? ''";
    let value = session.run(script, &[json!(css), json!(attribute)])?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

fn move_to((x, y): (i32, i32)) -> Value {
    json!({ "type": "pointerMove", "duration": STEP, "x": x, "y": y })
}

#[allow(clippy::cast_possible_truncation, reason = "a few hundred pixels")]
fn rounded(pixels: f64) -> i32 {
    pixels.round() as i32
}
