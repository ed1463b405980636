//! What comes to the same whatever happens.

use crate::walk::walk;
use trivium_engine::event::{EndReason, Event};
use trivium_engine::game::Game;
use trivium_engine::geometry::{Pos, Rotation, Side};
use trivium_engine::moves::Placement;
use trivium_engine::player::ByPlayer;
use trivium_engine::tile::TileKind;

#[test]
fn the_points_of_the_events_are_the_scores() {
    walk(12, |step| {
        let mut scores = *step.before.position().scores();
        for event in step.events {
            match event {
                Event::FeatureCompleted(scoring) | Event::FeatureCounted(scoring) => {
                    let points: u16 =
                        scoring.worth.terms().map(|term| u16::from(term.count) * u16::from(term.each)).sum();
                    for player in scoring.receivers.iter().chain(scoring.copied_by) {
                        scores[player] += points;
                    }
                }
                Event::MeepleCounted { player, worth, .. } => scores[*player] += worth.points(),
                _ => {}
            }
        }
        assert_eq!(scores, *step.after.position().scores());
    });
}

/// B6.1.
#[test]
fn meeples_are_on_the_board_or_in_the_supply() {
    walk(6, |step| {
        let position = step.after.position();
        for player in position.players() {
            let standing = position.meeples().iter().filter(|meeple| meeple.player == player).count();
            let all = usize::from(position.supply()[player]) + standing;
            assert_eq!(all, usize::from(position.rules().meeples));
        }
        let mut moved = ByPlayer::<i32>::default();
        for event in step.events {
            match event {
                Event::MeeplePlaced { player, .. } => moved[*player] -= 1,
                Event::MeepleReturned { player, .. } => moved[*player] += 1,
                _ => {}
            }
        }
        for player in position.players() {
            let supply = |game: &Game| i32::from(game.position().supply()[player]);
            assert_eq!(supply(step.after) - supply(step.before), moved[player]);
        }
    });
}

#[test]
fn tiles_are_laid_set_aside_in_hand_or_in_a_stack() {
    walk(6, |step| {
        let game = step.after;
        let laid = game.position().board().tiles();
        for kind in TileKind::base() {
            let count = |tiles: &mut dyn Iterator<Item = TileKind>| tiles.filter(|&other| other == kind).count();
            let on_board = count(&mut laid.iter().map(|tile| tile.kind));
            let aside = count(&mut game.set_aside().iter().copied());
            let in_hand = count(&mut game.hand().into_iter());
            let all = on_board + aside + in_hand + usize::from(game.deck().remaining(kind));
            assert_eq!(all, usize::from(kind.spec().count), "{kind}");
        }
    });
}

/// Whether `kind` fits somewhere, by looking at every cell around the board.
fn fits_somewhere(game: &Game, kind: TileKind) -> bool {
    let board = game.position().board();
    let cells = board.tiles().iter().flat_map(|tile| Side::ALL.map(|side| tile.placement.pos.step(side)));
    let mut placements = cells.flat_map(|pos| Rotation::ALL.map(|rotation| Placement { pos, rotation }));
    placements.any(|placement| fits(game, kind, placement))
}

fn fits(game: &Game, kind: TileKind, Placement { pos, rotation }: Placement) -> bool {
    let board = game.position().board();
    board.tile_at(pos).is_none()
        && Side::ALL.iter().all(|&side| {
            board.tile_at(pos.step(side)).is_none_or(|other| {
                other.kind.edge(side.opposite(), other.placement.rotation) == kind.edge(side, rotation)
            })
        })
}

/// B2.5, B2.6, S2.3: only a tile that fits nowhere is set aside, and it does not come back.
#[test]
fn a_tile_that_is_set_aside_has_no_place() {
    let mut seen = 0;
    walk(40, |step| {
        for event in step.events {
            if let Event::TileSetAside { kind, .. } = event {
                assert!(!fits_somewhere(step.after, *kind));
                assert!(step.after.set_aside().contains(kind));
                seen += 1;
            }
        }
        if let Some(kind) = step.after.hand() {
            assert!(fits_somewhere(step.after, kind));
        }
    });
    assert!(seen > 0, "no tile was set aside");
}

/// The cell in the middle of eight tiles is offered if its edges match (B2.3).
#[test]
fn an_enclosed_cell_is_offered() {
    let mut holes = 0;
    walk(12, |step| {
        let board = step.after.position().board();
        for &pos in board.frontier() {
            if Side::ALL.iter().all(|&side| board.tile_at(pos.step(side)).is_some()) {
                holes += 1;
                for kind in TileKind::base() {
                    for rotation in kind.rotations() {
                        let placement = Placement { pos, rotation };
                        let offered = board.placements(kind).any(|other| other == placement);
                        assert_eq!(offered, fits(step.after, kind, placement));
                    }
                }
            }
        }
    });
    assert!(holes > 100, "only {holes} holes");
    assert_eq!(Pos::ORIGIN.step(Side::North), Pos::new(0, -1));
}

/// S5.4, S5.5: the result is the least score with two points for each meeple left, whatever order they are counted in.
#[test]
fn the_solo_result_is_the_least_of_score_and_meeples() {
    let mut games = 0;
    walk(30, |step| {
        let game = step.after;
        if !game.rules().goals || game.end().is_none() {
            return;
        }
        games += 1;
        let position = game.position();
        let mut counted = ByPlayer::<u16>::default();
        for event in step.events {
            if let Event::MeepleCounted { player, worth, .. } = event {
                counted[*player] += worth.points();
            }
        }
        let best = position.players().map(|player| {
            let standing = position.meeples().iter().filter(|meeple| meeple.player == player).count();
            position.scores()[player] - counted[player] + 2 * u16::try_from(standing).unwrap()
        });
        assert_eq!(Some(position.result().0), best.min());
    });
    assert!(games > 100);
}

/// S5.1, S5.2: why games end, and that scoring comes first.
#[test]
fn games_end_for_a_reason() {
    let mut reasons = [0; 2];
    walk(12, |step| {
        assert_eq!(step.after.end().is_some(), step.after.hand().is_none());
        let ended = step.events.iter().position(|event| matches!(event, Event::GameEnded { .. }));
        assert_eq!(ended.is_some(), step.after.end().is_some());
        let Some(at) = ended else { return };
        let counted = |e: &Event| matches!(e, Event::MeepleCounted { .. } | Event::FeatureCounted(_));
        assert!(step.events[..at].iter().all(|event| !counted(event)));
        assert!(step.events[at + 1..].iter().all(counted));
        let impossible = step.events.iter().any(|event| matches!(event, Event::ClaimImpossible { .. }));
        if step.after.end() == Some(EndReason::ClaimImpossible) {
            reasons[0] += 1;
            assert!(impossible && step.before.position().supply()[step.before.turn()] == 0);
        } else {
            reasons[1] += 1;
            assert!(!impossible && step.after.deck().left_in_all() == 0);
        }
    });
    assert!(reasons[0] > 10 && reasons[1] > 10, "{reasons:?}");
}
