//! The errors of the command line, as sentences for the person who typed it.

use thiserror::Error;

use crate::game::clock::InvalidTimeControl;
use crate::game::player::UnknownPlayer;
use crate::rules::{NotationError, VariantError};

/// The reason why a command line cannot be understood.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum OptionsError {
    /// An unknown option, a missing value, or one that is not text.
    #[error("{0}")]
    Syntax(String),
    /// `--game` or `--size` names no game or no board.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// `--position` cannot be read.
    #[error("--position: {0}")]
    Position(NotationError),
    /// `--moves` cannot be read or contains an illegal move.
    #[error("--moves: {0}")]
    Moves(NotationError),
    /// `--first` or `--second` names no player.
    #[error("--{option}: {error}")]
    Player {
        /// The option without its dashes.
        option: &'static str,
        /// The reason.
        error: UnknownPlayer,
    },
    /// `--clock` is not a time control.
    #[error("--clock: {0}")]
    Clock(InvalidTimeControl),
    /// `--window` is not a size, or too small or large.
    #[error("--window: {0:?} is not a size from 320x320 to 8192x8192, such as 1280x800")]
    Window(String),
    /// `--measure-idle` is not a time.
    #[error("--measure-idle: {0:?} is not a number from 1 to 3600")]
    Seconds(String),
    /// `--theme` or `--page` has a value that is not in its list.
    #[error("--{option}: {value:?} is none of {}", allowed.join(", "))]
    Unlisted {
        /// The option without its dashes.
        option: &'static str,
        /// What was typed.
        value: String,
        /// The values that are allowed.
        allowed: Vec<String>,
    },
    /// `--set` has no `=`.
    #[error("--set: {0:?} is not like scale=1.5")]
    NoSetting(String),
    /// `--set` names no setting, or gives it a value it cannot have.
    #[error("--set: {0}")]
    Setting(String),
    /// A page that is not shown in a match.
    #[error("--page: {0} is shown before a match: leave --game away")]
    PageBeforeMatch(String),
    /// A page that is only shown in a match.
    #[error("--page: {0} needs --game")]
    PageNeedsGame(String),
    /// Options of a match without a game.
    #[error("--size, --position and --moves need --game")]
    NeedsGame,
    /// `--points` without a screenshot.
    #[error("--points needs --screenshot")]
    PointsNeedScreenshot,
}

impl From<lexopt::Error> for OptionsError {
    fn from(error: lexopt::Error) -> OptionsError {
        OptionsError::Syntax(error.to_string())
    }
}
