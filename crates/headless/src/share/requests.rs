//! Requests to give the game away that is shown.

use bevy::prelude::*;

use super::texts::ShareText;

/// A request about the game that is shown.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ShareRequest {
    /// Put it on the clipboard in this form.
    Copy(ShareText),
    /// Store it as a file in PGN.
    SavePgn,
    /// Store a picture of the board as it is shown.
    SavePicture,
    /// Store it as an animated picture.
    SaveAnimation,
    /// Give its link to another program, where the platform has a way to do that.
    Send,
    /// Open the game on the clipboard.
    Paste,
    /// Choose a file with games and open it.
    OpenFile,
}

/// A file to store where the player wants it.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct OfferedFile {
    /// The name that is proposed.
    pub name: String,
    /// Its type, as `image/gif`.
    pub media_type: &'static str,
    /// Its content.
    pub content: Vec<u8>,
}

/// The address of the page that opens links, without `#`; `None` for the desktop program.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct PageAddress(pub Option<String>);
