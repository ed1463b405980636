//! The tasks.

fn main() {}
