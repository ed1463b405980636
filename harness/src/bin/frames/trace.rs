//! Reads the browser's trace: an event is an object with a name, a time, a duration (both in microseconds), the thread
//! it ran on, and arguments.

use serde_json::{Value, json};
use trivium_harness::{Error, Result, Session};

/// What the browser did while something was done to the page, in order.
pub struct Trace {
    events: Vec<Value>,
    /// The page's main thread, by process and number: the one that scripts run on, layout is made and events are handled.
    main: (u64, u64),
}

impl Trace {
    /// Traces the browser while `act` acts on the page.
    pub fn during(session: &Session, act: impl FnOnce() -> Result<()>) -> Result<Self> {
        // What came before is of no interest; and a browser that has much to tell loses some of it.
        session.trace()?;
        mark(session, BEGIN)?;
        act()?;
        mark(session, END)?;
        let mut events = Vec::new();
        for _ in 0..20 {
            events.extend(session.trace()?);
            if let (Some(begin), Some(end)) = (find(&events, BEGIN), find(&events, END)) {
                let (from, to) = (time(begin), time(end));
                let main = thread(begin);
                events.retain(|event| (from..=to).contains(&time(event)));
                events.sort_by(|one, other| time(one).total_cmp(&time(other)));
                return Ok(Self { events, main });
            }
        }
        Err(Error::new("the browser's trace has no end"))
    }

    /// How far things moved by themselves, by the browser's own score: 0 when nothing did.
    pub fn shift(&self) -> f64 {
        let shifts = self.events.iter().filter(|event| event["name"] == "LayoutShift");
        shifts.fold(0.0, |sum, event| sum + event["args"]["data"]["score"].as_f64().unwrap_or(0.0))
    }

    /// How long each task of the main thread took, in milliseconds.
    pub fn tasks(&self) -> Vec<f64> {
        let tasks = self.events.iter().filter(|event| event["name"] == "RunTask" && thread(event) == self.main);
        tasks.map(|event| event["dur"].as_f64().unwrap_or(0.0) / 1e3).collect()
    }

    /// How long each key, click or tap took until the next picture, in milliseconds.
    pub fn inputs(&self) -> Vec<f64> {
        let data = self
            .events
            .iter()
            .filter(|event| event["name"] == "EventTiming" && event["ph"] == "b")
            .map(|event| &event["args"]["data"]);
        data.filter(|data| data["interactionId"].as_u64().is_some_and(|id| id != 0))
            .filter_map(|data| data["duration"].as_f64())
            .collect()
    }

    /// Milliseconds from each picture of this page to the next; rests are left out.
    pub fn pictures(&self) -> Vec<f64> {
        let drawn = self.events.iter().filter(|event| event["name"] == "DrawFrame" && thread(event).0 == self.main.0);
        let times: Vec<f64> = drawn.map(time).collect();
        times.windows(2).map(|pair| (pair[1] - pair[0]) / 1e3).filter(|&gap| gap < REST).collect()
    }
}

/// When nothing is drawn for so many milliseconds, nothing was to be drawn.
const REST: f64 = 150.0;

/// The marks that the page sets in the trace, as pages can.
const BEGIN: &str = "begin";
const END: &str = "end";

fn mark(session: &Session, what: &str) -> Result<()> {
    session.run("console.timeStamp(arguments[0])", &[json!(what)]).map(drop)
}

fn find<'a>(events: &'a [Value], what: &str) -> Option<&'a Value> {
    events.iter().find(|event| event["name"] == "TimeStamp" && event["args"]["data"]["message"] == what)
}

fn time(event: &Value) -> f64 {
    event["ts"].as_f64().unwrap_or(0.0)
}

fn thread(event: &Value) -> (u64, u64) {
    (event["pid"].as_u64().unwrap_or(0), event["tid"].as_u64().unwrap_or(0))
}
