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
    /// What features are worth.
    rules_values;
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
}
