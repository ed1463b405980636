//! What the components are given: plain values, made from the table, that ask no rules any more.

pub mod board;
