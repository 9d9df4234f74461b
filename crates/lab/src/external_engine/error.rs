//! What can go wrong with another program.

use std::io;

use thiserror::Error;

use tessera_rules::{GameKind, VariantError};

/// A fault of a program, with the program's name.
#[derive(Debug, Error)]
#[error("{program}: {fault}")]
pub struct ExternalEngineError {
    /// The program as named on the command line.
    pub program: String,
    /// What went wrong.
    #[source]
    pub fault: ExternalEngineFault,
}

/// What went wrong with a program.
#[derive(Debug, Error)]
pub enum ExternalEngineFault {
    /// The program cannot be started.
    #[error("cannot be started: {0}")]
    CannotStart(#[source] io::Error),
    /// The program exited, or closed its output, before it sent the expected line.
    #[error("has ended ({status}) before sending {expected}")]
    EndedBefore {
        /// How it ended, as far as known.
        status: String,
        /// The first word of the expected line.
        expected: String,
    },
    /// The program did not send the expected line in time.
    #[error("timed out before sending {0}")]
    Timeout(String),
    /// The program exited before it read a line.
    #[error("has ended ({status}) before reading {line:?}")]
    EndedReading {
        /// How it ended, as far as known.
        status: String,
        /// The line sent.
        line: String,
    },
    /// A line cannot be sent.
    #[error("cannot read {line:?}: {source}")]
    CannotWrite {
        /// The line.
        line: String,
        /// The error of writing it.
        source: io::Error,
    },
    /// The program reported an error; its line, quoted.
    #[error("reported {0}")]
    Reported(String),
    /// UCI engines do not play this game.
    #[error("{0} cannot be played over UCI")]
    UnsupportedGame(GameKind),
    /// The program has no option `UCI_Variant`.
    #[error("has no option UCI_Variant, so it plays no variants")]
    NoVariants,
    /// The program does not offer this variant.
    #[error("does not support the variant {0}")]
    UnknownVariant(String),
    /// The program has no option `VariantPath`.
    #[error("has no option VariantPath, so it plays on the standard board only")]
    NoVariantFiles,
    /// The board has too many rows to be described to the program; the most it can have.
    #[error("boards of more than {0} rows cannot be described over UCI")]
    TooManyRows(u8),
    /// The board is not one of the game's.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// The file that describes the variant cannot be written.
    #[error("cannot write the variant file: {0}")]
    VariantFile(#[source] io::Error),
}

impl ExternalEngineError {
    pub(super) fn new(program: &str, fault: ExternalEngineFault) -> ExternalEngineError {
        ExternalEngineError { program: program.to_owned(), fault }
    }
}
