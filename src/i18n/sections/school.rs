//! The School: its options, its rules, and what happens to the teacher.

messages! { school, SchoolTexts;
    /// The School mini expansion.
    school;
    /// To the left of the start tile.
    school_left;
    /// To the right of it.
    school_right;
    /// Said of a player.
    holds_teacher;
    /// The teacher leaves the school.
    teacher_taken(by);
    /// The teacher goes from one to another.
    teacher_passes(by, from);
    /// His holder got the same points.
    teacher_copied(player, points);
    /// His holder will get the same points.
    teacher_copies(player, points, before, after);
    /// His holder chooses what is copied.
    teacher_picks(player);
    /// Who alone is paid chooses the order, and the first is copied.
    teacher_order(player, holder);
    /// In Solo the order decides what is copied too.
    teacher_first(player);
    /// Rules: the tiles.
    school_tiles;
    /// Rules: the side, and what the tiles count for.
    school_side;
    /// Why that is so.
    why_side;
    /// Rules: how he is taken.
    school_take;
    /// Rules: when he is taken.
    school_after;
    /// Why that is so.
    why_after;
    /// Rules: what he brings.
    school_copy;
    /// Rules: what he does not bring.
    school_nobody;
    /// Rules: the copy of a tie.
    school_once;
    /// Why that is so.
    why_once;
    /// Rules: who chooses.
    school_several;
    /// Rules: Solo.
    school_solo;
    /// Why that is so.
    why_solo;
    /// Rules: the last trip.
    school_last_road;
    /// Why that is so.
    why_last_road;
}
