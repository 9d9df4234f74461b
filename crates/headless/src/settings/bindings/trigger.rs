//! Triggers: keys with their modifiers, and gamepad buttons. Each has a name under which it is saved.

use std::fmt;
use std::str::FromStr;

use super::pad_button::PadButton;

/// A key of the keyboard layout.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Key {
    /// The character that it types; letters in upper case.
    Char(char),
    /// One of [`Key::NAMED`].
    Named(&'static str),
}

impl Key {
    /// The keys that type no character, and Space, whose character is invisible.
    pub const NAMED: [&str; 27] = [
        "Enter",
        "Space",
        "Escape",
        "Tab",
        "Backspace",
        "Delete",
        "Insert",
        "Home",
        "End",
        "PageUp",
        "PageDown",
        "ArrowUp",
        "ArrowDown",
        "ArrowLeft",
        "ArrowRight",
        "F1",
        "F2",
        "F3",
        "F4",
        "F5",
        "F6",
        "F7",
        "F8",
        "F9",
        "F10",
        "F11",
        "F12",
    ];

    /// The key of this name.
    pub fn named(name: &str) -> Option<Key> {
        Key::NAMED.into_iter().find(|known| *known == name).map(Key::Named)
    }

    /// The key that types this character; `None` for white space and control characters.
    pub fn typed(char: char) -> Option<Key> {
        let mut upper = char.to_uppercase();
        let written = upper.next().filter(|_| upper.next().is_none()).unwrap_or(char);
        (!written.is_whitespace() && !written.is_control()).then_some(Key::Char(written))
    }
}

/// A key with modifiers. Command on a Mac counts as Ctrl.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chord {
    /// With Ctrl.
    pub ctrl: bool,
    /// With Alt.
    pub alt: bool,
    /// With Shift.
    pub shift: bool,
    /// The key.
    pub key: Key,
}

impl Chord {
    /// A key without modifiers.
    pub const fn plain(key: Key) -> Chord {
        Chord { ctrl: false, alt: false, shift: false, key }
    }

    /// The file that the key chooses, from 0 for `a` to 9 for `j`.
    pub const fn file(self) -> Option<u8> {
        match self {
            Chord { ctrl: false, alt: false, key: Key::Char(letter @ 'A'..='J'), .. } => Some(letter as u8 - b'A'),
            _ => None,
        }
    }

    /// The rank that the key chooses, 1 to 10; the key 0 stands for 10.
    pub const fn rank(self) -> Option<u8> {
        match self {
            Chord { ctrl: false, alt: false, key: Key::Char('0'), .. } => Some(10),
            Chord { ctrl: false, alt: false, key: Key::Char(digit @ '1'..='9'), .. } => Some(digit as u8 - b'0'),
            _ => None,
        }
    }
}

/// A key with modifiers, or a gamepad button.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trigger {
    /// A key.
    Key(Chord),
    /// A gamepad button.
    Pad(PadButton),
}

impl Trigger {
    /// Whether it is a key.
    pub const fn is_key(self) -> bool {
        matches!(self, Trigger::Key(_))
    }
}

impl From<Chord> for Trigger {
    fn from(chord: Chord) -> Self {
        Trigger::Key(chord)
    }
}

impl From<PadButton> for Trigger {
    fn from(button: PadButton) -> Self {
        Trigger::Pad(button)
    }
}

const PAD: &str = "pad ";

impl fmt::Display for Trigger {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Trigger::Pad(button) => write!(out, "{PAD}{button:?}"),
            Trigger::Key(Chord { ctrl, alt, shift, key }) => {
                for (held, name) in [(ctrl, "Ctrl+"), (alt, "Alt+"), (shift, "Shift+")] {
                    if *held {
                        out.write_str(name)?;
                    }
                }
                match key {
                    Key::Char(char) => write!(out, "{char}"),
                    Key::Named(name) => out.write_str(name),
                }
            }
        }
    }
}

/// The text is not the name of a trigger.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("it is not the name of a key or a gamepad button")]
pub struct UnknownTrigger;

impl FromStr for Trigger {
    type Err = UnknownTrigger;

    fn from_str(text: &str) -> Result<Trigger, UnknownTrigger> {
        if let Some(name) = text.strip_prefix(PAD) {
            let button = PadButton::ALL.into_iter().find(|button| format!("{button:?}") == name);
            return button.map(Trigger::Pad).ok_or(UnknownTrigger);
        }
        let mut rest = text;
        let mut held = |name: &str| {
            let after = rest.strip_prefix(name);
            rest = after.unwrap_or(rest);
            after.is_some()
        };
        let (ctrl, alt, shift) = (held("Ctrl+"), held("Alt+"), held("Shift+"));
        let mut chars = rest.chars();
        let key = match (chars.next(), chars.next()) {
            (Some(only), None) => Key::typed(only),
            _ => Key::named(rest),
        };
        key.map(|key| Trigger::Key(Chord { ctrl, alt, shift, key })).ok_or(UnknownTrigger)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trigger_is_parsed_as_written() {
        for text in ["Enter", "Ctrl+Z", "Ctrl+Shift+Z", "Shift+ArrowUp", "?", "+", "Ctrl++", "Alt+F4", "pad LeftBumper"]
        {
            assert_eq!(text.parse::<Trigger>().map(|trigger| trigger.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("z".parse::<Trigger>(), "Z".parse());
    }

    #[test]
    fn unknown_names_are_refused() {
        for text in ["", " ", "Ctrl+", "Enterr", "pad Nowhere", "pad ", "Hyper+Z"] {
            assert_eq!(text.parse::<Trigger>(), Err(UnknownTrigger), "{text:?}");
        }
    }
}
