//! The list of messages: their names, their arguments and what they are for.

use super::fill::{fill, placeholders_match};
use super::{Arg, Locale};

/// The texts of one language. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Texts(pub(super) &'static Locale);

impl PartialEq for Texts {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Texts {
    /// The language tag, as in `<html lang>`.
    pub fn tag(self) -> &'static str {
        self.0.tag
    }
}

macro_rules! messages {
    ($( $(#[$doc:meta])* $name:ident $( ( $($arg:ident),+ ) )? ; )*) => {
        /// Every message of a language.
        pub struct Catalogue { $( $(#[$doc])* pub $name: &'static str, )* }

        impl Catalogue {
            /// Checks the placeholders of every message; called where a catalogue is compiled.
            pub(super) const fn checked(self) -> Self {
                $( assert!(placeholders_match(self.$name, &[$($(stringify!($arg)),+)?]), stringify!($name)); )*
                self
            }
        }

        impl Texts { $( messages!(@text $(#[$doc])* $name $( ( $($arg),+ ) )?); )* }
    };
    (@text $(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        pub fn $name(self) -> &'static str { self.0.messages.$name }
    };
    (@text $(#[$doc:meta])* $name:ident ( $($arg:ident),+ )) => {
        $(#[$doc])*
        pub fn $name(self, $($arg: impl Into<Arg>),+) -> String {
            fill(self.0, self.0.messages.$name, &[$((stringify!($arg), $arg.into())),+])
        }
    };
}

messages! {
    /// The name of the game.
    title;
    /// A colour's name.
    blue;
    /// A colour's name.
    yellow;
    /// A colour's name.
    black;
    /// A colour's name.
    red;
    /// A colour's name.
    white;
    /// The size of a stack.
    tiles_in_stack(count);
}
