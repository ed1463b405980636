//! Candidates that are out of view, told at the edge beyond which they lie.

use super::plane::{Point, Rect};
use super::viewport::Viewport;

/// An edge of the free area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Upper.
    Top,
    /// Right.
    Right,
    /// Lower.
    Bottom,
    /// Left.
    Left,
}

impl Edge {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];
}

/// What lies beyond an edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tab {
    /// Beyond which edge.
    pub edge: Edge,
    /// How many cells.
    pub count: usize,
    /// The middle of the nearest of them, in board units.
    pub nearest: Point,
}

/// The tabs for the `cells`, which are given in board units: at most one for each edge.
pub fn tabs(cells: impl Iterator<Item = Rect>, view: Viewport, free: Rect) -> Vec<Tab> {
    let mut found: [Option<(Tab, f64)>; 4] = [None; 4];
    for cell in cells {
        let Some((edge, beyond)) = out_of_view(view.rect_on_screen(cell), free) else { continue };
        let slot = &mut found[edge as usize];
        let count = slot.map_or(0, |(tab, _)| tab.count) + 1;
        let (nearest, distance) = match *slot {
            Some((tab, distance)) if distance <= beyond => (tab.nearest, distance),
            _ => (cell.centre(), beyond),
        };
        *slot = Some((Tab { edge, count, nearest }, distance));
    }
    found.into_iter().flatten().map(|(tab, _)| tab).collect()
}

/// The edge beyond which a cell's middle lies, and how far; none if it can be seen and tapped.
fn out_of_view(cell: Rect, free: Rect) -> Option<(Edge, f64)> {
    let centre = cell.centre();
    let beyond = [free.top - centre.y, centre.x - free.right, centre.y - free.bottom, free.left - centre.x];
    let (edge, beyond) = Edge::ALL.into_iter().zip(beyond).max_by(|a, b| a.1.total_cmp(&b.1))?;
    (beyond > 0.0).then_some((edge, beyond))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(x: f64, y: f64) -> Rect {
        Rect::new(x * 100.0, y * 100.0, x * 100.0 + 100.0, y * 100.0 + 100.0)
    }

    #[test]
    fn cells_are_counted_at_the_edge_they_lie_beyond() {
        let free = Rect::new(0.0, 0.0, 300.0, 300.0);
        let cells = [cell(1.0, 1.0), cell(-2.0, 1.0), cell(-4.0, 0.0), cell(5.0, 4.0), cell(1.0, 9.0)];
        let found = tabs(cells.into_iter(), Viewport::default(), free);
        let told: Vec<_> = found.iter().map(|tab| (tab.edge, tab.count)).collect();
        assert_eq!(told, [(Edge::Right, 1), (Edge::Bottom, 1), (Edge::Left, 2)]);
        assert_eq!(found[2].nearest, cell(-2.0, 1.0).centre());
    }

    #[test]
    fn a_cell_seen_by_half_needs_no_tab() {
        let free = Rect::new(0.0, 0.0, 300.0, 300.0);
        assert!(tabs([cell(2.4, 0.0)].into_iter(), Viewport::default(), free).is_empty());
        assert_eq!(tabs([cell(2.6, 0.0)].into_iter(), Viewport::default(), free).len(), 1);
    }
}
