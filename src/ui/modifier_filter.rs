//! Drops unchanged modifier keys from egui's input, which would keep an idle interface drawing.

use bevy::prelude::*;
use bevy_egui::EguiInput;
use bevy_egui::egui::{Event, Modifiers};

use crate::settings::bindings::Rebinding;

use super::systems::UiFrameSystems;

/// Adds the filter.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, drop_repeated_modifiers.in_set(UiFrameSystems::Prepare));
}

/// Drops the modifier keys from egui's input where they are as they were.
///
/// bevy_egui 0.42 reports them in every frame, and egui asks for another frame after every event: an idle game would
/// draw without end.
///
/// Keys that are pressed while one is being chosen are not for buttons either.
pub(super) fn drop_repeated_modifiers(
    mut inputs: Query<&mut EguiInput>,
    rebinding: Res<Rebinding>,
    mut before: Local<Modifiers>,
) {
    for mut input in &mut inputs {
        let mut now = *before;
        if rebinding.action.is_some() {
            input.events.retain(|event| !matches!(event, Event::Key { .. } | Event::Text(_)));
        }
        input.events.retain(|event| match event {
            Event::ModifiersChanged(modifiers) => std::mem::replace(&mut now, *modifiers) != *modifiers,
            _ => true,
        });
        *before = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn left_of(modifiers: &[Modifiers]) -> Vec<usize> {
        let mut app = App::new();
        app.init_resource::<Rebinding>().add_systems(Update, drop_repeated_modifiers);
        let context = app.world_mut().spawn(EguiInput::default()).id();
        let mut left = Vec::new();
        for now in modifiers {
            let mut input = app.world_mut().get_mut::<EguiInput>(context).unwrap();
            input.events = vec![Event::ModifiersChanged(*now), Event::Copy];
            app.update();
            left.push(app.world().get::<EguiInput>(context).unwrap().events.len());
        }
        left
    }

    #[test]
    fn egui_gets_only_changes_of_the_modifier_keys() {
        let (none, shift) = (Modifiers::NONE, Modifiers::SHIFT);
        assert_eq!(left_of(&[none, none, shift, shift, none]), [1, 1, 2, 1, 2]);
    }
}
