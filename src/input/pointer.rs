//! One pointer out of mouse and touch.

use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;

/// The mouse, or the first finger.
#[derive(Resource, Clone, Copy, PartialEq, Debug, Default)]
pub struct Pointer {
    /// In logical pixels; `None` while it is outside the window, lifted, or over the interface.
    pub place: Option<Vec2>,
    pub pressed: bool,
    pub just_pressed: bool,
    pub just_released: bool,
    /// A finger: it points only while it presses.
    pub touch: bool,
    pub moved: bool,
}

/// Reads the devices.
pub fn sense(
    window: Single<&Window, With<PrimaryWindow>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    interface: Res<EguiWantsInput>,
    mut pointer: ResMut<Pointer>,
) {
    let before = *pointer;
    let finger = touches.iter().next();
    let lifted = touches.iter_just_released().next();
    *pointer = match (finger, lifted) {
        (Some(finger), _) => Pointer {
            place: Some(finger.position()),
            pressed: true,
            just_pressed: touches.just_pressed(finger.id()),
            touch: true,
            ..default()
        },
        // A tap may begin and end between two slow frames.
        (None, Some(finger)) => Pointer {
            place: Some(finger.position()),
            just_pressed: touches.just_pressed(finger.id()),
            just_released: true,
            touch: true,
            ..default()
        },
        (None, None) => Pointer {
            place: window.cursor_position(),
            pressed: buttons.pressed(MouseButton::Left),
            just_pressed: buttons.just_pressed(MouseButton::Left),
            just_released: buttons.just_released(MouseButton::Left),
            ..default()
        },
    };
    // A press that began on the board stays the board's; else what is over the interface is the interface's.
    if interface.wants_any_pointer_input() && !before.pressed {
        *pointer = Pointer::default();
    }
    pointer.moved = pointer.place != before.place;
}
