//! Fields: what lies between the banks of cities and roads.

use super::Bank;
use super::rim::corner;
use crate::geo::Trail;

/// Walks round every field, clockwise: along a bank, then along the rim to the next bank. With each
/// outline comes the part of the rim it touches first, from and to, 100 a side.
pub(super) fn loops(banks: &[Bank]) -> Vec<(Trail, Vec<(f32, f32)>)> {
    if banks.is_empty() {
        let square = Trail::lines(&[0, 1, 2, 3].map(corner));
        return vec![(square, vec![(0.0, 400.0)])];
    }
    let mut walked = vec![false; banks.len()];
    let mut loops = Vec::new();
    while let Some(first) = walked.iter().position(|&done| !done) {
        let mut trail = Trail::new(banks[first].trail.from);
        let mut shores = Vec::new();
        let mut bank = first;
        while !walked[bank] {
            walked[bank] = true;
            trail = trail.then(&banks[bank].trail);
            let (next, way) = next_bank(banks, banks[bank].to);
            shores.push((banks[bank].to, banks[bank].to + way));
            trail = along_rim(trail, banks[bank].to, way);
            bank = next;
        }
        loops.push((trail, shores));
    }
    loops
}

/// The first bank that begins at or after `from`, and how far that is.
fn next_bank(banks: &[Bank], from: f32) -> (usize, f32) {
    let way = |bank: &Bank| {
        let way = (bank.from - from).rem_euclid(400.0);
        if way > 399.9 { 0.0 } else { way }
    };
    let ahead = banks.iter().enumerate().map(|(i, bank)| (i, way(bank)));
    ahead.min_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((0, 0.0))
}

/// Adds the corners passed on the way.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "sides are counted")]
fn along_rim(mut trail: Trail, from: f32, way: f32) -> Trail {
    let mut side = (from / 100.0 + 0.001).floor() + 1.0;
    while side * 100.0 < from + way - 0.01 {
        trail = trail.line(corner(side as usize));
        side += 1.0;
    }
    trail
}
