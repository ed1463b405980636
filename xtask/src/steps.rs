//! Progress: every step says when it starts and how long it took.

use std::time::{Duration, Instant};

use crate::Result;

/// The steps of one task, timed.
#[derive(Debug)]
pub struct Steps {
    started: Instant,
    done: Vec<Done>,
}

/// A finished step.
#[derive(Debug)]
struct Done {
    name: String,
    took: Duration,
    results: Vec<String>,
}

impl Default for Steps {
    fn default() -> Self {
        Self { started: Instant::now(), done: Vec::new() }
    }
}

impl Steps {
    /// Runs one step, naming it before and, with its time, after.
    ///
    /// # Errors
    /// The step's own failure, with the step's name.
    pub fn run<T>(&mut self, name: &str, step: impl FnOnce() -> Result<T>) -> Result<T> {
        let number = self.done.len() + 1;
        println!("\n[{number}] {name} …");
        let begun = Instant::now();
        let outcome = step().map_err(|failure| failure.in_step(name))?;
        let took = begun.elapsed();
        println!("[{number}] {name}: done in {}", seconds(took));
        self.done.push(Done { name: name.to_owned(), took, results: Vec::new() });
        Ok(outcome)
    }

    /// As [`Steps::run`], for a step that returns the result lines of a test runner: they are repeated in the summary.
    ///
    /// # Errors
    /// The step's own failure, with the step's name.
    pub fn tests(&mut self, name: &str, step: impl FnOnce() -> Result<Vec<String>>) -> Result<()> {
        let results = self.run(name, step)?;
        if let Some(last) = self.done.last_mut() {
            last.results = results;
        }
        Ok(())
    }

    /// Time since the task began.
    pub fn elapsed(&self) -> String {
        seconds(self.started.elapsed())
    }

    /// Prints every step with its time, and the test runners' own result lines.
    pub fn summary(&self) {
        println!("\nSteps, {} in all:", self.elapsed());
        for (number, done) in self.done.iter().enumerate() {
            println!("{:>9}  [{}] {}", seconds(done.took), number + 1, done.name);
            for result in &done.results {
                println!("           {result}");
            }
        }
    }
}

/// A duration for people: `0.4 s`, `3 min 20 s`.
fn seconds(time: Duration) -> String {
    match time.as_secs() {
        0..60 => format!("{:.1} s", time.as_secs_f64()),
        whole => format!("{} min {} s", whole / 60, whole % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_read_well() {
        assert_eq!(seconds(Duration::from_millis(440)), "0.4 s");
        assert_eq!(seconds(Duration::from_secs(200)), "3 min 20 s");
    }
}
