//! The rules of Solo.

use crate::expansion::Rule::{self, Ours, Sheet};
use crate::i18n::Texts;

/// The rules of Solo, by sections with a title.
pub fn sections(texts: Texts) -> [(&'static str, Vec<Rule>); 6] {
    [
        (texts.rules_aim_title(), vec![Sheet(texts.rules_aim()), Sheet(texts.rules_start())]),
        (
            texts.rules_tile_title(),
            vec![
                Sheet(texts.rules_tile()),
                Sheet(texts.rules_must_lay()),
                Ours(texts.rules_set_aside()),
                Ours(texts.rules_skipped()),
            ],
        ),
        (
            texts.rules_meeple_title(),
            vec![
                Sheet(texts.rules_meeple()),
                Sheet(texts.rules_free()),
                Sheet(texts.rules_no_fields()),
                Sheet(texts.rules_impossible()),
            ],
        ),
        (
            texts.rules_score_title(),
            vec![
                Sheet(texts.rules_values()),
                Sheet(texts.rules_last()),
                Sheet(texts.rules_tie()),
                Ours(texts.rules_majority()),
                Ours(texts.rules_must_score()),
                Sheet(texts.rules_home()),
                Sheet(texts.rules_order()),
            ],
        ),
        (
            texts.rules_end_title(),
            vec![
                Sheet(texts.rules_end()),
                Sheet(texts.rules_count()),
                Ours(texts.rules_one_by_one()),
                Sheet(texts.rules_result()),
            ],
        ),
        (
            texts.rules_options_title(),
            vec![
                Sheet(texts.rules_three()),
                Ours(texts.rules_more()),
                Ours(texts.rules_four()),
                Ours(texts.rules_goals()),
            ],
        ),
    ]
}
