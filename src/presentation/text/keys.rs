//! The names of keys, of a pad's buttons, and of what they mean.

use crate::settings::bindings::{BindingAction, Bindings, Chord, Key, PadButton, Reserved, Trigger};

/// The name of a key or button as it stands on it, or as most people call it.
#[must_use]
pub fn trigger(trigger: Trigger) -> String {
    match trigger {
        Trigger::Pad(button) => pad(button).into(),
        Trigger::Key(Chord { ctrl, alt, shift, key }) => {
            let modifiers = [(ctrl, "Ctrl+"), (alt, "Alt+"), (shift, "Shift+")];
            let held = modifiers.into_iter().filter(|(held, _)| *held).map(|(_, name)| name);
            let name = match key {
                Key::Char(sign) => sign.to_string(),
                Key::Named(name) => named(name).into(),
            };
            held.collect::<String>() + &name
        }
    }
}

fn named(name: &'static str) -> &'static str {
    match name {
        "Escape" => "Esc",
        "PageUp" => "Page up",
        "PageDown" => "Page down",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        name => name,
    }
}

const fn pad(button: PadButton) -> &'static str {
    match button {
        PadButton::South => "A",
        PadButton::East => "B",
        PadButton::West => "X",
        PadButton::North => "Y",
        PadButton::LeftBumper => "LB",
        PadButton::RightBumper => "RB",
        PadButton::LeftTrigger => "LT",
        PadButton::RightTrigger => "RT",
        PadButton::Select => "Select",
        PadButton::Start => "Start",
        PadButton::LeftStick => "Left stick",
        PadButton::RightStick => "Right stick",
        PadButton::Up => "D-pad up",
        PadButton::Down => "D-pad down",
        PadButton::Left => "D-pad left",
        PadButton::Right => "D-pad right",
    }
}

/// What an action is called in a list of keys.
#[must_use]
pub const fn action(action: BindingAction) -> &'static str {
    match action {
        BindingAction::Up => "Cursor up",
        BindingAction::Down => "Cursor down",
        BindingAction::Left => "Cursor left",
        BindingAction::Right => "Cursor right",
        BindingAction::Press => "Choose, place, move",
        BindingAction::Cancel => "Put down; menu",
        BindingAction::TakeBack => "Take back",
        BindingAction::PlayAgain => "Play again",
        BindingAction::Hint => "Hint",
        BindingAction::Pass => "Pass",
        BindingAction::Swap => "Switch sides",
        BindingAction::Pause => "Pause and go on",
        BindingAction::Menu => "Menu",
        BindingAction::Buttons => "To the buttons and back",
        BindingAction::View => "2D or 3D",
        BindingAction::Home => "Camera back",
        BindingAction::TurnLeft => "Turn left",
        BindingAction::TurnRight => "Turn right",
        BindingAction::TiltUp => "Tilt up",
        BindingAction::TiltDown => "Tilt down",
        BindingAction::Closer => "Closer",
        BindingAction::Farther => "Farther",
    }
}

/// Explanation a key cannot be had.
#[must_use]
pub const fn reserved(reason: Reserved) -> &'static str {
    match reason {
        Reserved::Jump => "The letters a to j and the digits choose files and ranks.",
        Reserved::Tab => "Tab always walks through the buttons.",
        Reserved::Escape => "Esc always calls off.",
    }
}

/// After a key was taken from others: `Hint is on Y now.`, or that it has none any more.
#[must_use]
pub fn exchanged(bindings: &Bindings, lost: &[BindingAction], key: bool) -> String {
    let told = lost.iter().map(|other| match bindings.first(*other, key) {
        Some(left) => format!("{} is on {} now.", action(*other), trigger(left)),
        None if key => format!("{} has no key now.", action(*other)),
        None => format!("{} has no button now.", action(*other)),
    });
    told.collect::<Vec<_>>().join(" ")
}

/// What an action is called, and its first key and button; empty where there is none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyRow {
    pub action: &'static str,
    pub key: String,
    pub button: String,
}

impl KeyRow {
    /// The row as a sentence.
    #[must_use]
    pub fn spoken(&self) -> String {
        let held = [&self.key, &self.button].into_iter().filter(|name| !name.is_empty());
        format!("{}: {}.", self.action, held.map(String::as_str).collect::<Vec<_>>().join(", "))
    }
}

/// How the cursor is moved: by keys, and where pads are heard, by a pad.
#[must_use]
pub const fn walks() -> &'static [&'static str] {
    if cfg!(target_family = "wasm") { &[WALK_BY_KEYS] } else { &[WALK_BY_KEYS, WALK_BY_PAD] }
}

/// A row for every other action that has a key or a button; a page in a browser hears no pad.
#[must_use]
pub fn table(bindings: &Bindings) -> Vec<KeyRow> {
    use BindingAction::{Down, Left, Right, Up};
    let name = |meant, key| bindings.first(meant, key).map(trigger).unwrap_or_default();
    let told = BindingAction::ALL.into_iter().filter(|action| !matches!(action, Up | Down | Left | Right));
    let row = |meant| KeyRow {
        action: action(meant),
        key: name(meant, true),
        button: if cfg!(target_family = "wasm") { String::new() } else { name(meant, false) },
    };
    told.map(row).filter(|row| !row.key.is_empty() || !row.button.is_empty()).collect()
}

const WALK_BY_KEYS: &str = "Keyboard: arrows move the cursor, a letter and a number go to that file and rank.";
const WALK_BY_PAD: &str = "Pad: D-pad and left stick move the cursor, the right stick turns the board.";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_called_what_stands_on_them() {
        let name = |text: &str| trigger(text.parse().unwrap());
        assert_eq!(
            ["Ctrl+Z", "Escape", "pad South", "Shift+ArrowUp", "?"].map(name),
            ["Ctrl+Z", "Esc", "A", "Shift+↑", "?"]
        );
    }

    #[test]
    fn who_has_lost_a_key_is_told_what_is_left() {
        let mut bindings = Bindings::default();
        let mut rebind = |action, text: &str| {
            let lost = bindings.rebind(action, text.parse::<Trigger>().unwrap()).unwrap();
            exchanged(&bindings, &lost, true)
        };
        assert_eq!(rebind(BindingAction::View, "K"), "");
        assert_eq!(rebind(BindingAction::View, "M"), "Menu is on K now.");
    }

    #[test]
    fn the_table_tells_every_key_and_every_button() {
        let rows = table(&Bindings::default());
        let row = |action: &str| rows.iter().find(|row| row.action == action).map(KeyRow::spoken);
        assert_eq!(row("Choose, place, move").as_deref(), Some("Choose, place, move: Enter, A."));
        assert_eq!(row("Menu").as_deref(), Some("Menu: M, Start."));
        assert_eq!(row("Turn left").as_deref(), Some("Turn left: Shift+←."));
        assert_eq!(row("Cursor up"), None, "it is told in a sentence");
    }
}
