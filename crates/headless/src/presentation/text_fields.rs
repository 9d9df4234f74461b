//! The text fields on the screen, for a page that lays an element of its own over each of them: only such an element opens a
//! phone's keyboard and takes what an input method composes.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

/// The kind of text in a field; a page chooses the keyboard by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TypedText {
    /// A name in the visitor's own words.
    Name,
    /// A short word that must not be corrected.
    Tag,
    /// Words to find.
    Search,
}

/// A text field as it was drawn, with places in the window's logical pixels: left, top, width and height.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ShownField {
    /// Stands for the field while it is shown.
    pub id: String,
    /// What screen readers call it.
    pub name: String,
    /// The kind of its text.
    pub typed: TypedText,
    /// Its text.
    pub text: String,
    /// The most characters that it takes.
    pub longest: usize,
    /// Where its text is.
    pub place: [f32; 4],
    /// The part of that place that nothing covers.
    pub visible: [f32; 4],
    /// The size of its letters in logical pixels.
    pub size: f32,
    /// The colours of its text, its ground and its name while it is empty, as CSS writes them.
    pub colours: (String, String, String),
    /// The caret and the other end of the selection, in characters.
    pub caret: [usize; 2],
    /// It has the focus.
    pub focused: bool,
}

/// The text fields of a frame in which one of them has changed.
#[derive(Message, Clone, PartialEq, Debug, Default, Serialize)]
pub struct ShownFields {
    /// The fields, from the first that was drawn.
    pub fields: Vec<ShownField>,
    /// The number of the latest text that a page has sent and that these fields already have.
    pub heard: u32,
}

/// What a visitor did in a page's own element over a field.
#[derive(Message, Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct FieldInput {
    /// The field.
    pub id: String,
    /// What the visitor did.
    pub change: FieldChange,
}

/// What can be done in a field.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FieldChange {
    /// The element has got the focus.
    Enter,
    /// The element has lost the focus.
    Leave,
    /// The whole text after a change. Later texts have higher numbers.
    Text(u32, String),
}
