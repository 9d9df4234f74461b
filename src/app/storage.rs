//! Storage in files, in the folders that the platform has for settings and data.

use std::error::Error;
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::game::screen::ScreenRequest;
use crate::persist::saved::SavedMatch;
use crate::persist::settings::Settings;
use crate::persist::{SaveFailed, SaveRequest, SaveSystems, StorageKey, restore_match};
use crate::presentation::settings::PresentationSettings;
use crate::presentation::text::{Text, storage as storage_text};
use crate::ui::toast::Toast;

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
    /// Messages to the player about files that could not be read.
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
    #[must_use]
    pub fn in_folder(folder: impl Into<PathBuf>) -> Storage {
        let folder = folder.into();
        Storage { settings: folder.clone(), data: folder }
    }

    /// The folder named by `TESSERA_HOME`, else the platform's folders; `None` if the environment names neither.
    #[must_use]
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
    #[must_use]
    pub fn path(&self, key: StorageKey) -> PathBuf {
        match key {
            StorageKey::Settings => self.settings.join("settings.json"),
            StorageKey::Match => self.data.join("match.json"),
        }
    }

    /// Reads everything stored. A file that cannot be read is renamed, so that nothing is lost or overwritten.
    #[must_use]
    pub fn open(&self) -> StoredState {
        let mut notices = Vec::new();
        let text = Text::default();
        let settings = self.read(StorageKey::Settings, text, Settings::from_text, &mut notices).unwrap_or_default();
        let text = Text(settings.preferences.language);
        let saved = self.read(StorageKey::Match, text, SavedMatch::from_text, &mut notices);
        StoredState { settings, saved, notices }
    }

    fn read<T, E: Error>(
        &self,
        key: StorageKey,
        text: Text,
        from_text: impl Fn(&str) -> Result<T, E>,
        notices: &mut Vec<String>,
    ) -> Option<T> {
        let path = self.path(key);
        match read_file(&path, from_text) {
            Ok(value) => Some(value),
            Err(ReadError::Io(error)) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => {
                warn!("{} cannot be read: {error}", path.display());
                let damaged = match key {
                    StorageKey::Settings => text.damaged_settings(),
                    StorageKey::Match => text.damaged_match(),
                };
                notices.push(storage_text::damaged(text, damaged, set_aside(&path).ok().as_deref()));
                None
            }
        }
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
        std::fs::write(&new, text)?;
        std::fs::rename(&new, &path)
    }
}

fn read_file<T, E: Error>(path: &Path, from_text: impl Fn(&str) -> Result<T, E>) -> Result<T, ReadError<E>> {
    let text = String::from_utf8(std::fs::read(path)?)?;
    from_text(&text).map_err(ReadError::Content)
}

/// Renames a damaged file and returns its new path.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let aside = path.with_extension("json.damaged");
    std::fs::rename(path, &aside)?;
    Ok(aside)
}

/// Stores settings and matches in files, and resumes the stored match.
#[derive(Clone, Debug)]
pub struct StoragePlugin {
    /// The folders to store in.
    pub home: Storage,
    /// The stored match.
    pub saved: Option<SavedMatch>,
    /// The program starts with another match than the stored one.
    pub another: bool,
    /// Messages to show when the program starts.
    pub notices: Vec<String>,
}

impl Plugin for StoragePlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(self.home.clone()).add_message::<Toast>().add_message::<ScreenRequest>();
        restore_match(app, self.saved.clone().filter(SavedMatch::is_in_progress), self.another);
        let notices = self.notices.clone();
        app.add_systems(Startup, move |mut toasts: MessageWriter<Toast>| {
            _ = toasts.write_batch(notices.iter().cloned().map(Toast));
        });
        app.add_systems(Last, store.after(SaveSystems));
    }
}

/// Carries out the last request for each file. The first failure is shown to the player, and the game goes on.
fn store(
    storage: Res<Storage>,
    mut requests: MessageReader<SaveRequest>,
    mut failures: MessageReader<SaveFailed>,
    mut toasts: MessageWriter<Toast>,
    settings: PresentationSettings,
    mut reported: Local<bool>,
) {
    let mut report = |key, reason: &dyn std::fmt::Display| {
        if !std::mem::replace(&mut *reported, true) {
            let path = storage.path(key);
            warn!("{} cannot be written: {reason}", path.display());
            toasts.write(Toast(storage_text::not_saved(settings.text(), path.parent().unwrap_or(&path))));
        }
    };
    let mut last: [Option<&SaveRequest>; 2] = [None, None];
    for request in requests.read() {
        last[usize::from(request.key == StorageKey::Match)] = Some(request);
    }
    for SaveRequest { key, text } in last.into_iter().flatten() {
        if let Err(error) = storage.write(*key, text.as_deref()) {
            report(*key, &error);
        }
    }
    for SaveFailed { key, reason } in failures.read() {
        report(*key, reason);
    }
}
