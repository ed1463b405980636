//! How a line of a trace differs from what the model expects.

use std::fmt::{self, Debug, Display};

/// What was expected and what came, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference(pub String);

impl Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A difference where the text is free.
///
/// # Errors
///
/// Always.
pub fn differs<T>(what: &str, expected: impl Display, came: impl Display) -> Result<T, Difference> {
    Err(Difference(format!("{what}: expected {expected}, came {came}")))
}

/// Compares two values.
///
/// # Errors
///
/// If they are not equal.
pub fn same<T: PartialEq + Debug + ?Sized>(what: &str, expected: &T, came: &T) -> Result<(), Difference> {
    if expected == came { Ok(()) } else { differs(what, format!("{expected:?}"), format!("{came:?}")) }
}

/// Compares two lists as sets, in which nothing may stand twice.
///
/// # Errors
///
/// If they differ; the text names what is missing, what is too much and what came twice.
pub fn same_set<T: Ord + Debug + Clone>(what: &str, expected: &[T], came: &[T]) -> Result<(), Difference> {
    let (mut wanted, mut given) = (expected.to_vec(), came.to_vec());
    wanted.sort_unstable();
    given.sort_unstable();
    if wanted == given {
        return Ok(());
    }
    let missing: Vec<&T> = wanted.iter().filter(|item| !given.contains(item)).collect();
    let extra: Vec<&T> = given.iter().filter(|item| !wanted.contains(item)).collect();
    let twice: Vec<&T> = given.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]).collect();
    let came = format!("{came:?} (missing {missing:?}, too many {extra:?}, twice {twice:?})");
    differs(what, format!("{expected:?}"), came)
}
