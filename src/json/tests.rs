//! Reading and writing, beside what JSON is elsewhere.

use super::*;
use proptest::prelude::*;

#[test]
fn a_value_is_read_as_far_as_it_is_asked_for() {
    let text = " {\"a\": [1, -2 ,\"x,]\\\"\"], \"b\":{\"c\":true}\n,\"d\":null, \"e\\u0041\":[]} ";
    let members = Json::read(text).and_then(Json::members).expect("an object");
    let items = members.get("a").and_then(Json::items).expect("a list");
    assert_eq!((items[0].number(), items[1].number(), items[1].number()), (Some(1u8), None::<u8>, Some(-2i8)));
    assert_eq!(items[2].text().as_deref(), Some("x,]\""));
    assert_eq!(members.get("b").map(Json::as_written), Some("{\"c\":true}"));
    assert_eq!(members.get("b").and_then(|b| b.members()?.get("c")?.flag()), Some(true));
    assert_eq!(members.get("d"), None);
    assert_eq!(members.get("eA").and_then(Json::items), Some(Vec::new()));
    assert_eq!(members.or_default("z", Json::number), Some(0u8));
    assert_eq!(members.or_default::<u8>("a", Json::number), None);
}

#[test]
fn what_has_not_the_form_is_not_read() {
    for text in
        ["", "{", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "\"a", "\"a\nb\"", "1 2", "[1}", "]", "{,}", ","]
    {
        assert_eq!(Json::read(text), None, "{text}");
    }
    let deep = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(Json::read(&deep(60)).is_some());
    assert_eq!(Json::read(&deep(100_000)), None);
    let text = |text| Json::read(text).and_then(Json::text);
    assert_eq!(text(r#""\ud83d\ude00\/""#).as_deref(), Some("😀/"));
    for wrong in [r#""\ud83d""#, r#""\ude00""#, r#""\ud83dx""#, r#""\u12""#, r#""\x""#, "1"] {
        assert_eq!(text(wrong), None, "{wrong}");
    }
}

#[test]
fn objects_are_written_in_order_and_for_people_a_line_each() {
    let inner = Object::default().with("n", "1").finish();
    let json = Object::default()
        .with("a", &list(&[text("x{\\\""), inner]))
        .with_some("b", None)
        .with("c", &list(&[]))
        .with("d", &Object::default().finish())
        .finish();
    assert_eq!(json, r#"{"a":["x{\\\"",{"n":1}],"c":[],"d":{}}"#);
    let lines = "{\n  \"a\": [\n    \"x{\\\\\\\"\",\n    {\n      \"n\": 1\n    }\n  ],\n  \"c\": [],\n  \"d\": {}\n}";
    assert_eq!(pretty(&json), lines);
}

proptest! {
    #[test]
    fn any_text_comes_back(any in any::<String>()) {
        let written = text(&any);
        prop_assert_eq!(Json::read(&written).and_then(Json::text), Some(any));
        prop_assert_eq!(pretty(&written), written);
    }

    #[test]
    fn nothing_upsets_it(text in "[\\[\\]{}\",:\\\\u0-9a-f \\PC]*") {
        if let Some(json) = Json::read(&text) {
            let _ = (json.members(), json.items(), json.text(), json.number::<u8>(), json.flag());
        }
    }
}
