//! Which file answers which request.

use std::fs;
use std::path::{Path, PathBuf};

use super::request::Request;

/// A folder served below a base path.
#[derive(Debug)]
pub struct Site {
    folder: PathBuf,
    base: String,
}

/// An HTTP answer.
#[derive(Debug, PartialEq, Eq)]
pub struct Answer {
    status: &'static str,
    header: String,
    body: Vec<u8>,
    head_only: bool,
}

impl Site {
    /// `base` is made to begin and end with a slash.
    pub fn new(folder: PathBuf, base: &str) -> Self {
        let base = match base.trim_matches('/') {
            "" => "/".to_owned(),
            inner => format!("/{inner}/"),
        };
        Self { folder, base }
    }

    /// The path below which the folder is served.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Answers a request.
    pub fn answer(&self, request: &Request) -> Answer {
        let mut answer = if format!("{}/", request.path) == self.base {
            Answer::plain("301 Moved Permanently", &self.base).with(&format!("Location: {}\r\n", self.base))
        } else {
            self.file(&request.path)
                .and_then(|file| Answer::file(&file))
                .unwrap_or_else(|| Answer::plain("404 Not Found", "not found"))
        };
        answer.head_only = request.head_only;
        answer
    }

    /// The file that a path names: always inside the folder.
    fn file(&self, path: &str) -> Option<PathBuf> {
        let inner = path.strip_prefix(&self.base)?;
        let mut file = self.folder.clone();
        for name in inner.split('/').filter(|name| !name.is_empty()) {
            if name.starts_with('.') || name.contains(['\\', ':', '\0']) {
                return None;
            }
            file.push(name);
        }
        if file.is_dir() {
            file.push("index.html");
        }
        file.is_file().then_some(file)
    }
}

impl Answer {
    /// For what is no request at all.
    pub fn bad_request() -> Self {
        Self::plain("400 Bad Request", "bad request")
    }

    fn plain(status: &'static str, text: &str) -> Self {
        Self {
            status,
            header: "Content-Type: text/plain; charset=utf-8\r\n".to_owned(),
            body: text.as_bytes().to_vec(),
            head_only: false,
        }
    }

    fn file(file: &Path) -> Option<Self> {
        Some(Self {
            status: "200 OK",
            header: format!("Content-Type: {}\r\n", media_type(file)),
            body: fs::read(file).ok()?,
            head_only: false,
        })
    }

    fn with(mut self, line: &str) -> Self {
        self.header.push_str(line);
        self
    }

    /// The bytes to send.
    pub fn into_bytes(self) -> Vec<u8> {
        let mut bytes = format!(
            "HTTP/1.1 {}\r\n{}Content-Length: {}\r\nCache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
            self.status,
            self.header,
            self.body.len()
        )
        .into_bytes();
        if !self.head_only {
            bytes.extend_from_slice(&self.body);
        }
        bytes
    }
}

/// The media type of a file, by its extension.
fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|end| end.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("txt" | "md") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(base: &str, path: &str) -> String {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src");
        let request = Request { head_only: true, path: path.to_owned() };
        String::from_utf8(Site::new(folder, base).answer(&request).into_bytes()).unwrap()
    }

    #[test]
    fn serves_files_below_its_base_only() {
        assert!(ask("/", "/main.rs").starts_with("HTTP/1.1 200"));
        assert!(ask("games/x", "/games/x/server/mod.rs").starts_with("HTTP/1.1 200"));
        assert!(ask("games/x", "/main.rs").starts_with("HTTP/1.1 404"));
        let moved = ask("games/x", "/games/x");
        assert!(moved.starts_with("HTTP/1.1 301") && moved.contains("Location: /games/x/\r\n"));
    }

    #[test]
    fn never_leaves_its_folder() {
        for path in
            ["/../Cargo.toml", "/server/../../Cargo.toml", "/..\\Cargo.toml", "//etc/passwd", "/.hidden", "/c:main.rs"]
        {
            assert!(ask("/", path).starts_with("HTTP/1.1 404"), "{path}");
        }
    }

    #[test]
    fn knows_the_media_types_of_a_page() {
        assert_eq!(media_type(Path::new("a_bg.wasm")), "application/wasm");
        assert_eq!(media_type(Path::new("a.js")), "text/javascript; charset=utf-8");
        assert_eq!(media_type(Path::new("noext")), "application/octet-stream");
    }
}
