//! What a test does to the page. Every helper panics with what it was about to do; nothing waits on time alone.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;

use serde_json::{Value, json};
use trivium_harness::{Result, Session, Window};

/// Keys that have no character, as the protocol names them.
#[allow(dead_code, reason = "tests take the ones they need")]
pub mod key {
    pub const BACKSPACE: &str = "\u{E003}";
    pub const TAB: &str = "\u{E004}";
    pub const ENTER: &str = "\u{E007}";
    pub const ESCAPE: &str = "\u{E00C}";
    pub const LEFT: &str = "\u{E012}";
    pub const UP: &str = "\u{E013}";
    pub const RIGHT: &str = "\u{E014}";
    pub const DOWN: &str = "\u{E015}";
}

/// A page in a window of its own, with a fresh profile.
pub struct Page {
    session: Session,
    window: Window,
}

/// Opens `url` in a fresh profile, waits until the page is ready, and hands it to the test.
///
/// Should the test fail, a picture, the document and the console are kept in `target/e2e/`, under the test's name.
/// Should it pass, the console must hold no error.
pub fn visit<T>(window: Window, url: &str, test: impl FnOnce(&Page) -> T) -> T {
    let page = Page { session: must("open a browser", Session::open(window)), window };
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        page.goto(url);
        let value = test(&page);
        page.assert_no_errors();
        value
    }));
    outcome.unwrap_or_else(|panic| {
        page.keep_evidence();
        resume_unwind(panic)
    })
}

#[allow(dead_code, reason = "tests take the helpers they need")]
impl Page {
    /// Goes to another address and waits until the page there is ready.
    pub fn goto(&self, url: &str) {
        must(&format!("go to {url}"), self.session.goto(url));
        self.wait_ready();
    }

    /// Loads the page again and waits until it is ready.
    pub fn reload(&self) {
        must("reload", self.session.reload());
        self.wait_ready();
    }

    /// The address shown.
    pub fn url(&self) -> String {
        must("read the address", self.session.url())
    }

    /// Waits for `data-ready="1"` on the document.
    pub fn wait_ready(&self) {
        self.wait_attribute("html", "data-ready", "1");
    }

    /// Waits until the first element that matches `css` has this attribute with this value.
    pub fn wait_attribute(&self, css: &str, name: &str, value: &str) {
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) === arguments[2]";
        let wait = self.session.wait(script, &[json!(css), json!(name), json!(value)]);
        must(&format!("wait for {css} to have {name}={value:?}"), wait);
    }

    /// Waits until the body of a JavaScript function returns true.
    pub fn wait_until(&self, script: &str) {
        must(&format!("wait until {script}"), self.session.wait(script, &[]));
    }

    /// Waits until an element matches.
    pub fn wait_for(&self, css: &str) {
        let wait = self.session.wait("return document.querySelector(arguments[0]) !== null", &[json!(css)]);
        must(&format!("wait for {css}"), wait);
    }

    /// How many elements match.
    pub fn count(&self, css: &str) -> u64 {
        self.run("return document.querySelectorAll(arguments[0]).length", &[json!(css)]).as_u64().unwrap_or(0)
    }

    /// An attribute of the first element that matches.
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let script = "return document.querySelector(arguments[0])?.getAttribute(arguments[1]) ?? null";
        self.run(script, &[json!(css), json!(name)]).as_str().map(str::to_owned)
    }

    /// The text of the first element that matches; empty if there is none.
    pub fn text(&self, css: &str) -> String {
        let text = self.run("return document.querySelector(arguments[0])?.textContent ?? ''", &[json!(css)]);
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Clicks the middle of the first element that matches; it must be in view and uncovered.
    pub fn click(&self, css: &str) {
        must(&format!("click {css}"), self.session.click(css));
        self.wait_drawn();
    }

    /// Waits until what stands around the board has followed it.
    pub fn wait_drawn(&self) {
        self.wait_until("return document.querySelector('.page[data-late]') === null");
    }

    /// Types text into the first element that matches.
    pub fn type_into(&self, css: &str, text: &str) {
        must(&format!("type {text:?} into {css}"), self.session.type_into(css, text));
        self.wait_drawn();
    }

    /// Presses one key: a character, or one of [`key`].
    pub fn press(&self, key: &str) {
        must(&format!("press {key:?}"), self.session.press(key));
        self.wait_drawn();
    }

    /// Clicks a point of the window (a tap, on a phone).
    pub fn click_at(&self, at: (i32, i32)) {
        self.drag(&[at]);
    }

    /// Presses the pointer at the first point, leads it through the others, and lets go at the last.
    pub fn drag(&self, points: &[(i32, i32)]) {
        let go = |&(x, y): &(i32, i32)| json!({ "type": "pointerMove", "duration": 20, "x": x, "y": y });
        let mut actions: Vec<Value> = points.iter().map(go).collect();
        actions.insert(actions.len().min(1), json!({ "type": "pointerDown", "button": 0 }));
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        let kind = if self.window.touch { "touch" } else { "mouse" };
        let pointer =
            json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions });
        must(&format!("lead the pointer through {points:?}"), self.session.perform(&json!([pointer])));
        self.wait_drawn();
    }

    /// Whether this is a window for fingers.
    pub fn is_phone(&self) -> bool {
        self.window.touch
    }

    /// Whether the middle of the first element that matches is in the window, with nothing over it.
    pub fn is_uncovered(&self, css: &str) -> bool {
        let script = "const element = document.querySelector(arguments[0]); if (!element) return false;
            const box = element.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return top !== null && element.contains(top)";
        self.run(script, &[json!(css)]) == true
    }

    /// Waits until the board has been at rest, and nothing of the page of another size, for three frames.
    pub fn settle(&self) {
        let script = "const look = () => {
                const boxes = ['.rail', '.panel', '.hand-bar', '.board-free'].map(css => document.querySelector(css));
                const sizes = boxes.map(part => JSON.stringify(part?.getBoundingClientRect() ?? null));
                const plane = document.querySelector('.plane');
                return [plane && getComputedStyle(plane).transform, plane?.hasAttribute('data-moved'), ...sizes].join();
            };
            const frame = () => new Promise(requestAnimationFrame);
            const before = look();
            for (let count = 0; count < 3; count += 1) {
                await frame();
                if (look() !== before) return false;
            }
            return !document.querySelector('.plane')?.hasAttribute('data-moved')";
        let script = format!("return (async () => {{ {script} }})()");
        must("wait until nothing moves", self.session.wait(&script, &[]));
    }

    /// The middle of the first element that matches, in the window.
    pub fn middle_of(&self, css: &str) -> (i32, i32) {
        let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]";
        let middle = self.run(script, &[json!(css)]);
        let number = |at: usize| middle[at].as_i64().and_then(|number| i32::try_from(number).ok()).unwrap_or(0);
        (number(0), number(1))
    }

    /// What the page keeps in local storage under this key.
    pub fn stored(&self, key: &str) -> Option<String> {
        self.run("return localStorage.getItem(arguments[0])", &[json!(key)]).as_str().map(str::to_owned)
    }

    /// Puts a value into local storage.
    pub fn store(&self, key: &str, value: &str) {
        self.run("localStorage.setItem(arguments[0], arguments[1])", &[json!(key), json!(value)]);
    }

    /// Runs the body of a JavaScript function.
    pub fn run(&self, script: &str, arguments: &[Value]) -> Value {
        must(&format!("run {script}"), self.session.run(script, arguments))
    }

    /// The session beneath, for what has no helper.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Fails if the console holds an error. Reading empties it.
    pub fn assert_no_errors(&self) {
        let lines = must("read the console", self.session.console());
        let errors: Vec<String> =
            lines.into_iter().filter(|line| line.level == "SEVERE").map(|line| line.text).collect();
        assert!(errors.is_empty(), "the console holds errors: {errors:#?}");
    }

    /// Keeps what helps to understand a failure.
    fn keep_evidence(&self) {
        let test = std::thread::current().name().unwrap_or("test").replace("::", "-");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("e2e");
        let keep = |ending: &str, bytes: Vec<u8>| {
            let file = folder.join(format!("{test}.{ending}"));
            if fs::create_dir_all(&folder).and_then(|()| fs::write(&file, bytes)).is_ok() {
                eprintln!("kept {}", file.display());
            }
        };
        if let Ok(picture) = self.session.screenshot() {
            keep("png", picture);
        }
        if let Ok(Value::String(document)) = self.session.run("return document.documentElement.outerHTML", &[]) {
            keep("html", document.into_bytes());
        }
        for line in self.session.console().unwrap_or_default() {
            eprintln!("console: {} {}", line.level, line.text);
        }
    }
}

/// The value, or a panic that says what could not be done.
fn must<T>(what: &str, result: Result<T>) -> T {
    result.unwrap_or_else(|error| panic!("could not {what}: {error}"))
}
