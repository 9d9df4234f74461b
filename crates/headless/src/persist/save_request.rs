//! Requests to store a text, and failures to make one.

use bevy::prelude::*;

/// The name under which a text is stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StorageKey {
    /// The user settings.
    Settings,
    /// The active match.
    Match,
}

/// Replaces the stored text, or with `None` deletes it.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveRequest {
    /// The name of the text.
    pub key: StorageKey,
    /// The new text.
    pub text: Option<String>,
}

/// Something could not be written as text; the stored text has not changed.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct SaveFailed {
    /// The name of the text.
    pub key: StorageKey,
    /// The error message.
    pub reason: String,
}

/// The systems that write [`SaveRequest`]s late in a frame; storage runs after them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SaveSystems;

/// Writes a request to store this text, or reports that there is none.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct SaveWriter<'w> {
    requests: MessageWriter<'w, SaveRequest>,
    failures: MessageWriter<'w, SaveFailed>,
}

impl SaveWriter<'_> {
    pub(super) fn save(&mut self, key: StorageKey, text: Result<String, serde_json::Error>) {
        match text {
            Ok(text) => _ = self.requests.write(SaveRequest { key, text: Some(text) }),
            Err(error) => _ = self.failures.write(SaveFailed { key, reason: error.to_string() }),
        }
    }

    pub(super) fn delete(&mut self, key: StorageKey) {
        self.requests.write(SaveRequest { key, text: None });
    }
}
