//! The errors of the command line and of links, as sentences for players.

use std::fmt::{self, Display, Formatter};

use crate::game::clock::InvalidTimeControl;
use crate::game::player::UnknownPlayer;
use crate::rules::{GameInfo, NotationError, Quoted, Variant, VariantError};
use crate::settings::theme::OwnThemeError;

/// The reason why a command line cannot be understood. [`Display`] names options as the command line writes them.
#[derive(Clone, PartialEq, Debug)]
pub enum OptionsError {
    /// An unknown option, a missing value, or one that is not text.
    Syntax(String),
    /// `--game` or `--size` names no game or no board.
    Variant(VariantError),
    /// `--position` cannot be read.
    Position(NotationError),
    /// `--moves` cannot be read or contains an illegal move.
    Moves(NotationError),
    /// `--first` or `--second` names no player.
    Player {
        /// The option without its dashes.
        option: &'static str,
        /// The reason.
        error: UnknownPlayer,
    },
    /// `--first` or `--second` is `perfect` on a board that is not solved.
    PerfectPlayer {
        /// The option without its dashes.
        option: &'static str,
        /// The board.
        variant: Variant,
    },
    /// `--clock` is not a time control.
    Clock(InvalidTimeControl),
    /// `--window` is not a size, or too small or large.
    Window(String),
    /// `--measure-idle` is not a time.
    Seconds(String),
    /// `--theme` or `--page` has a value that is not in its list.
    Unlisted {
        /// The option without its dashes.
        option: &'static str,
        /// What was typed.
        value: String,
        /// The values that are allowed.
        allowed: Vec<String>,
    },
    /// `--set` has no `=`.
    NoSetting(String),
    /// `--set` names no setting, or gives it a value it cannot have.
    Setting(String),
    /// A page that is not shown in a match.
    PageBeforeMatch(String),
    /// A page that is only shown in a match.
    PageNeedsGame(String),
    /// A link is not that of a game, for this reason.
    Link(String),
    /// A link is that of a theme, with a fault.
    OwnTheme(OwnThemeError),
    /// A file cannot be read, or holds no game.
    File {
        /// The file.
        path: String,
        /// The reason.
        reason: String,
    },
    /// A link or a file, and a game described by options.
    TwoGames,
    /// Options of a match without a game.
    NeedsGame,
    /// `--points` without a screenshot.
    PointsNeedScreenshot,
}

impl OptionsError {
    /// Writes the error with `dashes` before the names of options.
    fn write(&self, f: &mut Formatter<'_>, dashes: &str) -> fmt::Result {
        match self {
            OptionsError::Syntax(reason) => f.write_str(reason),
            OptionsError::Variant(error) => error.fmt(f),
            OptionsError::Position(error) => write!(f, "{dashes}position: {error}"),
            OptionsError::Moves(error) => write!(f, "{dashes}moves: {error}"),
            OptionsError::Player { option, error } => write!(f, "{dashes}{option}: {error}"),
            OptionsError::PerfectPlayer { option, variant } => {
                let GameInfo { name, .. } = variant.kind().info();
                write!(f, "{dashes}{option}: no computer plays {name} {} perfectly", variant.size())
            }
            OptionsError::Clock(error) => write!(f, "{dashes}clock: {error}"),
            OptionsError::Window(text) => {
                write!(f, "{dashes}window: {} is not a size from 320x240 to 8192x8192, such as 1280x800", Quoted(text))
            }
            OptionsError::Seconds(text) => {
                write!(f, "{dashes}measure-idle: {} is not a number from 1 to 3600", Quoted(text))
            }
            OptionsError::Unlisted { option, value, allowed } => {
                write!(f, "{dashes}{option}: {} is none of {}", Quoted(value), allowed.join(", "))
            }
            OptionsError::NoSetting(text) => write!(f, "{dashes}set: {} is not like scale=1.5", Quoted(text)),
            OptionsError::Setting(reason) => write!(f, "{dashes}set: {reason}"),
            OptionsError::PageBeforeMatch(page) => {
                write!(f, "{dashes}page: {page} is shown before a match: leave {dashes}game away")
            }
            OptionsError::PageNeedsGame(page) => write!(f, "{dashes}page: {page} needs {dashes}game"),
            OptionsError::Link(reason) => f.write_str(reason),
            OptionsError::OwnTheme(error) => error.fmt(f),
            OptionsError::File { path, reason } => write!(f, "{path}: {reason}"),
            OptionsError::TwoGames => write!(f, "a link or a file and {dashes}game exclude each other"),
            OptionsError::NeedsGame => write!(f, "{dashes}size, {dashes}position and {dashes}moves need {dashes}game"),
            OptionsError::PointsNeedScreenshot => write!(f, "{dashes}points needs {dashes}screenshot"),
        }
    }
}

impl Display for OptionsError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.write(f, "--")
    }
}

impl std::error::Error for OptionsError {}

impl From<VariantError> for OptionsError {
    fn from(error: VariantError) -> OptionsError {
        OptionsError::Variant(error)
    }
}

impl From<lexopt::Error> for OptionsError {
    fn from(error: lexopt::Error) -> OptionsError {
        OptionsError::Syntax(error.to_string())
    }
}

/// The reason why a link cannot be understood. [`Display`] names the parameters as an address writes them.
#[derive(Clone, PartialEq, Debug)]
pub struct LinkError(pub OptionsError);

impl Display for LinkError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.write(f, "")
    }
}

impl std::error::Error for LinkError {}
