//! The naive model.

fn main() {}
