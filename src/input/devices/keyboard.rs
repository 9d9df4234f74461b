//! The keyboard: keys with their modifiers, named as the layout names them.

use bevy::input::keyboard::{Key as Typed, KeyCode, KeyboardInput};

use super::{DeviceContext, goes_on, on_board};
use crate::input::action::Action;
use crate::settings::bindings::{Chord, Key, Trigger};

/// The modifiers that are held.
#[derive(Default)]
pub(crate) struct Keyboard {
    held: Vec<KeyCode>,
}

const CTRL: [KeyCode; 4] = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
const ALT: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];
const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

impl Keyboard {
    /// True if a key was pressed.
    pub(crate) fn hear(&mut self, input: &KeyboardInput, ground: &DeviceContext, done: &mut Vec<Action>) -> bool {
        let down = input.state.is_pressed();
        if self.holds(input) {
            return false;
        }
        if down {
            // The layout's name goes first; only a key without a meaning is looked at by its place.
            let chords = [named(&input.logical_key), placed(input)].into_iter().flatten().map(|key| self.chord(key));
            let meant = chords.map(|chord| meanings(chord, input.repeat, ground)).find(|meant| !meant.is_empty());
            done.extend(meant.into_iter().flatten().flatten());
        }
        down
    }

    /// The key that is pressed by somebody who chooses one.
    pub(crate) fn chosen(&mut self, input: &KeyboardInput) -> Option<Chord> {
        if self.holds(input) || !input.state.is_pressed() || input.repeat {
            return None;
        }
        named(&input.logical_key).or_else(|| placed(input)).map(|key| self.chord(key))
    }

    /// Whether it is a modifier, which only counts together with another key.
    fn holds(&mut self, input: &KeyboardInput) -> bool {
        let modifier = [&CTRL[..], &ALT, &SHIFT].iter().any(|keys| keys.contains(&input.key_code));
        if modifier {
            self.held.retain(|key| *key != input.key_code);
            if input.state.is_pressed() {
                self.held.push(input.key_code);
            }
        }
        modifier
    }

    /// Another window has the keyboard: nobody tells when a key is let go.
    pub(crate) fn forget(&mut self) {
        self.held.clear();
    }

    fn chord(&self, key: Key) -> Chord {
        let held = |keys: &[KeyCode]| keys.iter().any(|key| self.held.contains(key));
        let (ctrl, alt, shift) = (held(&CTRL), held(&ALT), held(&SHIFT));
        match key {
            // The modifiers have made the sign already: Shift, or both others for the third level of a layout.
            Key::Char(sign) if !sign.is_alphabetic() => {
                let third = ctrl && alt;
                Chord { ctrl: ctrl && !third, alt: alt && !third, shift: false, key }
            }
            _ => Chord { ctrl, alt, shift, key },
        }
    }
}

/// What a chord means; `None` for a meaning that counts for nothing now.
fn meanings(chord: Chord, repeat: bool, ground: &DeviceContext) -> Vec<Option<Action>> {
    let bound = ground.bindings.actions_for(Trigger::Key(chord));
    let mut meant: Vec<_> =
        bound.map(|action| on_board(action).filter(|_| ground.takes(action) && (!repeat || goes_on(action)))).collect();
    if meant.is_empty() {
        let jump = chord.file().map(Action::File).or(chord.rank().map(Action::Rank));
        meant.extend(jump.map(|jump| Some(jump).filter(|_| ground.board() && !ground.keyboard_taken())));
    }
    meant
}

fn named(key: &Typed) -> Option<Key> {
    let name = match key {
        Typed::Character(text) => {
            let mut signs = text.chars();
            return signs.next().filter(|_| signs.next().is_none()).and_then(Key::typed);
        }
        Typed::Enter => "Enter",
        Typed::Space => "Space",
        Typed::Escape => "Escape",
        Typed::Tab => "Tab",
        Typed::Backspace => "Backspace",
        Typed::Delete => "Delete",
        Typed::Insert => "Insert",
        Typed::Home => "Home",
        Typed::End => "End",
        Typed::PageUp => "PageUp",
        Typed::PageDown => "PageDown",
        Typed::ArrowUp => "ArrowUp",
        Typed::ArrowDown => "ArrowDown",
        Typed::ArrowLeft => "ArrowLeft",
        Typed::ArrowRight => "ArrowRight",
        Typed::F1 => "F1",
        Typed::F2 => "F2",
        Typed::F3 => "F3",
        Typed::F4 => "F4",
        Typed::F5 => "F5",
        Typed::F6 => "F6",
        Typed::F7 => "F7",
        Typed::F8 => "F8",
        Typed::F9 => "F9",
        Typed::F10 => "F10",
        Typed::F11 => "F11",
        Typed::F12 => "F12",
        _ => return None,
    };
    Key::named(name)
}

/// A letter by its place, where the layout has no Latin letters; a digit by its place, where the layout hides the digits
/// behind Shift.
fn placed(input: &KeyboardInput) -> Option<Key> {
    let sign = match &input.logical_key {
        Typed::Character(text) => text.chars().next(),
        Typed::Unidentified(_) | Typed::Dead(_) => None,
        _ => return None,
    };
    let code = format!("{:?}", input.key_code);
    let at = |prefix: &str| code.strip_prefix(prefix).filter(|rest| rest.len() == 1)?.chars().next();
    let letter = at("Key").filter(|_| sign.is_none_or(|sign| !sign.is_ascii()));
    let digit = at("Digit").filter(|_| sign.is_none_or(|sign| !sign.is_ascii_alphanumeric()));
    letter.or(digit).and_then(Key::typed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::input::ButtonState;
    use bevy::prelude::Entity;

    fn place(key_code: KeyCode, writes: &str) -> Option<Key> {
        placed(&KeyboardInput {
            key_code,
            logical_key: Typed::Character(writes.into()),
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        })
    }

    #[test]
    fn keys_of_foreign_layouts_count_by_their_place() {
        assert_eq!(place(KeyCode::KeyU, "г"), Some(Key::Char('U')));
        assert_eq!(place(KeyCode::Digit1, "&"), Some(Key::Char('1')));
    }

    #[test]
    fn a_key_that_writes_another_latin_letter_is_not_the_one_at_its_place() {
        assert_eq!(place(KeyCode::KeyV, "k"), None);
    }

    #[test]
    fn shift_that_made_a_sign_is_not_a_modifier_of_it() {
        let keyboard = Keyboard { held: vec![KeyCode::ShiftLeft] };
        assert_eq!(keyboard.chord(Key::Char('?')), Chord::plain(Key::Char('?')));
        assert!(keyboard.chord(Key::Char('Z')).shift);
    }
}
