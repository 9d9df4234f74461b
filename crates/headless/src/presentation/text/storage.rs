//! What is said when something could not be saved or read.

use std::path::Path;

use super::Text;

/// Adds to the notice of a damaged file under which name it was set aside, if that could be done.
pub fn damaged(text: Text, notice: &str, aside: Option<&Path>) -> String {
    let aside = aside.map(|path| text.damaged_set_aside(&path.display().to_string()));
    text.in_order([notice.to_owned(), aside.unwrap_or_default()])
}

/// The stored match is of a newer version; says under which name it was kept, if that could be done.
pub fn newer(text: Text, kept: Option<&Path>) -> String {
    let kept = kept.map(|path| text.newer_kept(&path.display().to_string()));
    text.in_order([text.newer_match().to_owned(), kept.unwrap_or_default()])
}

/// This program stores from now on; says under which name the match of the other program was kept, if there was one.
pub fn taken_over(text: Text, kept: Option<&Path>) -> String {
    let kept = kept.map(|path| text.other_match_kept(&path.display().to_string()));
    text.in_order([text.taken_over().to_owned(), kept.unwrap_or_default()])
}

/// Stored settings were corrected; each has a name, the value in force and the stored one.
pub fn corrected<'a>(text: Text, settings: impl IntoIterator<Item = [&'a str; 3]>) -> String {
    let settings = settings.into_iter().map(|[name, used, stored]| text.corrected_setting(name, used, stored));
    text.corrected_settings(&text.phrases(settings))
}

/// Nothing can be written in this folder.
pub fn not_saved(text: Text, folder: &Path) -> String {
    text.not_saved_in(&folder.display().to_string())
}
