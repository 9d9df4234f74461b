//! Reads a folder of tournament games in WTHOR files.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::FileError;
use tessera_rules::othello::wthor::WthorFile;

/// Reads all `.wtb` files of a folder in the order of their names.
///
/// # Errors
/// If the folder or a file cannot be read, or a file is not in the WTHOR format.
pub(super) fn read_folder(folder: &Path) -> Result<Vec<WthorFile>, FileError> {
    let in_folder = |error| FileError::new(folder, error);
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(in_folder)? {
        paths.push(entry.map_err(in_folder)?.path());
    }
    paths.retain(|path| path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("wtb")));
    paths.sort();
    let read = |path: &PathBuf| {
        let bytes = fs::read(path).map_err(|error| FileError::new(path, error))?;
        WthorFile::parse(&bytes).map_err(|error| FileError::new(path, error))
    };
    paths.iter().map(read).collect()
}
