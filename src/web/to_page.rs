//! The messages of the program to the page, each one line of JSON.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::accessibility::board_description::BoardDescription;
use crate::accessibility::menu_description::MenuDescription;
use crate::accessibility::saved_games::SavedGamesDescription;
use crate::accessibility::statistics::StatisticsDescription;
use crate::persist::StorageKey;
use crate::presentation::text_fields::ShownFields;
use tessera_headless::page_messages::PageMessageError;

#[wasm_bindgen]
extern "C" {
    /// Passes a message to the page, as a line of JSON.
    #[wasm_bindgen(js_namespace = tesseraPage, js_name = handleMessage)]
    fn send_to_page(json: &str);
}

/// A message to the page.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum ToPage<'a> {
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
    /// Characters are drawn that no face of the program has.
    MissingCharacters {
        /// Each once.
        characters: &'a str,
    },
    /// The text fields on the canvas; sent when one of them changes.
    TextFields(&'a ShownFields),
    /// Lets the device vibrate: milliseconds on and off by turns.
    Vibrate(&'a [u16]),
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
    pub(super) fn send(&self) -> Result<(), PageMessageError> {
        let json = serde_json::to_string(self).map_err(PageMessageError::Unwritable)?;
        send_to_page(&json);
        Ok(())
    }
}
