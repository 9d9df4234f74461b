//! One program at a time stores: two with the same folders would overwrite each other's match.

use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::Storage;

/// The lock of the folders. It is free again when the program that holds it ends, however it ends.
#[derive(Resource, Debug)]
pub(super) struct StorageLock {
    path: PathBuf,
    /// Open and locked while this program holds the lock.
    file: Option<File>,
    /// There are no locks here, or no file to lock: every program stores, as far as it can.
    unsupported: bool,
    /// Another program held the lock when it was requested last.
    refused: bool,
}

/// Whether this program may store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Acquisition {
    /// It may.
    Owner,
    /// It may from now on: the program that held the lock has ended. What that program stored must be kept.
    TakenOver,
    /// Another program holds the lock.
    Refused,
}

impl StorageLock {
    /// A lock that is not acquired yet.
    pub(super) fn new(storage: &Storage) -> StorageLock {
        StorageLock { path: storage.lock_path(), file: None, unsupported: false, refused: false }
    }

    /// Whether this program may store, as far as [`StorageLock::acquire`] has found out.
    pub(super) const fn may_store(&self) -> bool {
        self.file.is_some() || self.unsupported
    }

    /// Acquires the lock unless another program holds it.
    pub(super) fn acquire(&mut self) -> Acquisition {
        if !self.may_store() {
            match lock(&self.path) {
                Ok(file) => self.file = Some(file),
                Err(TryLockError::WouldBlock) => {
                    self.refused = true;
                    return Acquisition::Refused;
                }
                Err(TryLockError::Error(error)) => {
                    warn!("{} cannot be locked: {error}", self.path.display());
                    self.unsupported = true;
                }
            }
        }
        if std::mem::take(&mut self.refused) { Acquisition::TakenOver } else { Acquisition::Owner }
    }
}

fn lock(path: &Path) -> Result<File, TryLockError> {
    let file = open(path).map_err(TryLockError::Error)?;
    file.try_lock()?;
    Ok(file)
}

fn open(path: &Path) -> io::Result<File> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    OpenOptions::new().create(true).truncate(false).write(true).open(path)
}
