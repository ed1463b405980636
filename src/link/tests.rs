use super::*;
use proptest::prelude::*;
use trivium_engine::options::{ClassicPlayers, Colours, Mode, SmallCity, SoloMeeples};
use trivium_engine::seed::{Phrase, SeedCode, SeedCodeError};

fn plain(query: &str) -> Result<Option<Wanted>, BadLink> {
    read(query, str::to_owned)
}

fn code(text: &str) -> Seed {
    Seed::Code(text.parse().expect("a code"))
}

fn phrase(text: &str) -> Seed {
    Seed::Phrase(Phrase::new(text).expect("a phrase"))
}

fn bad(query: &str) -> BadLink {
    plain(query).expect_err("a bad link")
}

/// What a link is rewritten to.
fn rewritten(query: &str) -> String {
    let wanted = plain(query).expect("a good link").expect("a game");
    write(&wanted.options, &wanted.seed.expect("a seed"))
}

#[test]
fn links_are_readable_and_leave_out_what_is_usual() {
    for link in [
        "?seed=K7Q2-M9XC",
        "?seed=K7Q2-M9XC&colours=4&meeples=3&school=left",
        "?phrase=christmas",
        "?phrase=merry+christmas&school=right",
        "?mode=classic&seed=K7Q2-M9XC&players=3",
        "?mode=classic&seed=K7Q2-M9XC&smallcity=2",
        "?phrase=%C3%A9mile+%26+co",
    ] {
        assert_eq!(rewritten(link), link);
    }
    assert_eq!(rewritten("players=3&seed=k7q2m9xc&mode=classic"), "?mode=classic&seed=K7Q2-M9XC&players=3");
    assert_eq!(rewritten("?colours=3&phrase=%20Merry%20%20Christmas&"), "?phrase=merry+christmas");
}

#[test]
fn nothing_names_no_game_and_options_alone_leave_the_seed_open() {
    for query in ["", "?", "?&&"] {
        assert_eq!(plain(query), Ok(None));
    }
    let wanted = plain("?colours=4").expect("a good link").expect("a game");
    assert!(wanted.seed.is_none());
    assert!(matches!(wanted.options.mode, Mode::Solo { colours, .. } if colours.get() == 4));
}

#[test]
fn every_problem_is_named_and_the_nearest_game_offered() {
    let unknown = bad("?seed=K7Q2-M9XC&teacher=1");
    assert_eq!(unknown.problems, [Problem::Unknown { name: "teacher".to_owned() }]);
    assert_eq!(unknown.nearest.seed, Some(code("K7Q2-M9XC")));

    let number = bad("?seed=K7Q2-M9XC&meeples=99999999999999999999999");
    assert!(matches!(&number.problems[..], [Problem::Value { name, .. }] if name == "meeples"));
    assert!(matches!(number.nearest.options.mode, Mode::Solo { meeples, .. } if meeples.get() == 7));

    let other_mode = bad("?seed=K7Q2-M9XC&players=3");
    assert_eq!(other_mode.problems, [Problem::Unknown { name: "players".to_owned() }]);

    let twice = bad("?meeples=3&seed=K7Q2-M9XC&meeples=5&meeples=6");
    assert_eq!(twice.problems, [Problem::Twice { name: "meeples".to_owned() }]);
    assert!(matches!(twice.nearest.options.mode, Mode::Solo { meeples, .. } if meeples.get() == 3));

    let both = bad("?phrase=christmas&seed=K7Q2-M9XC");
    assert_eq!((both.problems, both.nearest.seed), (vec![Problem::CodeAndPhrase], Some(phrase("christmas"))));

    assert_eq!(bad("?phrase=+%09").problems, [Problem::EmptyPhrase]);
    let long = bad(&format!("?phrase={}", "ab+".repeat(60)));
    assert_eq!(long.problems, [Problem::LongPhrase]);
    assert!(long.nearest.seed.is_some());

    let bytes = bad("?seed=K7Q2-M9XC&x=%FF%FE");
    assert_eq!((bytes.problems, bytes.nearest.seed), (vec![Problem::NoText(2)], Some(code("K7Q2-M9XC"))));

    let endless = bad(&format!("?colours=4&seed={}", "7".repeat(10_000)));
    assert_eq!(endless.problems, [Problem::TooLong]);
    assert!(matches!(endless.nearest.options.mode, Mode::Solo { colours, .. } if colours.get() == 4));
}

#[test]
fn a_mistyped_code_leads_to_the_nearest_one() {
    for (typed, nearest) in [
        ("K7Q2-M9XD", code("K7Q2-M9XC")),  // another check symbol: the first seven count
        ("K7Q2-M9X", code("K7Q2-M9XC")),   // the last one missing
        ("K7Q2-M9XCC", code("K7Q2-M9XC")), // one too many
        ("K7Q2-M9EC", code("K7Q2-M9XC")),  // one that no code has
        ("christmas", phrase("christmas")),
    ] {
        let link = bad(&format!("?seed={typed}"));
        assert!(matches!(&link.problems[..], [Problem::SeedCode { .. }]), "{typed}");
        assert_eq!(link.nearest.seed, Some(nearest), "{typed}");
    }
    let nonsense = bad("?seed=");
    assert_eq!(nonsense.nearest.seed, None);
    assert!(matches!(&nonsense.problems[..], [Problem::SeedCode { error: SeedCodeError::Length(0), .. }]));
}

#[test]
fn the_seed_field_tells_codes_from_phrases() {
    assert_eq!(judge("  "), SeedText::Nothing);
    assert!(matches!(judge("k7q2 m9xc"), SeedText::Code(_)));
    assert!(matches!(judge("Merry Christmas"), SeedText::Phrase(_)));
    assert!(matches!(judge("K7Q2-M9XD"), SeedText::Doubtful { nearest: Some(_), .. }));
    assert!(matches!(judge("K7Q2M9X"), SeedText::Doubtful { nearest: Some(_), .. }));
    assert_eq!(judge(&"long ".repeat(30)), SeedText::TooLong);
}

fn any_options() -> impl Strategy<Value = GameOptions> {
    let solo = (3..=4u64, 3..=7u64).prop_map(|(colours, meeples)| {
        GameOptions::from(Mode::Solo { colours: Colours::nearest(colours), meeples: SoloMeeples::nearest(meeples) })
    });
    let classic = (2..=5u64, any::<bool>()).prop_map(|(players, small)| {
        let small_city = if small { SmallCity::Two } else { SmallCity::Four };
        GameOptions::from(Mode::Classic { players: ClassicPlayers::nearest(players), small_city })
    });
    let school = prop_oneof![Just(None), Just(Some("left")), Just(Some("right"))];
    (prop_oneof![solo, classic], school).prop_map(|(mut options, school)| {
        if let Some(side) = school {
            trivium_engine::notation::read_option(&mut options, "school", side).expect("a side");
        }
        options
    })
}

fn any_seed() -> impl Strategy<Value = Seed> {
    let phrases = any::<String>().prop_filter_map("a phrase", |text| Phrase::new(&text).ok().map(Seed::Phrase));
    prop_oneof![any::<u64>().prop_map(|number| Seed::Code(SeedCode::from_number(number))), phrases]
}

proptest! {
    #[test]
    fn a_link_leads_back_to_its_game(options in any_options(), seed in any_seed()) {
        let link = write(&options, &seed);
        prop_assert!(link.is_ascii() && link.len() < 1_000);
        prop_assert_eq!(plain(&link), Ok(Some(Wanted { options, seed: Some(seed) })));
    }

    #[test]
    fn no_text_upsets_the_reader(query in any::<String>()) {
        let _ = plain(&query);
    }

    #[test]
    fn nearly_right_links_lead_to_a_game(query in "[?&=%+]{0,3}((seed|phrase|mode|colours|meeples|school)=[0-9A-Za-z%+]{0,12}&?){0,6}") {
        if let Err(link) = plain(&query) {
            prop_assert!((1..=BadLink::MOST).contains(&link.problems.len()));
        }
    }

    #[test]
    fn no_seed_text_upsets_the_field(text in any::<String>()) {
        let _ = judge(&text);
    }
}
