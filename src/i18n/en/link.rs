//! What is wrong with a link.

use crate::i18n::sections::link::LinkTexts;

pub(super) const LINK: LinkTexts = LinkTexts {
    link_title: "This link names no game",
    link_intro: "Something in the link is not as it should be. Nothing has been lost.",
    link_too_long: "It is far too long; only its beginning was read.",
    link_no_text: "Part {number} of it is no text.",
    link_unknown: "This game has no option “{name}”.",
    link_no_value: "“{name}” says nothing.",
    link_value: "“{name}” cannot be “{value}”.",
    link_twice: "“{name}” is there more than once.",
    link_code_and_phrase: "It names a seed code and a phrase; a game has only one of them.",
    link_empty_phrase: "The phrase is empty.",
    link_long_phrase: "The phrase is longer than 64 characters.",
    link_no_code: "The seed is empty.",
    link_code_length: "A seed code has 8 symbols; “{code}” has {symbols:one|#}.",
    link_code_symbol: "“{code}” is no seed code: none has the symbol “{symbol}”.",
    link_code_check: "“{code}” is no seed code: one symbol or more is wrong.",
    link_nearest: "The nearest game: {game}, seed {seed}.",
    link_nearest_new: "The nearest game: {game}, with fresh tiles.",
    link_play: "Play the nearest",
    link_stay: "Go on with my game",
    link_stay_new: "Play a new game",
}
.checked();
