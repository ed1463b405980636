//! The score rail: where each score lies on the track, and where the piece above it finds room.

use super::players::PlayerView;
use crate::order::sorted;
use trivium_engine::player::Player;

/// Goals on the track.
pub const FLAGS: [u16; 3] = [40, 50, 60];

/// How far the track reaches while nobody passes its end.
const REACH: u16 = 62;

/// How far apart pieces stand at least, and how far from the ends, in the units of the picture.
const APART: f32 = 27.0;

/// The track, `length` units long.
#[derive(Clone, Debug, PartialEq)]
pub struct RailView {
    /// A mark for each score.
    pub marks: Vec<Mark>,
    /// Where the frame round the last ones begins and ends, if anybody is last.
    pub frame: Option<(f32, f32)>,
    /// The tens: where, and what.
    pub tens: Vec<(f32, u16)>,
    /// The fives between them.
    pub fives: Vec<f32>,
    /// The flags: where, what, and whether the last one has reached it.
    pub flags: Vec<(f32, u16, bool)>,
}

/// A score on the track.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// Whose.
    pub player: Player,
    /// Which piece.
    pub piece: u8,
    /// Where the score lies.
    pub dot: f32,
    /// Where the piece stands.
    pub at: f32,
}

impl RailView {
    /// The track of these players. Flags only where the score of the last one is what counts.
    pub fn of(players: &[PlayerView], length: f32, has_flags: bool) -> Self {
        let highest = players.iter().map(|player| player.score).max().unwrap_or(0);
        let reach = if highest + 2 > REACH { highest + 5 } else { REACH };
        let x = |score: u16| f32::from(score) / f32::from(reach) * length;
        let sorted = sorted(players, |one, other| one.score < other.score);
        let dots: Vec<f32> = sorted.iter().map(|player| x(player.score)).collect();
        let marks: Vec<Mark> = sorted
            .iter()
            .zip(spread(&dots, APART, length))
            .map(|(player, at)| Mark { player: player.player, piece: player.piece, dot: x(player.score), at })
            .collect();
        let last = sorted.iter().take_while(|player| player.last).count();
        let frame = marks[..last].first().zip(marks[..last].last()).map(|(first, end)| (first.at, end.at));
        let lowest = sorted.first().map_or(0, |player| player.score);
        // On a track stretched very far every second number would touch the next.
        let step = if reach > 130 { 20 } else { 10 };
        Self {
            marks,
            frame,
            tens: (0..=reach).step_by(step).map(|score| (x(score), score)).collect(),
            fives: (5..=reach).step_by(10).map(x).collect(),
            flags: FLAGS.iter().filter(|_| has_flags).map(|&flag| (x(flag), flag, lowest >= flag)).collect(),
        }
    }
}

/// Places for things that want to be at `wanted` (ascending) but `apart` from each other, moved as little as
/// possible: neighbours that would touch form a group about its middle.
pub(super) fn spread(wanted: &[f32], apart: f32, length: f32) -> Vec<f32> {
    // Less its number of steps each wish only has to be no smaller than the one before.
    let mut groups: Vec<(f32, f32)> = Vec::new();
    let mut offset = 0.0;
    for &wish in wanted {
        groups.push((wish - offset, 1.0));
        offset += apart;
        while let [.., (before, count), (mean, more)] = groups[..] {
            if before <= mean {
                break;
            }
            groups.pop();
            groups.pop();
            groups.push(((before * count + mean * more) / (count + more), count + more));
        }
    }
    let mut places = Vec::with_capacity(wanted.len());
    let mut step = 0.0;
    for (mean, count) in groups {
        let mut left = count;
        while left > 0.5 {
            places.push(mean + step);
            step += apart;
            left -= 1.0;
        }
    }
    let over = places.last().map_or(0.0, |last| (last - length).max(0.0));
    let under = places.first().map_or(0.0, |first| (-first).max(0.0));
    places.into_iter().map(|place| place - over + under).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(score: u16, last: bool) -> PlayerView {
        PlayerView {
            player: Player::FIRST,
            name: String::new(),
            piece: 0,
            score,
            last,
            turn: false,
            supply: 0,
            away: 0,
            stack: None,
            figures: None,
        }
    }

    #[test]
    fn dots_are_exact_and_pieces_keep_apart() {
        let rail = RailView::of(&[player(19, false), player(15, true), player(18, false)], 562.0, true);
        let dots: Vec<f32> = rail.marks.iter().map(|mark| mark.dot).collect();
        assert!((dots[0] - 15.0 / 62.0 * 562.0).abs() < 0.01);
        for pair in rail.marks.windows(2) {
            assert!(pair[1].at - pair[0].at >= APART - 0.01);
        }
        assert_eq!(rail.frame.map(|(from, to)| from.to_bits() == to.to_bits()), Some(true));
    }

    #[test]
    fn the_track_stretches_and_nothing_leaves_it() {
        let all = [player(70, true), player(70, true), player(70, true)];
        let rail = RailView::of(&all, 300.0, true);
        assert!(rail.marks.iter().all(|mark| (0.0..=300.0).contains(&mark.at) && mark.dot < 300.0));
        assert!(rail.flags.iter().all(|flag| flag.2));
        assert_eq!(rail.flags.len(), 3);
        let start = RailView::of(&[player(1, true), player(2, false), player(3, false)], 300.0, true);
        assert!(start.marks.iter().all(|mark| mark.at >= 0.0));
        assert!(start.flags.iter().all(|flag| !flag.2));
    }
}
