//! How people like the program, as text.

use serde::{Deserialize, Serialize};

use super::saved::player_to_text;
use crate::game::player::Players;
use crate::rules::Size;
use crate::settings::bindings::Bindings;
use crate::settings::preferences::Preferences;

/// Everything that is kept of the settings. What a text does not name is as usual.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    #[serde(flatten)]
    pub preferences: Preferences,
    /// Which keys and buttons differ from what is usual.
    pub bindings: Bindings,
    pub computers_resign: bool,
    /// Who is to play the next match.
    pub players: [String; 2],
    /// Board sizes, such as `8x8`.
    pub othello: String,
    pub breakthrough: String,
    /// The clock of the next match, such as `3+2`; empty for none.
    pub clock: String,
    /// The corners that Black has from the start of a match of Othello.
    pub corners: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            preferences: Preferences::default(),
            bindings: Bindings::default(),
            computers_resign: true,
            players: ["person".into(), "3".into()],
            othello: "8x8".into(),
            breakthrough: "8x8".into(),
            clock: String::new(),
            corners: 0,
        }
    }
}

impl Settings {
    #[must_use]
    pub fn with(self, players: Players, othello: Size, breakthrough: Size) -> Settings {
        let players = players.0.map(player_to_text);
        Settings { players, othello: othello.to_string(), breakthrough: breakthrough.to_string(), ..self }
    }

    /// The players of the next match, if the text names any that there are.
    #[must_use]
    pub fn chosen_players(&self) -> Option<Players> {
        let [first, second] = &self.players;
        Some(Players([first.parse().ok()?, second.parse().ok()?]))
    }

    /// The board sizes of Othello and Breakthrough, where the text names sizes.
    #[must_use]
    pub fn sizes(&self) -> [Option<Size>; 2] {
        [self.othello.parse().ok(), self.breakthrough.parse().ok()]
    }

    /// The same with one of them set, by its name and in the form in which it is kept.
    ///
    /// # Errors
    /// A sentence that says why it cannot be set so.
    pub fn set(&self, name: &str, value: &str) -> Result<Settings, String> {
        use serde_json::Value;
        let mut all = serde_json::to_value(self).map_err(|error| error.to_string())?;
        let place = all.get_mut(name).ok_or_else(|| format!("there is no setting {name:?}"))?;
        *place = serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
        Settings::from_text(&all.to_string()).map_err(|reason| format!("{name}: {reason}"))
    }

    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// # Errors
    /// A sentence that says what is wrong with a text that is no settings.
    pub fn from_text(text: &str) -> Result<Settings, String> {
        // A list would be read as the fields in their order.
        if !text.trim_start().starts_with('{') {
            return Err("it is no list of names and values".into());
        }
        let settings: Settings = serde_json::from_str(text).map_err(|error| error.to_string())?;
        Ok(Settings { preferences: settings.preferences.sanitized(), ..settings })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::player::{Level, Player};
    use crate::settings::bindings::{BindingAction, PadButton};
    use crate::settings::preferences::BoardOrientation;
    use crate::settings::theme::ThemeId;

    #[test]
    fn settings_come_back_as_they_were_kept() {
        let players = Players([Player::Computer(Level::FIRST), Player::Human]);
        let [othello, breakthrough] = [Size { columns: 10, rows: 10 }, Size { columns: 6, rows: 5 }];
        let preferences = Preferences {
            theme: ThemeId::named("night").unwrap(),
            speed: 2.0,
            effects: 0.25,
            top_down: true,
            facing: BoardOrientation::Turning,
            ..Preferences::default()
        };
        let mut bindings = Bindings::default();
        bindings.rebind(BindingAction::Press, PadButton::North).unwrap();
        let kept = Settings { preferences, bindings, ..Settings::default() };
        let kept = kept.with(players, othello, breakthrough);
        let back = Settings::from_text(&kept.to_text()).unwrap();
        assert_eq!(back, kept);
        assert_eq!(back.chosen_players(), Some(players));
        assert_eq!(back.sizes(), [Some(othello), Some(breakthrough)]);
    }

    #[test]
    fn what_is_missing_is_as_usual_and_what_is_impossible_is_put_right() {
        assert_eq!(Settings::from_text("{}"), Ok(Settings::default()));
        let odd = Settings::from_text(r#"{"speed": 77, "volume": -3, "players": ["king", "1"], "colour": 1}"#).unwrap();
        assert_eq!((odd.preferences.speed, odd.preferences.effects, odd.chosen_players()), (1.0, 0.0, None));
    }

    #[test]
    fn one_setting_is_set_by_its_name() {
        let set = |name, value| Settings::default().set(name, value);
        assert_eq!(set("scale", "1.5").unwrap().preferences.scale, 1.5);
        assert_eq!(set("facing", "opposite").unwrap().preferences.facing, BoardOrientation::Opposite);
        assert!(!set("computers_resign", "false").unwrap().computers_resign);
        assert!(set("colour", "red").unwrap_err().contains("colour"));
        assert!(set("scale", "wide").unwrap_err().contains("scale"));
    }

    #[test]
    fn a_text_that_is_no_settings_is_refused() {
        for text in ["", "[]", "{\"speed\": \"fast\"}", "nonsense"] {
            assert!(Settings::from_text(text).is_err(), "{text}");
        }
    }
}
