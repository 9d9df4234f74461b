//! Faces that are loaded after the program has started: those of languages, and those of characters in names.

use bevy::prelude::Message;

/// Characters that have been drawn and that no face has. They are asked for once.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct MissingCharacters(pub String);

/// A face to draw text with. Its bytes are never freed, since the program draws with it until it ends.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub struct LoadedFace {
    /// The tag of its language or the name of its file; no two faces share one.
    pub name: &'static str,
    /// The font file.
    pub data: &'static [u8],
    /// Its place in a file with several faces.
    pub index: u32,
    /// The size of its letters, by that of the program's own faces.
    pub scale: f32,
}
