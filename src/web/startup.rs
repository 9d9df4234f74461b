//! Reads what the program starts with: stored settings, a stored match and the page's address.

use std::fmt::Display;

use super::to_page::ToPage;
use crate::app::cli::{Options, language_of_link, parse_link};
use crate::persist::StorageKey;
use crate::persist::saved::{SavedMatch, SavedMatchError};
use crate::persist::settings::Settings;
use crate::presentation::text::{Text, storage as storage_text};
use crate::settings::language::Language;
use tessera_headless::page_messages::{PageMessageError, StartOptions};

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
        let settings = read_stored(StorageKey::Settings, start.settings.as_deref(), Settings::read, |_| false)?;
        let (mut settings, corrected) = settings.unwrap_or_default();
        settings.preferences.system_language = system_language(start);
        let text = Text(settings.preferences.effective_language());
        if !corrected.is_empty() {
            let corrected = corrected.iter().map(|setting| [&*setting.name, &*setting.used, &*setting.stored]);
            ToPage::Notice { text: &storage_text::corrected(text, corrected) }.send()?;
        }
        let options = match parse_link(&start.query) {
            Ok(options) => options,
            Err(error) => {
                ToPage::InvalidLink { reason: &error.to_string() }.send()?;
                Options { language: language_of_link(&start.query), ..Options::default() }
            }
        };
        let saved_match = start.saved_match.as_deref();
        let saved = read_stored(StorageKey::Match, saved_match, SavedMatch::read, SavedMatchError::is_newer)?;
        if let Some((_, Some(undone))) = &saved {
            ToPage::Notice { text: &text.corrected_undone(undone.stored, undone.used) }.send()?;
        }
        settings.preferences.language = options.language.or(settings.preferences.language);
        if let Some(own_theme) = options.own_theme {
            settings.preferences.take_own_theme(own_theme);
        }
        Ok(Startup { settings, options, saved: saved.map(|(saved, _)| saved) })
    }
}

/// The first of the visitor's languages that the program has.
fn system_language(start: &StartOptions) -> Language {
    Language::preferred(start.languages.iter().map(String::as_str)).unwrap_or_default()
}

/// Reads a stored entry; reports it to the page if it cannot be read.
fn read_stored<T, E: Display>(
    key: StorageKey,
    text: Option<&str>,
    from_text: impl Fn(&str) -> Result<T, E>,
    is_newer: impl Fn(&E) -> bool,
) -> Result<Option<T>, PageMessageError> {
    match text.map(from_text) {
        None => Ok(None),
        Some(Ok(value)) => Ok(Some(value)),
        Some(Err(error)) => {
            ToPage::Unreadable { key, reason: &error.to_string(), newer: is_newer(&error) }.send()?;
            Ok(None)
        }
    }
}
