//! The player's own theme as a line of text, which is saved and can be sent to others:
//! `tessera-theme:wood;board-light=#d9b98a;frame=#3a2417`.

use std::fmt::{self, Display, Formatter};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::own::{OwnTheme, ThemePart};
use super::{Srgb, ThemeId, themes};

/// What the text form begins with.
pub const PREFIX: &str = "tessera-theme:";
/// The longest text in bytes that can be a theme.
const LONGEST: usize = 1000;

/// How many characters of a text a reason repeats.
const QUOTED: usize = 30;

/// Why a text cannot be read as a theme.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OwnThemeError {
    /// It is longer than any theme.
    #[error("the text has more than {LONGEST} characters; a theme is one line")]
    TooLong,
    /// It does not begin as a theme does.
    #[error("a theme begins with {PREFIX}")]
    NoPrefix,
    /// The theme it starts from is unknown.
    #[error("there is no theme {} to start from; there are {}", quoted(.0), names())]
    UnknownBase(String),
    /// It names an unknown part.
    #[error("a theme has no part {}", quoted(.0))]
    UnknownPart(String),
    /// A part has no colour.
    #[error("{}: {} is not a colour such as #c9a25c", .part.name(), quoted(.value))]
    InvalidColour {
        /// The part.
        part: ThemePart,
        /// What stands in place of a colour.
        value: String,
    },
    /// A part has two colours.
    #[error("{} has two colours", .0.name())]
    Twice(ThemePart),
}

/// A part of the text in quotation marks, shortened.
fn quoted(text: &str) -> String {
    let shown: String = text.chars().filter(|sign| !sign.is_control()).take(QUOTED).collect();
    if text.chars().count() > QUOTED { format!("\"{shown}…\"") } else { format!("\"{shown}\"") }
}

/// The names of the themes of the program.
fn names() -> String {
    themes().iter().map(|theme| theme.name.as_str()).collect::<Vec<_>>().join(", ")
}

impl OwnTheme {
    /// Reads the text form, or a link to a theme.
    ///
    /// White space is ignored wherever it is, because chats break lines.
    ///
    /// # Errors
    /// The first reason why it cannot be read.
    pub fn parse(text: &str) -> Result<OwnTheme, OwnThemeError> {
        read(text, Err)
    }

    /// The part of an address after `#` that carries the theme.
    pub fn link_fragment(&self) -> String {
        // Only the first # of an address has a meaning.
        self.to_string().replace('#', "")
    }

    /// Whether a text is meant as a theme, whatever is wrong with it.
    pub fn is_meant_by(text: &str) -> bool {
        bare(&text.chars().take(LONGEST).collect::<String>()).contains(PREFIX)
    }
}

/// Reads the text form. `fault` says whether a part that cannot be read makes the whole unreadable.
fn read(text: &str, fault: impl Fn(OwnThemeError) -> Result<(), OwnThemeError>) -> Result<OwnTheme, OwnThemeError> {
    if text.len() > LONGEST {
        return Err(OwnThemeError::TooLong);
    }
    let text = bare(text);
    let (_, parts) = text.split_once(PREFIX).filter(|(before, _)| is_address(before)).ok_or(OwnThemeError::NoPrefix)?;
    let mut parts = parts.split(';');
    let base = parts.next().unwrap_or_default();
    let mut own = OwnTheme::default();
    match ThemeId::named(base) {
        Some(base) => own.base = base,
        None => fault(OwnThemeError::UnknownBase(base.to_owned()))?,
    }
    // A text may end with a semicolon.
    for part in parts.filter(|part| !part.is_empty()) {
        match read_part(part, &own) {
            Ok((part, colour)) => own.choose(part, Some(colour)),
            Err(error) => fault(error)?,
        }
    }
    Ok(own)
}

/// Whether nothing or the address of a page stands before the theme.
fn is_address(before: &str) -> bool {
    before.is_empty() || before.ends_with('#')
}

fn read_part(text: &str, own: &OwnTheme) -> Result<(ThemePart, Srgb), OwnThemeError> {
    let (name, value) = text.split_once('=').unwrap_or((text, ""));
    let part = ThemePart::named(name).ok_or_else(|| OwnThemeError::UnknownPart(name.to_owned()))?;
    let colour = Srgb::from_digits(value.strip_prefix('#').unwrap_or(value));
    let colour = colour.ok_or_else(|| OwnThemeError::InvalidColour { part, value: value.to_owned() })?;
    if own.chosen(part).is_some() { Err(OwnThemeError::Twice(part)) } else { Ok((part, colour)) }
}

/// The text without what chats and mail put into it and around it.
fn bare(text: &str) -> String {
    let is_invisible =
        |sign: char| sign.is_whitespace() || matches!(sign, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    let text: String = text.chars().filter(|sign| !is_invisible(*sign)).collect();
    let text = text.trim_matches(['"', '\'', '`', '<', '>', '“', '”', '„', '«', '»']);
    [("%3a", ":"), ("%3b", ";"), ("%3d", "="), ("%23", "#")]
        .iter()
        .fold(text.to_lowercase(), |text, (code, sign)| text.replace(code, sign))
}

impl Display for OwnTheme {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{PREFIX}{}", self.base.theme().name)?;
        for part in ThemePart::ALL {
            if let Some(colour) = self.chosen(part) {
                write!(f, ";{}={colour}", part.name())?;
            }
        }
        Ok(())
    }
}

impl Serialize for OwnTheme {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Reads what can be read: a damaged part has the colour of the base.
impl<'de> Deserialize<'de> for OwnTheme {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        let text = value.as_str().unwrap_or_default();
        Ok(read(text, |_| Ok(())).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests;
