//! The messages by the part of the page that they belong to: their names, their arguments and what they are for.

/// Declares a section: a table of messages, and a method of [`Texts`](super::Texts) for each.
macro_rules! messages {
    ($section:ident, $table:ident; $( $(#[$doc:meta])* $name:ident $( ( $($arg:ident),+ ) )? ; )*) => {
        /// The messages of this section in one language.
        #[allow(clippy::struct_field_names, reason = "sections share the methods of `Texts`, so names may need a prefix")]
        pub struct $table { $( $(#[$doc])* pub $name: &'static str, )* }

        impl $table {
            /// Checks the placeholders of every message; called where a catalogue is compiled.
            pub(in crate::i18n) const fn checked(self) -> Self {
                $( assert!(
                    $crate::i18n::fill::placeholders_match(self.$name, &[$($(stringify!($arg)),+)?]),
                    stringify!($name)
                ); )*
                self
            }
        }

        impl $crate::i18n::Texts {
            $( messages!(@text $section $(#[$doc])* $name $( ( $($arg),+ ) )?); )*
        }
    };
    (@text $section:ident $(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        pub fn $name(self) -> &'static str { self.0.$section.$name }
    };
    (@text $section:ident $(#[$doc:meta])* $name:ident ( $($arg:ident),+ )) => {
        $(#[$doc])*
        pub fn $name(self, $($arg: impl Into<$crate::i18n::Arg>),+) -> String {
            $crate::i18n::fill::fill(self.0, self.0.$section.$name, &[$(stringify!($arg)),+], &[$($arg.into()),+])
        }
    };
}

pub(super) mod board;
pub(super) mod dialog;
pub(super) mod event;
pub(super) mod link;
pub(super) mod page;
pub(super) mod panel;
pub(super) mod rules;
pub(super) mod school;
pub(super) mod shelf;
