//! Files of finished games, one a line.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use super::error::FileError;
use super::record::GameLine;

/// A file to which finished games are appended.
pub(super) struct GameFile {
    path: PathBuf,
    file: File,
}

impl GameFile {
    pub(super) fn open(path: PathBuf) -> Result<GameFile, FileError> {
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let file = file.map_err(|error| FileError::new(&path, error))?;
        Ok(GameFile { path, file })
    }

    /// Writes the line at once, so that a program that is killed leaves no part of one.
    pub(super) fn append(&mut self, game: &GameLine) -> Result<(), FileError> {
        self.file.write_all(format!("{game}\n").as_bytes()).map_err(|error| FileError::new(&self.path, error))
    }
}

/// The games of a file, in their order.
///
/// # Errors
/// If the file cannot be read, or a line is not a game.
pub(super) fn read_games(path: &Path) -> Result<Vec<GameLine>, FileError> {
    let text = fs::read_to_string(path).map_err(|error| FileError::new(path, error))?;
    let games = text.lines().map(str::parse::<GameLine>).collect::<Result<Vec<_>, _>>();
    games.map_err(|error| FileError::new(path, error))
}
