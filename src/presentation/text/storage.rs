//! What is said when something could not be saved or read.

use std::path::Path;

use super::Text;
use super::message::messages;

messages! {
    fn damaged_settings() = "damaged-settings";
    fn damaged_match() = "damaged-match";
    fn damaged_set_aside(path: &str) = "damaged-set-aside";
    fn not_saved_in(path: &str) = "not-saved";
}

/// Adds to the notice of a damaged file under which name it was set aside, if that could be done.
#[must_use]
pub fn damaged(text: Text, notice: &str, aside: Option<&Path>) -> String {
    let aside = aside.map(|path| text.damaged_set_aside(&path.display().to_string()));
    text.in_order([notice.to_owned(), aside.unwrap_or_default()])
}

/// Nothing can be written in this folder.
#[must_use]
pub fn not_saved(text: Text, folder: &Path) -> String {
    text.not_saved_in(&folder.display().to_string())
}
