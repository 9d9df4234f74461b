//! Faults of the disk while the program runs: what was stored stays, the player reads it once, and saving goes on when it
//! can.

use std::fs;
use std::path::Path;

use bevy::prelude::*;
use tessera::accessibility::requests::AccessibilityRequest;
use tessera::app::storage::Storage;
use tessera::persist::StorageKey;

use super::{folder, open_othello, played, start, toasts, update_until_idle};

fn stored_moves(storage: &Storage) -> Option<usize> {
    storage.open().saved.map(|saved| saved.moves().len())
}

/// Plays a ply, and returns the notices of the frames that this takes.
fn press(app: &mut App, point: &str) -> Vec<String> {
    app.world_mut().write_message(AccessibilityRequest::Press(point.into()));
    let mut notices = Vec::new();
    for _ in 0..4 {
        app.update();
        notices.extend(toasts(app));
    }
    update_until_idle(app);
    notices
}

/// A game of one ply is stored; then `break_disk` gets the path to which new texts are written first, and `mend_disk`
/// makes it usable again.
fn check(name: &str, break_disk: impl Fn(&Path), mend_disk: impl Fn(&Path)) {
    let storage = Storage::in_folder(folder(name));
    let mut app = start(&storage);
    open_othello(&mut app);
    assert_eq!((press(&mut app, "f5"), stored_moves(&storage)), (Vec::new(), Some(1)));
    let new = storage.path(StorageKey::Match).with_extension("new");
    break_disk(&new);
    let notices = press(&mut app, "d6");
    assert!(matches!(&notices[..], [notice] if notice.contains(name)), "{notices:?}");
    assert_eq!(press(&mut app, "c3"), [""; 0], "it is said once");
    assert_eq!(played(&mut app).map(|plies| plies.len()), Some(3), "the game goes on");
    assert_eq!(stored_moves(&storage), Some(1), "what was stored before is still there");
    mend_disk(&new);
    assert_eq!(press(&mut app, "d3"), [""; 0]);
    assert_eq!(stored_moves(&storage), Some(4), "the whole game is stored again");
    assert!(!new.exists(), "no part of a text is left");
}

/// Every write to `/dev/full` fails as on a full disk, after the file could be opened.
#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_loses_nothing_and_is_reported_once() {
    let fill = |new: &Path| std::os::unix::fs::symlink("/dev/full", new).unwrap();
    let storage = Storage::in_folder(folder("full-disk-once"));
    fs::create_dir_all(storage.path(StorageKey::Match).parent().unwrap()).unwrap();
    let new = storage.path(StorageKey::Match).with_extension("new");
    fill(&new);
    let error = storage.write(StorageKey::Match, Some("{}")).unwrap_err();
    assert_eq!(error.kind(), std::io::ErrorKind::StorageFull);
    assert!(fs::symlink_metadata(&new).is_err(), "the part that was written is removed");
    // Each write removes it, so the disk is filled again by a folder that cannot be written over.
    let occupy = |new: &Path| fs::create_dir_all(new.join("occupied")).unwrap();
    check("full-disk", occupy, |new| fs::remove_dir_all(new).unwrap());
}

#[test]
fn a_file_that_cannot_be_replaced_stays_and_is_reported_once() {
    let storage = Storage::in_folder(folder("not-replaced"));
    let path = storage.path(StorageKey::Settings);
    // A folder in the place of the file: the text is written, but cannot take its place.
    fs::create_dir_all(path.join("occupied")).unwrap();
    assert!(storage.write(StorageKey::Settings, Some("{}")).is_err());
    assert!(path.join("occupied").is_dir() && !path.with_extension("new").exists());
}
