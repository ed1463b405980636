//! How it is played, in short. What is marked as a ruling of ours stands where the rule sheet says nothing.

messages! { rules, RulesTexts;
    /// The title.
    rules;
    /// Marks a sentence that is a ruling of ours.
    our_ruling;
    /// Below the rules.
    rules_note;
    /// Above the aim.
    rules_aim_title;
    /// The aim.
    rules_aim;
    /// The start.
    rules_start;
    /// Above the placing of tiles.
    rules_tile_title;
    /// How tiles are laid.
    rules_tile;
    /// The duty to lay it.
    rules_must_lay;
    /// Tiles that fit nowhere.
    rules_set_aside;
    /// Empty stacks.
    rules_skipped;
    /// Above the claim.
    rules_meeple_title;
    /// The duty to claim.
    rules_meeple;
    /// What free means.
    rules_free;
    /// Fields.
    rules_no_fields;
    /// The impossible claim.
    rules_impossible;
    /// Above the scoring.
    rules_score_title;
    /// What a road is worth.
    rules_road;
    /// What a city is worth.
    rules_city;
    /// The smallest city.
    rules_two;
    /// What a monastery is worth.
    rules_monastery;
    /// Only the last one scores.
    rules_last;
    /// Ties.
    rules_tie;
    /// Strict majorities.
    rules_majority;
    /// No opting out.
    rules_must_score;
    /// Meeples go home.
    rules_home;
    /// The order of scorings.
    rules_order;
    /// Above the end.
    rules_end_title;
    /// When it ends.
    rules_end;
    /// The final count.
    rules_count;
    /// How it is counted.
    rules_one_by_one;
    /// The result.
    rules_result;
    /// Above the options.
    rules_options_title;
    /// Harder.
    rules_three;
    /// Easier.
    rules_more;
    /// The fourth colour.
    rules_four;
    /// The goals.
    rules_goals;
    /// The title over the rules of the classic game.
    classic_rules;
    /// What it is about.
    classic_aim;
    /// What each begins with.
    classic_start;
    /// Laying a tile.
    classic_tile;
    /// A tile without a place.
    classic_set_aside;
    /// Holes are allowed.
    classic_holes;
    /// Placing a meeple.
    classic_meeple;
    /// What is free.
    classic_free;
    /// Features that grow together.
    classic_joined;
    /// Farmers stay.
    classic_farmers;
    /// No meeple left.
    classic_supply;
    /// Who scores.
    classic_majority;
    /// Meeples come home.
    classic_home;
    /// Roads in a ring.
    classic_ring;
    /// When it ends.
    classic_end;
    /// The final count.
    classic_count;
    /// Fields.
    classic_fields;
    /// What divides fields.
    classic_borders;
    /// Who wins.
    classic_winner;
    /// The option about small cities.
    classic_small_city;
    /// Several features at once.
    classic_order;
    /// Moves can be taken back.
    rules_take_back;
    /// The list of sections at the top.
    rules_contents;

    /// Why: tiles that fit nowhere.
    why_set_aside;
    /// Why: empty stacks.
    why_skipped;
    /// Why: strict majorities.
    why_majority;
    /// Why: no opting out.
    why_must_score;
    /// Why: how it is counted.
    why_one_by_one;
    /// Why: more meeples.
    why_more;
    /// Why: the fourth colour.
    why_four;
    /// Why: the goals.
    why_goals;
    /// Why: taking back.
    why_take_back;

    /// Picture: edges that match, as it is seen.
    join_seen;
    /// What it shows.
    join_says;
    /// Picture: a held road and a free city, as it is seen.
    free_seen;
    /// What it shows where a meeple must be placed.
    must_says;
    /// What it shows where one may be.
    may_says;
    /// Picture: a complete road, as it is seen.
    road_seen;
    /// What it shows.
    road_says;
    /// Picture: a city of two tiles, as it is seen.
    two_seen;
    /// What it shows.
    two_says;
    /// The same, for who scores.
    last_says;
    /// Picture: a complete city, as it is seen.
    city_seen;
    /// What it shows.
    city_says;
    /// Picture: a city with three meeples, as it is seen.
    most_seen;
    /// What it shows.
    most_says;
    /// Picture: a complete monastery, as it is seen.
    monastery_seen;
    /// What it shows.
    monastery_says;
    /// Picture: meeples left at the end of Solo, as it is seen.
    left_seen;
    /// What it shows.
    left_says;
    /// Picture: an unfinished city, as it is seen.
    unfinished_seen;
    /// What it shows.
    unfinished_says;
    /// Picture: a field, as it is seen.
    field_seen;
    /// What it shows.
    field_says;
}
