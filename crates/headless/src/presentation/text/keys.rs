//! The names of keys, of a gamepad's buttons, and of what they do.

use super::Text;
use crate::settings::bindings::{BindingAction, Bindings, Chord, Key, PadButton, Reserved, Trigger};

/// The name of a key or button as it stands on it, or as most people call it.
pub fn trigger(text: Text, trigger: Trigger) -> String {
    match trigger {
        Trigger::Pad(button) => pad(text, button),
        Trigger::Key(Chord { ctrl, alt, shift, key }) => {
            let mut name = match key {
                Key::Char(sign) => sign.to_string(),
                Key::Named(name) => text.key_name(name),
            };
            // The modifier that is named first is put in front last.
            if shift {
                name = text.key_with_shift(&name);
            }
            if alt {
                name = text.key_with_alt(&name);
            }
            if ctrl {
                name = text.key_with_ctrl(&name);
            }
            name
        }
    }
}

/// The messages select on the name under which a button is saved.
fn pad(text: Text, button: PadButton) -> String {
    text.pad_button(&format!("{button:?}"))
}

/// What an action is called in a list of keys.
pub fn action(text: Text, action: BindingAction) -> &'static str {
    match action {
        BindingAction::Up => text.action_up(),
        BindingAction::Down => text.action_down(),
        BindingAction::Left => text.action_left(),
        BindingAction::Right => text.action_right(),
        BindingAction::Press => text.action_press(),
        BindingAction::Cancel => text.action_cancel(),
        BindingAction::TakeBack => text.action_undo(),
        BindingAction::PlayAgain => text.action_redo(),
        BindingAction::Hint => text.action_hint(),
        BindingAction::Oracle => text.action_oracle(),
        BindingAction::Analyse => text.action_analyse(),
        BindingAction::Threats => text.action_threats(),
        BindingAction::Explorer => text.action_explorer(),
        BindingAction::Pass => text.action_pass(),
        BindingAction::Swap => text.action_swap(),
        BindingAction::Pause => text.action_pause(),
        BindingAction::Menu => text.action_menu(),
        BindingAction::Buttons => text.action_buttons(),
        BindingAction::View => text.action_view(),
        BindingAction::Home => text.action_home(),
        BindingAction::TurnLeft => text.action_turn_left(),
        BindingAction::TurnRight => text.action_turn_right(),
        BindingAction::TiltUp => text.action_tilt_up(),
        BindingAction::TiltDown => text.action_tilt_down(),
        BindingAction::Closer => text.action_closer(),
        BindingAction::Farther => text.action_farther(),
        BindingAction::Earlier => text.previous_move(),
        BindingAction::Later => text.next_move(),
        BindingAction::Earliest => text.first_move(),
        BindingAction::Latest => text.last_move(),
    }
}

/// Why a key cannot be assigned.
pub fn reserved(text: Text, reason: Reserved) -> &'static str {
    match reason {
        Reserved::Jump => text.reserved_jump(),
        Reserved::Tab => text.reserved_tab(),
        Reserved::Escape => text.reserved_escape(),
    }
}

/// After a key was taken from other actions: `Hint now uses Y.`, or that they have none any more.
pub fn exchanged(text: Text, bindings: &Bindings, lost: &[BindingAction], key: bool) -> String {
    let sentences = lost.iter().map(|other| match bindings.first(*other, key) {
        Some(left) => text.key_changed(action(text, *other), &trigger(text, left)),
        None if key => text.key_lost(action(text, *other)),
        None => text.button_lost(action(text, *other)),
    });
    text.in_order(sentences)
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
    pub fn spoken(&self, text: Text) -> String {
        let held = [&self.key, &self.button].into_iter().filter(|name| !name.is_empty());
        text.key_row(self.action, &text.listed(held.cloned()))
    }
}

/// How the cursor is moved: by keys and, where gamepads are read, by a pad.
pub fn cursor_movement(text: Text) -> Vec<&'static str> {
    let by_pad = (!cfg!(target_family = "wasm")).then(|| text.cursor_by_pad());
    [text.cursor_by_keys()].into_iter().chain(by_pad).collect()
}

/// A row for every other action that has a key or a button; a page in a browser reads no pad.
pub fn table(text: Text, bindings: &Bindings) -> Vec<KeyRow> {
    use BindingAction::{Down, Left, Right, Up};
    let name = |of, key| bindings.first(of, key).map(|held| trigger(text, held)).unwrap_or_default();
    let listed = BindingAction::ALL.into_iter().filter(|action| !matches!(action, Up | Down | Left | Right));
    let row = |of| KeyRow {
        action: action(text, of),
        key: name(of, true),
        button: if cfg!(target_family = "wasm") { String::new() } else { name(of, false) },
    };
    listed.map(row).filter(|row| !row.key.is_empty() || !row.button.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: Text = Text(crate::settings::language::Language::ENGLISH);

    #[test]
    fn keys_are_called_what_stands_on_them() {
        let name = |written: &str| trigger(TEXT, written.parse().unwrap());
        assert_eq!(
            ["Ctrl+Z", "Escape", "pad South", "Shift+ArrowUp", "?", "Ctrl+Shift+F5"].map(name),
            ["Ctrl+Z", "Esc", "A", "Shift+↑", "?", "Ctrl+Shift+F5"]
        );
    }

    #[test]
    fn an_action_that_lost_a_key_is_named_with_the_key_it_still_has() {
        let mut bindings = Bindings::default();
        let mut rebind = |action, written: &str| {
            let lost = bindings.rebind(action, written.parse::<Trigger>().unwrap()).unwrap();
            exchanged(TEXT, &bindings, &lost, true)
        };
        assert_eq!(rebind(BindingAction::View, "K"), "");
        assert_eq!(rebind(BindingAction::View, "M"), "Menu now uses K.");
    }

    #[test]
    fn the_table_lists_every_key_and_every_button() {
        let rows = table(TEXT, &Bindings::default());
        let row = |action: &str| rows.iter().find(|row| row.action == action).map(|row| row.spoken(TEXT));
        assert_eq!(row("Choose, place, move").as_deref(), Some("Choose, place, move: Enter, A."));
        assert_eq!(row("Menu").as_deref(), Some("Menu: M, Start."));
        assert_eq!(row("Turn left").as_deref(), Some("Turn left: Shift+←."));
        assert_eq!(row("Cursor up"), None, "a sentence describes it");
    }
}
