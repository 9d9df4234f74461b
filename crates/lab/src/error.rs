//! Errors of commands, and whether they lie in the arguments or in the work.

use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use super::agent::AgentFailure;
use super::external_engine::error::ExternalEngineError;
use tessera_engine::training::NotTrainable;
use tessera_rules::{NotationError, VariantError};

/// Why a command failed.
#[derive(Debug, Error)]
pub enum CliError {
    /// The game is not played on the given size.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// The position given by its text is invalid.
    #[error("invalid position: {0}")]
    Position(#[source] NotationError),
    /// The board cannot be solved.
    #[error(transparent)]
    Unsolvable(Box<dyn Error + Send + Sync>),
    /// The game has no networks to train.
    #[error(transparent)]
    NotTrainable(#[from] NotTrainable),
    /// A file cannot be read, written or understood.
    #[error(transparent)]
    File(#[from] FileError),
    /// The output cannot be written: it is closed, or a disk is full.
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
    /// Ctrl-C cannot be handled.
    #[error("cannot handle Ctrl-C: {0}")]
    Interrupt(#[from] ctrlc::Error),
    /// A player cannot be created.
    #[error(transparent)]
    Player(#[from] PlayerError),
    /// A player stopped working during a match.
    #[error(transparent)]
    Agent(#[from] AgentFailure),
    /// Games of a stress test ended by an illegal move or on time.
    #[error("games that did not end by the rules: {0}")]
    IrregularGames(u32),
    /// Games could not be read or written; each has been reported.
    #[error("games that were not converted: {0}")]
    Unconverted(usize),
    /// Games could not be read; each has been reported.
    #[error("games that were not read: {0}")]
    Unread(usize),
    /// Games could not be analysed; each has been reported.
    #[error("games that were not analysed: {0}")]
    Unanalysed(usize),
    /// Puzzles do not have the goal or the solution that they state; each has been reported.
    #[error("puzzles that are not proved: {0}")]
    UnprovedPuzzles(usize),
    /// A benchmark is invalid, or gives a wrong result.
    #[error(transparent)]
    Benchmark(#[from] BenchmarkError),
}

/// Why a player cannot be created.
#[derive(Debug, Error)]
pub enum PlayerError {
    /// Its file of weights cannot be used.
    #[error(transparent)]
    Weights(#[from] FileError),
    /// Its program cannot be started, or does not play the game.
    #[error(transparent)]
    ExternalEngine(#[from] ExternalEngineError),
}

/// What is wrong with a benchmark or its result.
#[derive(Debug, Error)]
pub enum BenchmarkError {
    /// A line of the built-in positions is invalid.
    #[error("invalid benchmark position {line:?}: {source}")]
    InvalidPosition {
        /// The line.
        line: String,
        /// What is wrong with it.
        source: Box<dyn Error + Send + Sync>,
    },
    /// A position cannot be searched because its game is over.
    #[error("{0}: the game is over")]
    GameOver(String),
    /// A result differs from the known one.
    #[error("{item} is {found} instead of {expected}")]
    WrongResult {
        /// What was computed.
        item: String,
        /// The known value.
        expected: String,
        /// The computed value.
        found: String,
    },
}

impl CliError {
    /// Whether the command line is at fault, rather than the work it asked for.
    pub const fn is_usage(&self) -> bool {
        matches!(
            self,
            CliError::Variant(_) | CliError::Position(_) | CliError::Unsolvable(_) | CliError::NotTrainable(_)
        )
    }

    /// The exit code of the program: 2 for a wrong command line, otherwise 1.
    pub const fn exit_code(&self) -> u8 {
        if self.is_usage() { 2 } else { 1 }
    }
}

/// What is wrong with a file, and its path.
#[derive(Debug, Error)]
#[error("{}: {source}", path.display())]
pub struct FileError {
    /// The file or folder.
    pub path: PathBuf,
    /// An error of reading or writing it, or of its format.
    pub source: Box<dyn Error + Send + Sync>,
}

impl FileError {
    pub(super) fn new(path: &Path, source: impl Into<Box<dyn Error + Send + Sync>>) -> FileError {
        FileError { path: path.to_owned(), source: source.into() }
    }
}
