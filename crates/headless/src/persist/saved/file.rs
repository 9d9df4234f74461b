//! The file of the match that is resumed when the program starts.

use serde::{Deserialize, Serialize};

use super::error::{SavedMatchError, VERSION};
use super::game::{CorrectedUndone, game_of, read_game};
use super::parts::readable;
use super::saved_match::SavedMatch;
use super::version_1;
use crate::game::analysis::AnalysedPosition;
use crate::library::NewGame;

/// The version of a file; every version has it.
#[derive(Deserialize)]
struct SavedVersion {
    version: u32,
}

/// The JSON of the file. What later programs add must have a default.
#[derive(Serialize, Deserialize)]
struct SavedFile {
    version: u32,
    game: NewGame,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "readable")]
    analysis: Option<Vec<AnalysedPosition>>,
}

impl SavedMatch {
    /// The text to save.
    ///
    /// # Errors
    /// The match cannot be written as JSON.
    pub fn to_text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(&SavedFile { version: VERSION, game: game_of(self), analysis: self.analysis.clone() })
    }

    /// Reads a saved text of this or an earlier version; takes back fewer plies if it takes back more than there are.
    ///
    /// # Errors
    /// The text is not a saved match, or the rules forbid its position or one of its moves.
    pub fn from_text(text: &str) -> Result<SavedMatch, SavedMatchError> {
        SavedMatch::read(text).map(|(saved, _)| saved)
    }

    /// Like [`SavedMatch::from_text`], with the correction that was made, if any.
    ///
    /// # Errors
    /// As for [`SavedMatch::from_text`].
    pub fn read(text: &str) -> Result<(SavedMatch, Option<CorrectedUndone>), SavedMatchError> {
        // A text of another version may have other fields.
        let SavedVersion { version: found } = serde_json::from_str(text)?;
        let (game, analysis) = match found {
            VERSION => {
                let SavedFile { game, analysis, .. } = serde_json::from_str(text)?;
                (game, analysis)
            }
            1 => version_1::read(text)?,
            found => return Err(SavedMatchError::Version { found }),
        };
        let read = read_game(game);
        match read.fault {
            Some(fault) => Err(fault),
            None => Ok((SavedMatch { analysis, ..read.saved }, read.corrected)),
        }
    }
}
