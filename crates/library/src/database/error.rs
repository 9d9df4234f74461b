//! Why the library cannot do something.

use std::io;
use std::path::PathBuf;

use rusqlite::{ErrorCode, ffi};
use thiserror::Error;

use tessera_rules::records::RecordError;

use crate::game::GameId;

/// A library's file and what went wrong there. A change that failed has not been made, not even in part.
#[derive(Debug, Error)]
#[error("the library {}: {reason}", path.display())]
pub struct LibraryError {
    /// The file; `:memory:` if the library has none.
    pub path: PathBuf,
    /// What went wrong.
    #[source]
    pub reason: LibraryErrorReason,
}

/// What can go wrong with a library.
#[derive(Debug, Error)]
pub enum LibraryErrorReason {
    /// A newer program wrote the file.
    #[error("it is of version {found}, this program knows versions up to {known}")]
    Newer {
        /// The version of the file.
        found: i64,
        /// The newest version that can be read.
        known: i64,
    },
    /// The file is a database of another program.
    #[error("it is a database of another program")]
    Foreign,
    /// The file is not a database, or parts of it are overwritten or missing.
    #[error("it is damaged: {0}")]
    Damaged(String),
    /// Another program holds the file.
    #[error("another program is using it")]
    Locked,
    /// The file or its folder cannot be written.
    #[error("it cannot be written: the file or its folder is read-only")]
    ReadOnly,
    /// There is no space left.
    #[error("there is no space left to write to it")]
    Full,
    /// The file cannot be opened or created.
    #[error("it cannot be opened: {0}")]
    CannotOpen(#[source] io::Error),
    /// The library does not have this game.
    #[error("it has no game number {0}")]
    NoSuchGame(GameId),
    /// A game's text is not what this program writes.
    #[error("its game number {game} cannot be read: {fault}")]
    Unreadable {
        /// The game.
        game: GameId,
        /// The place and the fault.
        #[source]
        fault: RecordError,
    },
    /// Any other fault of the database.
    #[error("{0}")]
    Database(#[source] rusqlite::Error),
}

impl From<rusqlite::Error> for LibraryErrorReason {
    fn from(error: rusqlite::Error) -> LibraryErrorReason {
        use LibraryErrorReason::{Damaged, Database, Full, Locked, ReadOnly};
        let Some(code) = error.sqlite_error() else { return Database(error) };
        match (code.code, code.extended_code) {
            (ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase, _) | (_, ffi::SQLITE_IOERR_SHORT_READ) => {
                Damaged(error.to_string())
            }
            (ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked, _) => Locked,
            (ErrorCode::ReadOnly, _) => ReadOnly,
            // SQLite reports a file of shared memory that cannot grow as a fault of its own.
            (ErrorCode::DiskFull, _) | (_, ffi::SQLITE_IOERR_SHMSIZE) => Full,
            // A browser that has no space left for the page writes less than it is given.
            (_, ffi::SQLITE_IOERR_WRITE) if cfg!(target_family = "wasm") => Full,
            (ErrorCode::CannotOpen, _) => LibraryErrorReason::CannotOpen(io::Error::other(error)),
            _ => Database(error),
        }
    }
}
