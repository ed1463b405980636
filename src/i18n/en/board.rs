//! The board and its controls.

use crate::i18n::sections::board::Board;

pub(super) const BOARD: Board = Board {
    show_fields: "Show claimed fields",
    table_label: "Board",
    table_help: "Arrow keys choose a cell where the tile fits, Enter lays it there, R turns it, digits place the meeple.",
    cell_label: "{column}, {row}",
    dead_cell: "Nothing left fits: {cell}",
    column_of_start: "the start tile’s column",
    column_east: "column {number} east",
    column_west: "column {number} west",
    row_of_start: "the start tile’s row",
    row_north: "row {number} north",
    row_south: "row {number} south",
    spot_city: "{digit}: claim the city",
    spot_road: "{digit}: claim the road",
    spot_monastery: "{digit}: claim the monastery",
    spot_field: "{digit}: claim the field",
    view_controls: "View",
    view_more: "Change the view",
    zoom_in: "Zoom in",
    zoom_out: "Zoom out",
    zoom_fit: "Show the whole board",
    quarter_turn: "Turn the board",
    cells_above: "{count:one more cell|# more cells} above",
    cells_right: "{count:one more cell|# more cells} to the right",
    cells_below: "{count:one more cell|# more cells} below",
    cells_left: "{count:one more cell|# more cells} to the left",
}
.checked();
