//! The list of games, and games as a file.

messages! { shelf, ShelfTexts;
    /// The title of the list of games.
    games;
    /// The list is empty.
    no_games;
    /// Above those that are not over.
    running_games;
    /// Above those that are over.
    finished_games;
    /// This is the game that is being played.
    on_the_table;
    /// Takes a game up again.
    resume;
    /// Shows a finished game again.
    look_at;
    /// For those who hear it: what the button does to which game.
    open_game(what, seed);
    /// Takes a game from the list.
    remove;
    /// For those who hear it: which game is removed.
    remove_game(seed);
    /// After a game was removed.
    game_removed;
    /// Undoes the removal.
    put_back;
    /// How far a game came.
    tiles_placed(count);
    /// The result of a Solo game.
    result_is(result, tiles);
    /// How a Classic game ended.
    won_by(player, points);
    /// How a Classic game ended.
    won_by_several(points);
    /// A result that was reached by taking moves back.
    result_with_take_backs(result);
    /// Above the buttons for files.
    transfer;
    /// What the file is good for.
    transfer_why;
    /// Saves all games into a file.
    export_file;
    /// Takes games in from a file.
    import_file;
    /// That there are saves that this version cannot read.
    saves_aside(count);
    /// Saves those texts into a file, as they are.
    export_aside;
    /// The same as text.
    as_text;
    /// Shows all games as text.
    show_text;
    /// Takes games in from the text.
    take_text;
    /// What was to be taken in holds no games.
    import_nothing;
    /// How many games are new.
    import_added(count);
    /// How many games were here already.
    import_known(count);
    /// How many games were cut before an illegal move.
    import_cut(count);
    /// How many games could not be read.
    import_unreadable(count);
    /// How many games found no room.
    import_no_room(count);
}
