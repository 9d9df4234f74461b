//! Reads the games of files for commands.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use crate::error::{CliError, FileError};
use tessera_rules::records::{GameHint, GameRecord, ImportError, RecordFormat, RecordSource};

/// Files beside a file of games that can hold the names of its players and tournaments.
const NAME_FILES: [&str; 2] = ["jou", "trn"];

/// Takes the number of a game in its file, from 1, and the game or why it cannot be read.
pub(super) type OnGame<'a> = &'a mut dyn FnMut(usize, Result<GameRecord, ImportError>) -> Result<(), CliError>;

/// Reads all games of a file, or of standard input for `-`, one after the other. A file without games is reported as a
/// game that cannot be read.
///
/// # Errors
/// The file cannot be read, or the error of `on_game`.
pub(super) fn read_games(
    path: &Path,
    hint: GameHint,
    format: Option<&'static RecordFormat>,
    on_game: OnGame<'_>,
) -> Result<(), CliError> {
    let bytes = read_input(path).map_err(|error| FileError::new(path, error))?;
    let name_files = name_files_beside(path);
    let source = RecordSource::new(&bytes).with_hint(hint).with_name_files(&name_files);
    let format = match format {
        Some(format) => Ok(format),
        None => RecordFormat::recognise(&source),
    };
    let games = match format {
        Ok(format) => format.read(&source),
        Err(error) => Box::new(std::iter::once(Err(error))),
    };
    let mut games = games.peekable();
    let none = games.peek().is_none().then_some(Err(ImportError::NoGame));
    (1..).zip(games.chain(none)).try_for_each(|(number, game)| on_game(number, game))
}

/// Whether a file holds names for files of games beside it, and no games.
pub(super) fn is_name_file(path: &Path) -> bool {
    has_extension(path, &NAME_FILES)
}

fn read_input(path: &Path) -> io::Result<Vec<u8>> {
    if path != Path::new("-") {
        return fs::read(path);
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The files in the same folder with the names that games refer to by number.
fn name_files_beside(path: &Path) -> Vec<Vec<u8>> {
    if !has_extension(path, &["wtb"]) {
        return Vec::new();
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let paths: Vec<PathBuf> = entries.filter(|path| is_name_file(path)).collect();
    paths.iter().filter_map(|path| fs::read(path).ok()).collect()
}

fn has_extension(path: &Path, known: &[&str]) -> bool {
    let extension = path.extension().and_then(OsStr::to_str).unwrap_or_default();
    known.iter().any(|known| extension.eq_ignore_ascii_case(known))
}
