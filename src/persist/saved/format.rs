//! The JSON of a saved match, and the reasons why a text is not one.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize};

use crate::game::analysis::AnalysedPosition;
use crate::game::clock::{Clock, InvalidTimeControl};
use crate::game::matches::{MatchDetails, Sitting};
use crate::game::player::UnknownPlayer;
use crate::records::EarlyEnd;
use crate::rules::{NotationError, ShortLine, VariantError};

/// The version of the format.
pub(super) const VERSION: u32 = 1;

/// A text is not a saved match.
#[derive(Debug, thiserror::Error)]
pub enum SavedMatchError {
    /// The text is not valid JSON, or a value has the wrong type.
    #[error("{}", ShortLine(.0))]
    Json(#[from] serde_json::Error),
    /// The format is of another version.
    #[error("it is of version {found}, this program reads {VERSION}")]
    Version {
        /// The version of the text.
        found: u32,
    },
    /// The game, the size, the position or a move is not valid.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The game cannot be played on a board of this size.
    #[error(transparent)]
    Variant(#[from] VariantError),
    /// A player is not known.
    #[error(transparent)]
    Player(#[from] UnknownPlayer),
    /// The time control is not valid.
    #[error(transparent)]
    Clock(#[from] InvalidTimeControl),
}

impl SavedMatchError {
    /// Whether the text is of a newer version, which a newer program may read.
    #[must_use]
    pub const fn is_newer(&self) -> bool {
        matches!(self, SavedMatchError::Version { found } if *found > VERSION)
    }
}

/// The version of a saved match; every version has it.
#[derive(Deserialize)]
pub(super) struct SavedVersion {
    pub(super) version: u32,
}

/// The JSON of a saved match.
#[derive(Serialize, Deserialize)]
pub(super) struct SavedMatchFile {
    pub(super) version: u32,
    pub(super) game: String,
    pub(super) size: String,
    pub(super) start: String,
    pub(super) moves: Vec<String>,
    pub(super) undone: usize,
    /// All moves as PGN, if there are variations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) variations: Option<String>,
    pub(super) players: [String; 2],
    pub(super) paused: bool,
    pub(super) end: Option<EarlyEnd>,
    #[serde(default)]
    pub(super) clock: Option<SavedClock>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) details: Option<SavedDetails>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "readable")]
    pub(super) analysis: Option<Vec<AnalysedPosition>>,
}

/// An analysis that cannot be read is left out: it can be made again, the match cannot.
fn readable<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Vec<AnalysedPosition>>, D::Error> {
    let value = serde_json::Value::deserialize(deserializer)?;
    Ok(serde_json::from_value(value).ok())
}

/// The JSON of the details of a match.
#[derive(Serialize, Deserialize)]
pub(super) struct SavedDetails {
    created: i64,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    tags: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Sitting::is_empty")]
    sitting: Sitting,
}

impl SavedDetails {
    pub(super) fn of(details: &MatchDetails) -> SavedDetails {
        let tags = details.tags.iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
        SavedDetails { created: details.created, tags: tags.collect(), sitting: details.sitting }
    }

    pub(super) fn read(self) -> MatchDetails {
        let mut details = MatchDetails { created: self.created, sitting: self.sitting, ..MatchDetails::default() };
        self.tags.iter().for_each(|(name, value)| details.tags.set(name, value));
        details
    }
}

/// The JSON of a clock: a time control such as `3+2`, and milliseconds.
#[derive(Serialize, Deserialize)]
pub(in crate::persist) struct SavedClock {
    control: String,
    left: [u64; 2],
    marks: Vec<[u64; 2]>,
}

impl SavedClock {
    pub(in crate::persist) fn of(clock: &Clock) -> SavedClock {
        let millis = |left: [Duration; 2]| left.map(|left| u64::try_from(left.as_millis()).unwrap_or(u64::MAX));
        let marks = clock.marks.iter().copied().map(millis).collect();
        SavedClock { control: clock.time_control.to_string(), left: millis(clock.left), marks }
    }

    pub(in crate::persist) fn read(self) -> Result<Clock, InvalidTimeControl> {
        let durations = |left: [u64; 2]| left.map(Duration::from_millis);
        let marks = self.marks.into_iter().map(durations).collect();
        Ok(Clock { time_control: self.control.parse()?, left: durations(self.left), marks })
    }
}
