//! Reads and writes the files of commands.

use std::ffi::OsString;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::error::FileError;
use tessera_engine::Weights;

/// Reads a file of learned weights.
///
/// # Errors
/// If the file cannot be read or is not a file of weights.
pub(super) fn read_weights(path: &Path) -> Result<Weights, FileError> {
    let bytes = fs::read(path).map_err(|error| FileError::new(path, error))?;
    let mut weights = Weights::none();
    weights.read(&bytes).map_err(|error| FileError::new(path, error))?;
    Ok(weights)
}

/// Reads a file; `None` if it does not exist.
///
/// # Errors
/// If the file exists and cannot be read.
pub(super) fn read_if_exists(path: &Path) -> Result<Option<Vec<u8>>, FileError> {
    match fs::read(path) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(FileError::new(path, error)),
    }
}

/// Replaces a file in one step, so that an interruption leaves either the old or the new content.
///
/// # Errors
/// If the new content cannot be written; the old file remains.
pub(super) fn write_atomically(path: &Path, content: &[u8]) -> Result<(), FileError> {
    let mut temporary = OsString::from(path);
    temporary.push(".new");
    let temporary = PathBuf::from(temporary);
    let written = fs::write(&temporary, content).and_then(|()| fs::rename(&temporary, path));
    written.map_err(|error| FileError::new(path, error))
}
