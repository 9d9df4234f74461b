//! The library: a connection to its file, and transactions on it.

use std::fmt;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::error::{LibraryError, LibraryErrorReason};
use super::opening_state::OpeningState;
use crate::game::GameId;

/// All saved games, in one file.
///
/// Several programs may have the same library open. A change waits for another's to end, at most for
/// [`LibraryOptions::busy_timeout`](super::LibraryOptions::busy_timeout).
pub struct Library {
    pub(super) connection: Connection,
    path: PathBuf,
    pub(super) stored: StoredTrees,
    pub(super) openings: OpeningState,
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Library").field("path", &self.path).finish_non_exhaustive()
    }
}

impl Library {
    pub(super) fn new(connection: Connection, path: PathBuf) -> Library {
        Library { connection, path, stored: StoredTrees::default(), openings: OpeningState::default() }
    }

    /// The file; `:memory:` if there is none.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads at one moment of the file's history, whatever other programs change meanwhile.
    pub(super) fn read<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, LibraryErrorReason>,
    ) -> Result<T, LibraryError> {
        let read = self.connection.unchecked_transaction().map_err(LibraryErrorReason::from);
        read.and_then(|transaction| work(&transaction)).map_err(|reason| self.error(reason))
    }

    /// Makes a change: all of it, or none if it fails.
    pub(super) fn write<T>(
        &mut self,
        work: impl FnOnce(&Transaction) -> Result<T, LibraryErrorReason>,
    ) -> Result<T, LibraryError> {
        in_transaction(&mut self.connection, work).map_err(|reason| self.error(reason))
    }

    pub(super) fn error(&self, reason: LibraryErrorReason) -> LibraryError {
        LibraryError { path: self.path.clone(), reason }
    }
}

/// Makes a change of a database and waits until it is on the disk.
pub(super) fn in_transaction<T>(
    connection: &mut Connection,
    work: impl FnOnce(&Transaction) -> Result<T, LibraryErrorReason>,
) -> Result<T, LibraryErrorReason> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let done = work(&transaction)?;
    transaction.commit()?;
    Ok(done)
}

/// The tree of a game as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct StoredTree {
    /// The revision of the game that has this tree.
    pub(super) revision: i64,
    pub(super) headers: String,
    pub(super) text: String,
    /// The number of rows in `appended`.
    pub(super) appended: usize,
}

/// The trees that were saved last, so that a running match need not be read for each of its plies.
#[derive(Default, Debug)]
pub(super) struct StoredTrees(Vec<(GameId, StoredTree)>);

impl StoredTrees {
    /// Trees that are remembered: as many matches as run at the same time.
    const CAPACITY: usize = 4;

    pub(super) fn take(&mut self, game: GameId) -> Option<StoredTree> {
        let index = self.0.iter().position(|(known, _)| *known == game)?;
        Some(self.0.remove(index).1)
    }

    pub(super) fn put(&mut self, game: GameId, tree: StoredTree) {
        self.0.truncate(Self::CAPACITY - 1);
        self.0.insert(0, (game, tree));
    }
}
