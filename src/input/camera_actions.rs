//! The actions that move the camera.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::action::Action;
use crate::settings::preferences::Preferences;
use crate::view::camera::Orbit;

/// The angle by which a drag of one logical pixel turns the view, in radians.
pub(super) const TURN: f32 = 0.006;

/// What the actions of the camera change.
#[derive(SystemParam)]
pub(super) struct CameraActions<'w> {
    preferences: ResMut<'w, Preferences>,
    pub(super) orbit: ResMut<'w, Orbit>,
}

impl CameraActions<'_> {
    /// Moves the camera; other actions do nothing.
    pub(super) fn handle(&mut self, action: Action) {
        match action {
            Action::View => self.preferences.top_down = !self.preferences.top_down,
            Action::Home => *self.orbit = Orbit::default(),
            Action::Turn(by) => self.turn(by),
            Action::Zoom(by) => self.orbit.zoom(by),
            _ => {}
        }
    }

    /// Turns the view; the view from above does not tilt.
    pub(super) fn turn(&mut self, by: Vec2) {
        let tilt = if self.preferences.top_down { 0.0 } else { by.y };
        self.orbit.turn(Vec2::new(by.x, tilt));
    }
}
