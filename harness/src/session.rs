//! A browser window with a fresh profile.

use std::env;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::{Error, Result, Window, base64, http};

/// The key under which the protocol names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How long [`Session::wait`] waits.
const PATIENCE: Duration = Duration::from_secs(10);

/// An open browser window. Closed, and its profile forgotten, when dropped.
#[derive(Debug)]
pub struct Session {
    driver: String,
    id: String,
}

/// A line of the browser's console.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogLine {
    /// `SEVERE` for errors, `WARNING`, `INFO`, …
    pub level: String,
    /// The text, with its place.
    pub text: String,
}

impl Session {
    /// Opens a window through the driver that `cargo xtask` started and named in `TRIVIUM_WEBDRIVER`.
    ///
    /// # Errors
    /// If there is no driver, or it cannot start the browser.
    pub fn open(window: Window) -> Result<Self> {
        Self::open_with(window, false)
    }

    /// The same, in a browser that traces what it does, for [`Session::trace`].
    ///
    /// # Errors
    /// As [`Session::open`].
    pub fn open_traced(window: Window) -> Result<Self> {
        Self::open_with(window, true)
    }

    fn open_with(window: Window, is_traced: bool) -> Result<Self> {
        let driver = env::var("TRIVIUM_WEBDRIVER")
            .map_err(|_| Error::new("no browser driver is running: start this through `cargo xtask`"))?;
        let chromium = env::var("TRIVIUM_CHROMIUM").ok();
        let wish = window.capabilities(chromium.as_deref(), is_traced);
        let opened = http::send(&driver, "POST", "/session", &wish)?;
        let id = opened["sessionId"].as_str().ok_or_else(|| Error::new("the driver named no session"))?.to_owned();
        let session = Self { driver, id };
        for (command, parameters) in window.emulation() {
            session.devtools(command, &parameters)?;
        }
        Ok(session)
    }

    /// Loads a page.
    ///
    /// # Errors
    /// If it cannot be loaded.
    pub fn goto(&self, url: &str) -> Result<()> {
        self.post("/url", &json!({ "url": url })).map(drop)
    }

    /// The address now shown.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub fn url(&self) -> Result<String> {
        let url = self.get("/url")?;
        Ok(url.as_str().unwrap_or_default().to_owned())
    }

    /// Loads the page again.
    ///
    /// # Errors
    /// If it cannot be loaded.
    pub fn reload(&self) -> Result<()> {
        self.post("/refresh", &json!({})).map(drop)
    }

    /// Runs the body of a JavaScript function and returns its result; a promise is awaited.
    ///
    /// # Errors
    /// If it throws.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Result<Value> {
        self.post("/execute/sync", &json!({ "script": script, "args": arguments }))
    }

    /// Runs `script` until its result is true, for at most ten seconds.
    ///
    /// # Errors
    /// If it throws, or stays false.
    pub fn wait(&self, script: &str, arguments: &[Value]) -> Result<()> {
        let begun = Instant::now();
        loop {
            if self.run(script, arguments)? == Value::Bool(true) {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                let seconds = PATIENCE.as_secs();
                return Err(Error::new(format!("not so within {seconds} s: {script} with {}", json!(arguments))));
            }
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// Clicks the middle of the first element that matches, as a mouse does (or a finger, on a phone).
    ///
    /// # Errors
    /// If there is none, or something covers it.
    pub fn click(&self, css: &str) -> Result<()> {
        let element = self.find(css)?;
        self.post(&format!("/element/{element}/click"), &json!({})).map(drop)
    }

    /// Types text into the first element that matches.
    ///
    /// # Errors
    /// If there is none, or it takes no text.
    pub fn type_into(&self, css: &str, text: &str) -> Result<()> {
        let element = self.find(css)?;
        self.post(&format!("/element/{element}/value"), &json!({ "text": text })).map(drop)
    }

    /// Presses and releases one key on whatever has the focus: a character, or a key code of the protocol such as
    /// `\u{E006}` (Enter).
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn press(&self, key: &str) -> Result<()> {
        self.perform(&json!([{ "type": "key", "id": "keyboard", "actions": [
            { "type": "keyDown", "value": key },
            { "type": "keyUp", "value": key },
        ]}]))
    }

    /// Performs a list of input sources with their actions, as in the protocol: drags, pinches, chords.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn perform(&self, sources: &Value) -> Result<()> {
        self.post("/actions", &json!({ "actions": sources }))?;
        http::send(&self.driver, "DELETE", &self.path("/actions"), &Value::Null).map(drop)
    }

    /// A picture of the window, as PNG.
    ///
    /// # Errors
    /// If the browser gives none.
    pub fn screenshot(&self) -> Result<Vec<u8>> {
        let picture = self.get("/screenshot")?;
        picture.as_str().and_then(base64::decode).ok_or_else(|| Error::new("the browser sent no picture"))
    }

    /// The console's lines since the last call.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub fn console(&self) -> Result<Vec<LogLine>> {
        let log = self.post("/se/log", &json!({ "type": "browser" }))?;
        let text = |line: &Value, key: &str| line[key].as_str().unwrap_or_default().to_owned();
        let lines = log.as_array().map(Vec::as_slice).unwrap_or_default();
        Ok(lines.iter().map(|line| LogLine { level: text(line, "level"), text: text(line, "message") }).collect())
    }

    /// What the browser has traced and not yet told, one event an entry; see [`Session::open_traced`]. Events come late
    /// and in portions: ask until the one has come that is waited for.
    ///
    /// # Errors
    /// If the browser does not answer.
    pub fn trace(&self) -> Result<Vec<Value>> {
        let log = self.post("/se/log", &json!({ "type": "performance" }))?;
        let mut events = Vec::new();
        for line in log.as_array().map(Vec::as_slice).unwrap_or_default() {
            let mut line: Value = serde_json::from_str(line["message"].as_str().unwrap_or_default())?;
            if line["message"]["method"] == "Tracing.dataCollected" {
                events.push(line["message"]["params"].take());
            }
        }
        Ok(events)
    }

    /// Sends a command of the browser's own protocol.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn devtools(&self, command: &str, parameters: &Value) -> Result<Value> {
        self.post("/goog/cdp/execute", &json!({ "cmd": command, "params": parameters }))
    }

    fn find(&self, css: &str) -> Result<String> {
        let found = self.post("/element", &json!({ "using": "css selector", "value": css }))?;
        let element = found[ELEMENT].as_str().ok_or_else(|| Error::new(format!("no element {css}")))?;
        Ok(element.to_owned())
    }

    fn path(&self, command: &str) -> String {
        format!("/session/{}{command}", self.id)
    }

    fn post(&self, command: &str, body: &Value) -> Result<Value> {
        http::send(&self.driver, "POST", &self.path(command), body)
    }

    fn get(&self, command: &str) -> Result<Value> {
        http::send(&self.driver, "GET", &self.path(command), &Value::Null)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = http::send(&self.driver, "DELETE", &self.path(""), &Value::Null);
    }
}
