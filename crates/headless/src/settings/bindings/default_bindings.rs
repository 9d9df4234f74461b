//! The default keys and buttons.

use super::{BindingAction, Bindings};

/// An action, the name under which it is saved, and its default triggers, the one to show first.
type DefaultBinding = (BindingAction, &'static str, &'static [&'static str]);

#[rustfmt::skip]
const DEFAULTS: [DefaultBinding; 30] = [
    (BindingAction::Up,        "up",         &["ArrowUp", "pad Up"]),
    (BindingAction::Down,      "down",       &["ArrowDown", "pad Down"]),
    (BindingAction::Left,      "left",       &["ArrowLeft", "pad Left"]),
    (BindingAction::Right,     "right",      &["ArrowRight", "pad Right"]),
    (BindingAction::Press,     "press",      &["Enter", "Space", "pad South"]),
    (BindingAction::Cancel,    "cancel",     &["Escape", "pad East"]),
    (BindingAction::TakeBack,  "take-back",  &["U", "Backspace", "Ctrl+Z", "pad LeftBumper"]),
    (BindingAction::PlayAgain, "play-again", &["R", "Ctrl+Y", "Ctrl+Shift+Z", "pad RightBumper"]),
    (BindingAction::Hint,      "hint",       &["?", "F1", "pad North"]),
    (BindingAction::Oracle,    "oracle",     &["O"]),
    (BindingAction::Analyse,   "analyse",    &["L"]),
    (BindingAction::Threats,   "threats",    &["T"]),
    (BindingAction::Explorer,  "explorer",   &["N"]),
    (BindingAction::Pass,      "pass",       &["P", "pad Select"]),
    (BindingAction::Swap,      "swap",       &["X", "pad Select"]),
    (BindingAction::Pause,     "pause",      &["P", "pad Select"]),
    (BindingAction::Menu,      "menu",       &["M", "pad Start"]),
    (BindingAction::Buttons,   "buttons",    &["pad West"]),
    (BindingAction::View,      "view",       &["V", "pad RightStick"]),
    (BindingAction::Home,      "home",       &["Home", "pad LeftStick"]),
    (BindingAction::TurnLeft,  "turn-left",  &["Shift+ArrowLeft"]),
    (BindingAction::TurnRight, "turn-right", &["Shift+ArrowRight"]),
    (BindingAction::TiltUp,    "tilt-up",    &["Shift+ArrowUp"]),
    (BindingAction::TiltDown,  "tilt-down",  &["Shift+ArrowDown"]),
    (BindingAction::Closer,    "closer",     &["+", "=", "pad RightTrigger"]),
    (BindingAction::Farther,   "farther",    &["-", "pad LeftTrigger"]),
    (BindingAction::Earlier,   "earlier",    &["PageUp"]),
    (BindingAction::Later,     "later",      &["PageDown"]),
    (BindingAction::Earliest,  "earliest",   &["Shift+PageUp"]),
    (BindingAction::Latest,    "latest",     &["End", "Shift+PageDown"]),
];

impl BindingAction {
    /// Every action, in order.
    pub const ALL: [BindingAction; DEFAULTS.len()] = {
        let mut all = [BindingAction::Up; DEFAULTS.len()];
        let mut index = 0;
        while index < DEFAULTS.len() {
            all[index] = DEFAULTS[index].0;
            index += 1;
        }
        all
    };

    /// The name under which it is saved.
    pub(super) fn name(self) -> &'static str {
        DEFAULTS.iter().find(|row| row.0 == self).map_or("", |row| row.1)
    }
}

impl Default for Bindings {
    fn default() -> Self {
        let read = |texts: &[&str]| texts.iter().filter_map(|text| text.parse().ok()).collect();
        Bindings { table: DEFAULTS.iter().map(|(action, _, texts)| (*action, read(texts))).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::bindings::{Trigger, may_share, reserved};

    #[test]
    fn every_default_key_can_be_parsed_and_has_one_action() {
        for (action, name, texts) in DEFAULTS {
            for text in texts {
                let trigger: Trigger = text.parse().unwrap_or_else(|_| panic!("{name}: {text}"));
                assert_eq!(reserved(action, trigger), None, "{text}");
                assert!(Bindings::default().actions_for(trigger).all(|other| may_share(action, other)), "{text}");
            }
        }
    }

    #[test]
    fn every_action_is_listed_once_under_a_name_of_its_own() {
        let mut names: Vec<_> = BindingAction::ALL.into_iter().map(BindingAction::name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), BindingAction::ALL.len());
        assert!(BindingAction::ALL.is_sorted());
    }
}
