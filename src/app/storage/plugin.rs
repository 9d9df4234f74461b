//! The part of the program that stores its settings and matches in files.

use bevy::prelude::*;

use super::Storage;
use super::library::LibraryThread;
use super::lock::{Acquisition, StorageLock};
use crate::game::screen::ScreenRequest;
use crate::persist::library::LibraryClient;
use crate::persist::saved::SavedMatch;
use crate::persist::{SaveFailed, SaveRequest, SaveSystems, StorageKey, restore_match};
use crate::presentation::settings::PresentationSettings;
use crate::presentation::text::storage as storage_text;
use crate::ui::toast::Toast;

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
        let lock = StorageLock::new(&self.home);
        let notices = self.notices.clone();
        app.insert_resource(self.home.clone())
            .insert_resource(lock)
            .insert_resource(LibraryClient::new(LibraryThread::start(self.home.library_path())))
            .add_message::<Toast>()
            .add_message::<ScreenRequest>();
        restore_match(app, self.saved.clone().filter(SavedMatch::is_in_progress), self.another);
        app.add_systems(
            Startup,
            (report_other_window, move |mut toasts: MessageWriter<Toast>| {
                _ = toasts.write_batch(notices.iter().cloned().map(Toast));
            })
                .chain(),
        );
        app.add_systems(Last, (claim, store).chain().after(SaveSystems));
    }
}

/// Says that another program stores its match here.
fn report_other_window(
    mut lock: ResMut<StorageLock>,
    mut toasts: MessageWriter<Toast>,
    settings: PresentationSettings,
) {
    if lock.acquire() == Acquisition::Refused {
        toasts.write(Toast(settings.text().other_window().into()));
    }
}

/// Acquires the lock for requests to store. If the program that held it has ended, its match is kept under another name,
/// and the player can read where.
fn claim(
    storage: Res<Storage>,
    mut lock: ResMut<StorageLock>,
    mut requests: MessageReader<SaveRequest>,
    mut toasts: MessageWriter<Toast>,
    settings: PresentationSettings,
) {
    if requests.read().count() > 0 && lock.acquire() == Acquisition::TakenOver {
        let kept = storage.keep_match_of_other_window();
        toasts.write(Toast(storage_text::taken_over(settings.text(), kept.as_deref())));
    }
}

/// Carries out the last request for each file, once this program owns them. The first failure is shown to the player, and
/// the game goes on.
fn store(
    storage: Res<Storage>,
    lock: Res<StorageLock>,
    mut requests: MessageReader<SaveRequest>,
    mut failures: MessageReader<SaveFailed>,
    mut toasts: MessageWriter<Toast>,
    settings: PresentationSettings,
    (mut last, mut reported): (Local<[Option<SaveRequest>; 2]>, Local<bool>),
) {
    let mut report = |key, reason: &dyn std::fmt::Display| {
        if !std::mem::replace(&mut *reported, true) {
            let path = storage.path(key);
            warn!("{} cannot be written: {reason}", path.display());
            toasts.write(Toast(storage_text::not_saved(settings.text(), path.parent().unwrap_or(&path))));
        }
    };
    for request in requests.read() {
        last[usize::from(request.key == StorageKey::Match)] = Some(request.clone());
    }
    if lock.may_store() {
        for SaveRequest { key, text } in last.iter_mut().filter_map(Option::take) {
            if let Err(error) = storage.write(key, text.as_deref()) {
                report(key, &error);
            }
        }
    }
    for SaveFailed { key, reason } in failures.read() {
        report(*key, reason);
    }
}
