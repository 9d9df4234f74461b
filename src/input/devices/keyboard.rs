//! The keyboard: keys with their modifiers, named by the layout.

use bevy::input::keyboard::{Key as Typed, KeyCode, KeyboardInput};

use super::{DeviceContext, board_action, repeats};
use crate::input::action::Action;
use crate::settings::bindings::{Chord, Key, Trigger};

/// The keyboard's state: the held modifiers.
#[derive(Default)]
pub(crate) struct Keyboard {
    held: Vec<KeyCode>,
}

const CTRL: [KeyCode; 4] = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
const ALT: [KeyCode; 2] = [KeyCode::AltLeft, KeyCode::AltRight];
const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

impl Keyboard {
    /// Translates a key event into actions; returns whether a key was pressed.
    pub(crate) fn translate(
        &mut self,
        input: &KeyboardInput,
        context: &DeviceContext,
        actions: &mut Vec<Action>,
    ) -> bool {
        let down = input.state.is_pressed();
        if self.track_modifier(input) {
            return false;
        }
        if down {
            // The layout's name comes first; only a key without a binding is tried by its place.
            let chords = [named(&input.logical_key), placed(input)].into_iter().flatten().map(|key| self.chord(key));
            let bound = chords.map(|chord| bound_actions(chord, input.repeat, context)).find(|bound| !bound.is_empty());
            actions.extend(bound.into_iter().flatten().flatten());
        }
        down
    }

    /// The chord of a new key press, for a new binding.
    pub(crate) fn pressed_chord(&mut self, input: &KeyboardInput) -> Option<Chord> {
        if self.track_modifier(input) || !input.state.is_pressed() || input.repeat {
            return None;
        }
        named(&input.logical_key).or_else(|| placed(input)).map(|key| self.chord(key))
    }

    /// Tracks a modifier; returns whether the key is one.
    fn track_modifier(&mut self, input: &KeyboardInput) -> bool {
        let modifier = [&CTRL[..], &ALT, &SHIFT].iter().any(|keys| keys.contains(&input.key_code));
        if modifier {
            self.held.retain(|key| *key != input.key_code);
            if input.state.is_pressed() {
                self.held.push(input.key_code);
            }
        }
        modifier
    }

    /// Forgets the held keys: no releases arrive while another window has the keyboard.
    pub(crate) fn release_all(&mut self) {
        self.held.clear();
    }

    fn chord(&self, key: Key) -> Chord {
        let held = |keys: &[KeyCode]| keys.iter().any(|key| self.held.contains(key));
        let (ctrl, alt, shift) = (held(&CTRL), held(&ALT), held(&SHIFT));
        match key {
            // The modifiers are part of the character: Shift, or Ctrl and Alt for the third level of a layout.
            Key::Char(character) if !character.is_alphabetic() => {
                let third_level = ctrl && alt;
                Chord { ctrl: ctrl && !third_level, alt: alt && !third_level, shift: false, key }
            }
            _ => Chord { ctrl, alt, shift, key },
        }
    }
}

/// The actions bound to a chord; `None` for an action that is not available now.
fn bound_actions(chord: Chord, repeat: bool, context: &DeviceContext) -> Vec<Option<Action>> {
    let bound = context.bindings.actions_for(Trigger::Key(chord));
    let available = |action| context.takes(action) && (!repeat || repeats(action));
    let mut actions: Vec<_> = bound.map(|action| board_action(action).filter(|_| available(action))).collect();
    if actions.is_empty() {
        let jump = chord.file().map(Action::File).or(chord.rank().map(Action::Rank));
        actions.extend(jump.map(|jump| Some(jump).filter(|_| context.board() && !context.keyboard_taken())));
    }
    actions
}

/// A key by the layout's name.
fn named(key: &Typed) -> Option<Key> {
    let name = match key {
        Typed::Character(text) => {
            let mut characters = text.chars();
            return characters.next().filter(|_| characters.next().is_none()).and_then(Key::typed);
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
    let character = match &input.logical_key {
        Typed::Character(text) => text.chars().next(),
        Typed::Unidentified(_) | Typed::Dead(_) => None,
        _ => return None,
    };
    let code = format!("{:?}", input.key_code);
    let at = |prefix: &str| code.strip_prefix(prefix).filter(|rest| rest.len() == 1)?.chars().next();
    let letter = at("Key").filter(|_| character.is_none_or(|character| !character.is_ascii()));
    let digit = at("Digit").filter(|_| character.is_none_or(|character| !character.is_ascii_alphanumeric()));
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
    fn shift_that_produced_a_character_is_not_a_modifier_of_it() {
        let keyboard = Keyboard { held: vec![KeyCode::ShiftLeft] };
        assert_eq!(keyboard.chord(Key::Char('?')), Chord::plain(Key::Char('?')));
        assert!(keyboard.chord(Key::Char('Z')).shift);
    }
}
