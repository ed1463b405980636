//! The fourteen goals of the rule sheet.

use crate::game::Table;
use crate::i18n::Texts;
use trivium_engine::goals::Goal;

/// A goal and how it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GoalView {
    /// 1 to 14, as on the rule sheet.
    pub number: u8,
    /// What it asks for.
    pub name: &'static str,
    /// Whether this game has met it.
    pub is_met: bool,
}

/// The goals of the game on the table; none where the game has no goals.
pub fn goals(table: &Table, texts: Texts) -> Vec<GoalView> {
    if !table.game().rules().goals {
        return Vec::new();
    }
    let met = table.game().position().goals();
    let view =
        |goal: Goal| GoalView { number: goal.number(), name: name(goal.number(), texts), is_met: met.contains(goal) };
    Goal::all().map(view).collect()
}

fn name(number: u8, texts: Texts) -> &'static str {
    match number {
        1 => texts.goal_road_10(),
        2 => texts.goal_road_10_two(),
        3 => texts.goal_road_10_three(),
        4 => texts.goal_road_5_three(),
        5 => texts.goal_city_16(),
        6 => texts.goal_city_16_two(),
        7 => texts.goal_city_16_three(),
        8 => texts.goal_city_8_three(),
        9 => texts.goal_monasteries_3(),
        10 => texts.goal_monasteries_4(),
        11 => texts.goal_result_40(),
        12 => texts.goal_result_50(),
        13 => texts.goal_result_60(),
        _ => texts.goal_all_tiles(),
    }
}
