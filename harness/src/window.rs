//! The window a session opens.

use serde_json::{Value, json};

/// What the browser traces: tasks, frames, how long events take, and what moves by itself.
const TRACED: [&str; 3] =
    ["devtools.timeline", "disabled-by-default-devtools.timeline", "disabled-by-default-devtools.timeline.frame"];

/// A window's shape and manners.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// Width of the page in CSS pixels.
    pub width: u32,
    /// Height of the page in CSS pixels.
    pub height: u32,
    /// Device pixels per CSS pixel.
    pub scale: u32,
    /// Touch screen of a phone rather than mouse and desktop.
    pub touch: bool,
    /// Prefers dark colours.
    pub dark: bool,
    /// Prefers reduced motion: what tests and pictures want.
    pub still: bool,
    /// The size of text that the reader has set in the browser, in percent of the usual one.
    pub text: u32,
}

impl Window {
    /// A desktop window.
    pub const DESKTOP: Self =
        Self { width: 1360, height: 820, scale: 1, touch: false, dark: false, still: true, text: 100 };

    /// A phone, upright.
    pub const PHONE: Self =
        Self { width: 390, height: 844, scale: 2, touch: true, dark: false, still: true, text: 100 };

    /// What a new session asks for. A traced one keeps what the browser does, for [`Session::trace`](crate::Session::trace).
    pub(crate) fn capabilities(self, chromium: Option<&str>, is_traced: bool) -> Value {
        let mut options = json!({ "args": [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-default-apps",
            "--disable-extensions",
            "--disable-quic",
            "--disable-sync",
            "--force-color-profile=srgb",
            "--hide-scrollbars",
            "--lang=en-GB",
            "--mute-audio",
            "--no-first-run",
            format!("--window-size={},{}", self.width, self.height),
        ]});
        if self.text != 100 {
            options["prefs"] = json!({ "webkit": { "webprefs": { "default_font_size": 16 * self.text / 100 } } });
        }
        if let Some(chromium) = chromium {
            options["binary"] = json!(chromium);
        }
        if self.touch {
            options["mobileEmulation"] = json!({ "deviceMetrics": {
                "width": self.width, "height": self.height, "pixelRatio": self.scale, "touch": true, "mobile": true,
            }});
        }
        let mut logs = json!({ "browser": "ALL" });
        if is_traced {
            logs["performance"] = json!("ALL");
            options["perfLoggingPrefs"] = json!({ "enableNetwork": false, "traceCategories": TRACED.join(",") });
        }
        json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:chromeOptions": options,
            "goog:loggingPrefs": logs,
        }}})
    }

    /// What the session is told once it is open, as `DevTools` commands.
    pub(crate) fn emulation(self) -> Vec<(&'static str, Value)> {
        let scheme = if self.dark { "dark" } else { "light" };
        let motion = if self.still { "reduce" } else { "no-preference" };
        let mut commands = vec![(
            "Emulation.setEmulatedMedia",
            json!({ "features": [
                { "name": "prefers-color-scheme", "value": scheme },
                { "name": "prefers-reduced-motion", "value": motion },
            ]}),
        )];
        if !self.touch {
            commands.push((
                "Emulation.setDeviceMetricsOverride",
                json!({
                    "width": self.width, "height": self.height, "deviceScaleFactor": self.scale, "mobile": false,
                }),
            ));
        }
        commands
    }
}
