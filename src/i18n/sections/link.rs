//! What is wrong with a link.

messages! { link, LinkTexts;
    /// The title of the page about a broken link.
    link_title;
    /// Above what is wrong.
    link_intro;
    /// It has far too many characters.
    link_too_long;
    /// Bytes that are no text.
    link_no_text(number);
    /// An option that does not exist, or not in this mode.
    link_unknown(name);
    /// An option without a value.
    link_no_value(name);
    /// A value that is not possible.
    link_value(name, value);
    /// An option that is there twice.
    link_twice(name);
    /// A code and a phrase.
    link_code_and_phrase;
    /// A phrase without any letters.
    link_empty_phrase;
    /// A phrase that is too long.
    link_long_phrase;
    /// An empty seed.
    link_no_code;
    /// Too few or too many symbols.
    link_code_length(code, symbols);
    /// A symbol that no code has.
    link_code_symbol(code, symbol);
    /// The check symbol does not fit.
    link_code_check(code);
    /// The game that comes nearest.
    link_nearest(game, seed);
    /// The game that comes nearest has no seed.
    link_nearest_new(game);
    /// Plays that game.
    link_play;
    /// Leaves the link alone.
    link_stay;
    /// Leaves the link alone; no game has begun.
    link_stay_new;
}
