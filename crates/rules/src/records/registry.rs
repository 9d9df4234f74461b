//! The list of all formats, and how the format of data is recognised.

use super::format::{ImportError, RecordFormat, RecordSource};
use super::pgn::has_result;
use super::{foreign, formats, games};

impl RecordFormat {
    /// All formats: those of all games first, then those of single games.
    pub fn all() -> Vec<&'static RecordFormat> {
        let shared =
            [&formats::PGN, &formats::JSON, &formats::SGF, &formats::LINK, &formats::POSITION, &formats::TRANSCRIPT];
        shared.into_iter().chain(games::own_formats()).collect()
    }

    /// The format with this name.
    pub fn find(id: &str) -> Option<&'static RecordFormat> {
        RecordFormat::all().into_iter().find(|format| format.id.eq_ignore_ascii_case(id))
    }

    /// The format that data seems to be in. A text in none of them is taken for a list of moves.
    ///
    /// # Errors
    /// [`ImportError::Foreign`], [`ImportError::NotText`] or [`ImportError::Empty`].
    pub fn recognise(source: &RecordSource) -> Result<&'static RecordFormat, ImportError> {
        let formats = games::own_formats().chain([
            &formats::SGF,
            &formats::JSON,
            &formats::LINK,
            &formats::PGN,
            &formats::POSITION,
        ]);
        if let Some(found) = formats.into_iter().find(|format| (format.recognises)(source)) {
            return Ok(found);
        }
        match foreign::kind_of(source) {
            Some(kind) => Err(ImportError::Foreign(kind)),
            None if !source.is_text() => Err(ImportError::NotText),
            None if source.as_text().trim().is_empty() => Err(ImportError::Empty),
            None if has_result(source.as_text()) => Ok(&formats::PGN),
            None => Ok(&formats::TRANSCRIPT),
        }
    }
}
