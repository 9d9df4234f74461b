//! Drops the repeats of a held Enter or Space from egui's input: a held key presses a widget once.
//!
//! Without this the button that asks for a second press would get it from the key that pressed it first.

use bevy::input::keyboard::KeyboardFocusLost;
use bevy::prelude::*;
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Key};

use super::modifier_filter::drop_repeated_modifiers;
use super::systems::UiFrameSystems;

/// The keys that press the focused widget.
const PRESSING: [Key; 2] = [Key::Enter, Key::Space];

/// Adds the filter.
pub(super) fn plugin(app: &mut App) {
    // The other filter drops releases while a key is being chosen; this one needs all of them.
    let system = drop_repeats.in_set(UiFrameSystems::Prepare).before(drop_repeated_modifiers);
    app.add_message::<KeyboardFocusLost>().add_systems(PreUpdate, system);
}

/// Drops the presses of a key that has not been released since it was pressed.
///
/// bevy_egui 0.42 reports the repeats of a held key as presses.
fn drop_repeats(
    mut inputs: Query<&mut EguiInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Vec<Key>>,
) {
    // No releases arrive while another window has the keyboard.
    if focus_lost.read().count() > 0 {
        held.clear();
    }
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            Event::Key { key, pressed: true, .. } if PRESSING.contains(key) => {
                let new = !held.contains(key);
                held.extend(new.then_some(*key));
                new
            }
            Event::Key { key, pressed: false, .. } => {
                held.retain(|other| other != key);
                true
            }
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Modifiers;

    use super::*;

    fn key(key: Key, pressed: bool) -> Event {
        Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE }
    }

    /// How many presses are left of these frames.
    fn presses(frames: Vec<Vec<Event>>) -> Vec<usize> {
        let mut app = App::new();
        app.add_message::<KeyboardFocusLost>().add_systems(Update, drop_repeats);
        let context = app.world_mut().spawn(EguiInput::default()).id();
        let mut left = Vec::new();
        for events in frames {
            app.world_mut().get_mut::<EguiInput>(context).unwrap().events = events;
            app.update();
            let events = &app.world().get::<EguiInput>(context).unwrap().events;
            left.push(events.iter().filter(|event| matches!(event, Event::Key { pressed: true, .. })).count());
        }
        left
    }

    #[test]
    fn a_held_key_presses_once_until_it_is_released() {
        let [down, up] = [true, false].map(|pressed| key(Key::Enter, pressed));
        let frames =
            vec![vec![down.clone(), down.clone()], vec![down.clone()], vec![up.clone(), down.clone()], vec![up, down]];
        assert_eq!(presses(frames), [1, 0, 1, 1]);
    }

    #[test]
    fn arrows_repeat() {
        let down = key(Key::ArrowDown, true);
        assert_eq!(presses(vec![vec![down.clone()], vec![down.clone(), down]]), [1, 2]);
    }
}
