//! Storage in files, in the folders that the platform has for settings and data.

mod library;
mod lock;
mod plugin;

use std::error::Error;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::persist::StorageKey;
use crate::persist::saved::{SavedMatch, SavedMatchError};
use crate::persist::settings::{CorrectedSetting, Settings};
use crate::presentation::text::{Text, storage as storage_text};
use crate::settings::language::Language;

pub use plugin::StoragePlugin;

/// The folders of the settings and of the match; often the same.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Storage {
    settings: PathBuf,
    data: PathBuf,
}

/// What was stored when the program started.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StoredState {
    /// The stored settings, or the defaults.
    pub settings: Settings,
    /// The stored match, if there is one.
    pub saved: Option<SavedMatch>,
    /// Messages to the player about files that could not be read or were corrected.
    pub notices: Vec<String>,
}

/// A stored file cannot be read.
#[derive(Debug, thiserror::Error)]
enum ReadError<E: Error> {
    #[error(transparent)]
    Io(#[from] io::Error),
    #[error("it is not text")]
    NotText(#[from] std::string::FromUtf8Error),
    #[error(transparent)]
    Content(E),
}

impl Storage {
    /// Stores everything in one folder.
    pub fn in_folder(folder: impl Into<PathBuf>) -> Storage {
        let folder = folder.into();
        Storage { settings: folder.clone(), data: folder }
    }

    /// The folder named by `TESSERA_HOME`, else the platform's folders; `None` if the environment names neither.
    pub fn find(variable: impl Fn(&str) -> Option<OsString>) -> Option<Storage> {
        let path = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
        if let Some(folder) = variable("TESSERA_HOME").filter(|folder| !folder.is_empty()) {
            return Some(Storage::in_folder(folder));
        }
        if cfg!(windows) {
            return path("APPDATA").map(|folder| Storage::in_folder(folder.join("Tessera")));
        }
        let home = path("HOME");
        if cfg!(target_os = "macos") {
            return home.map(|home| Storage::in_folder(home.join("Library/Application Support/Tessera")));
        }
        let folder = |name, default| path(name).or_else(|| home.as_ref().map(|home| home.join(default)));
        let settings = folder("XDG_CONFIG_HOME", ".config")?.join("tessera");
        Some(Storage { settings, data: folder("XDG_DATA_HOME", ".local/share")?.join("tessera") })
    }

    /// The file of a stored text.
    pub fn path(&self, key: StorageKey) -> PathBuf {
        match key {
            StorageKey::Settings => self.settings.join("settings.json"),
            StorageKey::Match => self.data.join("match.json"),
        }
    }

    /// The file of the library.
    pub fn library_path(&self) -> PathBuf {
        self.data.join("library.sqlite")
    }

    /// The file that a program keeps locked while it stores matches and settings.
    fn lock_path(&self) -> PathBuf {
        self.data.join("tessera.lock")
    }

    /// Reads everything stored. A file that cannot be read is renamed, so that nothing is lost or overwritten.
    pub fn open(&self) -> StoredState {
        self.open_in(Language::ENGLISH)
    }

    /// Like [`Storage::open`]; without a saved choice, settings and notices are in the language of the system.
    pub fn open_in(&self, system: Language) -> StoredState {
        let mut notices = Vec::new();
        let path = self.path(StorageKey::Settings);
        let (mut settings, corrected) = match read_file(&path, Settings::read) {
            Ok(read) => read,
            Err(error) => {
                notices.extend(unreadable(&path, &error, |_| false, Text(system), Text::damaged_settings));
                default()
            }
        };
        settings.preferences.system_language = system;
        let text = Text(settings.preferences.effective_language());
        if !corrected.is_empty() {
            notices.push(corrected_settings(text, &corrected));
        }
        let path = self.path(StorageKey::Match);
        let saved = match read_file(&path, SavedMatch::read) {
            Ok((saved, corrected)) => {
                notices.extend(corrected.map(|undone| text.corrected_undone(undone.stored, undone.used)));
                Some(saved)
            }
            Err(error) => {
                notices.extend(unreadable(&path, &error, SavedMatchError::is_newer, text, Text::damaged_match));
                None
            }
        };
        StoredState { settings, saved, notices }
    }

    /// Renames the match that another program stored here, before this program stores its own; returns the new path, or
    /// none if there is no match.
    fn keep_match_of_other_window(&self) -> Option<PathBuf> {
        let path = self.path(StorageKey::Match);
        let kept = unused_path(&path, "other-window");
        std::fs::rename(&path, &kept).is_ok().then_some(kept)
    }

    /// Stores a text, or with `None` deletes the stored one.
    ///
    /// # Errors
    /// The file system's error; the text stored before has not changed then.
    pub fn write(&self, key: StorageKey, text: Option<&str>) -> io::Result<()> {
        let path = self.path(key);
        let Some(text) = text else {
            return match std::fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            };
        };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        // An interrupted write leaves the old file or the new one, never half of it.
        let new = path.with_extension("new");
        let written = std::fs::write(&new, text).and_then(|()| std::fs::rename(&new, &path));
        if written.is_err() {
            // A part of a text is of no use, and takes room on a full disk.
            let _ = std::fs::remove_file(&new);
        }
        written
    }
}

fn read_file<T, E: Error>(path: &Path, from_text: impl Fn(&str) -> Result<T, E>) -> Result<T, ReadError<E>> {
    let text = String::from_utf8(std::fs::read(path)?)?;
    from_text(&text).map_err(ReadError::Content)
}

/// Sets a file aside that cannot be read, and returns the notice of it; none if there is no file.
fn unreadable<E: Error>(
    path: &Path,
    error: &ReadError<E>,
    is_newer: impl Fn(&E) -> bool,
    text: Text,
    damaged: impl Fn(Text) -> &'static str,
) -> Option<String> {
    match error {
        ReadError::Io(error) if error.kind() == io::ErrorKind::NotFound => return None,
        error => warn!("{} cannot be read: {error}", path.display()),
    }
    let newer = matches!(error, ReadError::Content(error) if is_newer(error));
    let aside = if newer { unused_path(path, "newer") } else { path.with_extension("json.damaged") };
    let renamed = std::fs::rename(path, &aside).is_ok();
    let aside = renamed.then_some(aside.as_path());
    Some(if newer { storage_text::newer(text, aside) } else { storage_text::damaged(text, damaged(text), aside) })
}

/// The path for a file to keep under a name that says why: `match.newer.json`, or if there is one already
/// `match.newer-2.json` and so on.
fn unused_path(path: &Path, why: &str) -> PathBuf {
    let extension = path.extension().unwrap_or_default().to_string_lossy();
    let first = path.with_extension(format!("{why}.{extension}"));
    let further = (2..).map(|number: u32| path.with_extension(format!("{why}-{number}.{extension}")));
    std::iter::once(first.clone()).chain(further).find(|path| !path.exists()).unwrap_or(first)
}

fn corrected_settings(text: Text, corrected: &[CorrectedSetting]) -> String {
    let corrected = corrected.iter().map(|setting| [&*setting.name, &*setting.used, &*setting.stored]);
    storage_text::corrected(text, corrected)
}
