//! The rules of the classic game.

use crate::expansion::Rule::{self, Ours, Sheet};
use crate::i18n::Texts;

/// The rules of the classic game, by sections with a title.
pub fn sections(texts: Texts) -> [(&'static str, Vec<Rule>); 6] {
    [
        (texts.rules_aim_title(), vec![Sheet(texts.classic_aim()), Sheet(texts.classic_start())]),
        (
            texts.rules_tile_title(),
            vec![
                Sheet(texts.classic_tile()),
                Sheet(texts.rules_must_lay()),
                Sheet(texts.classic_set_aside()),
                Ours(texts.classic_holes()),
            ],
        ),
        (
            texts.rules_meeple_title(),
            vec![
                Sheet(texts.classic_meeple()),
                Sheet(texts.classic_free()),
                Sheet(texts.classic_joined()),
                Sheet(texts.classic_farmers()),
                Sheet(texts.classic_supply()),
            ],
        ),
        (
            texts.rules_score_title(),
            vec![
                Sheet(texts.rules_values()),
                Sheet(texts.classic_majority()),
                Sheet(texts.classic_home()),
                Ours(texts.classic_ring()),
            ],
        ),
        (
            texts.rules_end_title(),
            vec![
                Sheet(texts.classic_end()),
                Sheet(texts.classic_count()),
                Sheet(texts.classic_fields()),
                Sheet(texts.classic_borders()),
                Sheet(texts.classic_winner()),
            ],
        ),
        (texts.rules_options_title(), vec![Sheet(texts.classic_small_city())]),
    ]
}
