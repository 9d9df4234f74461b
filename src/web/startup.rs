//! Reads what the program starts with: stored settings, a stored match and the page's address.

use std::fmt::Display;

use super::messages::{PageMessageError, StartOptions, ToPage};
use crate::app::cli::{Options, parse_link};
use crate::persist::StorageKey;
use crate::persist::saved::SavedMatch;
use crate::persist::settings::Settings;

/// What the program starts with. Defaults replace whatever cannot be read.
#[derive(Debug, Default)]
pub(super) struct Startup {
    /// The visitor's settings.
    pub(super) settings: Settings,
    /// The match that the address asks for.
    pub(super) options: Options,
    /// The stored match; it is not resumed if the address opens another one.
    pub(super) saved: Option<SavedMatch>,
}

impl Startup {
    /// Reads what can be read and reports the rest to the page.
    ///
    /// # Errors
    /// If a report to the page cannot be written.
    pub(super) fn read(start: &StartOptions) -> Result<Startup, PageMessageError> {
        let settings = read_stored(StorageKey::Settings, start.settings.as_deref(), Settings::from_text)?;
        let options = match parse_link(&start.query) {
            Ok(options) => options,
            Err(error) => {
                ToPage::InvalidLink { reason: &error.to_string() }.send()?;
                Options::default()
            }
        };
        let saved = read_stored(StorageKey::Match, start.saved_match.as_deref(), SavedMatch::from_text)?;
        Ok(Startup { settings: settings.unwrap_or_default(), options, saved })
    }
}

/// Reads a stored entry; reports it to the page if it cannot be read.
fn read_stored<T, E: Display>(
    key: StorageKey,
    text: Option<&str>,
    from_text: impl Fn(&str) -> Result<T, E>,
) -> Result<Option<T>, PageMessageError> {
    match text.map(from_text) {
        None => Ok(None),
        Some(Ok(value)) => Ok(Some(value)),
        Some(Err(error)) => {
            ToPage::Unreadable { key, reason: &error.to_string() }.send()?;
            Ok(None)
        }
    }
}
