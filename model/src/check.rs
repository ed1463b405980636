//! Many games from one input.

use std::io::{self, BufRead, Write};

use crate::difference::Difference;
use crate::judge::Judge;
use crate::line::{Event, event};

/// How many games were right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Without a difference.
    pub passed: usize,
    /// With one.
    pub failed: usize,
}

/// The game that is being read.
enum Current {
    None,
    Right(Box<Judge>),
    Wrong,
}

/// Judges every game of the input and writes one line about the first difference of each wrong one.
///
/// # Errors
///
/// If the input cannot be read or the output not written; never because of what the input says.
pub fn check(mut input: impl BufRead, out: &mut impl Write) -> io::Result<Tally> {
    let mut checker = Checker { game: 0, line: 0, current: Current::None, tally: Tally::default(), out };
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        checker.line += 1;
        if !line.trim_ascii().is_empty() {
            checker.read(&line)?;
        }
    }
    checker.close()?;
    Ok(checker.tally)
}

struct Checker<'a, W: Write> {
    game: usize,
    /// Of the whole input, from 1.
    line: usize,
    current: Current,
    tally: Tally,
    out: &'a mut W,
}

impl<W: Write> Checker<'_, W> {
    fn read(&mut self, line: &[u8]) -> io::Result<()> {
        let event = event(line);
        if event == Ok(Event::Start) {
            self.close()?;
            self.game += 1;
            return match Judge::start(line) {
                Ok(judge) => {
                    self.current = Current::Right(Box::new(judge));
                    Ok(())
                }
                Err(difference) => self.wrong("set-up", &difference),
            };
        }
        match &mut self.current {
            Current::Wrong => Ok(()),
            Current::None => {
                self.game += 1;
                let text = event.err().map_or_else(|| "a game begins without its start line".to_owned(), |e| e.0);
                self.wrong("first line", &Difference(text))
            }
            Current::Right(judge) => {
                let before = judge.ply();
                match event.and_then(|event| judge.line(event, line)) {
                    Ok(()) => Ok(()),
                    Err(difference) => {
                        let after = if judge.ply() == before { "after " } else { "" };
                        let place = format!("{after}ply {}", judge.ply());
                        self.wrong(&place, &difference)
                    }
                }
            }
        }
    }

    /// Ends the current game.
    fn close(&mut self) -> io::Result<()> {
        match std::mem::replace(&mut self.current, Current::None) {
            Current::None => {}
            Current::Wrong => self.tally.failed += 1,
            Current::Right(judge) => match judge.finish() {
                Ok(()) => self.tally.passed += 1,
                Err(difference) => {
                    self.wrong(&format!("after ply {}", judge.ply()), &difference)?;
                    self.current = Current::None;
                    self.tally.failed += 1;
                }
            },
        }
        Ok(())
    }

    fn wrong(&mut self, place: &str, difference: &Difference) -> io::Result<()> {
        self.current = Current::Wrong;
        writeln!(self.out, "game {}, line {}, {place}: {difference}", self.game, self.line)
    }
}
