//! Typed messages: each is declared once, with its arguments, and becomes a method of [`Text`].

use fluent_bundle::FluentValue;

use super::catalogue::Catalogue;
use crate::rules::{Colour, Surface};
use crate::settings::language::Language;

/// Gives the messages of a language. Copied freely; the messages themselves are compiled in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Text(pub Language);

impl Text {
    /// A message without arguments, by its id.
    pub(in crate::presentation) fn fixed(self, id: &'static str) -> &'static str {
        Catalogue::of(self.0).fixed(id)
    }

    pub(super) fn format(self, id: &'static str, arguments: &[(&'static str, FluentValue)]) -> String {
        Catalogue::of(self.0).format(id, arguments)
    }
}

/// A declared message: its id in the files and the names of its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MessageSpec {
    /// The id in `assets/locales/*/*.ftl`.
    pub id: &'static str,
    /// The names of the arguments.
    pub arguments: &'static [&'static str],
}

/// A value that messages can show or select on.
pub trait Argument {
    /// The value as Fluent sees it.
    fn value(&self) -> FluentValue<'_>;
}

impl Argument for &str {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(*self)
    }
}

macro_rules! number_arguments {
    ($($number:ty),*) => {
        $(impl Argument for $number {
            fn value(&self) -> FluentValue<'_> {
                FluentValue::from(*self)
            }
        })*
    };
}
number_arguments!(u8, u32, i32, usize);

/// Messages select on `black` and `white`.
impl Argument for Colour {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(match self {
            Colour::Black => "black",
            Colour::White => "white",
        })
    }
}

/// Messages select on `cells` and `crossings`.
impl Argument for Surface {
    fn value(&self) -> FluentValue<'_> {
        FluentValue::from(match self {
            Surface::Cells => "cells",
            Surface::Crossings => "crossings",
        })
    }
}

/// Declares messages: `fn undo() = "undo";` becomes a method that returns a `&'static str`, and
/// `fn to_move(colour: Colour) = "turn-to-move";` one that returns a `String`. All are listed in `MESSAGES` of the module,
/// which the registry collects.
macro_rules! messages {
    ($(fn $name:ident($($argument:ident: $kind:ty),*) = $id:literal;)*) => {
        /// The messages declared here.
        pub(super) const MESSAGES: &[crate::presentation::text::MessageSpec] = &[
            $(crate::presentation::text::MessageSpec { id: $id, arguments: &[$(stringify!($argument)),*] },)*
        ];

        impl crate::presentation::text::Text {
            $(crate::presentation::text::message::messages!(@method $name ($($argument: $kind),*) $id);)*
        }
    };
    (@method $name:ident () $id:literal) => {
        #[doc = concat!("The message `", $id, "`.")]
        #[must_use]
        pub fn $name(self) -> &'static str {
            self.fixed($id)
        }
    };
    (@method $name:ident ($($argument:ident: $kind:ty),+) $id:literal) => {
        #[doc = concat!("The message `", $id, "` with its arguments.")]
        #[must_use]
        pub fn $name(self, $($argument: $kind),+) -> String {
            use crate::presentation::text::message::Argument;
            self.format($id, &[$((stringify!($argument), $argument.value())),+])
        }
    };
}
pub(super) use messages;
