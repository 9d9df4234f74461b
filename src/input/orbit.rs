//! Turning the board and coming closer.

use bevy::input::mouse::{AccumulatedMouseMotion, AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

use crate::taste::preferences::Preferences;
use crate::view::camera::Orbit;

use super::pointer::Pointer;
use super::press::Press;

/// Radians a pixel.
const TURN: f32 = 0.006;

/// Dragging with the right or middle button, or with the left one beside the board, turns the view.
pub fn turn(
    buttons: Res<ButtonInput<MouseButton>>,
    motion: Res<AccumulatedMouseMotion>,
    interface: Res<EguiWantsInput>,
    preferences: Res<Preferences>,
    (press, pointer): (Res<Press>, Res<Pointer>),
    mut orbit: ResMut<Orbit>,
) {
    let other = buttons.any_pressed([MouseButton::Right, MouseButton::Middle]) && !interface.wants_any_pointer_input();
    let beside = pointer.pressed && !pointer.touch && press.began.is_some() && press.origin.is_none();
    if motion.delta == Vec2::ZERO || !(other || beside) {
        return;
    }
    let tilt = if preferences.top_down { 0.0 } else { motion.delta.y * TURN };
    orbit.turn(Vec2::new(-motion.delta.x * TURN, tilt));
}

/// The wheel comes closer or goes away.
pub fn zoom(scroll: Res<AccumulatedMouseScroll>, interface: Res<EguiWantsInput>, mut orbit: ResMut<Orbit>) {
    if scroll.delta.y == 0.0 || interface.wants_any_pointer_input() {
        return;
    }
    let lines = match scroll.unit {
        MouseScrollUnit::Line => scroll.delta.y,
        MouseScrollUnit::Pixel => scroll.delta.y / 40.0,
    };
    orbit.zoom(1.1_f32.powf(lines));
}
