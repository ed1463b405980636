//! The rules of the classic game.

use super::{Section, pictures};
use crate::i18n::Texts;
use crate::view::rules::{RuleId, ours, sheet};

/// The rules of the classic game, by sections with a title.
pub fn sections(texts: Texts) -> Vec<Section> {
    vec![
        (texts.rules_aim_title(), vec![sheet(texts.classic_aim()), sheet(texts.classic_start())]),
        (
            texts.rules_tile_title(),
            vec![
                sheet(texts.classic_tile()).named(RuleId::Lay).shown(&pictures::JOIN),
                sheet(texts.rules_must_lay()),
                sheet(texts.classic_set_aside()),
                sheet(texts.classic_holes()),
            ],
        ),
        (
            texts.rules_meeple_title(),
            vec![
                sheet(texts.classic_meeple()).named(RuleId::Claim),
                sheet(texts.classic_free()).named(RuleId::Free).shown(&pictures::MAY),
                sheet(texts.classic_joined()),
                sheet(texts.classic_farmers()).named(RuleId::Fields),
                sheet(texts.classic_supply()).named(RuleId::Supply),
            ],
        ),
        (
            texts.rules_score_title(),
            vec![
                sheet(texts.rules_road()).shown(&pictures::ROAD),
                sheet(texts.rules_city()).shown(&pictures::CITY),
                sheet(texts.classic_small_city()).shown(&pictures::TWO),
                sheet(texts.rules_monastery()).shown(&pictures::MONASTERY),
                sheet(texts.classic_majority()).shown(&pictures::MOST),
                sheet(texts.classic_home()),
                sheet(texts.classic_ring()),
                sheet(texts.classic_order()).named(RuleId::Order),
            ],
        ),
        (
            texts.rules_end_title(),
            vec![
                sheet(texts.classic_end()).named(RuleId::End),
                sheet(texts.classic_count()).shown(&pictures::UNFINISHED),
                sheet(texts.classic_fields()).shown(&pictures::FIELD),
                sheet(texts.classic_borders()),
                sheet(texts.classic_winner()),
                ours(texts.rules_take_back(), texts.why_take_back()).named(RuleId::TakeBack),
            ],
        ),
    ]
}
