//! Dialogs: the next game, settings, keys, who made this; and the page after a failure.

messages! { dialog, Dialog;
    /// Closes a dialog.
    close;
    /// The title of the dialog for the next game, and the button that opens it.
    new_game;
    /// Names the choice between Solo and Classic.
    mode;
    /// The mode for one player.
    solo;
    /// The mode for two to five.
    classic;
    /// How many colours play in Solo.
    colours;
    /// How many meeples each colour has in Solo.
    meeples;
    /// How many play in Classic.
    players;
    /// What a completed city of two tiles is worth.
    small_city;
    /// By the present rules.
    small_city_four;
    /// By the older rules.
    small_city_two;
    /// An expansion or an aid is left out.
    off;
    /// An aid is shown.
    on;
    /// A Solo game in a line.
    solo_with(colours, meeples);
    /// A Classic game in a line.
    classic_with(players);
    /// An option that is not usual, in a line.
    option_is(name, value);
    /// Who plays: names, colours and order.
    seats;
    /// A line below the seats.
    seats_note;
    /// Names the field for the name of the player in turn `place`.
    seat_name(place);
    /// Names the choice of the colour of the player in turn `place`.
    seat_colour(place);
    /// Moves the player in turn `place` one place forward.
    seat_earlier(place);
    /// Names the field for the seed.
    seed;
    /// In the empty seed field.
    seed_hint;
    /// Below the empty seed field.
    seed_nothing;
    /// Below the seed field: it is a code.
    seed_code(code);
    /// Below the seed field: it is a phrase.
    seed_phrase(phrase);
    /// Below the seed field: it may be a code with a slip.
    seed_doubtful;
    /// Takes the nearest code.
    seed_use_code(code);
    /// Takes what looks like a code as a phrase.
    seed_use_phrase;
    /// Below the seed field.
    seed_long;
    /// Puts a random code into the seed field.
    roll;
    /// Puts the seed of the game on the table into the field.
    same_seed;
    /// Begins the game.
    start;
    /// The title of the settings.
    settings;
    /// Names the choice of the language.
    language;
    /// The name of this language in itself.
    language_name;
    /// The language is the browser’s own.
    as_browser;
    /// As the operating system has it.
    as_system;
    /// Light or dark.
    theme;
    /// The light theme.
    light;
    /// The dark theme.
    dark;
    /// How much moves.
    motion;
    /// Nothing moves.
    motion_reduced;
    /// When a move asks to be confirmed.
    confirm;
    /// Only where the rules leave a choice.
    confirm_needed;
    /// Every move.
    confirm_always;
    /// Tiles left, fits and dead cells.
    aids;
    /// Which piece each colour or player has.
    pieces;
    /// Whose piece: by place in the turn order.
    place_in_turn(place);
    /// Names the choice whether a move waits until the turn is passed on; for the classic game.
    confirm_pass;
    /// Names the choice whether moves of others may be taken back; for the classic game.
    take_back;
    /// Only if everybody says so when asked.
    take_back_ask;
    /// Without being asked.
    take_back_freely;
    /// The title of the question whether another player's move is to be taken back.
    take_back_title(player);
    /// The question itself.
    take_back_agreed;
    /// Yes, it is to be taken back.
    take_back_yes;
    /// No, it stays.
    take_back_no;
    /// What `F` does.
    key_fields;
    /// What `M` does.
    key_meeples;
    /// The title of the list of keys.
    keys;
    /// What the arrow keys do.
    key_arrows;
    /// What the Enter key does.
    key_enter;
    /// What R does.
    key_rotate;
    /// What the digits do.
    key_digits;
    /// What 0 does.
    key_none;
    /// What Escape does.
    key_back;
    /// What Z and Y do.
    key_undo;
    /// What the question mark does.
    key_help;
    /// Opens the rules.
    key_rules;
    /// The title of the page about the game.
    about;
    /// What this is.
    about_what;
    /// Where the name comes from.
    about_name;
    /// What this is not.
    about_fan;
    /// What leaves the computer.
    about_private;
    /// The licence.
    about_licence;
    /// Which build this is.
    build(version);
    /// The title of the page that is shown when the program has failed.
    crash_title;
    /// On that page: that the game is kept.
    crash_saved;
    /// On that page, when the same game failed the last time, too.
    crash_again;
    /// On that page: the way back to the game.
    crash_continue;
    /// On that page: the way to a new game.
    crash_new;
    /// On that page: moves the failing game out of the way.
    crash_aside;
}
