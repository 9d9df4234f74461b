//! Where the program keeps what outlives it: files in the folders that the platform has for that.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::game::screen::ScreenRequest;
use crate::persist::saved::SavedMatch;
use crate::persist::settings::Settings;
use crate::persist::{ResumeMatch, SaveRequest, StorageKey};
use crate::presentation::text::keeping;
use crate::ui::toast::Toast;

/// The folders of the settings and of the match; often the same.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Storage {
    settings: PathBuf,
    data: PathBuf,
}

/// What was found at the start, and what there is to say about it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct StoredState {
    pub settings: Settings,
    pub saved: Option<SavedMatch>,
    pub notices: Vec<String>,
}

impl Storage {
    #[must_use]
    pub fn in_folder(folder: impl Into<PathBuf>) -> Storage {
        let folder = folder.into();
        Storage { settings: folder.clone(), data: folder }
    }

    /// The platform's folders, or the one that `TESSERA_HOME` names; `None` where the environment tells of none.
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
        let below = |name, usual| path(name).or_else(|| home.as_ref().map(|home| home.join(usual)));
        let settings = below("XDG_CONFIG_HOME", ".config")?.join("tessera");
        Some(Storage { settings, data: below("XDG_DATA_HOME", ".local/share")?.join("tessera") })
    }

    #[must_use]
    pub fn path(&self, shelf: StorageKey) -> PathBuf {
        match shelf {
            StorageKey::Settings => self.settings.join("settings.json"),
            StorageKey::Match => self.data.join("match.json"),
        }
    }

    /// Reads what is kept. What cannot be read is set aside, so that nothing is lost and nothing stands in the way.
    #[must_use]
    pub fn open(&self) -> StoredState {
        let mut notices = Vec::new();
        let settings = self.read(StorageKey::Settings, Settings::from_text, &mut notices).unwrap_or_default();
        let saved = self.read(StorageKey::Match, SavedMatch::from_text, &mut notices);
        StoredState { settings, saved, notices }
    }

    fn read<T>(
        &self,
        shelf: StorageKey,
        from_text: impl Fn(&str) -> Result<T, String>,
        notices: &mut Vec<String>,
    ) -> Option<T> {
        let path = self.path(shelf);
        let read = match std::fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
            Err(error) => Err(error.to_string()),
            Ok(bytes) => String::from_utf8(bytes).map_err(|_| "it is no text".to_owned()),
        };
        match read.and_then(|text| from_text(&text)) {
            Ok(value) => Some(value),
            Err(reason) => {
                warn!("{} cannot be read: {reason}", path.display());
                notices.push(keeping::damaged(shelf, set_aside(&path).ok().as_deref()));
                None
            }
        }
    }

    /// Keeps a text, or nothing any more.
    ///
    /// # Errors
    /// What the system says where it cannot be kept; what was kept before is then as it was.
    pub fn write(&self, shelf: StorageKey, text: Option<&str>) -> io::Result<()> {
        let path = self.path(shelf);
        let Some(text) = text else {
            return match std::fs::remove_file(&path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            };
        };
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        // Whoever is interrupted leaves the old file or the new one, never half of it.
        let new = path.with_extension("new");
        std::fs::write(&new, text)?;
        std::fs::rename(&new, &path)
    }
}

/// Renames a damaged file; gives its new name.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let aside = path.with_extension("json.damaged");
    std::fs::rename(path, &aside)?;
    Ok(aside)
}

/// Keeps what is to be kept in the files of a [`Home`], and takes up what was found there.
#[derive(Clone, Debug)]
pub struct StoragePlugin {
    pub home: Storage,
    pub saved: Option<SavedMatch>,
    pub notices: Vec<String>,
}

impl Plugin for StoragePlugin {
    fn build(&self, app: &mut App) {
        app.insert_resource(self.home.clone()).add_message::<Toast>().add_message::<ScreenRequest>();
        // A match that is over does not go on.
        if let Some(saved) = self.saved.clone().filter(SavedMatch::is_in_progress) {
            app.insert_resource(ResumeMatch(saved));
        }
        let notices = self.notices.clone();
        app.add_systems(Startup, move |mut toasts: MessageWriter<Toast>| {
            _ = toasts.write_batch(notices.iter().cloned().map(Toast));
        });
        app.add_systems(Last, keep);
    }
}

/// Writes what is to be kept. That it does not go is told once; the game goes on.
pub(super) fn keep(
    home: Res<Storage>,
    mut kept: MessageReader<SaveRequest>,
    mut toasts: MessageWriter<Toast>,
    mut complained: Local<bool>,
) {
    let mut last: [Option<&SaveRequest>; 2] = [None, None];
    for keep in kept.read() {
        last[usize::from(keep.shelf == StorageKey::Match)] = Some(keep);
    }
    for SaveRequest { shelf, text } in last.into_iter().flatten() {
        let Err(error) = home.write(*shelf, text.as_deref()) else { continue };
        if !std::mem::replace(&mut *complained, true) {
            let path = home.path(*shelf);
            warn!("{} cannot be written: {error}", path.display());
            toasts.write(Toast(keeping::not_kept(path.parent().unwrap_or(&path))));
        }
    }
}
