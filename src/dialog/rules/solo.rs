//! The rules of Solo.

use super::{Section, pictures};
use crate::i18n::Texts;
use crate::view::rules::{RuleId, ours, sheet};

/// The rules of Solo, by sections with a title.
pub fn sections(texts: Texts) -> Vec<Section> {
    vec![
        (texts.rules_aim_title(), vec![sheet(texts.rules_aim()), sheet(texts.rules_start())]),
        (
            texts.rules_tile_title(),
            vec![
                sheet(texts.rules_tile()).named(RuleId::Lay).shown(&pictures::JOIN),
                sheet(texts.rules_must_lay()),
                ours(texts.rules_set_aside(), texts.why_set_aside()),
                ours(texts.rules_skipped(), texts.why_skipped()),
            ],
        ),
        (
            texts.rules_meeple_title(),
            vec![
                sheet(texts.rules_meeple()).named(RuleId::Claim),
                sheet(texts.rules_free()).named(RuleId::Free).shown(&pictures::MUST),
                sheet(texts.rules_no_fields()).named(RuleId::Fields),
                sheet(texts.rules_impossible()).named(RuleId::Supply),
            ],
        ),
        (
            texts.rules_score_title(),
            vec![
                sheet(texts.rules_road()).shown(&pictures::ROAD),
                sheet(texts.rules_city()).shown(&pictures::CITY),
                sheet(texts.rules_two()).shown(&pictures::TWO),
                sheet(texts.rules_monastery()).shown(&pictures::MONASTERY),
                sheet(texts.rules_last()).shown(&pictures::LAST),
                sheet(texts.rules_tie()),
                ours(texts.rules_majority(), texts.why_majority()),
                ours(texts.rules_must_score(), texts.why_must_score()),
                sheet(texts.rules_home()),
                sheet(texts.rules_order()).named(RuleId::Order),
            ],
        ),
        (
            texts.rules_end_title(),
            vec![
                sheet(texts.rules_end()).named(RuleId::End),
                sheet(texts.rules_count()).shown(&pictures::LEFT),
                ours(texts.rules_one_by_one(), texts.why_one_by_one()),
                sheet(texts.rules_result()),
                ours(texts.rules_take_back(), texts.why_take_back()).named(RuleId::TakeBack),
            ],
        ),
        (
            texts.rules_options_title(),
            vec![
                sheet(texts.rules_three()),
                ours(texts.rules_more(), texts.why_more()),
                ours(texts.rules_four(), texts.why_four()),
                ours(texts.rules_goals(), texts.why_goals()),
            ],
        ),
    ]
}
