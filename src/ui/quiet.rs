//! Lets an idle interface sleep.

use bevy::prelude::*;
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Modifiers};

/// Takes out of egui's input what tells nothing new.
///
/// bevy_egui 0.42 tells egui the modifier keys in every frame, and egui 0.36 asks for another frame after every event: the
/// window would be drawn without end. Only a change of the keys goes through.
pub(crate) fn forget_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<Modifiers>) {
    for mut input in &mut inputs {
        input.0.events.retain(|event| match event {
            Event::ModifiersChanged(modifiers) => std::mem::replace(&mut *last, *modifiers) != *modifiers,
            _ => true,
        });
    }
}
