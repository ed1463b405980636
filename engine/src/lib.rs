//! The rules of Trivium.
