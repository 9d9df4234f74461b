//! Typed messages: each is written once in every language, and `build/messages.rs` makes a method of [`Text`] of it.

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

/// The methods of [`Text`], one for each message.
mod methods {
    use super::{Argument, Number, Text};
    use crate::rules::{Colour, Surface};

    include!(concat!(env!("OUT_DIR"), "/text_methods.rs"));
}
#[cfg(test)]
pub(in crate::presentation) use methods::FIXED;

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

/// A number, which messages can show or take a plural form for.
pub trait Number: Argument {}

macro_rules! number_arguments {
    ($($number:ty),*) => {
        $(impl Number for $number {}

        impl Argument for $number {
            fn value(&self) -> FluentValue<'_> {
                FluentValue::from(*self)
            }
        })*
    };
}
number_arguments!(u8, u16, u32, i32, usize);

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
