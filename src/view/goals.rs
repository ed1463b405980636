//! The fourteen goals of the rule sheet.

use crate::game::Table;
use crate::i18n::Texts;
use crate::storage::Ever;
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
    /// Whether this game or one before has met it.
    pub is_ever_met: bool,
}

/// The goals of the game on the table and how they stand in it and `ever`; none where the game has no goals.
pub fn goals(table: &Table, ever: &Ever, texts: Texts) -> Vec<GoalView> {
    if !table.game().rules().goals {
        return Vec::new();
    }
    let met = table.game().position().goals();
    let view = |goal: Goal| {
        let (number, is_met) = (goal.number(), met.contains(goal));
        GoalView { number, name: goal_name(goal, texts), is_met, is_ever_met: is_met || ever.goals.contains(&number) }
    };
    Goal::all().map(view).collect()
}

/// How many goals there are, and how many of them are met: in this game and ever.
pub fn count(goals: &[GoalView], texts: Texts) -> String {
    let met = goals.iter().filter(|goal| goal.is_met).count();
    texts.goals_met(met, goals.len(), goals.iter().filter(|goal| goal.is_ever_met).count())
}

/// What a goal asks for.
pub fn goal_name(goal: Goal, texts: Texts) -> &'static str {
    match goal.number() {
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
