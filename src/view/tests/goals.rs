//! The goals, in this game and ever.

use super::{each_step, page};
use crate::i18n::Texts;
use crate::storage::Ever;
use crate::view::goals::{count, goals};
use trivium_engine::options::{ClassicPlayers, GameOptions};

#[test]
fn what_was_ever_met_stays_met() {
    let texts = Texts::default();
    let end = each_step("goals", GameOptions::solo(), |_| {});
    let now = Ever::of(&end.table);
    let mut ever = now.clone();
    ever.goals.extend([3, 13]);
    let fresh = page("another", GameOptions::solo());
    let all = goals(&fresh.table, &ever, texts);
    assert_eq!(all.len(), 14);
    assert!(all.iter().all(|goal| !goal.is_met && goal.is_ever_met == ever.goals.contains(&goal.number)));
    let met = ever.goals.len();
    assert_eq!(count(&all, texts), format!("0 of 14 met, ever {met}"));
    // What this game has met counts before anything is kept of it.
    let all = goals(&end.table, &Ever::default(), texts);
    assert!(all.iter().all(|goal| goal.is_ever_met == goal.is_met && goal.is_met == now.goals.contains(&goal.number)));
    let classic = page("another", GameOptions::classic(ClassicPlayers::default()));
    assert!(goals(&classic.table, &ever, texts).is_empty());
}
