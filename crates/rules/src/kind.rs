//! The type that names a game, made from the list of games.

use serde::{Deserialize, Serialize};

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
