//! The buttons of the position editor, in its own description and in that of a match.

use serde::Serialize;

use crate::presentation::text::Text;

/// The name of the button that opens the editor.
pub(super) const OPEN: &str = "open";

/// A button of the position editor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct EditButton {
    /// Its name, for requests.
    pub edit: &'static str,
    /// What it says.
    pub label: String,
    /// Whether it is the one chosen, in a group of which one is.
    pub pressed: Option<bool>,
}

/// The button that opens the editor with the position of the match.
pub(super) fn open_button(text: Text) -> EditButton {
    EditButton { edit: OPEN, label: text.edit_position().into(), pressed: None }
}
