//! The user settings as one value, and the text in which they are saved.

mod new_match;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::lessons::LessonProgress;
use crate::puzzles::PuzzleProgress;
use crate::rules::{Quoted, ShortLine};
use crate::settings::bindings::Bindings;
use crate::settings::preferences::{OLD_EFFECTS, Preferences};
use crate::settings::theme::{OwnTheme, OwnThemeError, ThemeChoice};

pub use new_match::{FIRST_LEVEL, NewMatchSettings};

/// All settings that are saved. A name that is missing in the text has its default value; unknown names are ignored.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// How the program looks, sounds and behaves.
    #[serde(flatten)]
    pub preferences: Preferences,
    /// The keys and buttons that differ from the defaults.
    pub bindings: Bindings,
    /// What the page for a new match starts with.
    #[serde(flatten)]
    pub new_match: NewMatchSettings,
    /// Which lessons have been finished, and whether they are still offered; not written before there is something to.
    #[serde(skip_serializing_if = "LessonProgress::is_empty")]
    pub lessons: LessonProgress,
    /// What has been achieved in puzzles; not written before there is something to.
    #[serde(skip_serializing_if = "PuzzleProgress::is_empty")]
    pub puzzles: PuzzleProgress,
}

/// A stored setting had a value that it cannot have, and has another one now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CorrectedSetting {
    /// The name of the setting.
    pub name: String,
    /// The stored value, shortened, or the reason why it cannot be read.
    pub stored: String,
    /// The value in force.
    pub used: String,
}

/// A text is not a settings file, or a setting cannot have a value.
#[derive(Debug, thiserror::Error)]
pub enum SettingsError {
    /// The text is not a JSON object.
    #[error("it is not a list of names and values")]
    NotAnObject,
    /// The text is not valid JSON, or a value has the wrong type.
    #[error("{}", ShortLine(.0))]
    Json(#[from] serde_json::Error),
    /// No setting has this name.
    #[error("there is no setting {}", Quoted(.0))]
    UnknownName(String),
    /// The value is of another type than the setting's.
    #[error("{name}: {} is not {expected}", Quoted(value))]
    WrongType {
        /// The name of the setting.
        name: String,
        /// The value.
        value: String,
        /// The values that the setting has, such as `a number`.
        expected: &'static str,
    },
    /// The setting cannot have this value.
    #[error("{name}: {} is not possible; {example} is", Quoted(value))]
    Impossible {
        /// The name of the setting.
        name: String,
        /// The value.
        value: String,
        /// A value that the setting can have.
        example: Value,
    },
    /// The text is not that of a theme.
    #[error("{OWN_THEME}: {0}")]
    OwnTheme(#[from] OwnThemeError),
}

/// The name of the player's own theme.
const OWN_THEME: &str = "own_theme";

impl Settings {
    /// The same settings with one of them changed, by its name and value in the saved text. The text of an own theme
    /// chooses that theme, too.
    ///
    /// # Errors
    /// There is no such setting, or it cannot have this value.
    pub fn set(&self, name: &str, value: &str) -> Result<Settings, SettingsError> {
        if name == OWN_THEME {
            let preferences =
                Preferences { theme: ThemeChoice::Own, own_theme: OwnTheme::parse(value)?, ..self.preferences };
            return Ok(Settings { preferences, ..self.clone() });
        }
        let mut all = serde_json::to_value(self)?;
        let place = all.get_mut(name).ok_or_else(|| SettingsError::UnknownName(name.to_owned()))?;
        let current = place.take();
        let given = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
        *place = given.clone();
        let (name, value) = (name.to_owned(), value.to_owned());
        if let Some(expected) = expected_type(&current, &given) {
            return Err(SettingsError::WrongType { name, value, expected });
        }
        let Ok(settings) = serde_json::from_value::<Settings>(all).map(Settings::sanitized) else {
            return Err(SettingsError::Impossible { name, value, example: current });
        };
        let kept = serde_json::to_value(&settings)?[&name].take();
        if is_kept(&given, &kept) {
            Ok(settings)
        } else {
            Err(SettingsError::Impossible { name, value, example: kept })
        }
    }

    /// The text to save.
    ///
    /// # Errors
    /// The settings cannot be written as JSON.
    pub fn to_text(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// Reads a saved text. Values that a setting cannot have are corrected.
    ///
    /// # Errors
    /// The text is not a JSON object, or a value has the wrong type.
    pub fn from_text(text: &str) -> Result<Settings, SettingsError> {
        Settings::read(text).map(|(settings, _)| settings)
    }

    /// Like [`Settings::from_text`], with the corrections that were made.
    ///
    /// # Errors
    /// As for [`Settings::from_text`].
    pub fn read(text: &str) -> Result<(Settings, Vec<CorrectedSetting>), SettingsError> {
        // A list would be read as the fields in their order.
        if !text.trim_start().starts_with('{') {
            return Err(SettingsError::NotAnObject);
        }
        let settings = serde_json::from_str::<Settings>(text)?.sanitized();
        let stored: Map<String, Value> = serde_json::from_str(text)?;
        let used = serde_json::to_value(&settings)?;
        let corrected = |(name, value): (&String, &Value)| {
            let name = if name == OLD_EFFECTS { "effects" } else { name };
            let used = used.get(name).filter(|used| !is_kept(value, used))?;
            let stored = if name == OWN_THEME { own_theme_fault(value)? } else { shown(value) };
            Some(CorrectedSetting { name: name.to_owned(), stored, used: shown(used) })
        };
        let corrected = stored.iter().filter_map(corrected).collect();
        Ok((settings, corrected))
    }

    fn sanitized(self) -> Settings {
        Settings { preferences: self.preferences.sanitized(), ..self }
    }
}

/// The reason why a stored own theme cannot be read as a whole, if it cannot.
fn own_theme_fault(value: &Value) -> Option<String> {
    OwnTheme::parse(value.as_str().unwrap_or_default()).err().map(|error| error.to_string())
}

/// The type of a setting in words, if the given value has another one.
const fn expected_type(current: &Value, given: &Value) -> Option<&'static str> {
    match (current, given) {
        (Value::Number(_), Value::Number(_)) | (Value::Bool(_), Value::Bool(_)) => None,
        (Value::Number(_), _) => Some("a number"),
        (Value::Bool(_), _) => Some("true or false"),
        _ => None,
    }
}

/// A value in a short line.
fn shown(value: &Value) -> String {
    match value {
        Value::Number(number) => number.to_string(),
        Value::String(text) => Quoted(text).to_string(),
        Value::Array(items) => items.iter().map(shown).collect::<Vec<_>>().join(" "),
        other => Quoted(&other.to_string()).to_string(),
    }
}

/// Whether a value is still what it was after it has been read. Objects may be written in another form.
fn is_kept(given: &Value, kept: &Value) -> bool {
    match (given.as_f64(), kept.as_f64()) {
        // Settings have single precision.
        (Some(given), Some(kept)) => given as f32 == kept as f32,
        _ => kept.is_object() || given == kept,
    }
}

#[cfg(test)]
mod tests;
