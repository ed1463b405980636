//! No text, however broken, stops a parser.

use crate::walk::{Dice, records};
use trivium_engine::notation::{SegmentName, read_move, read_option};
use trivium_engine::options::GameOptions;
use trivium_engine::record::GameRecord;
use trivium_engine::seed::{Phrase, SeedCode};

/// Pieces that come near to what is expected.
const PIECES: [&str; 40] = [
    "trivium 1\n",
    "trivium 2\n",
    "trivium 99999999999\n",
    "mode ",
    "solo\n",
    "classic\n",
    "colours 4\n",
    "players 5\n",
    "meeples 999999999999999999999999\n",
    "school left\n",
    "school up\n",
    "seed ",
    "K7Q2-M9XC\n",
    "phrase ",
    "abc\n",
    "-1,0",
    "127,-128",
    "128,0",
    ",",
    " r0",
    " r3",
    " r4",
    " city@N",
    " road@W",
    " field@nw",
    " monastery",
    " monastery@2,-1",
    " monastery@-128,127",
    " > ",
    " * ",
    "\n",
    "\r\n",
    "\0",
    "\u{feff}",
    "ä",
    "\u{1F3B2}",
    "@",
    " ",
    "-",
    "𝟘",
];

fn all_parsers(text: &str) {
    if let Ok(code) = text.parse::<SeedCode>() {
        assert_eq!(code.to_string().parse(), Ok(code));
    }
    if let Ok(phrase) = Phrase::new(text) {
        assert_eq!(Phrase::new(phrase.as_str()), Ok(phrase.clone()));
        let _ = phrase.looks_like_a_code();
    }
    if let Ok(name) = text.parse::<SegmentName>() {
        assert_eq!(name.to_string().parse(), Ok(name));
    }
    if let Ok(record) = GameRecord::read(text) {
        assert_eq!(record.replay().error, None);
    }
    let mut options = GameOptions::default();
    for name in ["mode", "colours", "meeples", "players", "smallcity", "school", text] {
        let _ = read_option(&mut options, name, text);
    }
    let _ =
        read_move(&GameRecord::new(options, trivium_engine::seed::Seed::Code(SeedCode::from_number(1))).start(), text);
}

#[test]
fn arbitrary_bytes() {
    let mut dice = Dice::new(7);
    for _ in 0..2_000 {
        let bytes: Vec<u8> = (0..dice.below(60)).map(|_| u8::try_from(dice.below(256)).unwrap()).collect();
        all_parsers(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn arbitrary_pieces() {
    let mut dice = Dice::new(8);
    for _ in 0..3_000 {
        let text: String = (0..dice.below(14)).map(|_| dice.one_of(&PIECES)).collect();
        all_parsers(&text);
        all_parsers(&format!("trivium 1\nseed K7Q2-M9XC\n{text}"));
    }
}

#[test]
fn records_with_slips() {
    let mut dice = Dice::new(9);
    for record in records(1) {
        let text = record.write();
        for _ in 0..30 {
            let mut bytes = text.clone().into_bytes();
            for _ in 0..=dice.below(3) {
                let at = dice.below(bytes.len());
                match dice.below(3) {
                    0 => bytes[at] = u8::try_from(dice.below(128)).unwrap(),
                    1 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, b"0123 rNESW@*>,-\n"[dice.below(16)]),
                }
            }
            let slipped = String::from_utf8_lossy(&bytes);
            if let Ok(read) = GameRecord::read(&slipped) {
                assert_eq!(read.replay().error, None);
            }
        }
        for end in (0..text.len()).step_by(97) {
            let _ = GameRecord::read(&text[..end]);
        }
    }
}

#[test]
fn very_long_texts() {
    for piece in ["7", "é", "a ", "\n", "trivium 1\n", "1,1 r0 > "] {
        all_parsers(&piece.repeat(100_000));
    }
}
