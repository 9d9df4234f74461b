//! The list of games. A new game is added here, and the compiler asks for the rest.

use serde::{Deserialize, Serialize};

/// Calls a macro with every game as `Name = module, "documentation";`, in the order in which games are listed
/// everywhere.
macro_rules! for_each_game {
    ($callback:ident) => {
        $callback! {
            Othello = othello, "Othello: outflanked discs flip, most discs win.";
            Breakthrough = breakthrough, "Breakthrough: the first piece on the far row wins.";
            Diamond = diamond, "Diamond: four pieces on the corners of a square win.";
        }
    };
}
pub(crate) use for_each_game;

macro_rules! define_kinds {
    ($($name:ident = $module:ident, $doc:literal;)*) => {
        /// The games there are.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum GameKind {
            $(#[doc = $doc] $name,)*
        }

        impl GameKind {
            /// The number of games.
            pub const COUNT: usize = [$(stringify!($name)),*].len();

            /// Every game, in the order in which protocols and benchmarks list them.
            pub const ALL: [GameKind; GameKind::COUNT] = [$(GameKind::$name),*];
        }
    };
}
for_each_game!(define_kinds);
