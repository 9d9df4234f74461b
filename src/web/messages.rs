//! The messages between the page and the program, each one line of JSON.

use serde::{Deserialize, Serialize};

use crate::accessibility::board_description::BoardDescription;
use crate::accessibility::menu_description::MenuDescription;
use crate::accessibility::requests::AccessibilityRequest;
use crate::accessibility::saved_games::{SavedGamesDescription, SavedGamesRequest};
use crate::accessibility::statistics::{StatisticsDescription, StatisticsRequest};
use crate::persist::StorageKey;
use crate::share::ShareText;

/// A message that cannot be read or written.
#[derive(Debug, thiserror::Error)]
pub enum PageMessageError {
    /// A message from the page is not what the program expects.
    #[error("a message from the page cannot be read: {0}")]
    Unreadable(#[source] serde_json::Error),
    /// A message to the page cannot be expressed as JSON.
    #[error("a message to the page cannot be written: {0}")]
    Unwritable(#[source] serde_json::Error),
}

/// What the page passes when it starts the program.
#[derive(Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(crate) struct StartOptions {
    /// Draw on the canvas; otherwise only the accessible board plays.
    pub(crate) graphics: bool,
    /// The folder of the sounds, relative to the page.
    pub(crate) assets: String,
    /// The stored settings, in the format of `settings.json`.
    pub(crate) settings: Option<String>,
    /// The stored match, in the format of `match.json`.
    pub(crate) saved_match: Option<String>,
    /// The page's address without query and fragment, which links begin with.
    pub(crate) address: Option<String>,
    /// The query of the page's address: names with values.
    pub(crate) query: Vec<(String, String)>,
    /// The preferences of the visitor's system.
    pub(crate) preferences: SystemPreferences,
    /// The visitor's languages, as language tags, the preferred one first.
    pub(crate) languages: Vec<String>,
}

/// Accessibility preferences of the visitor's system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub(crate) struct SystemPreferences {
    /// As little motion as possible.
    pub(crate) reduced_motion: bool,
    /// More contrast.
    pub(crate) more_contrast: bool,
}

/// A file of the visitor.
#[derive(Debug, Deserialize)]
pub(crate) struct PageFile {
    /// Its name.
    pub(crate) name: String,
    /// Its content in base64.
    pub(crate) content: String,
}

/// A message from the page.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum FromPage {
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
    /// The face that the texts of a language need, in base64.
    Face {
        /// The language's tag.
        tag: String,
        /// The font file.
        content: String,
    },
    /// The preferences of the visitor's system have changed.
    Preferences(SystemPreferences),
    /// Asks for [`ToPage::PointPositions`].
    LocatePoints,
}

/// A message to the page.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ToPage<'a> {
    /// What can be chosen besides the match; sent before the first board.
    Menu(&'a MenuDescription),
    /// The first complete frame is drawn: the game can be played.
    Ready,
    /// What the accessible board shows.
    Board(&'a BoardDescription),
    /// A sentence for screen readers.
    Announce {
        /// The sentence.
        text: &'a str,
        /// Whether it interrupts what is being spoken.
        urgent: bool,
    },
    /// A request to the engine.
    EngineRequest {
        /// The number that the response must carry.
        number: u64,
        /// The request, in the format of `engine::request`.
        text: &'a str,
    },
    /// Cancels the request of this number.
    CancelEngineRequest {
        /// The number of the request.
        number: u64,
    },
    /// A request to the library of saved games.
    LibraryRequest {
        /// The number that the response must carry.
        number: u64,
        /// The request, a `LibraryRequest` as JSON.
        text: &'a str,
    },
    /// Puts a text on the clipboard.
    CopyText {
        /// The text.
        text: &'a str,
    },
    /// The list of saved games by words.
    SavedGames(&'a SavedGamesDescription),
    /// The statistics by words.
    Statistics(&'a StatisticsDescription),
    /// Stores a file where the browser puts downloads.
    #[serde(rename_all = "camelCase")]
    SaveFile {
        /// The name that is proposed.
        name: &'a str,
        /// Its type.
        media_type: &'a str,
        /// Its content in base64.
        content: &'a str,
    },
    /// Gives a link to another program.
    ShareLink {
        /// What the link is about.
        title: &'a str,
        /// The address.
        link: &'a str,
    },
    /// Lets the visitor choose files with games.
    ChooseFiles,
    /// Stores `text` under `key`, or removes the entry if there is no text.
    Store {
        /// What is stored.
        key: StorageKey,
        /// Its text.
        text: Option<&'a str>,
    },
    /// The entry stored under `key` cannot be read.
    Unreadable {
        /// What was stored.
        key: StorageKey,
        /// Why it cannot be read.
        reason: &'a str,
        /// Whether it is of a newer version.
        newer: bool,
    },
    /// A sentence to show the visitor.
    Notice {
        /// The sentence.
        text: &'a str,
    },
    /// The page's address asks for something that does not exist.
    InvalidLink {
        /// What is wrong with the address.
        reason: &'a str,
    },
    /// The language in force has changed; sent before the first board, too.
    Language {
        /// Its language tag.
        tag: &'a str,
    },
    /// A warning or an error for the browser's console.
    Log {
        /// The log line.
        text: &'a str,
        /// Whether it is an error.
        error: bool,
    },
    /// The labels of the points with their positions on the canvas, in CSS pixels.
    PointPositions(&'a [(String, f32, f32)]),
}

impl ToPage<'_> {
    /// Passes the message to the page.
    ///
    /// # Errors
    /// If the message cannot be written as JSON.
    pub(crate) fn send(&self) -> Result<(), PageMessageError> {
        let json = serde_json::to_string(self).map_err(PageMessageError::Unwritable)?;
        super::send_to_page(&json);
        Ok(())
    }
}
