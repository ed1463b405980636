//! The panel beside the board.

messages! { panel, Panel;
    /// The size of a stack.
    tiles_in_stack(count);
    /// The score rail as a picture, in words.
    rail_label(scores);
    /// A score in a list.
    score_of(player, score);
    /// The players, as a list.
    players_label;
    /// Marks the last one.
    last;
    /// It is this one's turn.
    on_turn;
    /// Meeples to place, and out on the board.
    meeples_left(supply, all);

    /// What to do: lay the tile.
    place_tile(player);
    /// What to do: choose where the meeple goes.
    choose_meeple(player);
    /// What to do: there is one segment to choose, and it has to be.
    must_place(player);
    /// What to do: only laying the tile is left.
    nothing_free;
    /// What to do: something is free and no meeple is left.
    no_meeple_for(player);
    /// What to do: choose the order of the scorings.
    choose_order;
    /// What to do: press the same choice again.
    press_again;
    /// There is nothing to do.
    game_is_over;
    /// The tile in hand, for those who hear it.
    hand_tile(tile);
    /// The hand, as a part of the page.
    hand_label;

    /// A feature.
    city;
    /// A feature.
    road;
    /// A feature.
    monastery;
    /// A feature.
    field;
    /// A choice: no meeple.
    no_meeple;
    /// Where a city or road leaves the tile, and how large it is.
    where_and_tiles(sides, count);
    /// Where a field leaves the tile, and how many cities it touches.
    where_and_cities(sides, count);
    /// How many of the nine tiles of a monastery there are.
    of_nine(count);
    /// Lays the tile without a meeple.
    place;
    /// Turns the tile.
    rotate;
    /// The tile cannot be turned.
    one_way;
    /// Takes a step back.
    undo;
    /// Goes a step on again.
    redo;
    /// Why other segments may not be claimed.
    why_not;
    /// Leads to the rule behind a refusal.
    why;
    /// The rest of that, for those who hear it.
    why_rule;
    /// One of the outcomes to choose from, by its number from 1.
    outcome(number);
    /// What to do, for those who hear it.
    heading_told(heading);
    /// A choice by the digit of its key, for those who hear it.
    choice_told(digit, name);
    /// A choice by the digit of its key, with where it is and how large.
    choice_told_where(digit, name, detail);
    /// An outcome by the digit of its key, for those who hear it: what happens, and the scores then.
    outcome_told(number, lines, scores);
    /// The scores after an outcome.
    then_scores(scores);
    /// Takes a notice away.
    dismiss;

    /// The lists, as a part of the page.
    lists_label;
    /// A list: what happened.
    log;
    /// A list: the tiles still to come.
    tiles_left;
    /// A list: the goals.
    goals;
    /// A list: the seed and its link.
    share;
    /// Opens the tiles still to come, on a phone.
    tiles_short;
    /// Opens the menu.
    more;
    /// The menu.
    menu;
    /// Closes the sheet.
    close_sheet;
    /// The log of a game without a move.
    log_empty;
    /// In place of the log before the first move of a solo game: what it is about.
    log_empty_solo;
    /// A piece's meaning beside a line of the log.
    move_number(number);


    /// Where the points came from.
    sources;
    /// Points for what was completed before the end.
    during_the_game;
    /// The last row of the table: the scores.
    total;
    /// Points by roads.
    source_roads;
    /// Points by cities.
    source_cities;
    /// Points by monasteries.
    source_monasteries;
    /// Points by fields.
    source_fields;
    /// Points that somebody has just got.
    plus(points);
    /// Which step of how many of the final count it is.
    count_step(number, all);
    /// Counts the next feature.
    count_next;
    /// Goes back to the feature before.
    count_back;
    /// Goes to the result at once.
    count_skip;
    /// Shows the final count once more.
    count_again;
    /// How many tiles are left in all stacks once nobody holds one.
    left_in_all(count);
    /// How many tiles are left in all stacks besides the one in hand.
    left_with_hand(count);
    /// The tile in hand is the last one.
    last_in_hand;
    /// How many of the tiles left fit the cell that is pointed at.
    fit_here(count);
    /// No tile left fits the cell that is pointed at.
    fit_here_none;
    /// Vacant cells that nothing left can fill.
    dead_cells(count);
    /// A kind of tile and how many are left, for those who hear it.
    kind_left(tile, count);
    /// Tiles that fitted nowhere.
    set_aside_list;
    /// The game has no goals.
    no_goals;
    /// How many goals are met: by this game and ever.
    goals_met(met, all, ever);
    /// A goal that an outcome meets.
    meets_goal(goal);
    /// What a player gets.
    gain(points);
    /// A goal is met.
    met;
    /// The heading of what this game has met.
    goals_now;
    /// The heading of what was ever met.
    goals_ever;
    /// A goal was met, in this game or one before.
    ever_met;
    /// A goal.
    goal_road_10;
    /// A goal.
    goal_road_10_two;
    /// A goal.
    goal_road_10_three;
    /// A goal.
    goal_road_5_three;
    /// A goal.
    goal_city_16;
    /// A goal.
    goal_city_16_two;
    /// A goal.
    goal_city_16_three;
    /// A goal.
    goal_city_8_three;
    /// A goal.
    goal_monasteries_3;
    /// A goal.
    goal_monasteries_4;
    /// A goal.
    goal_result_40;
    /// A goal.
    goal_result_50;
    /// A goal.
    goal_result_60;
    /// A goal.
    goal_all_tiles;
    /// What the link does.
    share_text;
    /// The link's text field.
    link;
    /// Copies the link.
    copy_link;

    /// Whose result it is in Solo.
    result_last(player);
    /// Whose result it is in Solo, several.
    result_last_together(players);
    /// Whose result it is in Classic.
    result_winner(player);
    /// Whose result it is in Classic, several.
    result_winners(players);
    /// Why the game ended: no meeple.
    why_claim(player, laid, all);
    /// Why the game ended: all tiles are laid.
    why_all_tiles(all);
    /// Why the game ended: no tile is left, some were set aside.
    why_last_tile(laid, all);
    /// Moves were taken back.
    with_take_backs;
    /// A final count in Solo.
    sum_meeples(before, count, each);
    /// A final count in Classic.
    sum_more(before, more);
    /// The final count, as a heading.
    final_count;
    /// The chart, as a heading.
    chart;
    /// What the chart shows, for those who hear it.
    chart_label(scores);
    /// The end of the chart.
    chart_count;
    /// The biggest city.
    biggest_city;
    /// The longest road.
    longest_road;
    /// How large a feature is.
    size(count);
    /// How large a city with coats of arms is.
    size_with_coats(count, coats);
    /// Of the biggest city or the longest road: it has open ends.
    never_completed;
    /// Plays the same tiles once more.
    again;
    /// Puts the result aside.
    look_at_board;
    /// Shows the result again.
    show_result;
}
