//! The board and its controls.

messages! { board, Board;
    /// Shows the claimed fields, or hides them.
    show_fields;
    /// The board as a whole, for those who hear it.
    table_label;
    /// How to play on it with the keyboard, for those who hear it.
    table_help;
    /// A cell by its column and row.
    cell_label(column, row);
    /// A cell that no tile left can fill.
    dead_cell(cell);
    /// The column of the start tile.
    column_of_start;
    /// A column east of the start tile.
    column_east(number);
    /// A column west of it.
    column_west(number);
    /// The row of the start tile.
    row_of_start;
    /// A row north of the start tile.
    row_north(number);
    /// A row south of it.
    row_south(number);
    /// A spot that claims a city, by its digit.
    spot_city(digit);
    /// A spot that claims a road.
    spot_road(digit);
    /// A spot that claims a monastery.
    spot_monastery(digit);
    /// A spot that claims a field.
    spot_field(digit);
    /// The group of buttons that change the view.
    view_controls;
    /// Shows those buttons where there is little room.
    view_more;
    /// Makes the board larger.
    zoom_in;
    /// Makes it smaller.
    zoom_out;
    /// Shows all of it.
    zoom_fit;
    /// Turns it by a quarter.
    quarter_turn;
    /// Cells above what is seen; moves the view there.
    cells_above(count);
    /// Cells to the right of what is seen.
    cells_right(count);
    /// Cells below what is seen.
    cells_below(count);
    /// Cells to the left of what is seen.
    cells_left(count);
}
