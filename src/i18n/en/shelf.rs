//! The list of games, and games as a file.

use crate::i18n::sections::shelf::ShelfTexts;

pub(super) const SHELF: ShelfTexts = ShelfTexts {
    games: "Games",
    no_games: "No games yet. Every game you begin is kept here.",
    running_games: "Running",
    finished_games: "Finished",
    on_the_table: "on the table",
    resume: "Resume",
    look_at: "Look at it",
    open_game: "{what}: {seed}",
    remove: "Remove",
    remove_game: "Remove the game {seed}",
    game_removed: "The game is removed.",
    put_back: "Put it back",
    tiles_placed: "{count:one tile placed|# tiles placed}",
    result_is: "Result {result} after {tiles:one tile|# tiles}",
    won_by: "{player} won with {points:one point|# points}",
    won_by_several: "Shared victory with {points:one point|# points}",
    result_with_take_backs: "{result}, with take-backs",
    transfer: "Take your games along",
    transfer_why: "A file with all games, for another browser or to keep.",
    export_file: "Save all to a file",
    import_file: "Take in a file",
    saves_aside: "{count:One save|# saves} could not be read. {count:It is|They are} kept, untouched.",
    export_aside: "Save what could not be read",
    as_text: "As text",
    show_text: "Show all games as text",
    take_text: "Take in this text",
    import_nothing: "This holds no games of Trivium. Nothing has changed.",
    import_added: "{count:One game taken in.|# games taken in.}",
    import_known: "{count:One was here already.|# were here already.}",
    import_cut: "{count:One goes on before a move that the rules do not allow.|# go on before a move that the rules do not allow.}",
    import_unreadable: "{count:One could not be read.|# could not be read.}",
    import_no_room: "{count:For one there was no room.|For # there was no room.}",
}
.checked();
