//! Files on the desktop: dialogs to open and store them, and files that are dropped on the window.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use bevy::window::FileDragAndDrop;

use super::error::SharingError;
use crate::persist::library::ImportGames;
use crate::presentation::settings::PresentationSettings;
use crate::share::{OfferedFile, ShareRequest};
use crate::ui::toast::Toast;

/// The dialogs that are open.
#[derive(Resource, Default)]
struct FileDialogs {
    opening: Option<Task<Vec<PathBuf>>>,
    /// Where each file is stored; `None` if the player has decided against it.
    storing: Vec<Task<Option<Result<PathBuf, SharingError>>>>,
}

/// Adds the dialogs.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FileDialogs>().add_systems(Update, (choose, open_chosen, store, report));
}

fn choose(mut requests: MessageReader<ShareRequest>, mut dialogs: ResMut<FileDialogs>) {
    if requests.read().any(|request| *request == ShareRequest::OpenFile) && dialogs.opening.is_none() {
        let chosen = rfd::AsyncFileDialog::new().pick_files();
        dialogs.opening = Some(IoTaskPool::get().spawn(async move {
            let files = chosen.await.unwrap_or_default();
            files.iter().map(|file| file.path().to_owned()).collect()
        }));
    }
}

fn open_chosen(
    mut dialogs: ResMut<FileDialogs>,
    mut imports: MessageWriter<ImportGames>,
    mut toasts: MessageWriter<Toast>,
) {
    let Some(task) = dialogs.bypass_change_detection().opening.as_mut() else { return };
    if let Some(paths) = block_on(poll_once(task)) {
        dialogs.opening = None;
        open(&paths, &mut imports, &mut toasts);
    }
}

/// Reads files that are dropped on the window.
pub(super) fn open_dropped(
    mut drops: MessageReader<FileDragAndDrop>,
    mut imports: MessageWriter<ImportGames>,
    mut toasts: MessageWriter<Toast>,
) {
    let path = |drop: &FileDragAndDrop| match drop {
        FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
        _ => None,
    };
    let paths: Vec<PathBuf> = drops.read().filter_map(path).collect();
    open(&paths, &mut imports, &mut toasts);
}

/// Reads files; those that cannot be read are named.
fn open(paths: &[PathBuf], imports: &mut MessageWriter<ImportGames>, toasts: &mut MessageWriter<Toast>) {
    let mut files = Vec::new();
    for path in paths {
        match std::fs::read(path) {
            Ok(content) => files.push((path.display().to_string(), content)),
            Err(error) => _ = toasts.write(Toast(format!("{}: {error}", path.display()))),
        }
    }
    if !files.is_empty() {
        imports.write(ImportGames::files(files));
    }
}

fn store(mut files: MessageReader<OfferedFile>, mut dialogs: ResMut<FileDialogs>) {
    for OfferedFile { name, content, .. } in files.read().cloned() {
        let chosen = rfd::AsyncFileDialog::new().set_file_name(name).save_file();
        dialogs.storing.push(IoTaskPool::get().spawn(async move {
            let path = chosen.await?.path().to_owned();
            Some(std::fs::write(&path, content).map(|()| path).map_err(SharingError::from))
        }));
    }
}

/// Says where a file has been stored, or why not.
fn report(mut dialogs: ResMut<FileDialogs>, mut toasts: MessageWriter<Toast>, settings: PresentationSettings) {
    let text = settings.text();
    dialogs.bypass_change_detection().storing.retain_mut(|task| {
        let Some(stored) = block_on(poll_once(task)) else { return true };
        match stored {
            Some(Ok(path)) => _ = toasts.write(Toast(text.share_saved(&path.display().to_string()))),
            Some(Err(error)) => _ = toasts.write(Toast(text.share_not_saved(&error.to_string()))),
            None => {}
        }
        false
    });
}
