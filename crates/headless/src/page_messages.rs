//! The messages of the page to the program, each one line of JSON.
//!
//! They are compiled for every platform, so that tests can read damaged ones.

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::accessibility::requests::AccessibilityRequest;
use crate::accessibility::saved_games::SavedGamesRequest;
use crate::accessibility::statistics::StatisticsRequest;
use crate::presentation::text_fields::FieldInput;
use crate::rules::ShortLine;
use crate::share::ShareText;

/// A message that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum PageMessageError {
    /// A message from the page is not what the program expects.
    #[error("a message from the page cannot be read: {}", ShortLine(.0))]
    Unreadable(#[source] serde_json::Error),
    /// A message to the page cannot be expressed as JSON.
    #[error("a message to the page cannot be written: {0}")]
    Unwritable(#[source] serde_json::Error),
}

/// Reads a message of the page, or the options with which it starts the program.
///
/// # Errors
/// [`PageMessageError::Unreadable`] if the text is not one.
pub fn read<T: DeserializeOwned>(json: &str) -> Result<T, PageMessageError> {
    serde_json::from_str(json).map_err(PageMessageError::Unreadable)
}

/// What the page passes when it starts the program.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct StartOptions {
    /// Draw on the canvas; otherwise only the accessible board plays.
    pub graphics: bool,
    /// The folder of the sounds, relative to the page.
    pub assets: String,
    /// The stored settings, in the format of `settings.json`.
    pub settings: Option<String>,
    /// The stored match, in the format of `match.json`.
    pub saved_match: Option<String>,
    /// The page's address without query and fragment, which links begin with.
    pub address: Option<String>,
    /// The query of the page's address: names with values.
    pub query: Vec<(String, String)>,
    /// The preferences of the visitor's system.
    pub preferences: SystemPreferences,
    /// The visitor's languages, as language tags, the preferred one first.
    pub languages: Vec<String>,
}

/// What the visitor's system prefers and can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct SystemPreferences {
    /// As little motion as possible.
    pub reduced_motion: bool,
    /// More contrast.
    pub more_contrast: bool,
    /// The device is held in the hand and can vibrate.
    pub can_vibrate: bool,
}

/// A file of the visitor.
#[derive(Debug, Deserialize)]
pub struct PageFile {
    /// Its name.
    pub name: String,
    /// Its content in base64.
    pub content: String,
}

/// A message from the page.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromPage {
    /// The engine has answered the request of this number.
    EngineResponse {
        /// The number of the request.
        number: u64,
        /// The response, in the format of `engine::request`.
        text: String,
    },
    /// The engine cannot answer the request of this number.
    EngineFailure {
        /// The number of the request.
        number: u64,
    },
    /// The library has answered the request of this number.
    LibraryResponse {
        /// The number of the request.
        number: u64,
        /// The response, a `LibraryResult` as JSON.
        text: String,
    },
    /// The visitor pasted a text that may contain games.
    Pasted(String),
    /// The visitor opened files that may contain games.
    Files(Vec<PageFile>),
    /// The visitor wants a text of the game on the clipboard.
    Copy(ShareText),
    /// The visitor wants something of the saved games.
    SavedGames(SavedGamesRequest),
    /// The visitor wants something of the statistics.
    Statistics(StatisticsRequest),
    /// The visitor used the accessible board.
    Accessibility(AccessibilityRequest),
    /// The visitor did something in an element over a text field.
    TextField(FieldInput),
    /// A face that the texts of a language, or characters in names, need, in base64.
    Face {
        /// The language's tag, or the name of the file.
        name: String,
        /// The font file.
        content: String,
    },
    /// The preferences of the visitor's system have changed.
    Preferences(SystemPreferences),
    /// Asks for the positions of the points on the canvas.
    LocatePoints,
}
