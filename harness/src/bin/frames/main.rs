//! How smooth the page is, from the browser's own trace: panning and zooming a board of 72 tiles at full speed, and the
//! last turns of a game on a processor slowed down four times. Started by `cargo xtask frames`, on a machine that is
//! otherwise quiet.

mod play;
mod report;
mod trace;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use play::Pace;
use serde_json::{Value, json};
use trace::Trace;
use trivium_harness::{Error, Result, Session, Window};
use xtask::server::Server;

/// A game for two whose last tile can be placed.
const GAME: &str = "?mode=classic&players=2&phrase=look";

/// Tiles that lie when the turns begin that are measured, and when all but the last do.
const LATE: u64 = 62;
const LAST: u64 = 71;

/// How much slower the processor is made for turns.
const SLOWDOWN: u32 = 4;

fn main() -> ExitCode {
    match measure() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn measure() -> Result<()> {
    let folder = env::var("TRIVIUM_DIST").map_or_else(|_| PathBuf::from("dist"), PathBuf::from);
    let page = Server::bind(folder, "/", 0).map_err(|failure| Error::new(failure.to_string()))?.serve_in_background();
    let address = format!("{page}{GAME}");
    let (late, last) = begin(&address)?;

    let session = Session::open_traced(Window { still: false, ..Window::DESKTOP })?;
    resume(&session, &address, &last)?;
    play::lay(&session)?;
    report::frames("panning 72 tiles", &Trace::during(&session, || play::pan(&session))?);
    report::frames("zooming 72 tiles", &Trace::during(&session, || play::zoom(&session))?);

    resume(&session, &address, &late)?;
    slow(&session, SLOWDOWN)?;
    let turns = Trace::during(&session, || play::turns(&session, LAST + 1, Pace::Hand))?;
    report::turns("playing tiles 63 to 72, four times slower", &turns);
    let steps = Trace::during(&session, || play::back_and_forth(&session))?;
    report::turns("twelve steps back and forth at 72 tiles, four times slower", &steps);
    Ok(())
}

/// Plays the game up to two points, out of the trace, and returns what the page has saved of it there.
fn begin(address: &str) -> Result<(Value, Value)> {
    let session = Session::open(Window::DESKTOP)?;
    open(&session, address)?;
    let saved = |tiles| {
        play::turns(&session, tiles, Pace::Machine)?;
        session.run("return { ...localStorage }", &[])
    };
    Ok((saved(LATE)?, saved(LAST)?))
}

/// Opens the page on a saved game, which is put back while no page is there to save another one.
fn resume(session: &Session, address: &str, saved: &Value) -> Result<()> {
    session.goto(&address.replace(GAME, "no-page"))?;
    let restore = "localStorage.clear();
        for (const [key, value] of Object.entries(arguments[0])) localStorage.setItem(key, value)";
    session.run(restore, std::slice::from_ref(saved))?;
    open(session, address)
}

fn open(session: &Session, address: &str) -> Result<()> {
    session.goto(address)?;
    session.wait("return document.documentElement.dataset.ready === '1'", &[])
}

fn slow(session: &Session, rate: u32) -> Result<()> {
    session.devtools("Emulation.setCPUThrottlingRate", &json!({ "rate": rate })).map(drop)
}
