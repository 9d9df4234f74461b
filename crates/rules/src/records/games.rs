//! The formats of single games. Each game has a module here with `FORMATS`, its own formats, `SGF`, its notation in that format,
//! and `ALIASES`, names that it has elsewhere with the sizes of their boards.

mod breakthrough;
mod diamond;
mod othello;

use crate::{GameKind, Variant, for_each_game};

use super::format::RecordFormat;
use super::sgf::SgfNotation;

macro_rules! list_formats {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        /// The formats of single games, in the order of the games.
        pub(super) fn own_formats() -> impl Iterator<Item = &'static RecordFormat> {
            [$($module::FORMATS),*].into_iter().flatten()
        }
    };
}
for_each_game!(list_formats);

macro_rules! list_notations {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        /// The notations of games that are written in SGF.
        pub(super) fn sgf_notations() -> impl Iterator<Item = &'static SgfNotation> {
            [$($module::SGF),*].into_iter().flatten()
        }

        /// The board that another name of a game stands for.
        pub(super) fn alias(name: &str) -> Option<Variant> {
            let aliases = [$((GameKind::$name, $module::ALIASES)),*];
            aliases.into_iter().find_map(|(kind, aliases)| {
                let (_, size) = aliases.iter().find(|(alias, _)| alias.eq_ignore_ascii_case(name))?;
                Variant::new(kind, size.unwrap_or(kind.default_size())).ok()
            })
        }
    };
}
for_each_game!(list_notations);

/// The notation of a game in SGF, if it has one.
pub(super) fn notation_of(kind: GameKind) -> Option<&'static SgfNotation> {
    sgf_notations().find(|notation| notation.kind == kind)
}
