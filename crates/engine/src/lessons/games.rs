//! The lesson files of each game, in the order in which they are offered.

use tessera_rules::{GameKind, for_each_game};

/// The name of a lesson and the text of its file.
pub(super) type LessonSource = (&'static str, &'static str);

/// The files of a game, by their names.
macro_rules! lesson_files {
    ($game:literal: $($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../../../assets/lessons/", $game, "/", $name, ".json")))),*]
    };
}

macro_rules! list_lessons {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        $(mod $module;)*

        /// The lessons of a game.
        pub(super) const fn lessons_of(kind: GameKind) -> &'static [LessonSource] {
            match kind {
                $(GameKind::$name => $module::LESSONS,)*
            }
        }
    };
}
for_each_game!(list_lessons);
