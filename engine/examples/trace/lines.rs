//! What the lines hold.

use serde::Serialize;
use trivium_engine::moves::Placement;

/// Column, row and quarter turns.
pub type At = (i8, i8, u8);

/// Where a tile lies.
pub fn at(placement: Placement) -> At {
    (placement.pos.x, placement.pos.y, placement.rotation.turns())
}

#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum Line<'a> {
    Start {
        format: u32,
        mode: &'static str,
        seed: Option<String>,
        phrase: Option<&'a str>,
        players: &'a [&'static str],
        meeples: u8,
        school: Option<String>,
        small_city: u8,
        scores: &'a [u16],
        stacks: Vec<Vec<&'static str>>,
    },
    Turn {
        ply: u32,
        player: usize,
        set_aside: &'a [&'static str],
        tile: &'static str,
        placements: Vec<At>,
        placed: At,
        claims: Vec<&'a str>,
        claim: Option<&'a str>,
        scored: Vec<Scored>,
        teacher: Option<Teacher>,
        scores: &'a [u16],
        supply: &'a [u8],
    },
    Skip {
        player: usize,
        set_aside: &'a [&'static str],
    },
    End {
        reason: &'static str,
        set_aside: &'a [&'static str],
        #[serde(rename = "final")]
        counted: Vec<Counted<'a>>,
        scores: &'a [u16],
        #[serde(skip_serializing_if = "Option::is_none")]
        result: Option<u16>,
        #[serde(skip_serializing_if = "Option::is_none")]
        goals: Option<Vec<String>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        winners: Option<Vec<usize>>,
    },
}

/// A completed feature.
#[derive(Serialize)]
pub struct Scored {
    pub feature: String,
    pub kind: &'static str,
    pub points: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tiles: Option<u8>,
    pub coats_of_arms: u8,
    pub receivers: Vec<usize>,
    pub returned: Vec<u8>,
    pub teacher: Option<usize>,
}

/// Where the teacher is.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Teacher {
    In(&'static str),
    With(usize),
}

/// What was counted at the end.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Counted<'a> {
    Meeple { player: usize, points: u16 },
    Feature { kind: &'static str, at: (i8, i8, &'a str), points: u16, receivers: Vec<usize> },
}
