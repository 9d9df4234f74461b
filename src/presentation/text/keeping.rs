//! What is said when something could not be kept, or could not be read back.

use std::path::Path;

use crate::persist::StorageKey;

/// What was kept is damaged; the file is set aside under this name, if that could be done.
#[must_use]
pub fn damaged(shelf: StorageKey, aside: Option<&Path>) -> String {
    let what = match shelf {
        StorageKey::Settings => "The settings could not be read: they are as at first now.",
        StorageKey::Match => "The match of last time could not be read.",
    };
    match aside {
        Some(path) => format!("{what} The file is set aside as {}.", path.display()),
        None => what.to_owned(),
    }
}

/// Nothing can be written in this folder.
#[must_use]
pub fn not_kept(folder: &Path) -> String {
    format!("Nothing can be kept in {}: settings and the match last until you quit.", folder.display())
}
