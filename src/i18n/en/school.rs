//! The School: its options, its rules, and what happens to the teacher.

use crate::i18n::sections::school::SchoolTexts;

pub(super) const SCHOOL: SchoolTexts = SchoolTexts {
    school: "The School",
    school_left: "to the left",
    school_right: "to the right",
    holds_teacher: "holds the teacher",
    teacher_taken: "{by} takes the *teacher*.",
    teacher_passes: "{by} takes the *teacher* from {from}.",
    teacher_copied: "{player} holds the teacher and copies it: *+{points}*.",
    teacher_copies: "{player} holds the *teacher*: copies {points}, *{before} → {after}*.",
    teacher_picks: "{player} holds the teacher and picks the score to copy",
    teacher_order: "{player} chooses the order; {holder} copies the first with the teacher",
    teacher_first: "What is scored first? {player} copies with the teacher",
    school_tiles: "Two tiles lie beside the start tile, and the teacher is at home there. Six roads end at the school, each a road of its own.",
    school_side: "You choose the side. The school’s tiles count for roads, each half once, and as neighbours of a monastery.",
    why_side: "Why: the leaflet says beside the start tile, and nothing of what its halves count for.",
    school_take: "Whoever’s tile completes a school road takes the teacher, also if that road is nobody’s or somebody else’s, and also from another player.",
    school_after: "He is taken after everything that the tile completes has been scored.",
    why_after: "Why: the leaflet does not say when. So what one tile completes is never copied by whoever it makes the holder.",
    school_copy: "When a feature pays, whoever holds the teacher gets the same points once more, and the teacher goes back to the school.",
    school_nobody: "A feature that pays nobody leaves him where he is. The count at the end copies nothing.",
    school_once: "Where several players score a feature, its value is copied once.",
    why_once: "Why: the leaflet speaks of the points of one scoring.",
    school_several: "Where several features pay one player, that player chooses the order and the first is copied. Where they pay several, the holder picks.",
    school_solo: "In Solo the teacher’s colour copies whether or not it is last. The teacher never makes a feature pay. The first feature that pays, in the order you choose, is copied.",
    why_solo: "Why: nothing is published for Solo with the School.",
    school_last_road: "Whoever completes the last school road still takes the teacher.",
    why_last_road: "Why: the leaflet says only that he stays at the school from then on.",
}
.checked();
