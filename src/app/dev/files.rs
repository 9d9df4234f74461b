//! Reads themes, messages and lessons again when their files in the source folder change.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, SystemTime};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::lessons::Lesson;
use crate::presentation::text;
use crate::settings::language::Language;
use crate::settings::preferences::Preferences;
use crate::settings::theme::reload_themes;

/// The time between two looks at the files.
const INTERVAL: Duration = Duration::from_millis(300);

/// What is read again together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Themes,
    Messages(Language),
    Lessons,
}

/// The kinds whose files have changed.
#[derive(Resource)]
struct Changes(Mutex<Receiver<Kind>>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, watch).add_systems(First, read_changed.run_if(resource_exists::<Changes>));
}

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

impl Kind {
    fn all() -> Vec<Kind> {
        [Kind::Themes, Kind::Lessons].into_iter().chain(Language::all().map(Kind::Messages)).collect()
    }

    /// The file or folder.
    fn place(self) -> PathBuf {
        match self {
            Kind::Themes => assets().join("themes.json"),
            Kind::Messages(language) => assets().join("locales").join(language.tag()),
            Kind::Lessons => assets().join("lessons"),
        }
    }

    fn read(self) -> Result {
        match self {
            Kind::Themes => reload_themes(&fs::read_to_string(self.place())?)?,
            Kind::Messages(language) => text::reload(language, &message_files(&self.place())?),
            Kind::Lessons => {
                let file = |game: &str, name: &str| self.place().join(game).join(name).with_extension("json");
                Lesson::reload(|kind, name| fs::read_to_string(file(kind.id(), name)).ok())?;
            }
        }
        Ok(())
    }
}

/// The names and texts of the message files in a folder.
fn message_files(folder: &Path) -> std::io::Result<Vec<(String, String)>> {
    let paths = files_in(folder).into_iter().filter(|path| path.extension().is_some_and(|kind| kind == "ftl"));
    let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    // The page's own scripts alone have these.
    let paths = paths.filter(|path| name(path) != "page");
    paths.map(|path| Ok((name(&path), fs::read_to_string(&path)?))).collect()
}

/// All files of a folder and of those in it; a file alone for itself.
fn files_in(place: &Path) -> Vec<PathBuf> {
    match fs::read_dir(place) {
        Ok(entries) => entries.flatten().flat_map(|entry| files_in(&entry.path())).collect(),
        Err(_) => vec![place.to_owned()],
    }
}

/// The time of the last change of any file there.
fn last_change(place: &Path) -> Option<SystemTime> {
    files_in(place).iter().filter_map(|path| fs::metadata(path).ok()?.modified().ok()).max()
}

/// Looks at the files on a thread of its own, which wakes the program when one has changed.
fn watch(mut commands: Commands, event_loop: Option<Res<EventLoopProxyWrapper>>) {
    let (sender, receiver) = mpsc::channel();
    commands.insert_resource(Changes(Mutex::new(receiver)));
    let proxy = event_loop.map(|event_loop| (**event_loop).clone());
    let look = move || {
        let mut known: Vec<_> = Kind::all().into_iter().map(|kind| (kind, last_change(&kind.place()))).collect();
        loop {
            thread::sleep(INTERVAL);
            for (kind, time) in &mut known {
                let now = last_change(&kind.place());
                if now == *time {
                    continue;
                }
                *time = now;
                if sender.send(*kind).is_err() {
                    return;
                }
                if let Some(proxy) = &proxy {
                    // Fails only after the program has ended.
                    _ = proxy.send_event(WinitUserEvent::WakeUp);
                }
            }
        }
    };
    if let Err(error) = thread::Builder::new().name("changed files".into()).spawn(look) {
        warn!("changed files will not be noticed: {error}");
    }
}

/// Reads what has changed; a file with a fault changes nothing.
fn read_changed(changes: Res<Changes>, mut preferences: ResMut<Preferences>) {
    let Ok(receiver) = changes.0.lock() else { return };
    for kind in receiver.try_iter() {
        match kind.read() {
            Ok(()) => info!("{} has been read again", kind.place().display()),
            Err(error) => warn!("{}: {error}", kind.place().display()),
        }
        // Everything that depends on theme or language follows the preferences.
        preferences.set_changed();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_files_that_can_be_read_again() {
        for kind in Kind::all() {
            assert!(last_change(&kind.place()).is_some(), "{kind:?}");
            kind.read().expect("the files have no faults");
        }
        assert_eq!(text::faults(), [""; 0]);
    }

    #[test]
    fn a_change_in_a_folder_below_is_noticed() {
        let folder = std::env::temp_dir().join(format!("tessera-dev-{}", std::process::id()));
        fs::create_dir_all(folder.join("inner")).expect("a folder");
        let file = folder.join("inner/a.json");
        fs::write(&file, "{}").expect("a file");
        let before = last_change(&folder);
        let later = SystemTime::now() + Duration::from_secs(5);
        fs::File::options().write(true).open(&file).and_then(|file| file.set_modified(later)).expect("a later time");
        assert_eq!(last_change(&folder), Some(later));
        assert_ne!(before, Some(later));
        fs::remove_dir_all(folder).expect("the folder is removed");
    }
}
