//! City walls and outlines from the sides a city holds.

use super::rim::{corner, outward};
use crate::geo::{Cubic, Trail, at};

/// The control points of a wall around a run of open sides that begins in the east, from its end to its beginning.
struct Bend {
    /// How many open sides the wall runs along.
    run: usize,
    /// The city of which it is a wall: how many sides it holds, and whether another city meets it at a corner.
    held: usize,
    crowded: bool,
    controls: [(f32, f32); 2],
}

const BENDS: [Bend; 5] = [
    Bend { run: 3, held: 1, crowded: false, controls: [(15.0, 37.0), (85.0, 37.0)] },
    Bend { run: 3, held: 1, crowded: true, controls: [(34.0, 33.2), (66.0, 33.2)] },
    Bend { run: 2, held: 2, crowded: false, controls: [(34.0, 79.0), (79.0, 34.0)] },
    Bend { run: 1, held: 2, crowded: false, controls: [(73.0, 82.0), (73.0, 18.0)] },
    Bend { run: 1, held: 3, crowded: false, controls: [(67.0, 85.0), (67.0, 15.0)] },
];

/// A run of sides the city does not hold, and the wall along it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Run {
    /// The first open side, clockwise.
    pub first: usize,
    pub length: usize,
    /// From the end of the run back to its beginning: the field lies to the right.
    pub wall: Cubic,
}

/// The runs of open sides of a city, clockwise.
pub(super) fn runs(held: &[usize], crowded: bool) -> Vec<Run> {
    let open = |side: usize| !held.contains(&(side % 4));
    let starts = (0..4).filter(|&side| open(side) && !open(side + 3));
    starts
        .map(|first| {
            let length = (0..4).take_while(|&k| open(first + k)).count();
            Run { first, length, wall: wall(first, length, held.len(), crowded) }
        })
        .collect()
}

fn wall(first: usize, run: usize, held: usize, crowded: bool) -> Cubic {
    let bend = BENDS.iter().find(|b| b.run == run && b.held == held && b.crowded == (crowded && held == 1));
    let [(ax, ay), (bx, by)] = bend.unwrap_or(&BENDS[0]).controls;
    Cubic(corner(run + 1), at(ax, ay), at(bx, by), corner(1)).turned(first + 3)
}

/// The ground of a city, clockwise, reaching `reach` past the edges it holds.
pub(super) fn outline(runs: &[Run], reach: f32) -> Trail {
    let out = |side: usize| outward(side) * reach;
    let Some(last) = runs.last() else {
        return Trail::lines(&[0, 1, 2, 3].map(|side| corner(side) + out(side) + out(side + 3)));
    };
    let mut trail = Trail::new(corner(last.first));
    for (i, run) in runs.iter().enumerate() {
        let (first, next) = (run.first + run.length, runs[(i + 1) % runs.len()].first);
        let back = run.wall.trail().reversed();
        trail = if i == 0 { back } else { trail.then(&back) };
        trail = trail.line(corner(first) + out(first));
        let mut side = first % 4;
        while (side + 1) % 4 != next % 4 {
            trail = trail.line(corner(side + 1) + out(side) + out(side + 1));
            side = (side + 1) % 4;
        }
        trail = trail.line(corner(next) + out(side));
    }
    trail
}
