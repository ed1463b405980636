//! What the choices lead to, told once.

use super::{each_step, names, ordering};
use crate::game::Forecast;
use crate::view::hand::HandView;
use trivium_engine::options::GameOptions;

#[test]
fn choices_that_lead_to_the_same_share_a_line() {
    let names = names();
    let mut shared = 0;
    for number in 0..40 {
        each_step(&format!("grouped {number}"), GameOptions::solo(), |page| {
            let forecast = Forecast::of(&page.table);
            let hand = HandView::of(page, forecast.as_ref(), &names);
            if forecast.is_none() || page.is_ordering() {
                return;
            }
            let lines = hand.lines(None, names.texts);
            for (at, line) in lines.iter().enumerate() {
                assert!(lines[..at].iter().all(|other| other.text != line.text), "{} is told twice", line.text);
                assert!(line.digits.is_sorted() || line.digits.last() == Some(&0));
                shared += usize::from(line.digits.len() > 1);
                if let [first, second] = line.digits[..] {
                    assert_eq!(line.condition(names.texts), Some(format!("With {first} or {second}:")));
                }
            }
            let rooms = hand.all_lines(names.texts);
            let looks = hand.choices.iter().map(|choice| choice.claim).chain([None]);
            assert!(looks.into_iter().all(|claim| rooms.contains(&hand.lines(claim, names.texts))));
            let is_forced = hand.choices.len() == 1 && hand.pass.is_none();
            assert_eq!(hand.heading.ends_with("must place here"), is_forced, "{}", hand.heading);
            for choice in hand.choices.iter().chain(&hand.pass) {
                let told = |text: &String| {
                    lines.iter().any(|line| {
                        line.text == *text && (line.digits.is_empty() || line.digits.contains(&choice.digit))
                    })
                };
                assert!(choice.leads_to.iter().all(told));
                let own = lines.iter().filter(|line| line.digits.contains(&choice.digit));
                assert!(own.into_iter().all(|line| choice.leads_to.contains(&line.text)));
            }
        });
    }
    assert!(shared > 0);
}

#[test]
fn an_order_shows_how_everybody_would_stand() {
    let page = ordering();
    let hand = HandView::of(&page, Forecast::of(&page.table).as_ref(), &names());
    let before = page.table.game().position().scores();
    let outcomes = hand.outcomes.iter();
    for outcome in outcomes {
        let lowest = outcome.standings.iter().map(|standing| standing.score).min();
        for (standing, (_, score)) in
            outcome.standings.iter().zip(page.table.game().position().players().map(|p| (p, before[p])))
        {
            assert_eq!(standing.score, score + standing.gain);
            assert_eq!(standing.is_last, Some(standing.score) == lowest);
            assert!(outcome.scores.contains(&standing.score.to_string()));
        }
        assert!(outcome.standings.iter().any(|standing| standing.gain > 0));
    }
    assert!(hand.outcomes.windows(2).all(|pair| pair[0].standings != pair[1].standings));
}
