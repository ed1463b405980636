//! What a player sets before a game.

use crate::expansion;
use core::fmt;

/// The options of a game: all that is set before it, the seed apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameOptions {
    /// The game and its own options.
    pub mode: Mode,
    /// What is added to the base game.
    pub expansions: expansion::Options,
}

/// The game and its own options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    /// One player, three or four colours; only the last one scores.
    Solo {
        /// How many colours.
        colours: Colours,
        /// How many meeples each colour has to play.
        meeples: SoloMeeples,
    },
    /// The base game for two to five.
    Classic {
        /// How many players.
        players: ClassicPlayers,
        /// What a completed city of two tiles is worth.
        small_city: SmallCity,
    },
}

/// A number within fixed bounds, checked when it is made.
macro_rules! bounded {
    ($(#[$doc:meta])* $name:ident, $min:literal ..= $max:literal, default $default:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u8);

        impl $name {
            /// The smallest value allowed.
            pub const MIN: u8 = $min;
            /// The largest value allowed.
            pub const MAX: u8 = $max;

            /// The value, if it is allowed.
            pub const fn new(value: u8) -> Option<Self> {
                if value >= $min && value <= $max { Some(Self(value)) } else { None }
            }

            /// The allowed value nearest to `value`.
            pub fn nearest(value: u64) -> Self {
                Self(u8::try_from(value).unwrap_or($max).clamp($min, $max))
            }

            /// The value as a number.
            pub const fn get(self) -> u8 {
                self.0
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self($default)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

bounded! {
    /// How many colours play in Solo: three, or four by our ruling (docs/RULES.md S6.3).
    Colours, 3..=4, default 3
}
bounded! {
    /// How many meeples each colour has in Solo (docs/RULES.md S6.1 and S6.2).
    SoloMeeples, 3..=7, default 4
}
bounded! {
    /// How many players the classic game has.
    ClassicPlayers, 2..=5, default 2
}

/// What a completed city of two tiles is worth (docs/RULES.md B4.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SmallCity {
    /// Four points, as any city.
    #[default]
    Four,
    /// Two points, by the older rules.
    Two,
}

impl GameOptions {
    /// Solo as the rule sheet has it: three colours, four meeples each.
    pub fn solo() -> Self {
        Self::from(Mode::Solo { colours: Colours::default(), meeples: SoloMeeples::default() })
    }

    /// Classic for `players`.
    pub fn classic(players: ClassicPlayers) -> Self {
        Self::from(Mode::Classic { players, small_city: SmallCity::Four })
    }
}

impl Default for GameOptions {
    fn default() -> Self {
        Self::solo()
    }
}

impl From<Mode> for GameOptions {
    fn from(mode: Mode) -> Self {
        Self { mode, expansions: expansion::Options::default() }
    }
}
