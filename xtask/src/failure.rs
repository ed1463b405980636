//! What went wrong, and what to do about it.

use std::fmt;

/// The result of a step.
pub type Result<T> = std::result::Result<T, Failure>;

/// A failed step: its name, the reason, and the remedy where one is known.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    step: Option<String>,
    reason: String,
    remedy: Option<String>,
}

impl Failure {
    /// A failure with no known remedy.
    pub fn new(reason: impl Into<String>) -> Self {
        Self { step: None, reason: reason.into(), remedy: None }
    }

    /// Adds what the reader can do about it.
    #[must_use]
    pub fn remedy(mut self, remedy: impl Into<String>) -> Self {
        self.remedy = Some(remedy.into());
        self
    }

    /// Names the step that failed; the innermost name stays.
    #[must_use]
    pub fn in_step(mut self, step: &str) -> Self {
        self.step.get_or_insert_with(|| step.to_owned());
        self
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(step) = &self.step {
            write!(f, "FAILED  {step}: ")?;
        }
        f.write_str(&self.reason)?;
        if let Some(remedy) = &self.remedy {
            write!(f, "\nREMEDY  {remedy}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}

/// Turns an I/O error into a [`Failure`] that says what was being done.
pub trait Doing<T> {
    /// `what` completes the sentence "could not …".
    ///
    /// # Errors
    /// The I/O error, put into that sentence.
    fn doing(self, what: impl fmt::Display) -> Result<T>;
}

impl<T> Doing<T> for std::io::Result<T> {
    fn doing(self, what: impl fmt::Display) -> Result<T> {
        self.map_err(|error| Failure::new(format!("could not {what}: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_step_reason_and_remedy() {
        let failure = Failure::new("port 8080 is taken").remedy("use --port 8081").in_step("serve").in_step("play");
        assert_eq!(failure.to_string(), "FAILED  serve: port 8080 is taken\nREMEDY  use --port 8081");
    }
}
