//! Which theme is chosen.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ThemeId;

/// The name under which the choice of the player's own theme is saved.
pub(super) const OWN: &str = "own";

/// A theme of the program, or the player's own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ThemeChoice {
    /// One of the [`themes`](super::themes).
    BuiltIn(ThemeId),
    /// The player's own theme, an [`OwnTheme`](super::OwnTheme) in the preferences.
    Own,
}

impl ThemeChoice {
    /// Every choice, the player's own theme last.
    pub fn all() -> impl Iterator<Item = ThemeChoice> {
        ThemeId::all().map(ThemeChoice::BuiltIn).chain([ThemeChoice::Own])
    }

    /// The name under which it is saved.
    pub fn name(self) -> &'static str {
        match self {
            ThemeChoice::BuiltIn(id) => &id.theme().name,
            ThemeChoice::Own => OWN,
        }
    }

    /// The choice that is saved under this name.
    pub fn named(name: &str) -> Option<ThemeChoice> {
        ThemeChoice::all().find(|choice| choice.name() == name)
    }
}

impl Default for ThemeChoice {
    fn default() -> Self {
        ThemeId::default().into()
    }
}

impl From<ThemeId> for ThemeChoice {
    fn from(id: ThemeId) -> Self {
        ThemeChoice::BuiltIn(id)
    }
}

impl Serialize for ThemeChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.name().serialize(serializer)
    }
}

/// Reads an unknown name as the default theme.
impl<'de> Deserialize<'de> for ThemeChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(ThemeChoice::named(&String::deserialize(deserializer)?).unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_saved_by_its_name() {
        for choice in ThemeChoice::all() {
            let text = serde_json::to_string(&choice).unwrap();
            assert_eq!(text, format!("{:?}", choice.name()));
            assert_eq!(serde_json::from_str::<ThemeChoice>(&text).unwrap(), choice);
        }
        assert_eq!(ThemeChoice::named("own"), Some(ThemeChoice::Own));
        assert_eq!(serde_json::from_str::<ThemeChoice>("\"velvet\"").unwrap(), ThemeChoice::default());
    }
}
