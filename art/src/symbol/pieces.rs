//! Meeples with their marks, the abbot and the teacher.

use super::{ABBOT, MEEPLE_AWAY, MEEPLES, Symbol, TEACHER};

const BODY: &str = "M0-15.6C3.4-15.6 5.8-13.2 5.8-10.3C5.8-9.6 5.7-9 5.5-8.5C9.4-7.4 14.5-5.2 14.5-2.3C14.5-.3 11.6.3 8.1-.1C8.8 3.1 11.5 6.4 12.6 9.7C13.2 11.5 12.4 12.4 10.9 12.4H4.3C3 12.4 2.6 11.6 2.1 10.4C1.5 8.9.9 7.9 0 7.9C-.9 7.9-1.5 8.9-2.1 10.4C-2.6 11.6-3 12.4-4.3 12.4H-10.9C-12.4 12.4-13.2 11.5-12.6 9.7C-11.5 6.4-8.8 3.1-8.1-.1C-11.6.3-14.5-.3-14.5-2.3C-14.5-5.2-9.4-7.4-5.5-8.5C-5.7-9-5.8-9.6-5.8-10.3C-5.8-13.2-3.4-15.6 0-15.6Z";

const CHEVRON: &str = "M-4.4 2.8L0-2.2L4.4 2.8";
const DOT: &str = "M-3 .6A3 3 0 1 1 3 .6A3 3 0 1 1-3 .6Z";
const CROSS: &str = "M-3.3-2.7L3.3 3.9M3.3-2.7L-3.3 3.9";
const BAR: &str = "M-4.6.6H4.6";
const RING: &str = "M-3 .6A3 3 0 1 1 3 .6A3 3 0 1 1-3 .6Z";

const ROBE: &str = "M0-19C3.3-16.2 4.7-12.8 4.3-9.6C8.7-6.2 10.9 3.8 11.6 13C11.8 14.7 11 15.4 9.7 15.4H-9.7C-11 15.4-11.8 14.7-11.6 13C-10.9 3.8-8.7-6.2-4.3-9.6C-4.7-12.8-3.3-16.2 0-19Z";

const GOWN: &str = "M0-12.6C3.2-12.6 5.2-10.6 5.2-7.8C5.2-6.5 4.7-5.3 3.9-4.5C8-2.6 10.4 5.2 11.4 12.8C11.6 14.6 10.9 15.4 9.6 15.4H-9.6C-10.9 15.4-11.6 14.6-11.4 12.8C-10.4 5.2-8-2.6-3.9-4.5C-4.7-5.3-5.2-6.5-5.2-7.8C-5.2-10.6-3.2-12.6 0-12.6Z";

pub(super) const SYMBOLS: &[Symbol] = &[
    Symbol {
        id: MEEPLES[0],
        view: "-18 -19 36 35",
        parts: &[("piece-line", BODY), ("piece-body piece-0", BODY), ("piece-stroke piece-light", CHEVRON)],
    },
    Symbol {
        id: MEEPLES[1],
        view: "-18 -19 36 35",
        parts: &[("piece-line", BODY), ("piece-body piece-1", BODY), ("piece-dot", DOT)],
    },
    Symbol {
        id: MEEPLES[2],
        view: "-18 -19 36 35",
        parts: &[("piece-line", BODY), ("piece-body piece-2", BODY), ("piece-stroke piece-light", CROSS)],
    },
    Symbol {
        id: MEEPLES[3],
        view: "-18 -19 36 35",
        parts: &[("piece-line", BODY), ("piece-body piece-3", BODY), ("piece-stroke piece-ink", BAR)],
    },
    Symbol {
        id: MEEPLES[4],
        view: "-18 -19 36 35",
        parts: &[("piece-line", BODY), ("piece-body piece-4", BODY), ("piece-stroke piece-ink", RING)],
    },
    Symbol { id: MEEPLE_AWAY, view: "-18 -19 36 35", parts: &[("piece-away", BODY)] },
    Symbol {
        id: ABBOT,
        view: "-18 -22 36 40",
        parts: &[
            ("piece-line", ROBE),
            ("piece-body piece-abbot", ROBE),
            ("piece-stroke piece-vestment", "M0-4V8M-4-.2H4"),
            ("piece-band piece-vestment", "M-4.3-9.4H4.3"),
        ],
    },
    Symbol {
        id: TEACHER,
        view: "-18 -22 36 40",
        parts: &[
            ("piece-line", GOWN),
            ("piece-body piece-teacher", GOWN),
            ("piece-body piece-board", "M-9-14.6L0-18.6L9-14.6L0-10.8Z"),
            ("piece-band piece-light", "M6.4-14.4V-9.4"),
            ("piece-body piece-abbot", "M-5.6 1.6L0 3L5.6 1.6V8.6L0 10L-5.6 8.6Z"),
            ("piece-band piece-ink", "M0 3.4V9.6"),
        ],
    },
];
