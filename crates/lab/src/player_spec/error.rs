//! Errors in the names of players.

use thiserror::Error;

use crate::move_limits::InvalidLimit;
use tessera_engine::UnknownLevel;

/// Why a text does not name a player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayerSpecError {
    /// There is no such kind of player.
    #[error(
        "unknown player {0:?}: use level:1 to level:10, tessera, greedy, random, uct:PLAYOUTS, uci:PROGRAM or \
         ugi:PROGRAM"
    )]
    UnknownPlayer(String),
    /// The level does not exist.
    #[error("{name:?}: {source}")]
    Level {
        /// The text as given.
        name: String,
        /// The levels there are.
        source: UnknownLevel,
    },
    /// `uct` without a number of playouts.
    #[error("uct:{0}: write the number of playouts for each move, such as uct:1000")]
    Playouts(String),
    /// `uci` or `ugi` without a program.
    #[error("the program is missing: write uci:PROGRAM or ugi:PROGRAM")]
    MissingProgram,
    /// The player has no such option.
    #[error("{name:?}: this player has no option {option:?}")]
    UnknownOption {
        /// The text as given.
        name: String,
        /// The option.
        option: String,
    },
    /// A limit has an invalid value.
    #[error(transparent)]
    Limit(#[from] InvalidLimit),
}
