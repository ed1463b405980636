//! Which view shows what matters: the tiles and candidates in the part of the screen that nothing covers.

use super::plane::{Point, Rect};
use super::turn::{TILE, Turn};
use super::viewport::Viewport;
use crate::view::board::BoardView;

/// The smallest tile the board fits itself to, in CSS pixels; below, it follows the play.
pub const SMALLEST_FIT: f64 = 44.0;
/// Tiles that are fitted are at most so wide, and at most this share of what is free.
const LARGEST_FIT: f64 = 150.0;
const LARGEST_SHARE: f64 = 0.27;
/// What stays free around the board, in CSS pixels.
const RIM: f64 = 14.0;

/// What has to be seen, in board units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Scene {
    /// Everything: tiles, candidates, the tile for trial.
    pub all: Rect,
    /// Where something goes on.
    pub focus: Rect,
}

impl Scene {
    /// What has to be seen of a board.
    pub fn of(view: &BoardView) -> Self {
        let turn = Turn(view.turned);
        let trial = view.trial.as_ref().map(|trial| trial.tile.placement.pos);
        let tiles = view.tiles.iter().map(|tile| tile.placement.pos);
        let places = tiles.chain(view.cells.iter().copied()).chain(trial).map(|pos| turn.rect(pos));
        let all = places.reduce(Rect::union).unwrap_or(Rect::new(0.0, 0.0, TILE, TILE));
        // The keyboard and the tile for trial go before what was laid last.
        let focus = view.counted_in.or(view.pointed).or(trial).or(view.newest).map_or(all, |pos| turn.rect(pos));
        Self { all, focus }
    }
}

/// Where the board is seen, in CSS pixels from its own corner.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Screen {
    /// The part that nothing covers,
    pub free: Rect,
    /// but for these buttons.
    pub buttons: Rect,
    /// Device pixels to a CSS pixel.
    pub ratio: f64,
}

/// The part of the board that nothing covers. Each cover takes away the strip that costs least.
pub fn free_area(board: Rect, covers: &[Rect]) -> Rect {
    covers.iter().fold(board, |free, cover| {
        let hit = free.intersection(*cover);
        if hit.width() <= 0.0 || hit.height() <= 0.0 {
            return free;
        }
        let strips = [
            Rect { top: hit.bottom, ..free },
            Rect { bottom: hit.top, ..free },
            Rect { left: hit.right, ..free },
            Rect { right: hit.left, ..free },
        ];
        let area = |rect: &Rect| rect.width() * rect.height();
        strips.into_iter().max_by(|a, b| area(a).total_cmp(&area(b))).unwrap_or(free)
    })
}

/// The view that shows all of it as large as it goes; or, where tiles would be too small, what goes on and as much
/// around it as fits. What would lie under the buttons moves beside them.
pub fn fit(scene: Scene, Screen { free, buttons, ratio }: Screen) -> Viewport {
    let whole = fit_into(scene, free, ratio);
    let hidden = whole.rect_on_screen(scene.all).intersection(buttons);
    if hidden.width() <= 0.0 || hidden.height() <= 0.0 {
        return whole;
    }
    let beside = fit_into(scene, Rect { left: buttons.right, ..free }, ratio);
    // On a small screen every pixel counts more than the corner.
    if free.contains(beside.rect_on_screen(scene.all)) { beside } else { whole }
}

fn fit_into(scene: Scene, free: Rect, ratio: f64) -> Viewport {
    let room = free.inset(RIM);
    let wanted = (room.width() / scene.all.width()).min(room.height() / scene.all.height()) * TILE;
    let largest = (free.width().min(free.height()) * LARGEST_SHARE).clamp(SMALLEST_FIT, LARGEST_FIT);
    // Down to a whole device pixel: rounding up would lead out of the room.
    let tile = ((wanted.min(largest) * ratio).floor() / ratio).max(SMALLEST_FIT);
    let scaled = scene.all.centre() * (tile / TILE);
    let centred = Viewport { tile, origin: room.centre() - scaled };
    follow(centred, scene.focus, free).at_rest(room.centre(), ratio)
}

/// Moved just so far that `focus` is seen, with half a tile around it if there is room.
pub fn follow(view: Viewport, focus: Rect, free: Rect) -> Viewport {
    let around = view.rect_on_screen(focus.inset(-TILE / 2.0));
    let room = free.inset(RIM);
    let shift = |from: f64, to: f64, low: f64, high: f64| {
        if to - from > high - low {
            f64::midpoint(low, high) - f64::midpoint(from, to)
        } else {
            (low - from).max(0.0) + (high - to).min(0.0)
        }
    };
    view.panned(Point::new(
        shift(around.left, around.right, room.left, room.right),
        shift(around.top, around.bottom, room.top, room.bottom),
    ))
}

/// The view after what matters has changed: the same one unless something that matters is out of it. A view that
/// the player has chosen (`by_hand`) is only moved, and only after what goes on.
pub fn refit(view: Viewport, scene: Scene, screen: Screen, by_hand: bool) -> Viewport {
    let Screen { free, ratio, .. } = screen;
    let seen = |rect: Rect| free.contains(view.rect_on_screen(rect));
    if seen(scene.all) || (by_hand && seen(scene.focus)) {
        return view;
    }
    if by_hand {
        return follow(view, scene.focus, free).at_rest(free.centre(), ratio);
    }
    let target = fit(scene, screen);
    let all_fits = free.contains(target.rect_on_screen(scene.all));
    // Too large to be seen whole either way: no need to move while the play is in view.
    let keep = !all_fits && (target.tile - view.tile).abs() < 1.0 && seen(scene.focus);
    if keep { view } else { target }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect::new(0.0, 0.0, 1360.0, 820.0);
    const RAIL: Rect = Rect::new(16.0, 14.0, 750.0, 88.0);
    const PANEL: Rect = Rect::new(998.0, 14.0, 1344.0, 806.0);

    fn screen(free: Rect, ratio: f64) -> Screen {
        Screen { free, buttons: Rect::default(), ratio }
    }

    fn scene(columns: f64, rows: f64) -> Scene {
        let all = Rect::new(-300.0, -200.0, columns * TILE - 300.0, rows * TILE - 200.0);
        Scene { all, focus: Rect::new(0.0, 0.0, TILE, TILE) }
    }

    #[test]
    fn a_cover_takes_the_strip_that_costs_least() {
        assert_eq!(free_area(SCREEN, &[RAIL, PANEL]), Rect::new(0.0, 88.0, 998.0, 820.0));
        let phone = Rect::new(0.0, 0.0, 390.0, 844.0);
        let bar = Rect::new(0.0, 610.0, 390.0, 844.0);
        assert_eq!(free_area(phone, &[bar]), Rect::new(0.0, 0.0, 390.0, 610.0));
        assert_eq!(free_area(phone, &[Rect::default()]), phone);
    }

    #[test]
    fn all_of_it_is_seen_at_a_whole_size() {
        let free = free_area(SCREEN, &[RAIL, PANEL]);
        for (columns, rows) in [(3.0, 3.0), (9.0, 7.0), (14.0, 5.0), (6.0, 14.0)] {
            for ratio in [1.0, 1.5, 2.0] {
                let view = fit(scene(columns, rows), screen(free, ratio));
                assert!(free.contains(view.rect_on_screen(scene(columns, rows).all)), "{columns} x {rows}");
                assert!((view.tile * ratio).fract().abs() < 1e-9);
                assert!(view.tile >= SMALLEST_FIT);
            }
        }
    }

    #[test]
    fn a_wide_board_lies_beside_the_buttons() {
        let free = free_area(SCREEN, &[RAIL, PANEL]);
        let buttons = Rect::new(16.0, 630.0, 62.0, 806.0);
        let (wide, tall) = (scene(9.0, 6.0), scene(3.0, 9.0));
        let all = |scene: Scene| fit(scene, Screen { free, buttons, ratio: 1.0 }).rect_on_screen(scene.all);
        assert!(all(wide).left >= buttons.right && free.contains(all(wide)));
        assert_eq!(all(tall), fit(tall, screen(free, 1.0)).rect_on_screen(tall.all));
    }

    #[test]
    fn a_board_that_is_too_large_follows_the_play() {
        let free = Rect::new(0.0, 0.0, 300.0, 300.0);
        let mut large = scene(20.0, 20.0);
        for focus in [Rect::new(-300.0, -200.0, -200.0, -100.0), Rect::new(1600.0, 1700.0, 1700.0, 1800.0)] {
            large.focus = focus;
            let view = fit(large, screen(free, 1.0));
            assert!((view.tile - SMALLEST_FIT).abs() < 1e-9);
            assert!(free.contains(view.rect_on_screen(focus)));
        }
    }

    #[test]
    fn a_view_stays_while_all_that_matters_is_in_it() {
        let free = free_area(SCREEN, &[RAIL, PANEL]);
        let view = fit(scene(6.0, 5.0), screen(free, 1.0));
        assert_eq!(refit(view, scene(5.0, 5.0), screen(free, 1.0), false), view);
        assert_ne!(refit(view, scene(12.0, 5.0), screen(free, 1.0), false), view);
    }

    #[test]
    fn a_view_chosen_by_hand_keeps_its_size() {
        let free = free_area(SCREEN, &[RAIL, PANEL]);
        let view = fit(scene(6.0, 5.0), screen(free, 1.0)).zoomed(free.centre(), 2.0);
        let mut far = scene(9.0, 9.0);
        far.focus = Rect::new(500.0, 600.0, 600.0, 700.0);
        let moved = refit(view, far, screen(free, 1.0), true);
        assert!((moved.tile - view.tile).abs() < 1.0);
        assert!(free.contains(moved.rect_on_screen(far.focus)));
    }
}
