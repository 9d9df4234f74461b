//! The formats of single games. Each game has a module here with `FORMATS`, its own formats.

mod breakthrough;
mod diamond;
mod othello;

use crate::rules::for_each_game;

use super::format::RecordFormat;

macro_rules! list_formats {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        /// The formats of single games, in the order of the games.
        pub(super) fn own_formats() -> impl Iterator<Item = &'static RecordFormat> {
            [$($module::FORMATS),*].into_iter().flatten()
        }
    };
}
for_each_game!(list_formats);
