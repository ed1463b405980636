//! What happened, what will happen, and why not. `*…*` marks what is stressed.

messages! { event, Event;
    /// Calls the next player at the same screen.
    your_turn(player);
    /// The same with the tile, for those who hear it.
    your_turn_with(player, tile);
    /// Asks whether the screen is to be passed to the next player.
    pass_on(player);
    /// Yes, pass it on.
    pass_yes;
    /// No, not yet.
    pass_no;
    /// Whose a feature is on which nobody stands.
    nobody;
    /// An unfinished city: whose, how large, and what it is worth.
    worth_city(owners, size, now, then);
    /// An unfinished road.
    worth_road(owners, size, now, then);
    /// An unfinished monastery.
    worth_monastery(owners, size, now, then);
    /// A completed city.
    worth_city_done(owners, size, now);
    /// A completed road.
    worth_road_done(owners, size, now);
    /// A completed monastery.
    worth_monastery_done(owners, size, now);
    /// A field: whose, and the sum it would bring if the game ended now.
    worth_field(owners, sum);
    /// A player by name and colour.
    name_and_colour(name, colour);
    /// Two things.
    list_two(first, second);
    /// A thing before others.
    list_more(first, rest);
    /// The end of a list of which one is meant.
    list_or(first, second);

    /// What a tile shows: cities.
    cities(count);
    /// What a tile shows: a city with a coat of arms.
    city_with_coat;
    /// What a tile shows: roads.
    roads(count);
    /// What a tile shows: a monastery.
    a_monastery;
    /// A side.
    north;
    /// A side.
    east;
    /// A side.
    south;
    /// A side.
    west;
    /// So far in one direction.
    away_one(steps, side);
    /// So far in two directions.
    away_two(across, side, along, other);

    /// Tiles, each worth more than one.
    term_tiles(count, each);
    /// Tiles, each worth one.
    term_tiles_once(count);
    /// Coats of arms, each worth more than one.
    term_coats(count, each);
    /// Coats of arms, each worth one.
    term_coats_once(count);
    /// A monastery and the tiles around it.
    term_monastery(around);
    /// Finished cities that a field touches.
    term_cities(count, each);
    /// Meeples left on the board.
    term_meeples(count, each);
    /// A sum of one term.
    sum_one(term, points);
    /// A sum of two terms.
    sum_two(first, second, points);

    /// A tile was laid.
    laid(player, tile);
    /// A meeple was placed.
    meeple_on_city;
    /// A meeple was placed.
    meeple_on_road;
    /// A meeple was placed.
    meeple_on_monastery;
    /// A meeple was placed.
    meeple_on_field;
    /// No meeple was placed as nothing was free.
    nothing_was_free;
    /// No meeple was placed.
    no_meeple_placed;
    /// A meeple had to be placed and there was none.
    cannot_claim(player);
    /// A city closes.
    closes_city(owners, sum);
    /// A road closes.
    closes_road(owners, sum);
    /// A monastery closes.
    closes_monastery(owners, sum);
    /// A city closes with nobody in it.
    closes_free_city;
    /// A road closes with nobody on it.
    closes_free_road;
    /// A monastery closes with nobody in it.
    closes_free_monastery;
    /// The only last one gets the points.
    last_gets(player, points);
    /// One of several last ones gets the points.
    joint_last_gets(player, points);
    /// Several get the points as one of them is last.
    all_get(last, count, receivers, points);
    /// Nobody gets points as none of the owners is last.
    not_last(last, count, owners);
    /// Somebody gets points, whoever is last.
    gets(receivers, points);
    /// Meeples went home.
    home(player, count);
    /// A tile was set aside.
    set_aside(player, tile);
    /// A colour without a tile was passed over.
    skipped(player);
    /// The game ends for want of a meeple.
    ended_claim;
    /// The game ends with the last tile.
    ended_tiles;
    /// A meeple on the board is counted at the end.
    counted(player, points);
    /// The same, where several are last together.
    counted_jointly(player, points);
    /// An unfinished city is counted at the end.
    counted_city(owners, sum);
    /// An unfinished road is counted at the end.
    counted_road(owners, sum);
    /// An unfinished monastery is counted at the end.
    counted_monastery(owners, sum);
    /// A field is counted at the end.
    counted_field(owners, sum);
    /// Whose turn it is, and the tile drawn.
    to_play(player, tile);
    /// A move was taken back.
    taken_back;

    /// A score before and after.
    change(player, before, after);
    /// The only last one will get points.
    will_last(player, before, after);
    /// One of several last ones will get points.
    will_joint_last(player, before, after);
    /// Several will get points as one of them is last.
    will_all(last, count, changes);
    /// Somebody will get points, whoever is last.
    will_change(changes);
    /// The order of the scorings will make a difference.
    order_matters;
    /// The placement will end the game for want of a meeple.
    will_end_claim(player);
    /// The placement will end the game as no tile is left.
    will_end_tiles;
    /// Nothing closes.
    closes_nothing;
    /// Which choices alone lead to what follows, by their digits.
    with_any(choices);

    /// A city is taken.
    held_city(owner, away);
    /// A road is taken.
    held_road(owner, away);
    /// A monastery is taken.
    held_monastery(owner, away);
    /// A field is taken.
    held_field(owner, away);
    /// The tile fits nowhere in that cell.
    no_fit;
    /// Only one rotation fits.
    one_rotation;
    /// Nothing to take back or to repeat.
    nothing_there;
    /// It is not the step for that.
    not_now;
    /// The game is over.
    game_over;
    /// There is a tile already.
    cell_taken;
    /// No tile beside that cell.
    not_adjacent;
    /// An edge does not match.
    edge_mismatch(side);
    /// Fields are no features in this game.
    fields_do_not_count;
    /// The supply is empty.
    no_meeple_left(player);
    /// A free feature must be claimed.
    claim_compulsory;
    /// Nothing else says why not.
    not_possible;

    /// The game goes on in memory only.
    not_saved;
    /// Another game was put away.
    put_away;
    /// A save could not be read.
    kept_aside;
    /// A record stopped being legal.
    cut_at(number);
    /// The link is in the clipboard.
    link_copied;
    /// The link could not be copied.
    link_shown;
    /// Another tab is ahead.
    other_tab;
    /// Another tab went on differently.
    parted;
}
