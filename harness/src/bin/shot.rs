//! Takes pictures of the page: one, or a whole list. Started by `cargo xtask shot` and `cargo xtask shots`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::Value;
use trivium_harness::{Error, Result, Session, Window};
use xtask::server::Server;

/// What to take a picture of.
#[derive(Debug)]
struct Shot {
    file: PathBuf,
    window: Window,
    /// What follows the page's address: `?seed=…`, `#…`.
    query: String,
    /// JavaScript run once the page is ready; a returned promise is awaited.
    script: String,
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let shots = match words.as_slice() {
        [option, list, names @ ..] if option == "--list" => read_list(Path::new(list), names),
        [file, options @ ..] => read_options(file, options).map(|shot| vec![shot]),
        [] => Err(Error::new("name the file to write: OUT.png")),
    };
    match shots.and_then(|shots| take_all(&shots)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn take_all(shots: &[Shot]) -> Result<()> {
    let folder = env::var("TRIVIUM_DIST").map_or_else(|_| PathBuf::from("dist"), PathBuf::from);
    let page = Server::bind(folder, "/", 0).map_err(|failure| Error::new(failure.to_string()))?.serve_in_background();
    for shot in shots {
        take(shot, &page)?;
    }
    Ok(())
}

fn take(shot: &Shot, page: &str) -> Result<()> {
    let session = Session::open(shot.window)?;
    session.goto(&format!("{page}{}", shot.query))?;
    if session.wait("return document.documentElement.dataset.ready === '1'", &[]).is_err() {
        eprintln!("the page never said it is ready; taking the picture all the same");
    }
    session.run(&shot.script, &[])?;
    session.run("return document.fonts.ready.then(() => null)", &[])?;
    session
        .run("return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))", &[])?;
    if let Some(folder) = shot.file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&shot.file, session.screenshot()?)?;
    println!("{}", shot.file.display());
    for line in session.console()? {
        println!("    {} {}", line.level, line.text);
    }
    Ok(())
}

impl Shot {
    fn new(file: PathBuf) -> Self {
        Self { file, window: Window::DESKTOP, query: String::new(), script: String::new() }
    }

    /// `390x844`.
    fn resize(&mut self, size: &str) -> Result<()> {
        let sides = size.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
        let (width, height) = sides.ok_or_else(|| Error::new(format!("`{size}` is no size such as 390x844")))?;
        self.window = Window { width, height, ..self.window };
        Ok(())
    }
}

fn read_options(file: &str, options: &[String]) -> Result<Shot> {
    let mut shot = Shot::new(PathBuf::from(file));
    let mut words = options.iter();
    while let Some(option) = words.next() {
        let mut value = || words.next().ok_or_else(|| Error::new(format!("{option} wants a value")));
        match option.as_str() {
            "--size" => shot.resize(value()?)?,
            "--query" | "--url-suffix" => shot.query.clone_from(value()?),
            "--script" => shot.script.clone_from(value()?),
            "--scale" => {
                shot.window.scale = value()?.parse().map_err(|_| Error::new("--scale wants a whole number"))?;
            }
            "--text" => {
                shot.window.text =
                    value()?.parse().map_err(|_| Error::new("--text wants a whole number of percent"))?;
            }
            "--dark" => shot.window.dark = true,
            "--touch" => shot.window.touch = true,
            "--motion" => shot.window.still = false,
            other => return Err(Error::new(format!("no such option: {other}"))),
        }
    }
    Ok(shot)
}

/// Reads a list of shots; files lie beside the list. With names, only those whose file name contains one of them.
fn read_list(list: &Path, names: &[String]) -> Result<Vec<Shot>> {
    let text = fs::read_to_string(list)?;
    let entries: Vec<Value> = serde_json::from_str(&text)?;
    let folder = list.parent().unwrap_or(Path::new(""));
    let mut shots = Vec::new();
    for entry in &entries {
        let text = |key: &str| entry[key].as_str().unwrap_or_default();
        let flag = |key: &str| entry[key].as_bool().unwrap_or(false);
        if text("file").is_empty() {
            return Err(Error::new("a shot in the list names no file"));
        }
        if !names.is_empty() && !names.iter().any(|name| text("file").contains(name)) {
            continue;
        }
        let mut shot = Shot::new(folder.join(text("file")));
        if !text("size").is_empty() {
            shot.resize(text("size"))?;
        }
        text("query").clone_into(&mut shot.query);
        text("script").clone_into(&mut shot.script);
        shot.window.dark = flag("dark");
        shot.window.touch = flag("touch");
        if let Some(percent) = entry["text"].as_u64() {
            shot.window.text = percent.try_into().map_err(|_| Error::new("a shot's text is too large"))?;
        }
        if let Some(scale) = entry["scale"].as_u64() {
            shot.window.scale = scale.try_into().map_err(|_| Error::new("a shot's scale is too large"))?;
        }
        shots.push(shot);
    }
    Ok(shots)
}
