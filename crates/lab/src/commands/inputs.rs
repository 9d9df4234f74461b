//! The games of files and folders, one after the other.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use super::record_files::{is_name_file, read_games};
use tessera_rules::records::{GameHint, GameRecord};

/// The files and folders to read.
pub(super) struct Inputs {
    pub(super) paths: Vec<PathBuf>,
    pub(super) hint: GameHint,
}

/// A game, or why something is none.
pub(super) enum Input {
    /// A game with its place.
    Game(GamePlace, Box<GameRecord>),
    /// What cannot be read, and why.
    Fault(String),
}

/// Where a game was read.
#[derive(Clone, Debug)]
pub(super) struct GamePlace {
    pub(super) file: PathBuf,
    /// The number of the game in the file, from 1.
    pub(super) number: usize,
}

/// Takes the games until it breaks.
type OnInput<'a> = &'a mut dyn FnMut(Input) -> ControlFlow<()>;

impl Inputs {
    /// Passes all games and faults to `on_input` until it breaks.
    pub(super) fn read(&self, on_input: OnInput<'_>) {
        let standard_input = [PathBuf::from("-")];
        let paths = if self.paths.is_empty() { &standard_input[..] } else { &self.paths };
        let _ = paths.iter().try_for_each(|path| self.read_path(path, on_input));
    }

    fn read_path(&self, path: &Path, on_input: OnInput<'_>) -> ControlFlow<()> {
        if !path.is_dir() {
            return self.read_file(path, on_input);
        }
        let mut entries: Vec<PathBuf> = match fs::read_dir(path) {
            Ok(entries) => entries.flatten().map(|entry| entry.path()).collect(),
            Err(error) => return on_input(Input::Fault(format!("{}: {error}", path.display()))),
        };
        entries.sort();
        // A link to a folder above would never end.
        let is_linked_folder = |entry: &PathBuf| entry.is_symlink() && entry.is_dir();
        entries.retain(|entry| !is_name_file(entry));
        entries.retain(|entry| !is_linked_folder(entry));
        entries.iter().try_for_each(|entry| self.read_path(entry, on_input))
    }

    fn read_file(&self, path: &Path, on_input: OnInput<'_>) -> ControlFlow<()> {
        let mut flow = ControlFlow::Continue(());
        let result = read_games(path, self.hint, None, &mut |number, game| {
            if flow.is_continue() {
                flow = on_input(match game {
                    Ok(record) => Input::Game(GamePlace { file: path.to_owned(), number }, Box::new(record)),
                    Err(fault) => Input::Fault(format!("{}: game {number}: {fault}", path.display())),
                });
            }
            Ok(())
        });
        match result {
            Err(error) if flow.is_continue() => on_input(Input::Fault(error.to_string())),
            _ => flow,
        }
    }
}
