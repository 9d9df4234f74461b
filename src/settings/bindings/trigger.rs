//! What can be pressed: keys with their modifiers, and the buttons of a pad. Each has a name under which it is kept.

use std::fmt;
use std::str::FromStr;

/// A key as the keyboard's layout names it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Key {
    /// What it writes; letters in upper case.
    Char(char),
    /// One of [`Key::NAMED`].
    Named(&'static str),
}

impl Key {
    /// The keys that write nothing, and Space, which nobody could read.
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

    #[must_use]
    pub fn named(name: &str) -> Option<Key> {
        Key::NAMED.into_iter().find(|known| *known == name).map(Key::Named)
    }

    /// The key that writes this; blanks and control characters are no names.
    #[must_use]
    pub fn typed(char: char) -> Option<Key> {
        let mut upper = char.to_uppercase();
        let written = upper.next().filter(|_| upper.next().is_none()).unwrap_or(char);
        (!written.is_whitespace() && !written.is_control()).then_some(Key::Char(written))
    }
}

/// A key with the modifiers that are held. Command on a Mac counts as Ctrl.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Chord {
    pub ctrl: bool,
    pub alt: bool,
    pub shift: bool,
    pub key: Key,
}

impl Chord {
    #[must_use]
    pub const fn plain(key: Key) -> Chord {
        Chord { ctrl: false, alt: false, shift: false, key }
    }

    /// The letter of a file, from 0 for `a` to 9 for `j`.
    #[must_use]
    pub const fn file(self) -> Option<u8> {
        match self {
            Chord { ctrl: false, alt: false, key: Key::Char(letter @ 'A'..='J'), .. } => Some(letter as u8 - b'A'),
            _ => None,
        }
    }

    /// The number of a rank, 1 to 10; 0 stands for 10.
    #[must_use]
    pub const fn rank(self) -> Option<u8> {
        match self {
            Chord { ctrl: false, alt: false, key: Key::Char('0'), .. } => Some(10),
            Chord { ctrl: false, alt: false, key: Key::Char(digit @ '1'..='9'), .. } => Some(digit as u8 - b'0'),
            _ => None,
        }
    }
}

/// A button of a pad, by its place; the names of its makers differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PadButton {
    South,
    East,
    West,
    North,
    LeftBumper,
    RightBumper,
    LeftTrigger,
    RightTrigger,
    Select,
    Start,
    LeftStick,
    RightStick,
    Up,
    Down,
    Left,
    Right,
}

impl PadButton {
    pub const ALL: [PadButton; 16] = [
        PadButton::South,
        PadButton::East,
        PadButton::West,
        PadButton::North,
        PadButton::LeftBumper,
        PadButton::RightBumper,
        PadButton::LeftTrigger,
        PadButton::RightTrigger,
        PadButton::Select,
        PadButton::Start,
        PadButton::LeftStick,
        PadButton::RightStick,
        PadButton::Up,
        PadButton::Down,
        PadButton::Left,
        PadButton::Right,
    ];
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Trigger {
    Key(Chord),
    Pad(PadButton),
}

impl Trigger {
    #[must_use]
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

/// The text names nothing that can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    fn everything_that_can_be_pressed_is_read_back_as_it_was_written() {
        for text in ["Enter", "Ctrl+Z", "Ctrl+Shift+Z", "Shift+ArrowUp", "?", "+", "Ctrl++", "Alt+F4", "pad LeftBumper"]
        {
            assert_eq!(text.parse::<Trigger>().map(|trigger| trigger.to_string()), Ok(text.to_owned()));
        }
        assert_eq!("z".parse::<Trigger>(), "Z".parse());
    }

    #[test]
    fn names_of_nothing_are_refused() {
        for text in ["", " ", "Ctrl+", "Enterr", "pad Nowhere", "pad ", "Hyper+Z"] {
            assert_eq!(text.parse::<Trigger>(), Err(UnknownTrigger), "{text:?}");
        }
    }
}
